/** Checks the schema for editors: it accepts what the compiler accepts before the expansion, and still finds misspelt keys. */
import { Ajv } from 'ajv';
import t from 'tap';
import { parse } from 'yaml';
import editor from '../../schemas/gateway.editor.json' with { type: 'json' };
import { shippedText } from '../support/shipped-text.ts';

const ajv = new Ajv({ strict: false });
const fits = ajv.compile(editor);

t.test('the shipped configuration', async (t) => {
  t.ok(fits(parse(shippedText)), JSON.stringify(fits.errors));
});

const upstream = '{ url: "http://127.0.0.1:9000/$(family)" }';

const texts: readonly (readonly [what: string, section: string, isValid: boolean])[] = [
  ['a repeated entry', `upstreams: { $(family): ${upstream} }`, true],
  ['a list with fields', 'each: { family: { k: { path: a }, c: } }', true],
  ['a list of names', 'each: { family: [k, c] }', true],
  ['a word of a list by a placeholder', 'prices: { $(family): { unit: $(family.unit), by: [], table: "1" } }', true],
  ['a word that is not in the list', 'prices: { k: { unit: minute, by: [], table: "1" } }', false],
  ['an empty list', 'each: { family: [] }', false],
  ['a name that is not one', `upstreams: { "K K": ${upstream} }`, false],
  ['an entry without a required key', 'prices: { k: { unit: second } }', false],
  ['the same with like', 'prices: { k: { like: c, unit: second } }', true],
  ['a completed mapping without a required key', 'interfaces: { k: { like: messages, forward: { query: [] } } }', true],
  ['a misspelt key of a completed mapping', 'interfaces: { k: { like: messages, forward: { qury: [] } } }', false],
  ['a misspelt key beside like', 'upstreams: { k: { like: c, optinal: true } }', false],
];

for (const [what, section, isValid] of texts) {
  t.test(what, async (t) =>
    t.equal(fits({ ...parse(shippedText), ...parse(section) }), isValid, JSON.stringify(fits.errors)),
  );
}

t.test('the files of a configuration', async (t) => {
  const { prices, ...others } = parse(shippedText);
  t.notOk(fits({ version: 1, prices }), 'a main file needs every section');
  t.ok(fits({ prices }), 'an included file does not');
  t.ok(fits({ ...others, include: ['prices.yaml'] }));
  t.ok(
    fits({ version: 1, include: ['prices.yaml', 'more/routes.yml'] }),
    'a file that includes others does not either',
  );
  t.notOk(fits({ ...others, include: 'prices.yaml' }));
  t.notOk(fits({ ...others, include: ['prices.json'] }));
  t.notOk(fits({ include: [], prices }));
});
