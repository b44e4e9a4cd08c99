/** A caller's idempotency key, and the key that the gateway itself sends upstream where that one honours keys. */
import { createHash } from 'node:crypto';
import type { ForwardRoute, TaskKindPlan } from '../../plan.ts';
import { Refusal } from '../../refusal.ts';
import type { IdempotencyClaim, Opening, RepeatedClaim } from '../../store/store.ts';
import type { UpstreamRequest } from '../../upstream/client.ts';
import type { Answer } from '../../upstream/collect.ts';
import { type Exchange, randomId, rawPath, type Services } from '../exchange.ts';

/** Longer keys are refused and not cut: two of them could become one. */
const key_limit = 255;

/** The request as it is sent, and what is stored beside its hold. */
export interface Prepared {
  readonly request: UpstreamRequest;
  readonly opening: Opening;
}

export function prepareCreation(
  kind: TaskKindPlan,
  request: UpstreamRequest,
  claim: IdempotencyClaim | undefined,
  services: Services,
): Prepared {
  if (kind.unknown?.by !== 'key') return { request, opening: { claim } };
  // A key of the gateway's own: two callers who chose the same one must not get one task.
  const headers = [...request.headers, kind.unknown.header, randomId('key', services)];
  const stored = { path: request.path, headers: withoutCredential(headers, request), body: request.body ?? null };
  return { request: { ...request, headers }, opening: { claim, request: stored } };
}

/**
 * The caller's claim, where the request has a key and may create a task.
 *
 * @throws Refusal invalid_request for a key that is too long or not printable.
 */
export function claimOf(exchange: Exchange<ForwardRoute>): IdempotencyClaim | undefined {
  const { interface: wire, branches } = exchange.route;
  const { idempotency } = wire;
  const key = idempotency && exchange.request.headers[idempotency.header];
  if (idempotency === undefined || key === undefined) return undefined;
  if (!branches.some(({ creates }) => creates !== undefined)) return undefined;
  if (typeof key !== 'string' || key.length > key_limit || !/^[\x21-\x7e]+$/.test(key)) {
    throw new Refusal(
      'invalid_request',
      `the ${idempotency.header} header must be 1 to ${key_limit} printable characters without spaces`,
    );
  }
  const hash = createHash('sha256').update(`${exchange.route.name}\n${rawPath(exchange.request.raw)}\n`);
  return { key, request_sha256: hash.update(exchange.body ?? '').digest(), keep_ms: idempotency.keep_ms };
}

/** What a claim that was made before is answered. @throws Refusal conflict, idempotency_mismatch. */
export function replayClaim(found: RepeatedClaim, { metrics }: Pick<Services, 'metrics'>): Answer {
  switch (found.reason) {
    case 'answered': {
      const { status, headers, body } = found.answer;
      metrics.creations.inc({ outcome: 'replayed' });
      return { statusCode: status, headers, body: Buffer.from(body) };
    }
    case 'in_flight':
      throw new Refusal(
        'conflict',
        'the request with this idempotency key is still under way, or its outcome is not known yet; send it again later',
      );
    case 'other_request':
      throw new Refusal(
        'idempotency_mismatch',
        'this idempotency key was used for another request; send the same request again, or use a new key',
      );
  }
}

/** The credential is configured and never stored; it is added again when the request is. */
function withoutCredential(headers: readonly string[], { target }: UpstreamRequest): readonly string[] {
  const name = target.credential?.header;
  return headers.filter((_, index) => headers[index - (index % 2)] !== name);
}
