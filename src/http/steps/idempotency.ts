/** A caller's idempotency key: read off the request, and answered where it was used before. */
import { createHash } from 'node:crypto';
import type { ForwardRoute } from '../../plan.ts';
import { Refusal } from '../../refusal.ts';
import type { IdempotencyClaim, RepeatedClaim } from '../../store/store.ts';
import type { Answer } from '../../upstream/collect.ts';
import { type Exchange, rawPath, type Services } from '../exchange.ts';

/** Longer keys are refused and not cut: two of them could become one. */
const key_limit = 255;

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
