/** Why an upstream gave no whole answer, and whether it can have seen the request. */
import type { ErrorKind } from '../refusal.ts';

/** The code that stands in for ECONNRESET on its way through undici. */
export const resetCode = 'UPSTREAM_RESET';

const credentialRefusedCode = 'CREDENTIAL_REFUSED';

export class UpstreamFailure extends Error {
  override readonly name = 'UpstreamFailure';
  readonly kind: Extract<ErrorKind, 'upstream_failed' | 'upstream_timeout'>;
  /**
   * False only when surely nothing was made: the request never left (DNS, connection refused, connect time-out, TLS), or the
   * upstream did not accept the gateway's credential. Whatever else happens after a connected socket took the request is
   * ambiguous, and money held for it must not be given back.
   */
  readonly sent: boolean;
  readonly upstream: string;
  /** The code of the cause, for logs: ECONNREFUSED, UND_ERR_HEADERS_TIMEOUT. */
  readonly code: string;

  constructor(upstream: string, cause: unknown, sent: boolean, began = false) {
    const code = errorCode(cause);
    const timedOut = timeoutCodes.has(code);
    const isRefused = code === credentialRefusedCode;
    super(isRefused ? `upstream ${upstream} failed` : describe(upstream, timedOut, sent, began), { cause });
    this.upstream = upstream;
    this.kind = timedOut ? 'upstream_timeout' : 'upstream_failed';
    this.sent = sent;
    this.code = code;
  }
}

/**
 * The upstream answered that the gateway may not ask. Nothing was made, so money held for the request goes back. The caller can do
 * nothing about it, and its SDK must not take it for a refusal of its own key.
 */
export class CredentialRefused extends Error {
  readonly code = credentialRefusedCode;

  constructor(statusCode: number) {
    super(`the upstream answered ${statusCode}`);
  }
}

/** Whether an answer with the status is about the gateway's credential. */
export function refusesCredential(statusCode: number): boolean {
  return statusCode === 401 || statusCode === 403;
}

const timeoutCodes: ReadonlySet<string> = new Set([
  'UND_ERR_CONNECT_TIMEOUT',
  'UND_ERR_HEADERS_TIMEOUT',
  'UND_ERR_BODY_TIMEOUT',
  'ETIMEDOUT',
]);

/** Tells a caller what happened without showing it the upstream's address. */
function describe(upstream: string, timedOut: boolean, sent: boolean, began: boolean): string {
  if (began) return `upstream ${upstream} ${timedOut ? 'fell silent' : 'broke off'} in the middle of its answer`;
  if (timedOut) return `upstream ${upstream} did not answer in time`;
  return sent ? `upstream ${upstream} broke off before it had answered` : `upstream ${upstream} cannot be reached`;
}

function errorCode(cause: unknown): string {
  if (cause instanceof AggregateError && cause.errors.length > 0) return errorCode(cause.errors[0]);
  if (cause instanceof Error && 'code' in cause && typeof cause.code === 'string')
    return cause.code === resetCode ? 'ECONNRESET' : cause.code;
  return cause instanceof Error ? cause.name : 'unknown';
}
