/** Finding duplicate member names in JSON text. */
import t from 'tap';
import { escapePointerToken, follow, readPointer } from '../../../src/lang/pointer.ts';
import { findDuplicateKey } from '../../../src/lang/raw-json.ts';
import fc from '../../support/fc.ts';
import { jsonText, readWritten, type Written } from './json-text.ts';

t.test('the result is the pointer of the first duplicate member', async (t) => {
  const table = [
    ['{"a":1,"a":2}', '/a'],
    ['{"model":1,"mod\\u0065l":2}', '/model'],
    ['{"a":{"b":1},"c":[0,{"d":1,"x/~":2,"x/~":3}],"a":1}', '/c/1/x~1~0'],
    ['{"":1,"":2}', '/'],
    ['{"\\"":1,"\\u0022":2}', '/"'],
    ['[[],[{"k":{"q":1,"q":2}}]]', '/1/0/k/q'],
    ['{"__proto__":1,"__proto__":2}', '/__proto__'],
  ] as const;
  for (const [text, pointer] of table) t.equal(findDuplicateKey(text), pointer, text);
});

t.test('the same name in different objects, or as a value, is not a duplicate', async (t) => {
  const texts = [
    '{}',
    '[]',
    '1',
    '"a"',
    '{"a":{"a":{"a":1}},"b":1}',
    '[{"a":1},{"a":1}]',
    '{"a":"a","b":["a","a"]}',
    '{"a":"\\"a\\":1,"}',
  ];
  for (const text of texts) t.equal(findDuplicateKey(text), undefined, text);
});

t.test('objects with many members use a set, which is dropped at the end of the object', async (t) => {
  const members = Array.from({ length: 1_000 }, (_, index) => `"k${index}":${index}`).join(',');
  t.equal(findDuplicateKey(`[{${members}},{${members}},{"a":{${members}},"k1":1}]`), undefined);
  t.equal(findDuplicateKey(`[{${members}},{${members},"k999":1}]`), '/1/k999');
  t.equal(findDuplicateKey(`{${members},"x":{${members}},"k0":1}`), '/k0');
});

t.test('deep nesting does not overflow the stack, and the pointer stops at level 32', async (t) => {
  const depth = 1_000_000;
  t.equal(findDuplicateKey('['.repeat(depth) + ']'.repeat(depth)), undefined);
  t.equal(findDuplicateKey(`${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`), undefined);
  const nested = (levels: number) => `${'{"a":'.repeat(levels)}{"b":1,"b":2}${'}'.repeat(levels)}`;
  t.equal(findDuplicateKey(nested(31)), `${'/a'.repeat(31)}/b`);
  t.equal(findDuplicateKey(nested(32)), '/a'.repeat(32));
  t.equal(findDuplicateKey(nested(depth)), '/a'.repeat(32));
  const text = `[0,${nested(40)}]`;
  t.ok(follow(readPointer(findDuplicateKey(text) ?? ''), JSON.parse(text)), 'there is a value at the pointer');
});

/** Finds the first duplicate in the order of the text by a simple algorithm. */
function naive(value: Written, pointer = ''): string | undefined {
  if (value.kind === 'scalar') return undefined;
  if (value.kind === 'array') {
    for (const [index, item] of value.items.entries()) {
      const found = naive(item, `${pointer}/${index}`);
      if (found !== undefined) return found;
    }
    return undefined;
  }
  const seen: string[] = [];
  for (const { key, value: member } of value.members) {
    const place = `${pointer}/${escapePointerToken(key)}`;
    if (seen.includes(key)) return place;
    seen.push(key);
    const found = naive(member, place);
    if (found !== undefined) return found;
  }
  return undefined;
}

t.test('it agrees with a naive reader', async () => {
  fc.assert(
    fc.property(jsonText, (text) => findDuplicateKey(text) === naive(readWritten(text))),
    { numRuns: 1_000 },
  );
});
