/** The errors of an exchange with an upstream, besides the errors of sockets. */

/** Why an upstream did not send a complete answer. ECONNREFUSED and other codes come from the system. */
export const WIRE_CODES = [
  /** No connection within the time for it. */
  'CONNECT_TIMEOUT',
  /** All allowed connections were in use for as long as the time for a new one, or too many requests wait for one. */
  'NO_CONNECTION',
  /** No complete head of an answer within the time for it. */
  'HEADERS_TIMEOUT',
  /** The answer has begun, and no byte of it came within the time for it. */
  'IDLE_TIMEOUT',
  /** The upstream closed the connection before its answer was complete. */
  'CLOSED',
  /** The head of the answer, or the lines around a chunk, are larger than the limit. */
  'HEAD_TOO_LARGE',
  /** The answer breaks the rules of HTTP/1.1, so that its end or its meaning is uncertain. */
  'INVALID_ANSWER',
] as const;
export type WireCode = (typeof WIRE_CODES)[number];

/** An exchange that failed on the wire. */
export class WireError extends Error {
  override readonly name = 'WireError';
  readonly code: WireCode;

  constructor(code: WireCode, message: string) {
    super(message);
    this.code = code;
  }
}

/** @throws WireError INVALID_ANSWER. */
export function invalid(message: string): never {
  throw new WireError('INVALID_ANSWER', message);
}

/** Bytes of a head, and of the lines between chunks. As large as Node's limit for heads. */
export const HEAD_LIMIT_bytes = 16 * 1024;

/** @throws WireError HEAD_TOO_LARGE. */
export function checkHeadSize(bytes: number): void {
  if (bytes > HEAD_LIMIT_bytes)
    throw new WireError('HEAD_TOO_LARGE', `the head of the answer is larger than ${HEAD_LIMIT_bytes} bytes`);
}
