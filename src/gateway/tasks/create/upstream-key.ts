/**
 * Adds the gateway's own idempotency key for an upstream that honours keys. The request is stored with the task, so that it can be
 * sent again with the same key when its outcome is unknown.
 */

import type { StoredRequest } from '../../../ledger/store/store.ts';
import { type Randomness, randomId } from '../../../lib/text/random-id.ts';
import type { TaskKindPlan, UpstreamPlan, UpstreamTarget } from '../../../plan/index.ts';
import type { UpstreamRequest } from '../../../upstream/client/client.ts';

export type UpstreamKey = readonly [header: string, value: string];

/**
 * A new key for a creation: two callers may choose the same key, and must not get the same task. Undefined if the upstream honours none.
 */
export function newUpstreamKey(kind: TaskKindPlan, randomness: Randomness): UpstreamKey | undefined {
  const unknown = kind.unknown_outcome;
  return unknown?.by === 'key' ? [unknown.header, randomId('key', randomness)] : undefined;
}

/** The request with the key. */
export function withKey(request: UpstreamRequest, key: UpstreamKey | undefined): UpstreamRequest {
  return key === undefined ? request : { ...request, headers: [...request.headers, ...key] };
}

/** The part of a request with a key that is stored. Sending a request without a key again could make a second job. */
export function storedRequest({ path, headers, body }: UpstreamRequest): StoredRequest {
  return { path, headers: [...headers], body: body ?? null };
}

/** Rebuilds the stored request with the same bytes; dispatch adds the current credential. */
export function repeatRequest(stored: StoredRequest, upstream: UpstreamPlan, target: UpstreamTarget): UpstreamRequest {
  const headers = [...stored.headers];
  const body = stored.body === null ? undefined : Buffer.from(stored.body);
  return { upstream, target, method: 'POST', path: stored.path, headers, body };
}
