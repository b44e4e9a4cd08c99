/** Starts the gateway: the application on a socket, with its upstream connections, and stops both. */
import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import type { Logger } from 'pino';
import { createMetrics, type Metrics } from '../metrics.ts';
import type { Plan } from '../plan.ts';
import { createSettler, type Settler } from '../settle/settler.ts';
import type { Store } from '../store/store.ts';
import { createUpstreamClient } from '../upstream/client.ts';
import { buildApp } from './app.ts';
import { randomId } from './exchange.ts';

export interface GatewayServices {
  readonly store: Store;
  readonly log: Logger;
  /** Milliseconds since the epoch. */
  readonly now?: () => number;
  readonly random?: (bytes: number) => Uint8Array;
  /** Whether this gateway looks at the tasks that nobody polls; default true. */
  readonly settler?: boolean;
}

export interface Gateway {
  /** `http://127.0.0.1:8080`, with the port that was really taken. */
  readonly url: string;
  readonly metrics: Metrics;
  readonly settler: Settler;
  /** Takes no new request and waits for those under way. */
  close(): Promise<void>;
}

/** @throws what `listen` throws: EADDRINUSE, EACCES. */
export async function startGateway(plan: Plan, given: GatewayServices): Promise<Gateway> {
  const { store, log, now = Date.now, random = randomBytes } = given;
  const upstreams = createUpstreamClient();
  const metrics = createMetrics();
  const services = { plan, upstreams, store, log, metrics, now, random };
  const app = buildApp(services);
  await app.listen({ host: plan.server.host, port: plan.server.port });
  const settler = createSettler(randomId('gateway', { random }), { ...services, jitter: Math.random });
  if (given.settler ?? true) settler.start();
  return {
    url: urlOf(app.server.address()),
    metrics,
    settler,
    async close() {
      // A kept-alive socket that is busy when closing begins is not looked at again when it falls idle.
      const sweep = setInterval(() => app.server.closeIdleConnections(), 50);
      await app.close().finally(() => clearInterval(sweep));
      await settler.stop();
      await upstreams.close();
    },
  };
}

function urlOf(address: AddressInfo | string | null): string {
  if (address === null || typeof address === 'string') throw new Error('the gateway listens on no port');
  const host = address.family === 'IPv6' ? `[${address.address}]` : address.address;
  return `http://${host}:${address.port}`;
}
