/** Substitutes placeholders such as `$(family)` and `$(family.path)` in texts, and maps positions back to the source. `$$(` stands for `$(`. */
import type { Scalar } from 'yaml';

export interface Replacement {
  /** Where it begins in the text, in UTF-16 units. */
  readonly at: number;
  readonly length: number;
  /** Undefined for `$$(`. */
  readonly by: Placeholder | undefined;
}

export interface Placeholder {
  readonly list: string;
  /** Undefined for the entry's name. */
  readonly field: string | undefined;
}

/** Also matches an incomplete placeholder, so that a mistake does not pass as text. */
const PATTERN = /\$\$\(|\$\(([^().]*)(?:\.([^()]*))?(\))?/g;

/** The placeholders and escapes of a text, in order. */
export function placeholdersIn(text: string): readonly Replacement[] {
  if (!text.includes('$(')) return [];
  return [...text.matchAll(PATTERN)].map(({ 0: whole, 1: name = '', 2: field, 3: end, index: at }) => {
    const placeholder = whole === '$$(' ? undefined : { list: end === undefined ? whole : name, field };
    return { at, length: whole.length, by: placeholder };
  });
}

/** The part of a substituted text that begins at `from`; its source begins at `sourceFrom`. */
interface Piece {
  readonly from: number;
  readonly sourceFrom: number;
  /** Every character inside a substituted placeholder is at the placeholder's position. */
  readonly isLiteral: boolean;
  /** What replaced the placeholder. */
  readonly by?: ListText | undefined;
}

/** A text of a list of `each`. */
export interface ListText {
  readonly text: string;
  readonly number?: number | undefined;
  /** Its offset in the file, and the number of entries of the list. */
  readonly at: number;
  readonly of: number;
}

/** A text with its placeholders replaced. */
export interface Substituted {
  readonly text: string;
  readonly pieces: readonly Piece[];
}

/** Replaces the placeholders and escapes. */
export function substitute(
  text: string,
  parts: readonly Replacement[],
  replace: (placeholder: Placeholder, at: number) => ListText | undefined,
): Substituted {
  const pieces: Piece[] = [];
  let result = '';
  let sourceFrom = 0;
  for (const { at, length, by } of parts) {
    pieces.push({ from: result.length, sourceFrom, isLiteral: true });
    result += text.slice(sourceFrom, at);
    const filled = by && replace(by, at);
    pieces.push({ from: result.length, sourceFrom: at, isLiteral: false, by: filled });
    result += by === undefined ? '$(' : (filled?.text ?? '');
    sourceFrom = at + length;
  }
  pieces.push({ from: result.length, sourceFrom, isLiteral: true });
  return { text: result + text.slice(sourceFrom), pieces };
}

const origins = new WeakMap<Scalar, { readonly scalar: Scalar.Parsed; readonly pieces: readonly Piece[] }>();

/** A copy of the scalar, at the same position, with the substituted text, or with the number if nothing else is there and it is not in quotes. */
export function substitutedScalar(scalar: Scalar.Parsed, { text, pieces }: Substituted): Scalar.Parsed {
  const copy = scalar.clone() as Scalar.Parsed;
  const number = pieces.find(({ by }) => by?.text === text)?.by?.number;
  copy.value = scalar.type === 'PLAIN' && number !== undefined ? number : text;
  origins.set(copy, { scalar, pieces });
  return copy;
}

/** Whether the scalar's text had placeholders. */
export function isSubstituted(scalar: Scalar): boolean {
  return origins.has(scalar);
}

/** The last text of a list in a scalar; undefined if it has none. */
export function listTextOf(scalar: Scalar): ListText | undefined {
  return origins.get(scalar)?.pieces.findLast(({ by }) => by !== undefined)?.by;
}

/** The scalar in the file and the index in its value, for an index in the value of a scalar that may be substituted. */
export function originOf(scalar: Scalar, index: number): { readonly scalar: Scalar; readonly index: number } {
  const origin = origins.get(scalar);
  if (origin === undefined) return { scalar, index };
  const piece = origin.pieces.findLast(({ from }) => from <= index);
  if (piece === undefined) return { scalar: origin.scalar, index: 0 };
  return { scalar: origin.scalar, index: piece.sourceFrom + (piece.isLiteral ? index - piece.from : 0) };
}
