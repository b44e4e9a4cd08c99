/** What is wrong about the shape of a document, before it has a line and column. */
import type { DiagnosticCode } from './diagnostic.ts';
import type { Path, Source } from './source.ts';

export interface Finding {
  readonly code: DiagnosticCode;
  readonly path: Path;
  readonly on: 'key' | 'value';
  readonly message: string;
  readonly hint: string | undefined;
  /** The keys, one of which is missing in the mapping at the path. */
  readonly missing?: readonly string[];
  /** Where a missing key would stand that an unknown one was most likely meant for. */
  readonly meant?: Path | undefined;
  /** The value is of another shape altogether: what is wrong inside it is a consequence. */
  readonly isWhole?: true;
}

/** What an error of the validator is about. */
export interface Subject {
  readonly path: Path;
  /** The value's key, with the indexes of list items: `'auth[0]'`. */
  readonly label: string;
  readonly schema: unknown;
  readonly value: unknown;
  readonly source: Source;
}
