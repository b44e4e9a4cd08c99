/** Errors on their way between threads: `postMessage` keeps an error's message, and drops its class and its code. */

export interface SentError {
  readonly message: string;
  /** SQLite's result code, where SQLite failed. */
  readonly code: string | undefined;
  readonly stack: string | undefined;
}

export function toSentError(error: unknown): SentError {
  if (!(error instanceof Error)) return { message: String(error), code: undefined, stack: undefined };
  const code = 'code' in error ? String(error.code) : undefined;
  return { message: error.message, code, stack: error.stack };
}

/** The error with its code, in the thread that received it. */
export function fromSentError({ message, code, stack }: SentError): Error {
  const error = new Error(message);
  if (stack !== undefined) error.stack = stack;
  return code === undefined ? error : Object.assign(error, { code });
}
