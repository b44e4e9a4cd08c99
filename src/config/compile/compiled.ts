/** What a compilation gets and gives. */

import type { BodySchema, Plan } from '../../plan/index.ts';
import type { Diagnostic } from '../read/diagnostic.ts';
import type { Texts } from '../read/read-text.ts';
import type { UsedSchema } from './schemas.ts';

/** Variables and files that a configuration which was sent may name only as secrets. Their values are not in `env` and `read`. */
export interface Guarded {
  readonly variables: Readonly<Record<string, string>>;
  /** Texts by absolute path. */
  readonly files: ReadonlyMap<string, string>;
}

export interface CompileOptions {
  /** Used instead of the file's text. File names in it are still relative to the file. */
  readonly text?: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly upstreams?: (name: string) => { readonly url: string; readonly secret: string } | undefined;
  /** Gets the texts of all files that are read. Files that are already in it are not read. */
  readonly read?: Texts;
  readonly guarded?: Guarded;
}

/** The plan, undefined if there was an error, and every finding in the order of the files. */
export interface Compiled {
  readonly plan: Plan | undefined;
  /** Every use of a JSON Schema file by the configuration. */
  readonly schemas: readonly UsedSchema[];
  /** The parts of schemas against which values were checked. Those of the shipped configuration have generated validators. */
  readonly parts: readonly BodySchema[];
  readonly diagnostics: readonly Diagnostic[];
  /**
   * Absolute paths of all files that were read or looked for: the configuration, included files, schemas and secrets. If none of
   * them and no variable changes, neither does the result.
   */
  readonly files: readonly string[];
  /** The texts of the configuration's files, by their names in diagnostics, for excerpts. */
  readonly texts: ReadonlyMap<string, string>;
  /** The names of all variables that were looked up. */
  readonly variables: readonly string[];
  /** The names of all variables in the configuration. If one is not set, another variable with a similar name has a warning. */
  readonly named_variables: readonly string[];
  /** The names of the variables whose values are in the plan as texts that may be shown. */
  readonly text_variables: readonly string[];
}
