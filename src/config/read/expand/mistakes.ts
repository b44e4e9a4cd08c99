/** Collects the mistakes of an expansion, and the values that they make unclear. */
import type { Diagnostic, DiagnosticCode, Severity } from '../diagnostic.ts';
import { type Path, type Spot, toPointer } from '../position.ts';
import type { Source } from '../source.ts';

export class Mistakes {
  readonly diagnostics: Diagnostic[] = [];
  /** The source whose paths the next findings have. */
  source: Source;
  readonly #unclear = new Map<string, Path>();
  #isClear = true;
  #isWhole: boolean;

  /** @param isWhole false if entries may be missing, so that an unknown name is no mistake. */
  constructor(source: Source, isWhole: boolean) {
    this.source = source;
    this.#isWhole = isWhole;
  }

  /** Whether the document has every entry. */
  get isWhole(): boolean {
    return this.#isWhole;
  }

  /** The paths in the expanded document whose values are unclear: the operator's intention is unknown. */
  get unclear(): readonly Path[] {
    return [...this.#unclear.values()];
  }

  isUnclear(path: Path): boolean {
    return this.#unclear.has(toPointer(path));
  }

  /** Marks the value at a path of the expanded document as unclear. */
  markUnclear(path: Path): void {
    this.#unclear.set(toPointer(path), path);
  }

  /** Marks the set of entries as incomplete. */
  markIncomplete(): void {
    this.#isWhole = false;
  }

  /** False after a mistake that makes the whole file unclear. */
  get isClear(): boolean {
    return this.#isClear;
  }

  /** Adds a finding. @param isClear false if it makes the whole file unclear. */
  add(
    code: DiagnosticCode,
    path: Path,
    message: string,
    hint: string,
    spot: Spot & { readonly isClear: boolean; readonly severity?: Severity },
  ): void {
    this.#isClear &&= spot.isClear;
    const finding = this.source.diagnostic(code, path, message, hint, spot);
    const { file, line, column } = finding;
    // A repeated entry has each of its mistakes once per repetition.
    if (
      this.diagnostics.some(
        (diagnostic) => diagnostic.file === file && diagnostic.line === line && diagnostic.column === column,
      )
    )
      return;
    this.diagnostics.push(finding);
  }
}
