/** Tests the scanner for JSON members. */
import { deepStrictEqual } from 'node:assert/strict';
import { isDeepStrictEqual } from 'node:util';
import t from 'tap';
import { scanArray, scanObject } from '../../../src/lang/raw-json.ts';
import { LARGEST_MEMBER_BYTES, MemberScanner } from '../../../src/metering/member-scanner.ts';
import { prepareNames } from '../../../src/metering/reading.ts';
import fc from '../../support/fc.ts';
import { jsonText } from '../lang/json-text.ts';
import { cutUp, someCuts } from './support.ts';

type Member = readonly [name: string, text: string];

function scan(names: readonly string[], text: string, cuts: readonly number[] | number = []) {
  const members: Member[] = [];
  const scanner = new MemberScanner(prepareNames(names), (name, value) => members.push([name, value]));
  for (const piece of cutUp(text, cuts)) scanner.push(piece);
  return { members, skipped: scanner.skipped };
}

/** The same members, found by the reader of complete texts. */
function membersOf(text: string, names: readonly string[]): readonly Member[] {
  const starts = text.trimStart().startsWith('[') ? scanArray(text, 0).map(({ start }) => start) : [0];
  return starts.flatMap((start) =>
    scanObject(text, start)
      .filter(({ key }) => names.includes(key))
      .map(({ key, valueStart, valueEnd }): Member => [key, text.slice(valueStart, valueEnd)]),
  );
}

t.test(
  'it finds the same members as a reader of the complete text, duplicates included, for every way to split it',
  async () => {
    const wanted = fc.subarray(['a', 'b', 'model', 'a/b', '~', '', '__proto__', '0', '"', '\\'], { minLength: 1 });
    fc.assert(
      fc.property(jsonText, wanted, someCuts, (text, names, cuts) => {
        const { members } = scan(names, text, cuts);
        // The scanner includes white space between a number or a word and the comma.
        const trimmed = members.map(([name, value]): Member => [name, value.trimEnd()]);
        deepStrictEqual(trimmed, membersOf(Buffer.from(text).toString(), names));
      }),
      { numRuns: 2_000 },
    );
  },
);

t.test('strings of any length end at the right quote', async () => {
  const part = fc.oneof(
    fc.constantFrom('\\"', '\\\\', '\\n', '\\u0022', '{', 'é'),
    fc.nat({ max: 70 }).map((n) => 'x'.repeat(n)),
  );
  const string = fc.array(part, { maxLength: 9 }).map((parts) => `"${parts.join('')}"`);
  fc.assert(
    fc.property(string, string, string, someCuts, (name, value, picked, cuts) => {
      const text = `{${name}:[${value}],"usage":${picked},${name}:${value},"usage":${value}}`;
      deepStrictEqual(scan(['usage'], text, cuts).members, [
        ['usage', picked],
        ['usage', value],
      ]);
    }),
    { numRuns: 1_000 },
  );
});

t.test('misleading names and strings', async (t) => {
  const rows: readonly (readonly [text: string, found: string | undefined])[] = [
    ['{"usage":1}', '1'],
    ['{"us\\u0061ge":1}', '1'],
    ['{"\\u0075\\u0073\\u0061\\u0067\\u0065":1}', '1'],
    ['{"us\\u0061gE":1}', undefined],
    ['{"usage\\u0000":1}', undefined],
    ['{"usage ":1}', undefined],
    ['{"\\\\usage":1}', undefined],
    ['{"x":"\\",\\"usage\\":2","usage":1}', '1'],
    ['{"x":"\\\\","usage":1}', '1'],
    ['{"x":{"usage":2},"y":[{"usage":3}]}', undefined],
    ['{"x":"usage","usage" : {"a":"}"} }', '{"a":"}"}'],
    ['{"é😀":"é😀","usage":"é😀"}', '"é😀"'],
    ['[[{"usage":1}],"{\\"usage\\":1}",{"usage":2}]', '2'],
    ['"{\\"usage\\":1}"', undefined],
    ['"\\"{","usage":1', undefined],
    ['{"usage":tru', undefined],
    ['{"usage":12', undefined],
    ['{"usage":{"a":1}', '{"a":1}'],
    ['{"usage" 1}', undefined],
    ['{"usage"{"a":1}}', undefined],
    ['{{"usage":1},["usage",{"usage":2}],"usage":3}', '3'],
    ['{"usage"[],"b":1}', undefined],
    ['{"usage":,"b":1}', ''],
  ];
  for (const [text, found] of rows) {
    const wanted = found === undefined ? [] : [['usage', found]];
    const cuts = Array.from({ length: text.length }, (_, index) => index + 1);
    const wrong = cuts.filter((cut) => !isDeepStrictEqual(scan(['usage'], text, cut).members, wanted));
    t.strictSame(wrong, [], `${text} in chunks of every size`);
  }
});

t.test('a member that is too large is skipped and counted', async (t) => {
  const text = (bytes: number) => `"${'x'.repeat(bytes - 2)}"`;
  for (const cut of [7, 1_000_000]) {
    const fits = scan(['usage'], `{"usage":${text(LARGEST_MEMBER_BYTES)},"usage":1}`, cut);
    t.strictSame([fits.members.length, fits.skipped], [2, 0]);
    const not = scan(['usage'], `{"usage":${text(LARGEST_MEMBER_BYTES + 1)},"usage":1}`, cut);
    t.strictSame(not, { members: [['usage', '1']], skipped: 1 });
  }
});

t.test('reset begins a new document in every state', async (t) => {
  for (const rest of ['{"x":"', '{"x":"\\', '{"usa', '{"usage":{"a"', '{"usage":1', '[{', '{"usage"', '[']) {
    const members: Member[] = [];
    const scanner = new MemberScanner(prepareNames(['usage']), (name, value) => members.push([name, value]));
    scanner.push(Buffer.from(rest));
    scanner.reset();
    scanner.push(Buffer.from('[[1],{"":0,"usage":7}]'));
    t.strictSame(members, [['usage', '7']], rest);
  }
});
