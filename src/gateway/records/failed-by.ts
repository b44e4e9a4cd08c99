/** Decides who made a request fail: the caller, the gateway or the upstream. */
import type { FailedBy } from '../../ledger/requests/record.ts';
import type { ErrorKind } from '../../lib/refusal.ts';
import type { Exchange } from '../http/exchange.ts';

/** By the kind of the error that the gateway answered. */
const BY_KIND: Readonly<Record<ErrorKind, FailedBy>> = {
  invalid_request: 'caller',
  unsupported_media_type: 'caller',
  body_too_large: 'caller',
  unauthenticated: 'caller',
  account_suspended: 'caller',
  insufficient_funds: 'caller',
  model_not_found: 'caller',
  task_not_found: 'caller',
  resource_not_found: 'caller',
  route_not_found: 'caller',
  method_not_allowed: 'caller',
  conflict: 'caller',
  idempotency_mismatch: 'caller',
  request_timeout: 'caller',
  rate_limited: 'caller',
  spend_limited: 'caller',
  upstream_failed: 'upstream',
  upstream_timeout: 'upstream',
  upstream_off: 'gateway',
  overloaded: 'gateway',
  internal: 'gateway',
};

/** Answers of 4xx that are about the gateway's account at the upstream, which may be out of money, or about the upstream's load and connection. */
const UPSTREAM_FAULTS: ReadonlySet<number> = new Set([401, 402, 403, 408, 429]);

/** Whether an answer with this status is a failure of the upstream. */
export function isUpstreamFault(status: number): boolean {
  return status >= 500 || UPSTREAM_FAULTS.has(status);
}

/** Who made a request fail; null: it did not fail. A caller that leaves before its answer begins is itself at fault. */
export function failedBy({ error, status, end }: Pick<Exchange, 'error' | 'status' | 'end'>): FailedBy | null {
  if (error !== undefined) return BY_KIND[error as ErrorKind];
  if (end?.how === 'broken') return 'upstream';
  if (status < 400) return null;
  return isUpstreamFault(status) ? 'upstream' : 'caller';
}
