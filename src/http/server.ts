/** Starts the gateway: the application on a socket, with its upstream connections, and stops both. */
import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import type { Logger } from 'pino';
import type { Plan } from '../plan.ts';
import type { Store } from '../store/store.ts';
import { createUpstreamClient } from '../upstream/client.ts';
import { buildApp } from './app.ts';

export interface GatewayServices {
  readonly store: Store;
  readonly log: Logger;
  /** Milliseconds since the epoch. */
  readonly now?: () => number;
  readonly random?: (bytes: number) => Uint8Array;
}

export interface Gateway {
  /** `http://127.0.0.1:8080`, with the port that was really taken. */
  readonly url: string;
  /** Takes no new request and waits for those under way. */
  close(): Promise<void>;
}

/** @throws what `listen` throws: EADDRINUSE, EACCES. */
export async function startGateway(plan: Plan, services: GatewayServices): Promise<Gateway> {
  const upstreams = createUpstreamClient();
  const app = buildApp({
    plan,
    upstreams,
    store: services.store,
    log: services.log,
    now: services.now ?? Date.now,
    random: services.random ?? randomBytes,
  });
  await app.listen({ host: plan.server.host, port: plan.server.port });
  const address = app.server.address() as AddressInfo;
  const host = address.family === 'IPv6' ? `[${address.address}]` : address.address;
  return {
    url: `http://${host}:${address.port}`,
    async close() {
      await app.close();
      await upstreams.close();
    },
  };
}
