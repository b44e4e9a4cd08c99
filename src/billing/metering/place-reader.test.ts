/** Places of JSON documents are read in constant memory, however the bytes are split. */
import { deepStrictEqual } from 'node:assert/strict';
import { isDeepStrictEqual } from 'node:util';
import t from 'tap';
import fc from '../../../test/support/fc.ts';
import { jsonText } from '../../../test/support/lang/json-text.ts';
import { cutUp, someCuts } from '../../../test/support/metering/support.ts';
import { follow } from '../../lib/json/pointer.ts';
import { scanArray, scanObject } from '../../lib/json/raw-json.ts';
import { LARGEST_TEXT_bytes } from './kept-text.ts';
import { PlaceReader } from './place-reader.ts';
import { EACH, type PlaceEntry, placesOf } from './places.ts';
import { LARGEST_SCALAR_bytes } from './scalars.ts';

type Member = readonly [name: string, text: string | undefined];

/** A reader of the texts of top-level members. */
function memberReader(names: readonly string[], members: Member[]): PlaceReader<string> {
  const ignore = () => {};
  const root = placesOf(names.map((name) => ({ path: [name], meaning: name, asText: true as const })));
  const text = (name: string, json: string | undefined) => void members.push([name, json]);
  return new PlaceReader(root, { scalar: ignore, open: ignore, item: ignore, close: ignore, end: ignore, text });
}

function scan(names: readonly string[], text: string, cuts: readonly number[] | number = []): readonly Member[] {
  const members: Member[] = [];
  const reader = memberReader(names, members);
  for (const piece of cutUp(text, cuts)) reader.push(piece);
  return members;
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
        const members = scan(names, text, cuts);
        // The text of a number or a word includes the white space before the comma.
        const trimmed = members.map(([name, value]): Member => [name, value?.trimEnd()]);
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
      deepStrictEqual(scan(['usage'], text, cuts), [
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
    ['{"usage":,"b":1}', undefined],
  ];
  for (const [text, found] of rows) {
    const wanted = found === undefined ? [] : [['usage', found]];
    const cuts = Array.from({ length: text.length }, (_, index) => index + 1);
    const wrong = cuts.filter((cut) => !isDeepStrictEqual(scan(['usage'], text, cut), wanted));
    t.strictSame(wrong, [], `${text} in chunks of every size`);
  }
});

t.test('the text of a value that is too long is not kept, and what follows is read', async (t) => {
  const sized = (bytes: number) => `"${'x'.repeat(bytes - 2)}"`;
  const objectOf = (bytes: number) => `{"x":${sized(bytes - 6)}}`;
  for (const cut of [7, 1_000_000]) {
    for (const [fits, not] of [
      [sized(LARGEST_SCALAR_bytes), sized(LARGEST_SCALAR_bytes + 1)],
      [objectOf(LARGEST_TEXT_bytes), objectOf(LARGEST_TEXT_bytes + 1)],
    ] as const) {
      t.strictSame(scan(['usage'], `{"usage":${fits},"usage":1}`, cut), [
        ['usage', fits],
        ['usage', '1'],
      ]);
      t.strictSame(scan(['usage'], `{"usage":${not},"usage":1}`, cut), [
        ['usage', undefined],
        ['usage', '1'],
      ]);
    }
  }
});

type Path = PlaceEntry<string>['path'];
type Seen = readonly [what: string, at: string, value?: unknown];

/** What a reader of these paths tells. */
function tell(paths: readonly Path[], text: string, cuts: readonly number[] | number = []) {
  const seen: Seen[] = [];
  const nameOf = (path: Path) => path.map((token) => `/${token === EACH ? '*' : token}`).join('');
  const reader = new PlaceReader(placesOf(paths.map((path) => ({ path, meaning: nameOf(path) }))), {
    scalar: (at, value) => seen.push(['scalar', at, value]),
    open: (at, isArray) => seen.push(['open', at, isArray]),
    item: (at) => seen.push(['item', at]),
    close: (at) => seen.push(['close', at]),
    text: () => {},
    end: () => seen.push(['end', '']),
  });
  for (const piece of cutUp(text, cuts)) reader.push(piece);
  return { seen, isInside: reader.isInside };
}

