/** What a compilation gets and gives. */
import type { ValidatorCompiler } from '../admission/validator.ts';
import type { Diagnostic } from '../config/diagnostic.ts';
import type { Texts } from '../config/read-text.ts';
import type { GatewayConfig } from '../generated/gateway.d.ts';
import type { Plan } from '../plan.ts';
import type { UsedSchema } from './schemas.ts';

export interface CompileOptions {
  /** Used instead of the file's text. File names in it are still relative to the file. */
  readonly text?: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Overrides the url and secret of an upstream. */
  readonly upstreams?: (name: string) => { readonly url: string; readonly secret: string } | undefined;
  /** Compiles request schemas; default: a new compiler. Several compilations may share one that remembers what it compiled. */
  readonly validators?: ValidatorCompiler;
  /** Gets the texts of all files that are read. A file that is in it already is not read. */
  readonly read?: Texts;
}

/** The plan, undefined if there was an error, and every finding in the order of the files. */
export interface Compiled {
  readonly plan: Plan | undefined;
  /** The document from which the plan was made, expanded; undefined without a plan. */
  readonly document: GatewayConfig | undefined;
  /** Every use of a JSON Schema file by the configuration. */
  readonly schemas: readonly UsedSchema[];
  readonly diagnostics: readonly Diagnostic[];
  /**
   * Absolute paths of all files that were read or looked for: the configuration, included files, schemas and secrets. If none of
   * them and no variable changes, neither does the result.
   */
  readonly files: readonly string[];
  /** The texts of the configuration's files, by their names in diagnostics, for excerpts. */
  readonly texts: ReadonlyMap<string, string>;
  /** By which the configuration can be compiled again without its YAML; undefined if there was an error. */
  readonly checked: CheckedDocument | undefined;
}

/**
 * A document in which no error was found, with what the compiler needs beside it. It is plain data: it can be stored, and sent to a
 * thread.
 */
export interface CheckedDocument {
  /** Expanded. */
  readonly document: GatewayConfig;
  /** The absolute path of the file that names another file, by the pointer of the name: names are relative to that file. */
  readonly namedIn: Readonly<Record<string, string>>;
  /** Absolute paths of the configuration and the files that it includes. */
  readonly files: readonly string[];
  /** Absolute paths of the JSON Schema files. */
  readonly schemas: readonly string[];
  /** What the environment decided when the document was checked: see `circumstancesOf`. */
  readonly circumstances: string;
}
