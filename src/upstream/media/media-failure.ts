/** The errors of reading a video's length: a closed reason for the code, and a sentence for the caller. */

/** Why the length could not be read. */
export type ProbeReason =
  | 'bad_url'
  | 'forbidden_address'
  | 'unreachable'
  | 'timeout'
  | 'not_media'
  | 'too_much_data'
  | 'too_short'
  | 'redirect'
  /** The gateway itself was the cause, not the URL. */
  | 'overloaded';

/** The message is sent to the caller unchanged: it contains no address, host or header, and no text from a server. */
export class ProbeFailure extends Error {
  override readonly name = 'ProbeFailure';
  readonly reason: ProbeReason;

  constructor(reason: ProbeReason, message: string, options?: ErrorOptions) {
    super(message, options);
    this.reason = reason;
  }
}

/** The failure if the gateway is overloaded. */
export function overloaded(options?: ErrorOptions): ProbeFailure {
  return new ProbeFailure('overloaded', 'the gateway cannot read reference videos at the moment; try again', options);
}

const EXHAUSTED: ReadonlySet<unknown> = new Set(['EMFILE', 'ENFILE', 'ENOBUFS', 'ENOMEM', 'EAGAIN']);

/** Whether an error means that this machine has no file descriptor, process or memory left. */
export function isExhausted(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && EXHAUSTED.has(error.code)) || isExhausted(error.cause);
}
