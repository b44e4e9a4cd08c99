/** What of a document is not the operator's word: values that were wrong, and what stands in for those that are missing. */
import { isRecord } from './shape-words.ts';
import { type Path, toPointer } from './source.ts';

/**
 * - `removed`: the value was wrong and is left out;
 * - `replaced`: it was wrong or missing, and a stand-in has its place;
 * - `absent`: the key is not there, but one beside it that nobody knows is most likely meant for it;
 * - `possible`: or might be meant for it;
 * - `hidden`: the value is the operator's, and hides another that stood under the same key.
 */
export type GapKind = 'removed' | 'replaced' | 'absent' | 'possible' | 'hidden';

/** One place of the source, and what stood there. */
export interface Gap {
  readonly path: Path;
  readonly kind: GapKind;
  readonly value: unknown;
}

/** The gaps of a document. Its paths are those of the mended document. */
export class Gaps {
  readonly all: readonly Gap[];
  readonly #toSource: (path: Path) => Path;
  readonly #pointers: ReadonlySet<string>;

  constructor(all: readonly Gap[], toSource: (path: Path) => Path) {
    this.all = all;
    this.#toSource = toSource;
    this.#pointers = new Set(all.flatMap(({ kind, path }) => (kind === 'hidden' ? [] : toPointer(path))));
  }

  /** Where the path leads in the source. */
  toSource(path: Path): Path {
    return this.#toSource(path);
  }

  /** Whether the value at the path, or a mapping that it would be in, is a gap. */
  has(path: Path): boolean {
    if (this.all.length === 0) return false;
    const source = this.#toSource(path);
    return source.some((_, index) => this.#pointers.has(toPointer(source.slice(0, index + 1))));
  }

  /** Whether there is a gap at the path, above it, or anywhere below it. */
  touches(path: Path): boolean {
    return this.has(path) || this.below(path).length > 0;
  }

  /** The gaps at the path and below it, their paths counted from there. */
  below(path: Path): readonly Gap[] {
    if (this.all.length === 0) return [];
    const source = this.#toSource(path);
    return this.all
      .filter((gap) => source.every((token, index) => String(gap.path[index]) === String(token)))
      .map((gap) => ({ ...gap, path: gap.path.slice(source.length) }));
  }

  /** The keys directly below the path that were left out, so that nothing is there now. */
  keysBelow(path: Path): readonly string[] {
    return this.below(path).flatMap((gap) =>
      gap.path.length === 1 && gap.kind !== 'hidden' ? [String(gap.path[0])] : [],
    );
  }

  /** Whether something stands in for a part of what is at the path. */
  isBroken(path: Path): boolean {
    return this.below(path).some(({ kind }) => kind === 'replaced');
  }
}

/** Every text in a value, keys included. */
export function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  return isRecord(value) ? Object.entries(value).flatMap(([key, below]) => [key, ...textsIn(below)]) : [];
}
