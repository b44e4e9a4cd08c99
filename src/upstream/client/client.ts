/** Connections to the upstreams: one pool per origin. Requests are never retried. */
import type { Dispatcher } from 'undici';
import { getOrCreate } from '../../lib/get-or-create.ts';
import { pathAt, type UpstreamPlan, type UpstreamTarget } from '../../plan/index.ts';
import type { BoundCredential, UnsignedRequest } from '../credentials/kind.ts';
import type { AnswerHandler } from '../http1/answer-handler.ts';
import { connectTo } from '../http1/connect.ts';
import { type ConnectionCounts, ConnectionPool } from '../http1/pool.ts';
import type { UpstreamCall } from './call.ts';
import { UpstreamFailure } from './failure.ts';

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
  readonly attempts?: Failover | undefined;
  /** Records what happens to the request; undefined: it is not recorded. */
  readonly call?: UpstreamCall | undefined;
}

/** Reports a target's outcome and selects the next target. */
export interface Failover {
  /** The head of an answer arrived. @param retry_after the header's value. */
  answered(status: number, retry_after: string | undefined): void;
  /** There is no complete answer. @param why may be undefined if the caller has left. */
  failed(why?: Pick<UpstreamFailure, 'kind'>): void;
  /** The caller left before an answer began. What the target does later still counts, if the answer is drained. */
  callerLeft(): void;
  /** The request has ended, with or without an outcome of its target. */
  release(): void;
  /** The request to the next target after a failure; undefined: it may have been sent, or no other target takes it. */
  afterFailure(failure: Pick<UpstreamFailure, 'sent' | 'code'>): UpstreamRequest | undefined;
  /** The request to the next target after an answer; undefined: the status is no refusal, or no other target takes it. */
  afterAnswer(status: number): UpstreamRequest | undefined;
}

export interface UpstreamClient {
  /** Adds the credential of its target to a request that a proxy sends. @throws UpstreamFailure if there is none. */
  authorize(request: UnsignedRequest & Pick<UpstreamRequest, 'upstream' | 'target'>): Promise<void>;
  /** Sends a request. Its handler gets every error. */
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
  /** The connections to all targets, without connections of mounts. */
  connections(): ConnectionCounts;
  /** Closes the connections that none of these upstreams needs, when their requests have ended. */
  keepOnly(upstreams: Iterable<UpstreamPlan>): void;
  close(): Promise<void>;
}

/** What a client reports, and its part of the connections that the configuration allows. */
export interface ClientOptions {
  readonly credentialRefused: UpstreamClient['credentialRefused'];
  /**
   * A target has sent bytes that belong to no answer.
   *
   * @param pause_ms how long no connection to it carries a second request from now on; undefined: a pause was running already.
   */
  readonly surplus: (to: Pick<UpstreamRequest, 'upstream' | 'target'>, pause_ms: number | undefined) => void;
  readonly clients: number;
  readonly credentials: Credentials;
}

export interface Credentials {
  /** Undefined if the target has none. */
  of(to: Pick<UpstreamRequest, 'upstream' | 'target'>): BoundCredential | undefined;
  /** Forgets the credentials that none of these upstreams has. */
  keepOnly(upstreams: readonly UpstreamPlan[]): void;
}

interface Bound {
  readonly pool: ConnectionPool;
  readonly credential: BoundCredential | undefined;
}

/** Creates pools on first use. Upstreams with the same origin, connect time-out and limit of connections share a pool. */
export function createUpstreamClient(options: ClientOptions): UpstreamClient {
  const { surplus, clients, credentials } = options;
  const pools = new Map<string, ConnectionPool>();
  const byTarget = new WeakMap<UpstreamTarget, Bound>();
  const mounted = new Map<string, Dispatcher>();

  function bind({ target, upstream }: Pick<UpstreamRequest, 'upstream' | 'target'>): Bound {
    const known = byTarget.get(target);
    if (known !== undefined && !known.pool.isClosed) return known;
    const pool = getOrCreate(pools, keyOf(target, upstream), () => {
      const { connect_timeout_ms } = upstream;
      const origin = new URL(target.origin);
      return new ConnectionPool(origin, connectTo(origin, connect_timeout_ms), {
        connections: Math.ceil(upstream.connections / clients),
        wait_ms: connect_timeout_ms,
        surplus: (pause_ms) => surplus({ upstream, target }, pause_ms),
      });
    });
    const bound = { pool, credential: credentials.of({ upstream, target }) };
    byTarget.set(target, bound);
    return bound;
  }

  return {
    async authorize(request) {
      try {
        await bind(request).credential?.authorize(request);
      } catch (error) {
        throw new UpstreamFailure(request, error, { sent: false });
      }
    },
    dispatch(request, handler) {
      const { pool, credential } = bind(request);
      // Added last: a request may wait, be stored or go to another target before it is sent.
      const fetching = credential?.authorize(request);
      if (fetching === undefined) send(pool, request, handler);
      else fetching.then(() => send(pool, request, handler)).catch((error) => handler.onResponseError(error));
    },
    connectionsTo({ target, upstream }, make) {
      return getOrCreate(mounted, keyOf(target, upstream), () => make(target.origin, upstream.connect_timeout_ms));
    },
    credentialRefused(to, status) {
      if (status === 401) bind(to).credential?.refused?.();
      options.credentialRefused(to, status);
    },
    connections() {
      const sum = { open: 0, idle: 0, waiting: 0 };
      for (const { counts } of pools.values()) {
        sum.open += counts.open;
        sum.idle += counts.idle;
        sum.waiting += counts.waiting;
      }
      return sum;
    },
    keepOnly(upstreams) {
      const kept = [...upstreams];
      credentials.keepOnly(kept);
      const needed = new Set(kept.flatMap((each) => each.targets.map((target) => keyOf(target, each))));
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

function send(pool: ConnectionPool, request: UpstreamRequest, handler: AnswerHandler): void {
  const { method, headers, body, target } = request;
  request.call?.begin(headers);
  const { headers_timeout_ms, idle_timeout_ms } = request.upstream;
  const path = pathAt(target, request.path);
  pool.dispatch({ method, path, headers, body, headers_timeout_ms, idle_timeout_ms }, handler);
}

/** Upstreams with the same key share a pool, also across reloads. */
function keyOf({ origin }: UpstreamTarget, { connect_timeout_ms, connections }: UpstreamPlan): string {
  return `${origin} ${connect_timeout_ms} ${connections}`;
}
