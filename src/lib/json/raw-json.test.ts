/** Tests edits of members in raw JSON. */
import t from 'tap';
import fc from '../../../test/support/fc.ts';
import { jsonText, readWritten } from '../../../test/support/lang/json-text.ts';
import {
  type Insertion,
  insertMembers,
  inspectJson,
  parseJson,
  pickMembers,
  scanArray,
  scanObject,
} from './raw-json.ts';

// Adding members to JSON text.

t.test('an impossible insertion throws, and never creates a duplicate member', async (t) => {
  const first = (path: Insertion['path'], key = 'x') => [{ path, key, rawValue: '1' }];
  t.throws(() => insertMembers('{"a":1}', first([], 'a')), { message: "the object already has 'a'" });
  t.throws(() => insertMembers('{"\\u0061":1}', first([], 'a')), { message: "the object already has 'a'" });
  t.throws(() => insertMembers('{}', [...first([]), ...first([])]), {
    message: "'x' is inserted twice into the same object",
  });
  t.throws(() => insertMembers('{"a":1}', first(['a'])), { message: 'members can only be inserted into an object' });
  t.throws(() => insertMembers('[]', first([])), RangeError);
  t.throws(() => insertMembers('{"a":[{}]}', first(['a', 1])), { message: "there is no value at '1' to insert into" });
  t.throws(() => insertMembers('{"a":[{}]}', first(['a', '0'])), RangeError, 'an index is a number');
  t.throws(() => insertMembers('{}', first(['__proto__'])), RangeError);
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
      fc.pre(inspectJson(text).duplicate === undefined);
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

// Picking members of JSON text.

t.test(
  'picking is filtering: values keep their spelling and order, and of duplicate members the last counts',
  async (t) => {
    const names = fc.subarray(['a', 'b', 'model', 'a/b', '~', '', '__proto__', 'constructor', '0', '"', '\\']);
    fc.assert(
      fc.property(jsonText, names, (text, keys) => {
        const written = readWritten(text);
        const members = written.kind === 'object' ? written.members : [];
        const picked = members.filter(
          ({ key }, at) => keys.includes(key) && !members.slice(at + 1).some((later) => later.key === key),
        );
        t.same(readWritten(pickMembers(text, keys)), { kind: 'object', members: picked });
      }),
      { numRuns: 500 },
    );
    t.equal(pickMembers(' {\n "a" : [ 1 , {"b":"}"} ] , "c" : 1.0 } ', ['a']), '{"a":[ 1 , {"b":"}"} ]}');
  },
);

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
      inspectJson(text);
    }),
    { numRuns: 2_000 },
  );
});
