/** Maps a character of a scalar's value to its offset in the YAML text, through quotes, escapes, indentation and folded lines. */
import type { Scalar } from 'yaml';

/** The values of one-letter escapes. An escape with another value than the wanted one means that a folded line gave the character. */
const ESCAPES: Readonly<Record<string, string>> = {
  n: '\n',
  t: '\t',
  r: '\r',
  '"': '"',
  '\\': '\\',
  '/': '/',
  ' ': ' ',
};
const ESCAPE_LENGTHS: Readonly<Record<string, number>> = { x: 4, u: 6, U: 10 };

/**
 * The offset in `text` of the character at `index` of the scalar's value, both in UTF-16 units. An index at the value's end
 * gives the offset after its last character.
 *
 * White space differs between text and value (lines fold, indentation is removed); all other characters keep their order.
 * So the search for each character starts after the one before it and skips white space.
 */
export function scalarOffset(scalar: Scalar, text: string, index: number): number {
  const [begin = 0, end = 0] = scalar.range ?? [];
  if (typeof scalar.value !== 'string') return begin;
  let at = contentStart(scalar, text, begin);
  let found = at;
  const last = Math.min(index, scalar.value.length);
  for (let i = 0; i <= last; i++) {
    const wanted = scalar.value[i];
    if (wanted === undefined) break;
    while (at < end && isSpace(text[at]) && text[at] !== wanted) at++;
    at = skipLineContinuations(scalar, text, at);
    found = at;
    const length = lengthOf(scalar, text, at, wanted);
    // One escape gives both halves of a surrogate pair.
    if (length > 0 && isHighSurrogate(wanted) && text[at] === '\\') i++;
    at += length;
  }
  return index >= scalar.value.length ? at : found;
}

function contentStart(scalar: Scalar, text: string, begin: number): number {
  switch (scalar.type) {
    case 'QUOTE_DOUBLE':
    case 'QUOTE_SINGLE':
      return begin + 1;
    case 'BLOCK_FOLDED':
    case 'BLOCK_LITERAL':
      return text.indexOf('\n', begin) + 1;
    default:
      return begin;
  }
}

/** Skips `\` at the end of a line, which joins the lines without a space. */
function skipLineContinuations(scalar: Scalar, text: string, at: number): number {
  if (scalar.type !== 'QUOTE_DOUBLE') return at;
  let next = at;
  while (/^\\\r?\n/.test(text.slice(next, next + 3))) {
    next++;
    while (isSpace(text[next])) next++;
  }
  return next;
}

/** How many characters of the text make up the wanted one; 0 when a folded line gave it. */
function lengthOf(scalar: Scalar, text: string, at: number, wanted: string): number {
  const character = text[at];
  if (scalar.type === 'QUOTE_DOUBLE' && character === '\\') {
    const letter = text[at + 1] ?? '';
    const meant = ESCAPES[letter];
    return meant !== undefined && meant !== wanted ? 0 : (ESCAPE_LENGTHS[letter] ?? 2);
  }
  if (character !== wanted) return 0;
  return scalar.type === 'QUOTE_SINGLE' && character === "'" ? 2 : 1;
}

function isSpace(character: string | undefined): boolean {
  return character === ' ' || character === '\t' || character === '\n' || character === '\r';
}

function isHighSurrogate(character: string): boolean {
  const unit = character.charCodeAt(0);
  return unit >= 0xd800 && unit < 0xdc00;
}
