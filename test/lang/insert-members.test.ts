/** Adding members to JSON text. */
import t from 'tap';
import { findDuplicateKey, type Insertion, insertMembers, parseJson } from '../../src/lang/raw-json.ts';
import fc from '../support/fc.ts';
import { jsonText } from './json-text.ts';

t.test('members are added at the end of their objects, and nothing else changes', async (t) => {
  const table = [
    ['{}', [{ path: [], key: 'a', rawValue: '1' }], '{"a":1}'],
    ['{ }', [{ path: [], key: 'a', rawValue: '1' }], '{"a":1 }'],
    ['{"a":1.0 }', [{ path: [], key: 'b', rawValue: '[]' }], '{"a":1.0,"b":[] }'],
    ['{"a":1}', [], '{"a":1}'],
    [
      ' {"refs" : [ {"type":"image"} , { } ],"n":12345678901234567890}\n',
      [
        { path: ['refs', 1], key: 'role', rawValue: '"v"' },
        { path: ['refs', 0], key: 'role', rawValue: '"r"' },
        { path: [], key: 'x', rawValue: 'null' },
        { path: [], key: 'y', rawValue: '{}' },
      ],
      ' {"refs" : [ {"type":"image","role":"r"} , {"role":"v" } ],"n":12345678901234567890,"x":null,"y":{}}\n',
    ],
    ['{"a":{"b":{}}}', [{ path: ['a', 'b'], key: 'q"', rawValue: '1' }], '{"a":{"b":{"q\\"":1}}}'],
    [
      '[{"a":{}}]',
      [
        { path: [0, 'a'], key: 'b', rawValue: '1' },
        { path: [0], key: 'c', rawValue: '2' },
      ],
      '[{"a":{"b":1},"c":2}]',
    ],
  ] as const;
  for (const [text, insertions, result] of table) t.equal(insertMembers(text, insertions), result, text);
});

t.test('an impossible insertion throws, and never creates a duplicate member', async (t) => {
  const one = (path: Insertion['path'], key = 'x') => [{ path, key, rawValue: '1' }];
  t.throws(() => insertMembers('{"a":1}', one([], 'a')), { message: "the object already has 'a'" });
  t.throws(() => insertMembers('{"\\u0061":1}', one([], 'a')), { message: "the object already has 'a'" });
  t.throws(() => insertMembers('{}', [...one([]), ...one([])]), {
    message: "'x' is inserted twice into the same object",
  });
  t.throws(() => insertMembers('{"a":1}', one(['a'])), { message: 'members can only be inserted into an object' });
  t.throws(() => insertMembers('[]', one([])), RangeError);
  t.throws(() => insertMembers('{"a":[{}]}', one(['a', 1])), { message: "there is no value at '1' to insert into" });
  t.throws(() => insertMembers('{"a":[{}]}', one(['a', '0'])), RangeError, 'an index is a number');
  t.throws(() => insertMembers('{}', one(['__proto__'])), RangeError);
});

const RAW = '"added":1.0';

/** The paths of all objects in a parsed document. */
function objectPaths(
  value: unknown,
  path: readonly (string | number)[] = [],
): readonly (readonly (string | number)[])[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => objectPaths(item, [...path, index]));
  if (typeof value !== 'object' || value === null) return [];
  return [path, ...Object.entries(value).flatMap(([name, member]) => objectPaths(member, [...path, name]))];
}

/** Adds the member to the object at the path of a parsed document. */
function addTo(value: unknown, path: readonly (string | number)[]): void {
  let at: unknown = value;
  for (const step of path) at = Object.entries(Object(at)).find(([name]) => name === String(step))?.[1];
  Object.assign(Object(at), { added: 1 });
}

t.test('the result parses to the expected value, and keeps every byte of the original', async () => {
  fc.assert(
    fc.property(jsonText, fc.infiniteStream(fc.boolean()), (text, choose) => {
      fc.pre(findDuplicateKey(text) === undefined);
      const expected: unknown = parseJson(text);
      const paths = objectPaths(expected).filter(() => choose.next().value === true);
      const insertions = paths.map((path) => ({ path, key: 'added', rawValue: '1.0' }));
      const result = insertMembers(text, insertions);
      for (const path of paths) addTo(expected, path);
      const untouched = result.replaceAll(`,${RAW}`, '').replaceAll(RAW, '');
      return JSON.stringify(parseJson(result)) === JSON.stringify(expected) && untouched === text;
    }),
    { numRuns: 500 },
  );
});
