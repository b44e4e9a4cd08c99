/**
 * Answers a request that repeats an idempotency key. It runs before the other checks, because the answer must stay the same even if
 * a price has changed, the model is off, or the URL of a reference has expired.
 */
import { createHash, type Hash } from 'node:crypto';
import type { IdempotencyKey, RepeatedRequest } from '../../../ledger/store/store.ts';
import { Refusal } from '../../../lib/refusal.ts';
import type { ForwardRoute } from '../../../plan/index.ts';
import type { Answer } from '../../../upstream/client/collect.ts';
import { boundaryOf } from '../../admission/multipart.ts';
import { HANDLED, type Run } from '../../admission/step.ts';
import type { Services } from '../../runtime/services.ts';
import { passOn } from '../answer.ts';
import { type Exchange, type ExchangeWith, rawPath } from '../exchange.ts';

/** Characters. Longer keys are refused, because two shortened keys could be equal. */
const KEY_LIMIT = 255;

/** The step `replay`, for a route that may create a task. */
export function replay(route: ForwardRoute, services: Services): Run<ExchangeWith<'principal'>> {
  return (exchange) => {
    const idempotency = idempotencyOf(exchange, route);
    if (idempotency === undefined) return;
    exchange.idempotency = idempotency;
    return services.store
      .findIdempotent(exchange.principal.account, idempotency, services.store.now())
      .then((found) => {
        if (found === undefined) return undefined;
        passOn(exchange, replayEarlier(found, services));
        return HANDLED;
      });
  };
}

/** @throws Refusal invalid_request for a key that is too long or not printable. */
function idempotencyOf(
  { request, received, contentType }: Exchange,
  { name, interface: { idempotency } }: ForwardRoute,
): IdempotencyKey | undefined {
  const key = idempotency && request.headers[idempotency.header];
  if (idempotency === undefined || key === undefined) return undefined;
  if (typeof key !== 'string' || key.length > KEY_LIMIT || !/^[\x21-\x7e]+$/.test(key)) {
    throw new Refusal(
      'invalid_request',
      `the ${idempotency.header} header must be 1 to ${KEY_LIMIT} printable characters without spaces`,
    );
  }
  const hash = createHash('sha256').update(`${name}\n${rawPath(request)}\n`);
  return { key, request_sha256: hashBody(hash, received, contentType).digest(), keep_ms: idempotency.keep_ms };
}

/** Clients choose a new boundary each time that they send a form, so it is left out. */
function hashBody(hash: Hash, received: Buffer = Buffer.alloc(0), contentType: string | undefined): Hash {
  if (contentType?.startsWith('multipart/') !== true) return hash.update(received);
  const mark = Buffer.from(`--${boundaryOf(contentType)}`, 'latin1');
  for (let at = 0; at <= received.length; ) {
    const next = received.indexOf(mark, at);
    const end = next < 0 ? received.length : next;
    hash.update(received.subarray(at, end)).update('\n--');
    at = end + mark.length;
  }
  return hash;
}

/** The answer to a request that repeats an idempotency key. @throws Refusal conflict, idempotency_mismatch. */
export function replayEarlier(found: RepeatedRequest, { metrics }: Pick<Services, 'metrics'>): Answer {
  switch (found.reason) {
    case 'answered': {
      const { status, headers, body } = found.answer;
      metrics.creations.inc({ outcome: 'replayed' });
      return { statusCode: status, headers, body: Buffer.from(body) };
    }
    case 'in_flight':
      throw new Refusal(
        'conflict',
        'the request with this idempotency key is still in progress, or its outcome is not known yet; send it again later',
      );
    case 'other_request':
      throw new Refusal(
        'idempotency_mismatch',
        'this idempotency key was used for another request; send the same request again, or use a new key',
      );
  }
}
