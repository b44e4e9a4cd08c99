/** Records which paths of a document were repaired, so that the compiler draws no conclusions from them. */
import { isRecord } from '../../lib/json/record.ts';
import { type Path, toPointer } from '../read/position.ts';

export interface Repair {
  readonly path: Path;
  /** `removed`: the value was wrong or did not belong there. `placeholder`: an example of the schema replaces it. */
  readonly kind: 'removed' | 'placeholder';
  readonly value: unknown;
}

/** The repairs of a document. Its methods take paths of the repaired document. */
export class Repairs {
  readonly all: readonly Repair[];
  readonly #toSource: (path: Path) => Path;
  readonly #pointers: ReadonlySet<string>;

  constructor(all: readonly Repair[], toSource: (path: Path) => Path) {
    this.all = all;
    this.#toSource = toSource;
    this.#pointers = new Set(all.map(({ path }) => toPointer(path)));
  }

  /** Translates a path of the repaired document to the path in the source. */
  toSource(path: Path): Path {
    return this.#toSource(path);
  }

  /** Whether the value at the path, or a value that contains it, was repaired. */
  has(path: Path): boolean {
    if (this.all.length === 0) return false;
    const source = this.#toSource(path);
    return source.some((_, index) => this.#pointers.has(toPointer(source.slice(0, index + 1))));
  }

  /** Whether there is a repair at the path, above it, or anywhere below it. */
  touches(path: Path): boolean {
    return this.has(path) || this.below(path).length > 0;
  }

  /** The repairs at the path and below it, with paths relative to it. */
  below(path: Path): readonly Repair[] {
    if (this.all.length === 0) return [];
    const source = this.#toSource(path);
    return this.all
      .filter((repair) => source.every((token, index) => String(repair.path[index]) === String(token)))
      .map((repair) => ({ ...repair, path: repair.path.slice(source.length) }));
  }

  /** The keys directly below the path whose values were repaired. */
  keysBelow(path: Path): readonly string[] {
    return this.below(path).flatMap((repair) => (repair.path.length === 1 ? [String(repair.path[0])] : []));
  }

  /** Whether there is a placeholder at the path or below it. */
  hasPlaceholder(path: Path): boolean {
    return this.below(path).some(({ kind }) => kind === 'placeholder');
  }
}

/** Every string in a value, keys included. */
export function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  return isRecord(value) ? Object.entries(value).flatMap(([key, below]) => [key, ...textsIn(below)]) : [];
}
