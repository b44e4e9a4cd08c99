/** Parsing JSON with escaped member names. */
import t from 'tap';
import { findDuplicateKey, inspectJson, parseJson } from '../../../src/lang/raw-json.ts';
import fc from '../../support/fc.ts';
import { jsonText, readWritten, type Written } from './json-text.ts';

t.test('an earlier document does not change the names of a later one', async (t) => {
  parseJson('{"model":"x","\\\\u0064ur":0}');
  t.same(parseJson('{"model":"x","\\u0064uration":15}'), { model: 'x', duration: 15 });
  parseJson('{"h":[],"\\\\":0}');
  t.same(parseJson('{"h":1,"\\"":2}'), { h: 1, '"': 2 });
  t.same(parseJson('[{"h":[],"\\\\":0},{"h":1,"\\u0061" :{"h":1,"\\n":"\\\\"}}]'), [
    { h: [], '\\': 0 },
    { h: 1, a: { h: 1, '\n': '\\' } },
  ]);
});

t.test('malformed JSON throws a SyntaxError', async (t) => {
  for (const text of ['', '{', '{"\\u0061":}', '{"\\u006":1}', '{"\\a":1}', '[1,]', '\ufeff{}', '{"a":1}x']) {
    t.throws(() => parseJson(text), SyntaxError, text);
  }
});

t.test('deep nesting does not overflow the stack', async (t) => {
  const depth = 200_000;
  const value = parseJson(`${'[{"\\u0061":'.repeat(depth)}1${'}]'.repeat(depth)}`);
  t.ok(Array.isArray(value));
});

/** The value of a written document. The last of duplicate members counts, as in JSON.parse. */
function plainValue(written: Written): unknown {
  if (written.kind === 'array') return written.items.map(plainValue);
  if (written.kind === 'object')
    return Object.fromEntries(written.members.map(({ key, value }) => [key, plainValue(value)]));
  return JSON.parse(written.raw);
}

t.test('it agrees with a naive reader, whatever was parsed before', async () => {
  fc.assert(
    fc.property(jsonText, (text) => JSON.stringify(parseJson(text)) === JSON.stringify(plainValue(readWritten(text)))),
    { numRuns: 2_000 },
  );
});

t.test('one pass finds escaped names and the nesting depth', async (t) => {
  const table = [
    ['1', false, 0],
    ['"\\u0061"', false, 0],
    ['{}', false, 1],
    ['{"a":["\\n",{"b":"\\u0061"}],"c":{}}', false, 3],
    ['{"a":[{"\\u0062":1}]}', true, 3],
    ['{"\\"":1}', true, 1],
  ] as const;
  for (const [text, escapedNames, depth] of table) t.match(inspectJson(text), { escapedNames, depth }, text);
  fc.assert(
    fc.property(jsonText, (text) => {
      fc.pre(findDuplicateKey(text) === undefined);
      const { escapedNames } = inspectJson(text);
      return JSON.stringify(parseJson(text, escapedNames)) === JSON.stringify(parseJson(text));
    }),
    { numRuns: 500 },
  );
});
