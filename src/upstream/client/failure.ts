/** Why an upstream did not send a complete answer, and whether it can have received the request. */

import { CREDENTIAL_REFUSED_CODE, type ErrorKind, NO_CREDENTIAL_CODE } from '../../lib/refusal.ts';
import type { UpstreamPlan, UpstreamTarget } from '../../plan/index.ts';
import type { WireCode } from '../http1/wire-error.ts';

/** Replaces ECONNRESET inside undici, which serves mounts: it would treat a reset as a normal end. */
export const RESET_CODE = 'UPSTREAM_RESET';

interface SentTo {
  readonly upstream: Pick<UpstreamPlan, 'name'>;
  readonly target: Pick<UpstreamTarget, 'name'>;
}

/** An upstream gave no complete answer. The message is for callers. */
export class UpstreamFailure extends Error {
  override readonly name = 'UpstreamFailure';
  /** `overloaded`: the gateway had no connection for the request. This says nothing about the upstream. */
  readonly kind: Extract<ErrorKind, 'upstream_failed' | 'upstream_timeout' | 'overloaded'>;
  /**
   * False only if the upstream certainly created nothing: the request was never sent (DNS, connection refused, connect time-out,
   * TLS), or the upstream refused the gateway's credential. Every other failure is ambiguous, and the hold must not be released.
   */
  readonly sent: boolean;
  readonly upstream: string;
  readonly target: string;
  /** The code of the cause, for logs: ECONNREFUSED, HEADERS_TIMEOUT. */
  readonly code: string;

  /** @param began whether a part of the answer had arrived. */
  constructor(
    { upstream: { name: upstream }, target }: SentTo,
    cause: unknown,
    { sent, began = false }: { readonly sent: boolean; readonly began?: boolean },
  ) {
    const code = errorCode(cause);
    const timedOut = TIMEOUT_CODES.has(code);
    const isRefused = code === CREDENTIAL_REFUSED_CODE || code === NO_CREDENTIAL_CODE;
    const isFull = !sent && FULL_CODES.has(code);
    const message = isFull
      ? `the gateway has no free connection to upstream ${upstream}; try again in a moment`
      : describe(upstream, { timedOut, sent, began });
    super(isRefused ? `upstream ${upstream} failed` : message, { cause });
    this.upstream = upstream;
    this.target = target.name;
    this.kind = isFull ? 'overloaded' : timedOut ? 'upstream_timeout' : 'upstream_failed';
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

/** Whether the status may mean that the upstream refused the gateway's credential. A 403 may also concern the request. */
export function mayRefuseCredential(statusCode: number): boolean {
  return statusCode === 401 || statusCode === 403;
}

/** Whether an answer with this status is a failure of the upstream, by its `credential_refused`. */
export function refusesCredential({ credential_refused }: UpstreamPlan, statusCode: number): boolean {
  return credential_refused.includes(statusCode);
}

const TIMEOUT_CODES: ReadonlySet<string> = new Set<WireCode | 'ETIMEDOUT'>([
  'CONNECT_TIMEOUT',
  'HEADERS_TIMEOUT',
  'IDLE_TIMEOUT',
  'ETIMEDOUT',
]);

/** The gateway can make no connection: the limit is reached, or there are no file descriptors, ports or memory. */
const FULL_CODES: ReadonlySet<string> = new Set([
  'NO_CONNECTION',
  'EMFILE',
  'ENFILE',
  'EADDRNOTAVAIL',
  'ENOBUFS',
  'ENOMEM',
]);

/** undici connects for all requests, and sends the requests of mounts. Operators see one set of codes. */
const CODES_OF_UNDICI: ReadonlyMap<string, WireCode | 'ECONNRESET'> = new Map([
  ['UND_ERR_CONNECT_TIMEOUT', 'CONNECT_TIMEOUT'],
  ['UND_ERR_HEADERS_TIMEOUT', 'HEADERS_TIMEOUT'],
  ['UND_ERR_BODY_TIMEOUT', 'IDLE_TIMEOUT'],
  ['UND_ERR_SOCKET', 'CLOSED'],
  ['UND_ERR_HEADERS_OVERFLOW', 'HEAD_TOO_LARGE'],
  [RESET_CODE, 'ECONNRESET'],
]);

/** The message for the caller. It must not contain the upstream's address. */
function describe(
  upstream: string,
  { timedOut, sent, began }: Readonly<Record<'timedOut' | 'sent' | 'began', boolean>>,
): string {
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
