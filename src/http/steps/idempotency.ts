/** A caller's idempotency key, and the key that the gateway itself sends upstream where that one honours keys. */
import { createHash } from 'node:crypto';
import type { ParsedBody } from '../../admission/body.ts';
import type { ForwardRoute, TaskKindPlan } from '../../plan.ts';
import { Refusal } from '../../refusal.ts';
import type { IdempotencyClaim, Opening } from '../../store/store.ts';
import type { UpstreamRequest } from '../../upstream/client.ts';
import { type Exchange, randomId, rawPath, type Services } from '../exchange.ts';

/** Longer keys are refused and not cut: two of them could become one. */
const key_limit = 255;

/** The request as it is sent, and what is stored beside its hold. */
export interface Prepared {
  readonly request: UpstreamRequest;
  readonly opening: Opening;
}

/** @throws Refusal invalid_request for a key that is too long or not printable. */
export function prepareCreation(
  exchange: Exchange<ForwardRoute>,
  kind: TaskKindPlan,
  request: UpstreamRequest,
  received: ParsedBody | undefined,
  services: Services,
): Prepared {
  const claim = claimOf(exchange, received);
  if (kind.unknown?.by !== 'key') return { request, opening: { claim } };
  // A key of the gateway's own: two callers who chose the same one must not get one task.
  const headers = [...request.headers, kind.unknown.header, randomId('key', services)];
  const stored = { path: request.path, headers: withoutCredential(headers, request), body: request.body ?? null };
  return { request: { ...request, headers }, opening: { claim, request: stored } };
}

function claimOf(exchange: Exchange<ForwardRoute>, received: ParsedBody | undefined): IdempotencyClaim | undefined {
  const { idempotency } = exchange.route.interface;
  const key = idempotency && exchange.request.headers[idempotency.header];
  if (idempotency === undefined || key === undefined) return undefined;
  if (typeof key !== 'string' || key.length > key_limit || !/^[\x21-\x7e]+$/.test(key)) {
    throw new Refusal(
      'invalid_request',
      `the ${idempotency.header} header must be 1 to ${key_limit} printable characters without spaces`,
    );
  }
  const hash = createHash('sha256').update(`${exchange.route.name}\n${rawPath(exchange.request)}\n`);
  return { key, request_sha256: hash.update(received?.raw ?? '').digest(), keep_ms: idempotency.keep_ms };
}

/** The credential is configured and never stored; it is added again when the request is. */
function withoutCredential(headers: readonly string[], { target }: UpstreamRequest): readonly string[] {
  const name = target.credential?.header;
  return headers.filter((_, index) => headers[index - (index % 2)] !== name);
}
