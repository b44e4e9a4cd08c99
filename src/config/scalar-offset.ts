/** Where in a YAML text a character of a scalar's value stands: through quotes, escapes, indentation and folded lines. */
import type { Scalar } from 'yaml';

/** What escapes of one letter stand for, so that one at a line's beginning is not taken for the space that the line folds to. */
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
 * gives the place after its last character.
 *
 * White space differs between text and value (lines fold, indentation goes), all other characters stand in the same order.
 * So each character of the value is looked for from the one before it on, and white space in between is skipped.
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
    // The second half of a pair that one escape stands for.
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

/** `\` at a line's end joins the lines without a space. */
function skipLineContinuations(scalar: Scalar, text: string, at: number): number {
  if (scalar.type !== 'QUOTE_DOUBLE') return at;
  let next = at;
  while (/^\\\r?\n/.test(text.slice(next, next + 3))) {
    next++;
    while (isSpace(text[next])) next++;
  }
  return next;
}

/** How many characters of the text stand for the wanted one; none where it came from a folded line. */
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
