/** Starts the gateway: the application, the settler and the background work. Stops them in the right order. */
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { createMetrics } from '../metrics.ts';
import type { Plan } from '../plan.ts';
import { createSettler, type Settler } from '../tasks/settler/settler.ts';
import { startTracing } from '../tracing/tracing.ts';
import { buildApp, connectionsFor } from './app.ts';
import { reportDroppedSpans } from './dropped-spans.ts';
import type { Services } from './exchange.ts';
import { createReadiness } from './health.ts';
import { throwListenError } from './listen-error.ts';
import { serveMetrics, stopMetrics } from './metrics-listener.ts';
import { createServices, type Given } from './services.ts';
import { watchedBy } from './watched.ts';

/** Options of a gateway. */
export interface GatewayOptions extends Given {
  /** Whether this gateway polls the tasks that no caller polls; default true. */
  readonly settler?: boolean;
  /** How long a shutdown waits for drained answers; default 30 s. Usage that they have not reported by then is estimated. */
  readonly drain_stop_ms?: number;
}

/** A running gateway. */
export interface Gateway {
  /** `http://127.0.0.1:8080`, with the actual port. */
  readonly url: string;
  /** The URL of the metrics; undefined if they are not served. */
  readonly metrics_url: string | undefined;
  readonly settler: Settler;
  readonly services: Services;
  /** Stops accepting requests and waits for those in flight. */
  close(): Promise<void>;
}

/** The longest interval. A lease must be checked several times before it expires. */
const UPKEEP_INTERVAL_ms = 1_000;
const DRAIN_STOP_ms = 30_000;
const ANSWER_INTERVAL_ms = 100;
const FORGET_INTERVAL_ms = 3_600_000;

/**
 * Starts a gateway. If it throws, nothing is left running, and no task was polled.
 *
 * @throws ListenError if an address is not available.
 */
export async function startGateway(plan: Plan, options: GatewayOptions): Promise<Gateway> {
  await using started = new AsyncDisposableStack();
  const { tracing: to } = plan.server;
  const metrics = createMetrics();
  const dropped = reportDroppedSpans(options.log, metrics, options.now);
  const tracing = to && (await startTracing({ ...to, dropped }));
  const services = createServices(plan, { ...options, metrics, tracing });
  started.defer(() => services.close());
  const connections = connectionsFor(plan);
  const readiness = createReadiness(services);
  services.metrics.watch(watchedBy(services, readiness));
  const app = buildApp(services, connections, readiness);
  started.defer(() => app.close());
  const { host, port, metrics: metricsAddress } = plan.server;
  await app.listen({ host, port }).catch(throwListenError('callers', plan.server));
  const metricsServer = metricsAddress && (await serveMetrics(metricsAddress, services, readiness));
  started.defer(() => stopMetrics(metricsServer));
  const settler = createSettler(services.owner, { ...services, jitter: Math.random });
  if (options.settler ?? true) settler.start();
  const stopUpkeep = startUpkeep(services);
  started.move();
  return {
    url: urlOf(app.server.address()),
    metrics_url: metricsServer && `${urlOf(metricsServer.address())}/metrics`,
    settler,
    services,
    async close() {
      const { lame_duck_ms, limit_ms } = plan.server.drain;
      readiness.drain();
      if (lame_duck_ms > 0) await sleep(lame_duck_ms);
      const drained = connections.drain(limit_ms, (requests) => {
        services.log.warn({ requests }, 'server.drain.limit has passed: open requests are cut');
      });
      // Node closes sockets that are idle when `close` is called, but not those that become idle later.
      const cutDrains = setTimeout(() => services.drains.cutAll(), options.drain_stop_ms ?? DRAIN_STOP_ms);
      const sweep = setInterval(() => app.server.closeIdleConnections(), 50);
      await app.close().finally(() => clearInterval(sweep));
      drained();
      await services.inFlight.idle();
      clearTimeout(cutDrains);
      stopUpkeep();
      await settler.stop();
      stopMetrics(metricsServer);
      await services.close();
    },
  };
}

/** Background work: renews leases and gives them back, and deletes old idempotency keys. @returns a function that stops it. */
function startUpkeep({ leases, store, log, plan, now }: Services): () => void {
  const failed = (error: unknown) => log.error({ err: error }, 'the upkeep failed; it is tried again');
  const keep_ms = Math.max(0, ...plan.interfaces.map((each) => each.idempotency?.keep_ms ?? 0));
  const forget = () => void store.forgetIdempotency(now() - keep_ms).catch(failed);
  forget();
  const interval_ms = Math.min(UPKEEP_INTERVAL_ms, plan.settle.lease_ms / 4);
  const rounds = setInterval(() => void leases.round().catch(failed), interval_ms);
  const answers = setInterval(() => void leases.answerOthers().catch(failed), ANSWER_INTERVAL_ms);
  const forgetting = setInterval(forget, FORGET_INTERVAL_ms);
  return () => {
    clearInterval(rounds);
    clearInterval(answers);
    clearInterval(forgetting);
  };
}

function urlOf(address: AddressInfo | string | null): string {
  if (address === null || typeof address === 'string') throw new Error('the gateway listens on no port');
  const host = address.family === 'IPv6' ? `[${address.address}]` : address.address;
  return `http://${host}:${address.port}`;
}
