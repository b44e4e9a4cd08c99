/** Collects the mistakes of an expansion, and whether the meaning of the file is clear despite them. */
import type { Diagnostic, DiagnosticCode } from '../diagnostic.ts';
import type { Path, Source, Spot } from '../source.ts';

/** The mistakes of one document. */
export class Mistakes {
  readonly diagnostics: Diagnostic[] = [];
  /** The source whose paths the next findings have. */
  source: Source;
  #isClear = true;

  constructor(source: Source) {
    this.source = source;
  }

  /** False after a mistake that leaves it open what the file means. A misspelt name may stand for the similar one. */
  get isClear(): boolean {
    return this.#isClear;
  }

  /** Adds a finding. @param isClear whether the operator's intention is known. */
  add(
    code: DiagnosticCode,
    path: Path,
    message: string,
    hint: string,
    spot: Spot & { readonly isClear: boolean },
  ): void {
    this.#isClear &&= spot.isClear;
    const finding = this.source.diagnostic(code, path, message, hint, spot);
    const { file, line, column } = finding;
    // A repeated entry has each of its mistakes once per repetition.
    if (this.diagnostics.some((one) => one.file === file && one.line === line && one.column === column)) return;
    this.diagnostics.push(finding);
  }
}
