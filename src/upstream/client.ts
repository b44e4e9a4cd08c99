/** The connections to the upstreams: one pool an origin, requests dispatched straight to the socket, never retried. */
import type { Dispatcher } from 'undici';
import Pool from 'undici/lib/dispatcher/pool.js';
import type { UpstreamPlan, UpstreamTarget } from '../plan.ts';
import { upstreamConnector } from './connect.ts';

/** One request to an upstream. */
export interface UpstreamRequest {
  readonly upstream: UpstreamPlan;
  readonly target: UpstreamTarget;
  readonly method: string;
  /** Path and query, to stand behind the target's base path. */
  readonly path: string;
  /** Flat list of names and values. */
  readonly headers: string[];
  readonly body: Buffer | undefined;
}

export interface UpstreamClient {
  dispatch(request: UpstreamRequest, handler: Dispatcher.DispatchHandler): void;
  /** An upstream answered 401 or 403: it did not accept the gateway's credential. */
  credentialRefused(upstream: UpstreamPlan, statusCode: number): void;
  close(): Promise<void>;
}

/** Pools are made on first use: two upstreams of one origin and one connect time-out share a pool. */
export function createUpstreamClient(
  credentialRefused: UpstreamClient['credentialRefused'] = () => {},
): UpstreamClient {
  const pools = new Map<string, Pool>();
  const byTarget = new WeakMap<UpstreamTarget, Pool>();

  function pool({ target, upstream }: UpstreamRequest): Pool {
    const known = byTarget.get(target);
    if (known !== undefined) return known;
    const key = `${target.origin} ${upstream.connect_timeout_ms}`;
    const found = pools.get(key) ?? createPool(target, upstream);
    pools.set(key, found);
    byTarget.set(target, found);
    return found;
  }

  return {
    dispatch(request, handler) {
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
    credentialRefused,
    async close() {
      await Promise.all([...pools.values()].map((each) => each.destroy()));
    },
  };
}

function createPool({ origin }: UpstreamTarget, { connect_timeout_ms }: UpstreamPlan): Pool {
  return new Pool(origin, {
    // Without HTTP/2, which would share one socket among callers: one caller's reset would be everybody's.
    connect: upstreamConnector(connect_timeout_ms),
    pipelining: 1,
    allowH2: false,
  });
}
