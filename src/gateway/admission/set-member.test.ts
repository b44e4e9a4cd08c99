/** Setting a value in a JSON text changes no other byte. */
import t from 'tap';
import { setMember } from './set-member.ts';

const cases: readonly (readonly [text: string, path: readonly string[], raw: string, result: string])[] = [
  ['{"model":"a","n":1.0}', ['model'], '"b/c"', '{"model":"b/c","n":1.0}'],
  [
    ' { "n" : 12345678901234567890 , "mod\\u0065l" : "a" } ',
    ['model'],
    '"b"',
    ' { "n" : 12345678901234567890 , "mod\\u0065l" : "b" } ',
  ],
  ['{"m":1,"m":2}', ['m'], '3', '{"m":1,"m":3}'],
  ['{}', ['a', 'b'], 'true', '{"a":{"b":true}}'],
  ['{"a":{}}', ['a', 'b'], 'true', '{"a":{"b":true}}'],
  ['{"a":null,"c":1}', ['a', 'b'], 'true', '{"a":{"b":true},"c":1}'],
  ['{"a":"text"}', ['a', 'b', 'c'], '1', '{"a":{"b":{"c":1}}}'],
  ['{"a":{"b":false,"c":[1, 2]}}', ['a', 'b'], 'true', '{"a":{"b":true,"c":[1, 2]}}'],
  ['{"a":[{"b":1}, {"b":2}]}', ['a', '1', 'b'], '3', '{"a":[{"b":1}, {"b":3}]}'],
  ['{"a":"{\\"model\\":1}","model":"x"}', ['model'], '"y"', '{"a":"{\\"model\\":1}","model":"y"}'],
];

for (const [text, path, raw, result] of cases) {
  t.test(`${text} at ${path.join('/')}`, async (t) => {
    t.equal(setMember(text, path, raw), result);
    t.doesNotThrow(() => JSON.parse(result));
  });
}
