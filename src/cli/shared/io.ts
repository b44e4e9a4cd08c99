/** The inputs and outputs of a command, passed in so that tests can supply their own. */

export interface ConfigurationCache {
  /** Created when it is missing. */
  readonly folder: string;
  /** Identifies the code of the program. Another program may compile a configuration differently. */
  readonly program: string;
}

/** The streams and the environment of a command. */
export interface Io {
  readonly stdout: Sink;
  readonly stderr: Sink;
  /** The input of `--body -`. */
  readonly stdin?: AsyncIterable<Uint8Array | string>;
  readonly env: Environment;
  /** Without it, every start reads and checks the whole configuration. */
  readonly cache?: ConfigurationCache | undefined;
  /** Stops a running server. Without it, SIGINT and SIGTERM do. */
  readonly signal?: AbortSignal;
}

/** An output stream. */
export interface Sink {
  write(text: string): unknown;
}

/** Environment variables by name. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** 0 success, 1 rejected or problems found, 2 wrong usage, 3 the store cannot be used or the program failed. */
export type ExitCode = 0 | 1 | 2 | 3;

/** One invocation with its global options. */
export interface Cli {
  readonly io: Io;
  /** The path of the configuration file, as given. */
  readonly config: string;
  /** The store URL of `--store`, which replaces the configured one. */
  readonly store: string | undefined;
  /** The admin API of `--server`, on which commands run instead of on the store. */
  readonly server: string | undefined;
  readonly json: boolean;
}

/** The result of a command: a document for scripts and a text for people, without a final newline. */
export interface Answer {
  readonly json: unknown;
  readonly text: string;
  /** Default 0. */
  readonly exit?: ExitCode;
}

/**
 * Turns a command's function into a commander action. A command that prints its own output returns an exit code.
 *
 * @param where `anywhere`: it runs operations, so that it works with `--server` too; others refuse it.
 */
export type CommandHandler = <Arguments extends readonly unknown[]>(
  work: (cli: Cli, ...rest: Arguments) => Promise<Answer | ExitCode>,
  where?: 'anywhere',
) => (...rest: Arguments) => Promise<void>;
