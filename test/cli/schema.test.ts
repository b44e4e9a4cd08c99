/** `schema` writes a schema for editors in which a reference is a name of the configuration. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import t from 'tap';
import { parse } from 'yaml';
import language from '../../schemas/gateway.schema.json' with { type: 'json' };
import { declaredNames } from '../../src/config/read/named-schema.ts';
import { shippedText } from '../support/shipped-text.ts';
import { workspace } from '../support/tollgate.ts';

t.test('the schema of the shipped configuration', async (t) => {
  const { json } = await workspace(t);
  const fits = new Ajv({ strict: false }).compile(Object(await json(['schema'])));
  t.ok(fits(parse(shippedText)), JSON.stringify(fits.errors));
  const model = { type: 'chat', upstream: 'messages', price: 'chat_large' };
  const rows: readonly (readonly [what: string, sections: object, isValid: boolean])[] = [
    ['a name', { models: { m: model } }, true],
    ['a name of a repeated entry', { models: { m: { ...model, upstream: 'c' } } }, true],
    ['a placeholder', { models: { m: { ...model, upstream: '$(family)' } } }, true],
    ['a name that is not declared', { models: { m: { ...model, upstream: 'mesages' } } }, false],
    ['an upstream is no price table', { models: { m: { ...model, price: 'messages' } } }, false],
    ['a type of no model', { models: { m: { ...model, type: 'chatt' } } }, false],
    ['a fact', { prices: { p: { unit: 'second', by: ['resolution', 'class'], table: '1' } } }, true],
    ['no fact', { prices: { p: { unit: 'second', by: ['resolutoin'], table: '1' } } }, false],
    ['an entry to be like', { models: { m: { like: 'gen-pro' } } }, true],
    ['no entry to be like', { models: { m: { like: 'gen-por' } } }, false],
    ['task kinds', { routes: { r: { match: 'GET /v1/{id}', task: { poll: 'id', kinds: ['token_video'] } } } }, true],
    ['no task kinds', { routes: { r: { match: 'GET /v1/{id}', task: { poll: 'id', kinds: ['video'] } } } }, false],
  ];
  for (const [what, sections, isValid] of rows) t.equal(fits(sections), isValid, what);
});

t.test('every reference of the language has names', async (t) => {
  const known = declaredNames(parse(shippedText), language);
  const refers = [...JSON.stringify(language).matchAll(/"x-refers":"(\w+)"/g)].map(([, section = '']) => section);
  t.ok(refers.length > 20);
  for (const section of new Set(refers)) t.ok(known.has(section), section);
});

t.test('a configuration with mistakes, in two files', async (t) => {
  const { dir, json, run } = await workspace(t);
  const config = join(dir, 'gateway.yaml');
  const out = join(dir, 'names.json');
  writeFileSync(config, 'version: 1\ninclude: [more.yaml]\nmodels: { m: { upstream: k, tpye: x } }\n');
  writeFileSync(join(dir, 'more.yaml'), 'each: { u: [k, l] }\nupstreams: { $(u): {} }\n');
  const { stdout } = await run(['schema', '--config', config]);
  t.match(stdout, /"enum": \[\n *"k",\n *"l"\n *\]/);
  t.same(await json(['schema', '--config', config, '--out', out]), { written: out });
  t.same(JSON.parse(readFileSync(out, 'utf8')), JSON.parse(stdout));
  t.match(await json(['schema', '--config', config, '--out', join(dir, 'no/folder')]), {
    error: { code: 'file_unwritable' },
  });
  writeFileSync(join(dir, 'more.yaml'), 'upstreams: [\n');
  const broken = await run(['schema', '--config', config]);
  t.equal(broken.code, 1);
  t.match(broken.stderr, /more\.yaml:1:12 error yaml-syntax/);
});
