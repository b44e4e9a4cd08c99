/** Starts the gateway: the application on a socket, the settler and the upkeep beside it; and stops them in order. */
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Plan } from '../plan.ts';
import { createServer } from '../platform/node-http.ts';
import { createSettler, type Settler } from '../tasks/settler/settler.ts';
import { buildApp, connectionsFor } from './app.ts';
import type { Services } from './exchange.ts';
import { createReadiness } from './health.ts';
import { notListening } from './listen-error.ts';
import { createServices, type Given } from './services.ts';

export interface GatewayOptions extends Given {
  /** Whether this gateway polls the tasks that no caller polls; default true. */
  readonly settler?: boolean;
  /** How long a stop waits for answers that are only drained; default 30 s. What they had not told by then is estimated. */
  readonly drain_stop_ms?: number;
}

export interface Gateway {
  /** `http://127.0.0.1:8080`, with the port that was really taken. */
  readonly url: string;
  /** Where metrics are served, if they are. */
  readonly metrics_url: string | undefined;
  readonly settler: Settler;
  readonly services: Services;
  /** Takes no new request and waits for those under way. */
  close(): Promise<void>;
}

/** At most; several times in the life of a lease. */
const upkeep_interval_ms = 1_000;
const drain_stop_ms = 30_000;
const answer_interval_ms = 100;
const forget_interval_ms = 3_600_000;

/**
 * @throws ListenError for an address that cannot be had, and what else a start may throw. Nothing is left running then, and no
 *   task was polled.
 */
export async function startGateway(plan: Plan, options: GatewayOptions): Promise<Gateway> {
  await using started = new AsyncDisposableStack();
  const services = createServices(plan, options);
  started.defer(() => services.close());
  const connections = connectionsFor(plan);
  const readiness = createReadiness(services);
  const app = buildApp(services, connections, readiness);
  started.defer(() => app.close());
  const { host, port, metrics: metricsAddress } = plan.server;
  await app.listen({ host, port }).catch(notListening('callers', plan.server));
  const metrics = metricsAddress && (await serveMetrics(metricsAddress, services));
  started.defer(() => stopMetrics(metrics));
  const settler = createSettler(services.owner, { ...services, jitter: Math.random });
  if (options.settler ?? true) settler.start();
  const stopUpkeep = startUpkeep(services);
  started.move();
  return {
    url: urlOf(app.server.address()),
    metrics_url: metrics && `${urlOf(metrics.address())}/metrics`,
    settler,
    services,
    async close() {
      const { lame_duck_ms, limit_ms } = plan.server.drain;
      readiness.drain();
      if (lame_duck_ms > 0) await sleep(lame_duck_ms);
      const drained = connections.drain(limit_ms, (requests) => {
        services.log.warn({ requests }, 'requests under way are cut: server.drain.limit is over');
      });
      // A kept-alive socket that is busy when closing begins is not looked at again when it falls idle.
      const cutDrains = setTimeout(() => services.drains.cutAll(), options.drain_stop_ms ?? drain_stop_ms);
      const sweep = setInterval(() => app.server.closeIdleConnections(), 50);
      await app.close().finally(() => clearInterval(sweep));
      drained();
      await services.inFlight.idle();
      clearTimeout(cutDrains);
      stopUpkeep();
      await settler.stop();
      stopMetrics(metrics);
      await services.close();
    },
  };
}

/** What goes on beside requests: leases are renewed and given back, old idempotency keys forgotten. */
function startUpkeep({ leases, store, log, plan, now }: Services): () => void {
  const failed = (error: unknown) => log.error({ err: error }, 'the upkeep failed; it is tried again');
  const keep_ms = Math.max(0, ...plan.interfaces.map((each) => each.idempotency?.keep_ms ?? 0));
  const forget = () => void store.forgetIdempotency(now() - keep_ms).catch(failed);
  forget();
  const interval_ms = Math.min(upkeep_interval_ms, plan.settle.lease_ms / 4);
  const rounds = setInterval(() => void leases.round().catch(failed), interval_ms);
  const answers = setInterval(() => void leases.answerOthers().catch(failed), answer_interval_ms);
  const forgetting = setInterval(forget, forget_interval_ms);
  return () => {
    clearInterval(rounds);
    clearInterval(answers);
    clearInterval(forgetting);
  };
}

/** On an address of its own, so that callers cannot read them. */
async function serveMetrics(
  address: { readonly host: string; readonly port: number },
  { metrics }: Services,
): Promise<Server> {
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') {
      response.writeHead(404, { 'content-type': 'text/plain' }).end('metrics are at /metrics\n');
      return;
    }
    metrics.text().then(
      (text) => response.writeHead(200, { 'content-type': metrics.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(address.port, address.host, resolve);
  }).catch(notListening('metrics', address));
  return server;
}

/** Its connections too: one that is half sent or silent would keep the process. */
function stopMetrics(server: Server | undefined): void {
  server?.close();
  server?.closeAllConnections();
}

function urlOf(address: AddressInfo | string | null): string {
  if (address === null || typeof address === 'string') throw new Error('the gateway listens on no port');
  const host = address.family === 'IPv6' ? `[${address.address}]` : address.address;
  return `http://${host}:${address.port}`;
}
