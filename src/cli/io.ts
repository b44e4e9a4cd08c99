/** What a command gets from outside: its streams and its environment, so that tests can pass their own. */

export interface Io {
  readonly stdout: Sink;
  readonly stderr: Sink;
  /** Where `--body -` reads from. */
  readonly stdin?: AsyncIterable<Uint8Array | string>;
  readonly env: Environment;
  /** Stops a running server; without it SIGINT and SIGTERM do. */
  readonly signal?: AbortSignal;
}

export interface Sink {
  write(text: string): unknown;
}

export type Environment = Readonly<Record<string, string | undefined>>;

/** 0 done, 1 refused or found wrong, 2 used wrongly, 3 the store cannot be used, or the program failed. */
export type ExitCode = 0 | 1 | 2 | 3;

/** One invocation: what the global options say. */
export interface Cli {
  readonly io: Io;
  /** The configuration file, as it was given. */
  readonly config: string;
  /** The store's URL, where it was given in place of the configuration's. */
  readonly store: string | undefined;
  readonly json: boolean;
}

/** What a command found: the document for scripts, and the text for people (without a newline at its end). */
export interface Answer {
  readonly json: unknown;
  readonly text: string;
  /** 0 unless said otherwise. */
  readonly exit?: ExitCode;
}

/** Turns a command's work into an action for commander; an exit code in place of an answer means that it printed by itself. */
export type Act = <Arguments extends readonly unknown[]>(
  work: (cli: Cli, ...rest: Arguments) => Promise<Answer | ExitCode>,
) => (...rest: Arguments) => Promise<void>;
