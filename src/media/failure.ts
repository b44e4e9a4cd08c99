/** Why the length of a video could not be read: a closed reason for the code, a sentence for the caller. */

export type ProbeReason =
  | 'bad_url'
  | 'forbidden_address'
  | 'unreachable'
  | 'timeout'
  | 'not_media'
  | 'too_much_data'
  | 'too_short'
  | 'redirect'
  /** The gateway itself could not look: nothing is wrong with the URL. */
  | 'overloaded';

/** The message goes to the caller as it is: it names no address, no host, no header and nothing that a server wrote. */
export class ProbeFailure extends Error {
  override readonly name = 'ProbeFailure';
  readonly reason: ProbeReason;

  constructor(reason: ProbeReason, message: string, options?: ErrorOptions) {
    super(message, options);
    this.reason = reason;
  }
}

/** The gateway has too much to do. */
export function overloaded(options?: ErrorOptions): ProbeFailure {
  return new ProbeFailure('overloaded', 'the gateway cannot read reference videos at the moment; try again', options);
}

const exhausted: ReadonlySet<unknown> = new Set(['EMFILE', 'ENFILE', 'ENOBUFS', 'ENOMEM', 'EAGAIN']);

/** Whether an error says that this machine has no file descriptor, process or memory left. */
export function isExhausted(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && exhausted.has(error.code)) || isExhausted(error.cause);
}