t.test('places of any depth, and the items of arrays', async (t) => {
  const text =
    '{"a":{"x":[1,{"b":0}],"b":{"c":"é","d":7}},"list":[{"n":1,"x":{"n":9}},2,{"n":[3]},[4]],"a":{"b":null}}';
  const paths: readonly Path[] = [['a', 'b', 'c'], ['list'], ['list', EACH, 'n'], ['list', '0', 'n'], ['a', 'b']];
  const { seen, isInside } = tell(paths, text);
  t.strictSame(seen, [
    ['open', '/a/b', false],
    ['scalar', '/a/b/c', 'é'],
    ['close', '/a/b'],
    ['open', '/list', true],
    ['scalar', '/list/0/n', 1],
    ['scalar', '/list/*/n', 1],
    ['item', '/list'],
    ['item', '/list'],
    ['open', '/list/*/n', true],
    ['close', '/list/*/n'],
    ['item', '/list'],
    ['item', '/list'],
    ['close', '/list'],
    ['scalar', '/a/b', null],
    ['end', ''],
  ]);
  t.notOk(isInside);
  for (let cut = 1; cut < text.length; cut += 1) t.strictSame(tell(paths, text, cut).seen, seen, `pieces of ${cut}`);
  t.ok(tell(paths, text.slice(0, -1)).isInside);
});

/** What `tell` must tell of a document, found with JSON.parse: the scalars at the pointers. */
function scalarsIn(value: unknown, paths: readonly (readonly string[])[]): readonly Seen[] {
  return paths.flatMap((path): readonly Seen[] => {
    const found = follow(path, value);
    return found === undefined || (typeof found === 'object' && found !== null)
      ? []
      : [['scalar', `/${path.join('/')}`, found]];
  });
}

t.test('every scalar that JSON.parse finds at a pointer is found, for every way to split the document', async () => {
  const name = fc.constantFrom('a', 'b', '0', '1', 'é"\\');
  const path = fc.array(name, { minLength: 1, maxLength: 4 });
  const value = fc.letrec((tie) => ({
    any: fc.oneof(
      { maxDepth: 5 },
      fc.constantFrom<unknown>(null, true, 7, -1.5e3, '', 'x"}],{[\\', '\ud83d\ude00'),
      fc.string({ maxLength: 60 }),
      fc.array(tie('any'), { maxLength: 3 }),
      fc.dictionary(name, tie('any'), { maxKeys: 4 }),
    ),
  })).any;
  const document = fc.dictionary(name, value, { minKeys: 1, maxKeys: 5 });
  fc.assert(
    fc.property(
      document,
      fc.uniqueArray(path, { minLength: 1, maxLength: 6, selector: (tokens) => tokens.join('/') }),
      fc.boolean(),
      someCuts,
      (document, paths, isIndented, cuts) => {
        const text = JSON.stringify(document, null, isIndented ? 2 : 0);
        const sorted = (all: readonly Seen[]) =>
          all
            .filter(([what]) => what === 'scalar')
            .map((each) => JSON.stringify(each))
            .sort();
        deepStrictEqual(sorted(tell(paths, text, cuts).seen), sorted(scalarsIn(JSON.parse(text), paths)));
      },
    ),
    { numRuns: 1_500 },
  );
});

t.test('a value of any depth is passed over, and an object is no scalar', async (t) => {
  const deep = `${'[{"a":'.repeat(50_000)}1${'}]'.repeat(50_000)}`;
  const { seen } = tell([['n'], ['a']], `{"x":${deep},"a":${deep},"n":1}`, 65_536);
  t.strictSame(seen, [
    ['open', '/a', true],
    ['close', '/a'],
    ['scalar', '/n', 1],
    ['end', ''],
  ]);
});

t.test('reset begins a new document in every state', async (t) => {
  for (const rest of ['{"x":"', '{"x":"\\', '{"usa', '{"usage":{"a"', '{"usage":1', '[{', '{"usage"', '[']) {
    const members: Member[] = [];
    const reader = memberReader(['usage'], members);
    reader.push(Buffer.from(rest));
    reader.reset();
    reader.push(Buffer.from('[[1],{"":0,"usage":7}]'));
    t.strictSame(members, [['usage', '7']], rest);
  }
});
