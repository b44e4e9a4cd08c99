/** Defines a schema mistake before it is given a line and column. */
import type { DiagnosticCode } from './diagnostic.ts';
import type { Path } from './position.ts';
import type { Source } from './source.ts';

export interface Finding {
  readonly code: DiagnosticCode;
  readonly path: Path;
  readonly on: 'key' | 'value';
  readonly message: string;
  readonly hint: string | undefined;
  /** The mapping at the path needs one of these keys. */
  readonly missing?: readonly string[];
  /** An unknown key was probably meant to be the absent key at this path. */
  readonly meant?: Path | undefined;
  /** The value has a completely different shape, so mistakes inside it are consequences and are not reported. */
  readonly isWhole?: true;
}

/** The value that a validator error is about. */
export interface Subject {
  readonly path: Path;
  /** The value's key, with the indexes of list items, for messages: `'auth[0]'`. */
  readonly label: string;
  readonly schema: unknown;
  readonly value: unknown;
  readonly source: Source;
}
