/** A generation: what is made from one plan. A reload makes a new one; a request is answered by the one that it began with. */
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { createServer } from '../../lib/node/node-http.ts';
import type { Plan } from '../../plan/index.ts';
import type { Connections } from '../http/connections.ts';
import type { Readiness } from '../http/health.ts';
import { RequestLifecycle } from '../http/request-lifecycle.ts';
import { servicesOf } from './create-services.ts';
import type { Runtime, Services } from './services.ts';

/** The application of one plan, ready for requests. */
export interface Generation {
  readonly services: Services;
  readonly exit: RequestLifecycle;
  readonly handle: (request: IncomingMessage, response: ServerResponse) => void;
  /** Mounts handle the `upgrade` events of this server, which never listens. It has no listener if no mount does. */
  readonly upgrades: Server;
  /** Asks upgraded connections to close. */
  endUpgrades(): void;
  /** Frees the parts that belong to this plan. No request may be in flight. */
  close(): Promise<void>;
}

export interface Serving {
  readonly connections: Connections;
  readonly readiness: Readiness;
}

/**
 * Builds a generation beside those that run.
 *
 * @param answers whether this thread answers requests; an application that is never asked takes as long to build as any.
 * @throws if the router does not accept a route; nothing is left open then.
 */
export async function createGeneration(
  plan: Plan,
  runtime: Runtime,
  serving: Serving,
  answers: boolean,
): Promise<Generation> {
  const services = servicesOf(plan, runtime);
  const exit = new RequestLifecycle(services, serving.connections);
  if (!answers) {
    const close = () => services.close();
    return { services, exit, handle: unreachable, upgrades: createServer(), endUpgrades: () => {}, close };
  }
  // A thread that answers no requests loads no router.
  const { buildApp } = await import('../http/app.ts');
  const app = buildApp(services, exit, serving.readiness);
  try {
    await app.ready();
  } catch (error) {
    await services.close();
    throw error;
  }
  const endUpgrades = () => void app.server.close(() => {});
  return {
    services,
    exit,
    handle: app.routing,
    upgrades: app.server,
    endUpgrades,
    async close() {
      endUpgrades();
      await app.close();
      await services.close();
    },
  };
}

function unreachable(): never {
  throw new Error('a request reached a thread that answers none');
}
