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

  function pool(request: UpstreamRequest): Pool {
    const key = `${request.target.origin} ${request.upstream.connect_timeout_ms}`;
    let found = pools.get(key);
    if (found === undefined) {
      found = new Pool(request.target.origin, {
        // Without HTTP/2, which would share one socket among callers: one caller's reset would be everybody's.
        connect: upstreamConnector(request.upstream.connect_timeout_ms),
        pipelining: 1,
        allowH2: false,
      });
      pools.set(key, found);
    }
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
      pools.clear();
    },
  };
}
