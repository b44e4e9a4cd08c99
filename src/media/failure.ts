/** Why the length of a video could not be read: a closed reason for the code, a sentence for the caller. */

export type ProbeReason =
  | 'bad_url'
  | 'forbidden_address'
  | 'unreachable'
  | 'timeout'
  | 'not_media'
  | 'too_much_data'
  | 'too_short'
  | 'redirect';

/** The message goes to the caller as it is: it names no address, no host, no header and nothing that a server wrote. */
export class ProbeFailure extends Error {
  override readonly name = 'ProbeFailure';
  readonly reason: ProbeReason;

  constructor(reason: ProbeReason, message: string, options?: ErrorOptions) {
    super(message, options);
    this.reason = reason;
  }
}
