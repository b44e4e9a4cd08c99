/** Generates JSON texts for property tests: unusual spellings of numbers, escaped names, white space anywhere, duplicate names. */
import fc from '../fc.ts';

const space = fc.constantFrom('', '', '', ' ', '\n', '\t ', '\r\n');
const number = fc.constantFrom('0', '-0', '1.0', '1e5', '1E-2', '12345678901234567890', '0.10', '-3');
const text = fc.oneof(
  fc.string({ maxLength: 8 }),
  fc.constantFrom('"', '\\', '\\"', '{"a":1}', '],[', '\u2028', 'é', '😀', '\ud800'),
);
const names = ['a', 'b', 'model', 'a/b', '~', '', '__proto__', 'constructor', '0', '"', '\\'];

/** A string as JSON, with some unnecessary escapes. */
const spelling = (value: fc.Arbitrary<string>) =>
  fc.tuple(value, fc.boolean()).map(([plain, escaped]) => {
    if (!escaped) return JSON.stringify(plain);
    const units = Array.from({ length: plain.length }, (_, at) => plain.charCodeAt(at).toString(16).padStart(4, '0'));
    return `"${units.map((unit) => `\\u${unit}`).join('')}"`;
  });

const between = (parts: readonly string[], open: string, close: string, gaps: readonly string[]) =>
  `${open}${gaps[0] ?? ''}${parts.join(`${gaps[1] ?? ''},${gaps[2] ?? ''}`)}${gaps[3] ?? ''}${close}`;

const gaps = fc.array(space, { minLength: 4, maxLength: 4 });

const { value } = fc.letrec<{ value: string; object: string; array: string; member: string }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.oneof(number, spelling(text), fc.constantFrom('true', 'false', 'null')),
    tie('object'),
    tie('array'),
  ),
  member: fc
    .tuple(spelling(fc.constantFrom(...names)), space, space, tie('value'))
    .map(([name, before, after, content]) => `${name}${before}:${after}${content}`),
  object: fc
    .tuple(fc.array(tie('member'), { maxLength: 5 }), gaps)
    .map(([members, around]) => between(members, '{', '}', around)),
  array: fc
    .tuple(fc.array(tie('value'), { maxLength: 4 }), gaps)
    .map(([items, around]) => between(items, '[', ']', around)),
}));

/** Any JSON text, with white space around it. */
export const jsonText: fc.Arbitrary<string> = fc.tuple(space, value, space).map((parts) => parts.join(''));

/** A JSON value as written: members in order with decoded names, including duplicates. */
export type Written =
  | { readonly kind: 'object'; readonly members: readonly { readonly key: string; readonly value: Written }[] }
  | { readonly kind: 'array'; readonly items: readonly Written[] }
  | { readonly kind: 'scalar'; readonly raw: string };

/** A slow and simple JSON parser to compare the fast ones with. */
export function readWritten(source: string): Written {
  const tokens = source.match(/"(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s{}[\],:"]+/gs) ?? [];
  let at = 0;
  const read = (): Written => {
    const token = tokens[at++] ?? '';
    if (token === '[') {
      const items: Written[] = [];
      while (tokens[at] !== ']') {
        items.push(read());
        if (tokens[at] === ',') at++;
      }
      at++;
      return { kind: 'array', items };
    }
    if (token === '{') {
      const members: { key: string; value: Written }[] = [];
      while (tokens[at] !== '}') {
        const key = String(JSON.parse(tokens[at] ?? ''));
        at += 2;
        members.push({ key, value: read() });
        if (tokens[at] === ',') at++;
      }
      at++;
      return { kind: 'object', members };
    }
    return { kind: 'scalar', raw: token };
  };
  return read();
}
