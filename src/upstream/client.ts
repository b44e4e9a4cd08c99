/** Connections to the upstreams: one pool per origin. Requests are never retried. */
import type { Dispatcher } from 'undici';
import Pool from 'undici/lib/dispatcher/pool.js';
import type { UpstreamPlan, UpstreamTarget } from '../plan.ts';
import type { UpstreamCall } from './call.ts';
import { upstreamConnector } from './connect.ts';

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
  dispatch(request: UpstreamRequest, handler: Dispatcher.DispatchHandler): void;
  /** The connections to a target, for a proxy that makes its own requests. Only `keepOnly` and `close` may close them. */
  connectionsTo(to: Pick<UpstreamRequest, 'upstream' | 'target'>): Dispatcher;
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
  const pools = new Map<string, Pool>();
  const byTarget = new WeakMap<UpstreamTarget, Pool>();

  function pool({ target, upstream }: Pick<UpstreamRequest, 'upstream' | 'target'>): Pool {
    const known = byTarget.get(target);
    if (known !== undefined && !known.closed) return known;
    const key = keyOf(target, upstream);
    const found = pools.get(key) ?? createPool(target, upstream);
    pools.set(key, found);
    byTarget.set(target, found);
    return found;
  }

  return {
    dispatch(request, handler) {
      const { credential } = request.target;
      // Only here: a request may wait, be stored or go to another target before it is sent.
      if (credential !== undefined) request.headers.push(credential.header, credential.value);
      request.call?.begin(request.headers);
      pool(request).dispatch(
        {
          path: request.target.base_path + request.path,
          method: request.method,
          headers: request.headers,
          body: request.body ?? null,
          headersTimeout: request.upstream.headers_timeout_ms,
          bodyTimeout: request.upstream.idle_timeout_ms,
        },
        handler,
      );
    },
    connectionsTo: pool,
    credentialRefused,
    keepOnly(upstreams) {
      const needed = new Set([...upstreams].flatMap((each) => each.targets.map((target) => keyOf(target, each))));
      for (const [key, unused] of pools) {
        if (needed.has(key)) continue;
        pools.delete(key);
        void unused.close();
      }
    },
    async close() {
      await Promise.all([...pools.values()].map((each) => each.destroy()));
    },
  };
}

/** Upstreams with the same key share a pool, also across reloads. */
function keyOf({ origin }: UpstreamTarget, { connect_timeout_ms }: UpstreamPlan): string {
  return `${origin} ${connect_timeout_ms}`;
}

function createPool({ origin }: UpstreamTarget, { connect_timeout_ms }: UpstreamPlan): Pool {
  return new Pool(origin, {
    // HTTP/2 would share one socket among callers, so a reset of one request would end the others.
    connect: upstreamConnector(connect_timeout_ms),
    pipelining: 1,
    allowH2: false,
  });
}
