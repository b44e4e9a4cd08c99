/** Why an upstream gave no complete answer, and whether it can have received the request. */
import type { ErrorKind } from '../refusal.ts';
import type { WireCode } from './http1/wire-error.ts';

/** Replaces ECONNRESET inside undici, which serves mounts: it would treat a reset as a normal end. */
export const RESET_CODE = 'UPSTREAM_RESET';

const CREDENTIAL_REFUSED_CODE = 'CREDENTIAL_REFUSED';

/** An upstream gave no complete answer. The message is for callers. */
export class UpstreamFailure extends Error {
  override readonly name = 'UpstreamFailure';
  readonly kind: Extract<ErrorKind, 'upstream_failed' | 'upstream_timeout'>;
  /**
   * False only if the upstream certainly created nothing: the request was never sent (DNS, connection refused, connect time-out,
   * TLS), or the upstream refused the gateway's credential. Every other failure is ambiguous, and the hold must not be released.
   */
  readonly sent: boolean;
  readonly upstream: string;
  /** The code of the cause, for logs: ECONNREFUSED, HEADERS_TIMEOUT. */
  readonly code: string;

  constructor(upstream: string, cause: unknown, sent: boolean, began = false) {
    const code = errorCode(cause);
    const timedOut = TIMEOUT_CODES.has(code);
    const isRefused = code === CREDENTIAL_REFUSED_CODE;
    super(isRefused ? `upstream ${upstream} failed` : describe(upstream, timedOut, sent, began), { cause });
    this.upstream = upstream;
    this.kind = timedOut ? 'upstream_timeout' : 'upstream_failed';
    this.sent = sent;
    this.code = code;
  }
}

/**
 * The upstream refused the gateway's credential. It created nothing, so the hold is released. The caller gets another status,
 * because its SDK would take a 401 for a refusal of its own key.
 */
export class CredentialRefused extends Error {
  readonly code = CREDENTIAL_REFUSED_CODE;

  constructor(statusCode: number) {
    super(`the upstream answered ${statusCode}`);
  }
}

/** Whether the status means that the upstream refused the gateway's credential. */
export function refusesCredential(statusCode: number): boolean {
  return statusCode === 401 || statusCode === 403;
}

const TIMEOUT_CODES: ReadonlySet<string> = new Set<WireCode | 'ETIMEDOUT'>([
  'CONNECT_TIMEOUT',
  'HEADERS_TIMEOUT',
  'IDLE_TIMEOUT',
  'ETIMEDOUT',
]);

/** undici connects for all requests, and sends those of mounts. Operators see one set of codes. */
const CODES_OF_UNDICI: ReadonlyMap<string, WireCode | 'ECONNRESET'> = new Map([
  ['UND_ERR_CONNECT_TIMEOUT', 'CONNECT_TIMEOUT'],
  ['UND_ERR_HEADERS_TIMEOUT', 'HEADERS_TIMEOUT'],
  ['UND_ERR_BODY_TIMEOUT', 'IDLE_TIMEOUT'],
  ['UND_ERR_SOCKET', 'CLOSED'],
  ['UND_ERR_HEADERS_OVERFLOW', 'HEAD_TOO_LARGE'],
  [RESET_CODE, 'ECONNRESET'],
]);

/** The message for the caller. It must not contain the upstream's address. */
function describe(upstream: string, timedOut: boolean, sent: boolean, began: boolean): string {
  if (began) return `upstream ${upstream} ${timedOut ? 'stopped sending' : 'broke off'} in the middle of its answer`;
  if (timedOut) return `upstream ${upstream} did not answer in time`;
  return sent ? `upstream ${upstream} broke off before it had answered` : `upstream ${upstream} cannot be reached`;
}

function errorCode(cause: unknown): string {
  if (cause instanceof AggregateError && cause.errors.length > 0) return errorCode(cause.errors[0]);
  if (cause instanceof Error && 'code' in cause && typeof cause.code === 'string')
    return CODES_OF_UNDICI.get(cause.code) ?? cause.code;
  return cause instanceof Error ? cause.name : 'unknown';
}
