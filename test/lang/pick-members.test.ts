/** Picking members of JSON text. */
import t from 'tap';
import { findDuplicateKey, parseJson, pickMembers, scanArray, scanObject } from '../../src/lang/raw-json.ts';
import fc from '../support/fc.ts';
import { jsonText, readWritten } from './json-text.ts';

t.test('picked members keep the spelling of their values and their order', async (t) => {
  const table = [
    ['{"seed":12345678901234567890,"a":1.0}', ['a', 'seed'], '{"seed":12345678901234567890,"a":1.0}'],
    ['{"a":1,"b":2}', ['b'], '{"b":2}'],
    ['{"a":1}', [], '{}'],
    ['{}', ['a'], '{}'],
    [' {\n "a" : [ 1 , {"b":"}"} ] , "c" : "\\"," } ', ['c', 'a'], '{"a":[ 1 , {"b":"}"} ],"c":"\\","}'],
    ['{"mod\\u0065l":"x","y":1}', ['model'], '{"model":"x"}'],
    ['{"__proto__":1,"x":2}', ['__proto__'], '{"__proto__":1}'],
    ['{"a":1,"b":2,"a":3}', ['a', 'b'], '{"b":2,"a":3}'],
    ['[1,2]', ['0'], '{}'],
  ] as const;
  for (const [text, keys, picked] of table) t.equal(pickMembers(text, keys), picked, text);
});

t.test('picking is filtering', async () => {
  const names = fc.subarray(['a', 'b', 'model', 'a/b', '~', '', '__proto__', 'constructor', '0', '"', '\\']);
  fc.assert(
    fc.property(jsonText, names, (text, keys) => {
      fc.pre(text.trimStart().startsWith('{') && findDuplicateKey(text) === undefined);
      const members = Object.entries(Object(parseJson(text))).filter(([name]) => keys.includes(name));
      return JSON.stringify(parseJson(pickMembers(text, keys))) === JSON.stringify(Object.fromEntries(members));
    }),
    { numRuns: 500 },
  );
});

t.test('scanning finds the offsets of every member and element', async () => {
  fc.assert(
    fc.property(jsonText, (text) => {
      const written = readWritten(text);
      const members = scanObject(text).map((member) => [member.key, text.slice(member.valueStart, member.valueEnd)]);
      const elements = scanArray(text, 0).map((element) => text.slice(element.start, element.end));
      const seen = (part: string | undefined) => JSON.stringify(readWritten(part ?? ''));
      if (written.kind === 'object') {
        return (
          written.members.length === members.length &&
          written.members.every(({ key, value }, at) => {
            return members[at]?.[0] === key && seen(members[at]?.[1]) === JSON.stringify(value);
          })
        );
      }
      if (written.kind === 'array') {
        const same = written.items.every((item, at) => seen(elements[at]) === JSON.stringify(item));
        return same && written.items.length === elements.length;
      }
      return members.length === 0 && elements.length === 0;
    }),
    { numRuns: 500 },
  );
});

t.test('scanning ends on text that is not JSON', async () => {
  const noise = fc.string({
    unit: fc.constantFrom('{', '}', '[', ']', '"', '\\', ',', ':', ' ', 'a', '1'),
    maxLength: 30,
  });
  fc.assert(
    fc.property(noise, (text) => {
      pickMembers(text, ['a']);
      scanArray(text, 0);
      findDuplicateKey(text);
    }),
    { numRuns: 2_000 },
  );
});
