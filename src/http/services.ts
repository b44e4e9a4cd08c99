/** Creates the services of a gateway and closes them in the right order. */
import type { Logger } from 'pino';
import { randomId } from '../lang/random-id.ts';
import { createMediaProbe } from '../media/probe.ts';
import { createSpendLeases } from '../metering/spend-leases.ts';
import { createMetrics, type Metrics } from '../metrics.ts';
import type { Plan } from '../plan.ts';
import { ERROR_KINDS } from '../refusal.ts';
import type { Store } from '../store/store.ts';
import type { Tracing } from '../tracing/trace.ts';
import { createUpstreamClient, type UpstreamClient } from '../upstream/client.ts';
import { createDrains } from '../upstream/drains.ts';
import { createInFlight, type Services } from './exchange.ts';
import { createRandomPool } from './random-pool.ts';

/** What the services are made of. Tests replace the optional parts. */
export interface Given {
  readonly store: Store;
  readonly log: Logger;
  /** Milliseconds since the epoch; by default the store's clock. */
  readonly now?: () => number;
  /** Runs a function after a delay. It does not keep the process alive, so users must flush in `close`. */
  readonly after?: (delay_ms: number, run: () => void) => void;
  readonly random?: (bytes: number) => Uint8Array;
  /** The network; a test may simulate it. */
  readonly upstreams?: UpstreamClient;
  readonly metrics?: Metrics;
  /** Undefined: tracing is off. It is closed with the services. */
  readonly tracing?: Tracing | undefined;
}

/** Services that their creator must close. */
export interface OwnedServices extends Services {
  /** Gives leases back and closes outgoing connections. No request may be in flight. */
  close(): Promise<void>;
}

/** Creates the services of a plan. */
export function createServices(plan: Plan, given: Given): OwnedServices {
  const { store, log, now = store.now, after = later, random = createRandomPool(), metrics = createMetrics() } = given;
  const { allow_private, timeout_ms, limit_bytes, shortest_ms } = plan.media;
  const media = createMediaProbe({ allowPrivate: allow_private, timeout_ms, limit_bytes, shortest_ms });
  const owner = randomId('gateway', { random });
  // Series that begin at 0 let an alert see the first error.
  for (const kind of ERROR_KINDS) metrics.errors.inc({ kind }, 0);
  const upstreams =
    given.upstreams ??
    createUpstreamClient(({ name }, status) => {
      metrics.credentialsRefused.inc({ upstream: name, status: String(status) });
      log.error(
        { upstream: name, status },
        "the upstream refused the gateway's credential: check its auth in gateway.yaml",
      );
    });
  const { overdraft_nano } = plan;
  const { lease_ms } = plan.settle;
  const leases = createSpendLeases({ store, log, metrics, now, after, owner, lease_ms, overdraft_nano });
  const services = { plan, store, upstreams, media, leases, log, metrics, now, random, owner };
  return {
    ...services,
    inFlight: createInFlight(),
    drains: createDrains(),
    streams: { open: 0 },
    tracing: given.tracing,
    async close() {
      await leases.close();
      await media.close();
      await upstreams.close();
      await given.tracing?.close();
    },
  };
}

function later(delay_ms: number, run: () => void): void {
  setTimeout(run, delay_ms).unref();
}
