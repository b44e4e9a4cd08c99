/** What is sent to the upstreams: each request once, straight to a connection of its origin, never retried. */
import type { Dispatcher } from 'undici';
import type { UpstreamPlan, UpstreamTarget } from '../plan.ts';
import { Connections } from './connections.ts';

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
  close(): Promise<void>;
}

/** Connections are made on first use: two upstreams of one origin and one connect time-out share them. */
export function createUpstreamClient(): UpstreamClient {
  const origins = new Map<string, Connections>();

  function connections(request: UpstreamRequest): Connections {
    const { connect_timeout_ms } = request.upstream;
    const key = `${request.target.origin} ${connect_timeout_ms}`;
    let found = origins.get(key);
    if (found === undefined) {
      found = new Connections(request.target.origin, connect_timeout_ms);
      origins.set(key, found);
    }
    return found;
  }

  return {
    dispatch(request, handler) {
      connections(request).dispatch(
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
    async close() {
      await Promise.all([...origins.values()].map((each) => each.close()));
      origins.clear();
    },
  };
}
