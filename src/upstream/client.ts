/** Connections to the upstreams: one pool per origin. Requests are never retried. */
import type { Dispatcher } from 'undici';
import type { UpstreamPlan, UpstreamTarget } from '../plan.ts';
import type { UpstreamCall } from './call.ts';
import type { AnswerHandler } from './http1/answer-handler.ts';
import { connectTo } from './http1/connect.ts';
import { ConnectionPool } from './http1/pool.ts';

/** One request to an upstream. */
export interface UpstreamRequest {
  readonly upstream: UpstreamPlan;
  readonly target: UpstreamTarget;
  readonly method: string;
  /** Path and query, appended to the target's base path. */
  readonly path: string;
  /** Flat list of names and values, without the credential: dispatch adds it, so a request is dispatched once. */
  readonly headers: string[];
  readonly body: Buffer | undefined;
  /** The other targets that it may go to; undefined if it has one target. */
  readonly attempts?: OtherTargets | undefined;
  /** Records what happens to the request; undefined: nobody needs to know. */
  readonly call?: UpstreamCall | undefined;
}

/** What a request tells of the target that it is sent to, and how it goes to another one. */
export interface OtherTargets {
  /** The head of an answer arrived. @param retry_after the header's value. */
  answered(status: number, retry_after: string | undefined): void;
  /** There is no complete answer. */
  failed(): void;
  /** The caller left before an answer began. What the target does later still counts, if the answer is drained. */
  callerLeft(): void;
  /** The request has ended, whether anything was seen of its target or not. */
  release(): void;
  /** The request to the next target after a failure; undefined: it may have been sent, or no other target takes it. */
  afterFailure(failure: { readonly sent: boolean }): UpstreamRequest | undefined;
  /** The request to the next target after an answer; undefined: the status is no refusal, or no other target takes it. */
  afterAnswer(status: number): UpstreamRequest | undefined;
}

/** Sends requests to upstreams. */
export interface UpstreamClient {
  /** Its handler gets every error. */
  dispatch(request: UpstreamRequest, handler: AnswerHandler): void;
  /**
   * The connections to a target, for a proxy that makes its own requests. Only `keepOnly` and `close` may close them.
   *
   * @param make makes them at their first use.
   */
  connectionsTo(
    to: Pick<UpstreamRequest, 'upstream' | 'target'>,
    make: (origin: string, connect_timeout_ms: number) => Dispatcher,
  ): Dispatcher;
  /** Reports that a target refused the gateway's credential with 401 or 403. */
  credentialRefused(to: Pick<UpstreamRequest, 'upstream' | 'target'>, statusCode: number): void;
  /** Closes the connections that none of these upstreams needs, when their requests have ended. */
  keepOnly(upstreams: Iterable<UpstreamPlan>): void;
  close(): Promise<void>;
}

/** Creates pools on first use. Upstreams with the same origin and the same connect time-out share a pool. */
export function createUpstreamClient(
  credentialRefused: UpstreamClient['credentialRefused'] = () => {},
): UpstreamClient {
  const pools = new Map<string, ConnectionPool>();
  const byTarget = new WeakMap<UpstreamTarget, ConnectionPool>();
  const mounted = new Map<string, Dispatcher>();

  function pool({ target, upstream }: UpstreamRequest): ConnectionPool {
    const known = byTarget.get(target);
    if (known !== undefined && !known.isClosed) return known;
    const { connect_timeout_ms } = upstream;
    const origin = new URL(target.origin);
    const found = entry(
      pools,
      keyOf(target, upstream),
      () => new ConnectionPool(origin, connectTo(origin, connect_timeout_ms)),
    );
    byTarget.set(target, found);
    return found;
  }

  return {
    dispatch(request, handler) {
      const { credential, base_path } = request.target;
      const { headers_timeout_ms, idle_timeout_ms } = request.upstream;
      // Only here: a request may wait, be stored or go to another target before it is sent.
      if (credential !== undefined) request.headers.push(credential.header, credential.value);
      request.call?.begin(request.headers);
      const { method, headers, body } = request;
      const path = base_path + request.path;
      pool(request).dispatch({ method, path, headers, body, headers_timeout_ms, idle_timeout_ms }, handler);
    },
    connectionsTo({ target, upstream }, make) {
      return entry(mounted, keyOf(target, upstream), () => make(target.origin, upstream.connect_timeout_ms));
    },
    credentialRefused,
    keepOnly(upstreams) {
      const needed = new Set([...upstreams].flatMap((each) => each.targets.map((target) => keyOf(target, each))));
      for (const all of [pools, mounted]) {
        for (const [key, unused] of all) {
          if (needed.has(key)) continue;
          all.delete(key);
          void unused.close();
        }
      }
    },
    async close() {
      for (const each of pools.values()) each.destroy();
      await Promise.all([...mounted.values()].map((each) => each.destroy()));
    },
  };
}

/** Upstreams with the same key share a pool, also across reloads. */
function keyOf({ origin }: UpstreamTarget, { connect_timeout_ms }: UpstreamPlan): string {
  return `${origin} ${connect_timeout_ms}`;
}

/** The value of a key, made at its first use. */
function entry<V>(all: Map<string, V>, key: string, make: () => V): V {
  const known = all.get(key);
  if (known !== undefined) return known;
  const made = make();
  all.set(key, made);
  return made;
}
