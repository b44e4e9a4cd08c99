/** Checks the schema for editors: it accepts what the compiler accepts before the expansion, and still finds misspelt keys. */
import { Ajv } from 'ajv';
import t from 'tap';
import { parse } from 'yaml';
import editor from '../../schemas/gateway.editor.json' with { type: 'json' };
import schema from '../../schemas/gateway.schema.json' with { type: 'json' };
import { propertiesOf, strings } from '../../src/config/read/schema-words.ts';
import { addKeyRules, NOTE_KEYWORDS } from '../../src/config/read/variants.ts';
import { isRecord } from '../../src/lib/json/record.ts';
import { ERROR_KINDS, KIND_STATUS } from '../../src/lib/refusal.ts';
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
  ['an entry without a required key', 'models: { k: { type: chat } }', false],
  ['the same with like', 'models: { k: { like: c, type: chat } }', true],
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

t.test(
  'Tests that every property of the configuration’s schema has a description and valid examples, and that mappings refuse unknown keys',
  async (t) => {
    const ajv = new Ajv({ allErrors: true, allowUnionTypes: true });
    ajv.addVocabulary([...NOTE_KEYWORDS]);
    addKeyRules(ajv);
    ajv.addSchema(schema, 'gateway');

    const places = [
      ['', schema] as const,
      ...Object.entries(schema.definitions).map(([name, node]) => [`/definitions/${name}`, node] as const),
    ];

    t.test('every property has a description and valid examples', async (t) => {
      for (const [place, node] of places) {
        for (const [key, property] of Object.entries(propertiesOf(node))) {
          const pointer = `${place}/properties/${key}`;
          if (!isRecord(property)) throw new Error(`${pointer} is no schema`);
          t.match(property.description, /^[A-Z`].*[.…]$/s, `${pointer} is described in a sentence`);
          const examples = Array.isArray(property.examples) ? property.examples : [];
          t.ok(examples.length > 0, `${pointer} has an example`);
          const validate = ajv.compile({ $ref: `gateway#${pointer}` });
          for (const example of examples)
            t.ok(validate(example), `${pointer} admits its example`, { example, errors: validate.errors });
          if (property.default !== undefined) t.ok(validate(property.default), `${pointer} admits its default`);
        }
      }
    });

    t.test('every mapping refuses unknown keys and has a name for messages and types', async (t) => {
      for (const [place, node] of places) {
        if (!isRecord(node)) throw new Error(`${place} is no schema`);
        t.type(node.title, 'string', `${place} has a title`);
        if (!('properties' in node)) continue;
        t.equal(node.additionalProperties, false, `${place} is closed`);
        t.type(node['x-noun'], 'string', `${place} has a noun`);
      }
    });

    t.test('every string with a pattern has a noun and a hint', async (t) => {
      for (const node of walk(schema)) {
        if (typeof node.pattern !== 'string') continue;
        t.type(node['x-noun'], 'string', node.pattern);
        t.type(node['x-hint'], 'string', node.pattern);
      }
    });

    t.test('the kinds of error are those of the plan', async (t) => {
      const { envelope_names, envelope_statuses, error_kind } = schema.definitions;
      t.same(
        Object.keys(envelope_names.properties).filter((name) => name !== 'not_found'),
        ERROR_KINDS,
      );
      t.same(Object.keys(envelope_statuses.properties), ERROR_KINDS);
      t.same(strings(error_kind.enum), ERROR_KINDS);
      for (const [kind, { description }] of Object.entries(envelope_statuses.properties)) {
        t.ok(description.endsWith(`Usually ${Reflect.get(KIND_STATUS, kind)}.`), `${kind}: ${description}`);
      }
    });

    t.test('every definition is used', async (t) => {
      const text = JSON.stringify(schema);
      for (const name of Object.keys(schema.definitions)) t.ok(text.includes(`"$ref":"#/definitions/${name}"`), name);
    });

    function* walk(node: unknown): Generator<Readonly<Record<string, unknown>>> {
      if (Array.isArray(node)) for (const item of node) yield* walk(item);
      if (!isRecord(node)) return;
      yield node;
      for (const value of Object.values(node)) yield* walk(value);
    }
  },
);
