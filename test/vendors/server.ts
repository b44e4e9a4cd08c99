/** Starts a hand-written server that plays the upstreams of the shipped configuration with faults and delays, for tests. */
import { createServer } from '../../src/lib/node/node-http.ts';
import type { SandboxUpstream } from './exchange.ts';
import { serve } from './serve.ts';
import { World } from './world.ts';

export { SANDBOX_UPSTREAMS, type SandboxUpstream } from './exchange.ts';

/** How to start a sandbox. */
export interface SandboxOptions {
  /** An idle connection is closed after this time. */
  readonly keep_alive_ms?: number;
  /** Default 127.0.0.1. */
  readonly host?: string;
  /** Default 0: any free port. */
  readonly port?: number;
  /** Unix milliseconds; default: the machine's clock. */
  readonly now?: () => number;
  /** The credential that every upstream expects; without it credentials are not checked. */
  readonly key?: string;
  /** Multiplies every delay; 1 (the default) means the seconds of the documentation. */
  readonly pace?: number;
}

/** A running sandbox. */
export interface Sandbox {
  /** Its URL, without a final slash. */
  readonly url: string;
  /** The base URL of one upstream; callers append the public path, as in `…/cloud` + `/api/v3/assets`. */
  baseUrl(upstream: SandboxUpstream): string;
  /** Destroys every connection and stops listening. */
  close(): Promise<void>;
}

/** Longer than clients keep an idle connection, so that none sends a request on one that is being closed. */
const KEEP_ALIVE_ms = 75_000;

/** Starts a sandbox. Rejects if it cannot listen on the address. */
export async function startSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  const world = new World(options.now ?? Date.now, options.pace ?? 1);
  const server = createServer({ keepAliveTimeout: options.keep_alive_ms ?? KEEP_ALIVE_ms }, (request, response) => {
    serve({ request, response }, world, options.key).catch((error: unknown) => {
      // Log a bug of the sandbox itself: it could otherwise look like a fault that a test asked for.
      console.error('sandbox:', error);
      response.destroy();
    });
  });
  const host = options.host ?? '127.0.0.1';
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port ?? 0, host, resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the sandbox does not listen on a port');
  const url = `http://${host.includes(':') ? `[${host}]` : host}:${address.port}`;
  world.url = url;
  return {
    url,
    baseUrl: (upstream) => `${url}/${upstream}`,
    close: () =>
      new Promise((resolve, reject) => {
        server.close((error) => (error === undefined ? resolve() : reject(error)));
        server.closeAllConnections();
      }),
  };
}
