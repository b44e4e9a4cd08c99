/**
 * Adds the gateway's own idempotency key for an upstream that honours keys. The request is stored with the task, so that it can be
 * sent again with the same key when its outcome is unknown.
 */
import { type Randomness, randomId } from '../../lang/random-id.ts';
import type { TaskKindPlan, UpstreamPlan, UpstreamTarget } from '../../plan.ts';
import type { StoredRequest } from '../../store/store.ts';
import type { UpstreamRequest } from '../../upstream/client.ts';

/** A creation as it is sent, and the part of it that is stored. */
export interface KeyedRequest {
  readonly request: UpstreamRequest;
  /** Undefined without an upstream key: sending such a request again could make a second job. */
  readonly stored: StoredRequest | undefined;
}

/** Adds a key that the gateway generates: two callers may choose the same key, and must not get the same task. */
export function withUpstreamKey(kind: TaskKindPlan, request: UpstreamRequest, randomness: Randomness): KeyedRequest {
  if (kind.unknown_outcome?.by !== 'key') return { request, stored: undefined };
  const headers = [...request.headers, kind.unknown_outcome.header, randomId('key', randomness)];
  const stored = { path: request.path, headers: withoutCredential(headers, request), body: request.body ?? null };
  return { request: { ...request, headers }, stored };
}

/** Rebuilds the stored request with the same bytes and the current credential. */
export function repeatRequest(stored: StoredRequest, upstream: UpstreamPlan, target: UpstreamTarget): UpstreamRequest {
  const { credential } = target;
  const headers = [...stored.headers, ...(credential === undefined ? [] : [credential.header, credential.value])];
  const body = stored.body === null ? undefined : Buffer.from(stored.body);
  return { upstream, target, method: 'POST', path: stored.path, headers, body };
}

/** The credential comes from the configuration and is never stored. */
function withoutCredential(headers: readonly string[], { target }: UpstreamRequest): readonly string[] {
  const name = target.credential?.header;
  return headers.filter((_, index) => headers[index - (index % 2)] !== name);
}
