/**
 * Listens for callers. It refuses malformed requests and passes all others to the current generation: a reload changes what answers a
 * request, and no connection notices.
 */
import { lookup } from 'node:dns/promises';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo, ListenOptions, Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { Plan } from '../plan.ts';
import { createServer } from '../platform/node-http.ts';
import type { Connections } from './connections.ts';
import { type ClientError, isBrokenOff, refusalOf, StatusRefusal } from './errors.ts';
import type { Generation } from './generation.ts';
import type { ListenAddress } from './listen-error.ts';

/** Slightly longer than a load balancer in front keeps an idle connection. */
const KEEP_ALIVE_ms = 72_000;
const SWEEP_ms = 50;

/** The listener of a process. */
export interface Listener {
  /** Resolves when callers can connect. Rejects if the address is not available. @param reusePort other threads have it, too. */
  listen(address: ListenAddress, reusePort?: boolean): Promise<void>;
  readonly address: AddressInfo;
  /** Applies the time-outs of the current generation, and whether it upgrades connections. To be called after each reload. */
  follow(): void;
  /** Accepts no new connection, and resolves when the open ones have closed. Each closes after the answers that it waits for. */
  close(): Promise<void>;
}

/** @param current the generation that answers the next request. */
export function createListener(current: () => Generation, connections: Connections): Listener {
  const main = serverFor();
  const servers = [main];
  let closing = false;

  function serverFor(): Server {
    const server = createServer({
      ...timeouts(current().services.plan),
      keepAliveTimeout: KEEP_ALIVE_ms,
      requireHostHeader: false,
    });
    server.on('request', (request, response) => connections.serve(request, response, route));
    // The step `body` or the mount sends the 100, after authentication.
    server.on('checkContinue', (request, response) => connections.serve(request, response, route));
    server.on('checkExpectation', (request, response) => connections.serve(request, response, refuseExpectation));
    server.on('clientError', (error: ClientError, socket: Socket) => {
      const refusal = isBrokenOff(error) ? undefined : refusalOf(error);
      connections.fail(socket, refusal, () => current().exit.refuseUnreadable(socket, error));
    });
    connections.watch(server);
    return server;
  }

  function route(request: IncomingMessage, response: ServerResponse): void {
    if (closing) response.shouldKeepAlive = false;
    if (request.headers.host !== undefined || request.httpVersionMinor === 0) current().handle(request, response);
    else refuse(request, response, 400, 'a request of HTTP/1.1 must have a host header');
  }

  function refuseExpectation(request: IncomingMessage, response: ServerResponse): void {
    refuse(request, response, 417, 'the only supported expectation is 100-continue');
  }

  function refuse(request: IncomingMessage, response: ServerResponse, status: number, message: string): void {
    current().exit.refuse(request, response, new StatusRefusal('invalid_request', message, status));
  }

  function upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    current().upgrades.emit('upgrade', request, socket, head);
  }

  function follow(): void {
    const { services, upgrades } = current();
    const { headersTimeout, requestTimeout } = timeouts(services.plan);
    for (const server of servers) {
      Object.assign(server, { headersTimeout, requestTimeout });
      // With a listener, Node no longer answers a request that offers an upgrade in the usual way.
      server.off('upgrade', upgrade);
      if (upgrades.listenerCount('upgrade') > 0) server.on('upgrade', upgrade);
    }
  }

  async function listen({ host, port }: ListenAddress, reusePort = false): Promise<void> {
    await listening(main, { host, port, reusePort });
    // `localhost` may be two addresses, and a client may try either.
    const others = host === 'localhost' ? await lookup(host, { all: true }).catch(() => []) : [];
    const bound = addressOf(main);
    for (const { address } of others) {
      if (address === bound.address) continue;
      const server = serverFor();
      const isListening = await listening(server, { host: address, port: bound.port, reusePort }).then(
        () => true,
        () => false,
      );
      if (isListening) servers.push(server);
    }
    follow();
  }

  return {
    listen,
    get address() {
      return addressOf(main);
    },
    follow,
    async close() {
      closing = true;
      const closed = Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
      const closeIdle = () => {
        for (const server of servers) server.closeIdleConnections();
      };
      closeIdle();
      // Node closes connections that are idle when `close` is called, but not those that become idle later.
      const sweep = setInterval(closeIdle, SWEEP_ms);
      await closed.finally(() => clearInterval(sweep));
    },
  };
}

function listening(server: Server, address: ListenOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(address, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

function addressOf(server: Server): AddressInfo {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the gateway listens on no port');
  return address;
}

/** By default Node checks for late requests only every 30 s. The two time-outs are set together because Node compares them. */
function timeouts({ server: { headers_timeout_ms, request_timeout_ms } }: Plan) {
  const shorter_ms = Math.min(headers_timeout_ms, request_timeout_ms);
  return {
    headersTimeout: headers_timeout_ms,
    requestTimeout: request_timeout_ms,
    connectionsCheckingInterval: Math.min(5_000, Math.max(100, Math.floor(shorter_ms / 4))),
  };
}
