/** Damages JSON values and bytes, repeatably by a seed. */
import type { Random } from '../support/random.ts';

/** Values that often break JSON parsers, number parsers and templates. */
const oddValues: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  1.5,
  1e308,
  -1e-308,
  9007199254740992,
  2147483648,
  '',
  ' ',
  '0',
  '-1',
  'null',
  '\u0000',
  '\ud800',
  '\u202e',
  '../../etc/passwd',
  '${error.message}',
  "' OR 1=1 --",
  'asset://',
  'ASSET://x',
  'http://127.0.0.1:1/x.mp4',
  'data:image/png;base64,AAAA',
  '--resolution 4k --dur 99999999999',
  [],
  {},
  [[]],
  [null],
  { type: 'text' },
  { url: {} },
];

const oddNames = [
  '',
  'constructor',
  'toString',
  'model',
  'type',
  'content',
  'stream',
  'a.b',
  '~1',
  '/',
  'é',
  '__proto_',
];

/** A copy of the value with one change. */
export function mutateValue(value: unknown, random: Random): unknown {
  if (random.chance(0.15) || !isNode(value)) return odd(random);
  const copy: Record<string, unknown> | unknown[] = Array.isArray(value) ? [...value] : { ...value };
  const keys = Object.keys(copy);
  if (keys.length === 0 || random.chance(0.1)) {
    if (Array.isArray(copy)) copy.push(odd(random));
    else copy[random.pick(oddNames)] = odd(random);
    return copy;
  }
  const key = random.pick(keys);
  const child = Reflect.get(copy, key);
  if (random.chance(0.15)) {
    if (Array.isArray(copy)) copy.splice(Number(key), 1);
    else delete copy[key];
  } else if (random.chance(0.1) && Array.isArray(copy)) {
    for (let times = random.integer(1, 40); times > 0; times -= 1) copy.push(child);
  } else Reflect.set(copy, key, mutateValue(child, random));
  return copy;
}

function odd(random: Random): unknown {
  if (random.chance(0.03)) return nested(random.integer(1, 400));
  if (random.chance(0.03)) return 'x'.repeat(random.integer(1, 5_000));
  return random.pick(oddValues);
}

function nested(depth: number): unknown {
  let value: unknown = 1;
  for (let level = 0; level < depth; level += 1) value = level % 2 === 0 ? [value] : { a: value };
  return value;
}

function isNode(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

const oddTexts = [
  '"',
  '{',
  '}',
  '[',
  ']',
  ',',
  ':',
  '\\',
  '\\u',
  '\\ud83d',
  '"model":1,',
  '1e999',
  '\u0000',
  '\u2028',
  '//',
];

/** A copy of the bytes with one change: replaced, removed, repeated, truncated or inserted. */
export function mutateBytes(bytes: Buffer, random: Random): Buffer {
  if (bytes.length === 0) return Buffer.from(random.pick(oddTexts));
  const at = random.integer(0, bytes.length - 1);
  const end = Math.min(bytes.length, at + random.integer(1, 12));
  switch (random.integer(0, 4)) {
    case 0: {
      const copy = Buffer.from(bytes);
      copy[at] = random.integer(0, 255);
      return copy;
    }
    case 1:
      return Buffer.concat([bytes.subarray(0, at), bytes.subarray(end)]);
    case 2:
      return Buffer.concat([bytes.subarray(0, end), bytes.subarray(at)]);
    case 3:
      return bytes.subarray(0, at);
    default:
      return Buffer.concat([bytes.subarray(0, at), Buffer.from(random.pick(oddTexts)), bytes.subarray(at)]);
  }
}

/** The bytes cut at random places; mostly in one piece. */
export function cutAnywhere(bytes: Buffer, random: Random): readonly Buffer[] {
  if (bytes.length < 2 || random.chance(0.6)) return [bytes];
  const pieces: Buffer[] = [];
  for (let from = 0; from < bytes.length && pieces.length < 12; ) {
    const to = pieces.length === 11 ? bytes.length : Math.min(bytes.length, from + random.integer(1, bytes.length));
    pieces.push(bytes.subarray(from, to));
    from = to;
  }
  return pieces;
}
