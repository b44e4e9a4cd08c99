/** Finds lines that are indented one or two spaces wrong, by moving each line near a YAML error until the text parses. */
import type { YAMLError } from 'yaml';
import { Source } from './source.ts';

/** A line with wrong indentation. */
export interface MovedLine {
  /** From 1. */
  readonly line: number;
  /** The number of extra spaces; negative when spaces are missing. */
  readonly tooDeep: number;
}

/** The wrongly indented lines of a text, and the corrected text. */
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

/** With more wrong lines the guess is unlikely to be right, and each one costs many parses. */
const MAX_MOVED = 4;
const FARTHEST = [1, -1, 2, -2];

/** Corrects the indentation of lines while each correction reduces the number of errors. Other errors are left as they are. */
export function fixIndentation(source: Source): Indented {
  const moved: MovedLine[] = [];
  let current = source;
  while (moved.length < MAX_MOVED) {
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

/** The move that leaves the fewest errors; undefined when no move reduces their number. */
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

/** The line of the error and its neighbours, then the nearest lines above that are indented almost the same. */
function candidates(lines: readonly string[], at: number, code: YAMLError['code']): ReadonlySet<number> {
  const isText = (index: number): boolean => /^\s*[^\s#]/.test(lines[index] ?? '');
  const after = lines.findIndex((_, index) => index > at && isText(index));
  const own = isText(at) ? at : after;
  const before = lines.findLastIndex((_, index) => index < at && isText(index));
  const depth = indentOf(lines[own] ?? '');
  const almost = [1, 2].map((distance) =>
    lines.findLastIndex((text, index) => {
      if (index >= own || Math.abs(indentOf(text) - depth) !== distance) return false;
      return isText(index) && !isAbove(lines, index, own, depth);
    }),
  );
  // For this error, the line after it is more likely to be too deep.
  const first = code === 'BLOCK_AS_IMPLICIT_KEY' ? [after, own] : [own, after];
  // A line with a value, between two deeper ones, is the wrong one of the three.
  const above = lines.findLastIndex((_, index) => index < before && isText(index));
  const line = lines[before] ?? '';
  const isOutside = indentOf(line) < depth && indentOf(lines[above] ?? '') === depth && !/:\s*(?:#.*)?$/.test(line);
  if (isOutside) first.unshift(before);
  return new Set([...first, ...almost, before].filter((index) => index >= 0));
}

/** Whether a less indented line is between the two, so that they are in different parts of the file. */
function isAbove(lines: readonly string[], from: number, to: number, depth: number): boolean {
  return lines.slice(from + 1, to).some((text) => /^\s*[^\s#]/.test(text) && indentOf(text) < depth - 2);
}

function indentOf(text: string): number {
  return text.length - text.trimStart().length;
}
