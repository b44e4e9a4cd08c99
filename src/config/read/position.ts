/** Names parts of a configuration, and their positions in its files. */
import { escapePointerToken } from '../../lib/json/pointer.ts';

/** Member names and indexes from the root. */
export type Path = readonly (string | number)[];

/** A file, and line and column in it, both from 1. The column counts UTF-16 units, as editors do. */
export interface Position {
  /** The file's name in diagnostics. */
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** Which part of a path's value a finding points at: its key, or the character `offset` UTF-16 units into its text. */
export interface Spot {
  readonly on?: 'key' | 'value' | undefined;
  readonly offset?: number | undefined;
}

/** A position in a message about another place: `line 12`, or `prices.yaml:12` if that place is in another file. */
export function lineWords({ file, line }: Position, seenFrom: string): string {
  return file === seenFrom ? `line ${line}` : `${file}:${line}`;
}

/** The JSON Pointer of a path. */
export function toPointer(path: Path): string {
  return path.map((token) => `/${escapePointerToken(String(token))}`).join('');
}
