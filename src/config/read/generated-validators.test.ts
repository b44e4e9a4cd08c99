/** Tests that the generated validators agree with Ajv on every document. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Ajv } from 'ajv';
import formats from 'ajv-formats';
import t from 'tap';
import gateway from '../../../schemas/gateway.schema.json' with { type: 'json' };
import { sample } from '../../../test/support/sample.ts';
import { readBodySchema, validate } from '../../billing/schemas/validator.ts';
import { isDraft07 } from '../../plan/generated/draft-07.js';
import { fitsSchema } from '../../plan/generated/gateway-schema.js';
import { requestValidators } from '../../plan/generated/request-validators.js';
import { loadConfig } from './load.ts';
import { addKeyRules, NOTE_KEYWORDS } from './variants.ts';

/** Only every place whose index is a multiple of this is changed. */
const step = sample(5, 3);

/** The values that replace a value; its path selects one. */
const replacements: readonly unknown[] = [null, true, 0, -1.5, '', 'a', [], ['a', 'a'], {}, { at: '/a' }];

const root = resolve(import.meta.dirname, '../../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

t.test('the validator of the configuration, on valid and changed documents', async (t) => {
  const ajv = new Ajv({ ownProperties: true, allowUnionTypes: true });
  ajv.addVocabulary([...NOTE_KEYWORDS]);
  addKeyRules(ajv);
  const fits = ajv.compile(gateway);
  const verdicts = compare(
    structuredClone(loadConfig(join(root, 'gateway.yaml')).config ?? {}),
    fitsSchema,
    (document) => fits(document),
  );
  t.strictSame(verdicts.others, []);
  t.ok(verdicts.good > 100 / step && verdicts.bad > 1_000 / step, 'some of the changes are mistakes, and some are not');
});

t.test('the validator of a request schema, on valid and changed bodies', async (t) => {
  const ajv = new Ajv({ strict: false, logger: false });
  formats.default(ajv);
  const verdicts = compare(JSON.parse(read('schemas/requests/video-official.json')), isDraft07, (schema) =>
    isValid(ajv, schema),
  );
  t.strictSame(verdicts.others, []);
  t.ok(verdicts.good > 100 / step && verdicts.bad > 100 / step, 'some of the changes are mistakes, and some are not');
});

t.test('the validators of the shipped schemas give the same answers as Ajv in the same words', async (t) => {
  const folder = join(root, 'schemas/requests');
  const verdicts = { good: 0, bad: 0 };
  for (const name of readdirSync(folder)) {
    const schema = JSON.parse(read(`schemas/requests/${name}`));
    const generated = readBodySchema(schema);
    t.ok(Object.hasOwn(requestValidators, generated.key), name);
    const compiled = { ...generated, key: `not ${generated.key}` };
    for (const body of bodiesOf(name)) {
      for (const [place, changed] of changes(body)) {
        const words = validate(compiled, changed);
        if (words === undefined) verdicts.good += 1;
        else verdicts.bad += 1;
        const found = validate(generated, changed);
        if (found !== words) t.equal(found, words, `${name}: ${place}`);
      }
    }
  }
  t.ok(verdicts.good > 50 / step && verdicts.bad > 50 / step, 'some of the changes are mistakes, and some are not');
});

t.test('a schema that names another draft is left to Ajv', async (t) => {
  t.equal(isDraft07({ $schema: 'http://json-schema.org/draft-07/schema#' }), true);
  t.equal(isDraft07({ $schema: 'https://json-schema.org/draft/2020-12/schema' }), false);
});

/** The bodies in the examples of the routes that check bodies by this file. */
function bodiesOf(file: string): readonly object[] {
  const { config } = loadConfig(join(root, 'gateway.yaml'));
  const routes = Object.values(config?.routes ?? {}).filter((route) =>
    JSON.stringify(route).includes(`requests/${file}`),
  );
  return routes.flatMap(({ examples = [] }) =>
    examples.flatMap(({ body }) => (body === undefined ? [] : Object(body))),
  );
}

function isValid(ajv: Ajv, schema: object): boolean {
  try {
    return ajv.validateSchema(schema) === true;
  } catch {
    return false;
  }
}

/** Changes a document in one place at a time. Every change on which the two do not agree is in `others`. */
function compare(document: object, first: (document: object) => boolean, second: (document: object) => boolean) {
  const verdicts = { good: 0, bad: 0, others: [] as string[] };
  for (const [place, changed] of changes(document)) {
    const verdict = first(changed);
    if (verdict) verdicts.good += 1;
    else verdicts.bad += 1;
    if (verdict !== second(changed)) verdicts.others.push(place);
  }
  return verdicts;
}

/**
 * Yields the document with one change at a time. Each place gets another value, is left out, and gets an extra member beside it. All
 * changes are made in one copy and undone, because copying the document for every change would take most of the time.
 */
function* changes(document: object): Iterable<readonly [place: string, changed: object]> {
  yield ['', document];
  const copy = structuredClone(document);
  for (const [index, path] of [...pathsOf(document, [])].entries()) {
    if (index % step !== 0) continue;
    const place = path.join('/');
    const key = path.at(-1) ?? '';
    const parent = path.slice(0, -1).reduce<Record<string, unknown>>((at, token) => Object(at[token]), Object(copy));
    const was = parent[key];
    const replacement = replacements[(path.length + path.join('').length) % replacements.length];
    parent[key] = replacement;
    yield [`${place} = ${JSON.stringify(replacement)}`, copy];
    delete parent[key];
    yield [`${place} left out`, copy];
    parent[key] = was;
    parent[`${key}_`] = was;
    yield [`${place} beside it`, copy];
    delete parent[`${key}_`];
  }
}

function* pathsOf(value: unknown, path: readonly string[]): Iterable<readonly string[]> {
  if (path.length > 0) yield path;
  if (typeof value !== 'object' || value === null) return;
  for (const [key, below] of Object.entries(value)) yield* pathsOf(below, [...path, key]);
}
