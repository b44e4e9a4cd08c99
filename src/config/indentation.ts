/** Lines that stand a space or two too deep or too shallow: found by moving each line near YAML's error until the text can be read. */
import type { YAMLError } from 'yaml';
import { Source } from './source.ts';

/** A line whose indentation is wrong, and where its first character should stand. */
export interface MovedLine {
  /** From 1. */
  readonly line: number;
  /** How many spaces it has too many; below 0, how many it lacks. */
  readonly tooDeep: number;
}

/** The moved lines of a text, and the text with them put in place. */
export interface Indented {
  readonly moved: readonly MovedLine[];
  readonly source: Source;
}

const INDENTATION: ReadonlySet<string> = new Set([
  'BAD_INDENT',
  'BLOCK_AS_IMPLICIT_KEY',
  'MULTILINE_IMPLICIT_KEY',
  'MISSING_CHAR',
  'UNEXPECTED_TOKEN',
]);

/** More slips than these are no slips, and looking for them costs time. */
const MOST_MOVED = 4;
const FARTHEST = [1, -1, 2, -2];

/** Puts lines in place as long as each removes the first error. A text with other errors only comes back as it is. */
export function straighten(source: Source): Indented {
  const moved: MovedLine[] = [];
  let current = source;
  while (moved.length < MOST_MOVED) {
    const error = firstError(current);
    const found = error === undefined ? undefined : findMoved(current, error);
    if (found === undefined) break;
    moved.push(found.line);
    current = found.source;
  }
  return { moved, source: current };
}

function firstError({ document }: Source): YAMLError | undefined {
  const [first] = document.errors.toSorted((a, b) => a.pos[0] - b.pos[0]);
  return first !== undefined && INDENTATION.has(first.code) ? first : undefined;
}

/** The move that leaves the fewest errors, fewer than there are. */
function findMoved(
  source: Source,
  error: YAMLError,
): { readonly line: MovedLine; readonly source: Source } | undefined {
  const lines = source.text.split('\n');
  let best: { line: MovedLine; source: Source } | undefined;
  let fewest = source.document.errors.length;
  for (const index of candidates(lines, source.position(error.pos[0]).line - 1, error.code)) {
    const text = lines[index] ?? '';
    for (const tooDeep of FARTHEST) {
      if (tooDeep > indentOf(text)) continue;
      const changed = tooDeep > 0 ? text.slice(tooDeep) : ' '.repeat(-tooDeep) + text;
      const repaired = new Source(source.file, lines.with(index, changed).join('\n'));
      const errors = repaired.document.errors.length;
      if (errors >= fewest) continue;
      fewest = errors;
      best = { line: { line: index + 1, tooDeep }, source: repaired };
      if (errors === 0) return best;
    }
  }
  return best;
}

/** The line of the error and those around it, then the nearest line above that stands almost in its column. */
function candidates(lines: readonly string[], at: number, code: YAMLError['code']): ReadonlySet<number> {
  const isText = (index: number): boolean => /^\s*[^\s#]/.test(lines[index] ?? '');
  const after = lines.findIndex((_, index) => index > at && isText(index));
  const own = isText(at) ? at : after;
  const before = lines.findLastIndex((_, index) => index < at && isText(index));
  const depth = indentOf(lines[own] ?? '');
  const almost = lines.findLastIndex((text, index) => {
    const distance = Math.abs(indentOf(text) - depth);
    return index < own && isText(index) && distance > 0 && distance <= 2 && !isAbove(lines, index, own, depth);
  });
  // A key inside the value of the line above is most likely the one that is too deep.
  const first = code === 'BLOCK_AS_IMPLICIT_KEY' ? [after, own] : [own, after];
  return new Set([...first, almost, before].filter((index) => index >= 0));
}

/** Whether a line between the two begins a part of the file that the second is not in. */
function isAbove(lines: readonly string[], from: number, to: number, depth: number): boolean {
  return lines.slice(from + 1, to).some((text) => /^\s*[^\s#]/.test(text) && indentOf(text) < depth - 2);
}

function indentOf(text: string): number {
  return text.length - text.trimStart().length;
}
