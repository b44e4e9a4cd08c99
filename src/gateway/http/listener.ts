/**
 * Listens for callers. It refuses malformed requests and passes all others to the current generation: a reload changes what answers a
 * request, and no connection notices.
 */

import { lookup } from 'node:dns/promises';
import { once } from 'node:events';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { type AddressInfo, type ListenOptions, Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import { createServer } from '../../lib/node/node-http.ts';
import { readRequestHead } from '../../lib/node/request-head.ts';
import type { Plan } from '../../plan/index.ts';
import type { Generation } from '../runtime/generation.ts';
import type { Connections } from './connections.ts';
import { type ClientError, ConnectRefused, isBrokenOff, refusalOf, StatusRefusal } from './errors.ts';
import type { ListenAddress } from './listen-error.ts';

/** Slightly longer than a load balancer in front keeps an idle connection. */
const KEEP_ALIVE_ms = 72_000;
/** How often idle connections are closed during a stop. */
const SWEEP_ms = 50;
/** Without a new connection for this time, none is on its way. */
const QUIET_ms = 50;
/** If connections keep arriving, the listener is closed after this time, in a short turn of the event loop. */
const MAX_QUIET_WAIT_ms = 1_000;
const SHORT_TURN_ms = 0.2;
/** If every turn of the event loop brings a connection, the listener is closed after this time. Waiting connections are reset. */
const MAX_BUSY_WAIT_ms = 5_000;

/** The servers that listen for callers. */
export class Listener {
  readonly #current: () => Generation;
  readonly #connections: Connections;
  readonly #main: Server;
  readonly #servers: Server[];
  #connected_ms = 0;

  /** @param current the generation that answers the next request. */
  constructor(current: () => Generation, connections: Connections) {
    this.#current = current;
    this.#connections = connections;
    this.#main = this.#serverFor();
    this.#servers = [this.#main];
  }

  /** Applies the time-outs of the current generation, and whether it upgrades connections. To be called after each reload. */
  follow(): void {
    const { services, upgrades } = this.#current();
    const { headersTimeout, requestTimeout } = timeouts(services.plan);
    for (const server of this.#servers) {
      Object.assign(server, { headersTimeout, requestTimeout });
      // With a listener, Node no longer answers a request that offers an upgrade in the usual way.
      server.off('upgrade', this.#upgrade);
      if (upgrades.listenerCount('upgrade') > 0) server.on('upgrade', this.#upgrade);
    }
  }

  /** Resolves when callers can connect. Rejects if the address is not available. @param reusePort other threads have it, too. */
  async listen({ host, port }: ListenAddress, reusePort = false): Promise<void> {
    await listening(this.#main, { host, port, reusePort });
    // `localhost` may be two addresses, and a client may try either.
    const others = host === 'localhost' ? await lookup(host, { all: true }).catch(() => []) : [];
    const bound = addressOf(this.#main);
    for (const { address } of others) {
      if (address === bound.address) continue;
      const server = this.#serverFor();
      const isListening = await listening(server, { host: address, port: bound.port, reusePort }).then(
        () => true,
        () => false,
      );
      if (isListening) this.#servers.push(server);
    }
    this.follow();
  }

  get address(): AddressInfo {
    return addressOf(this.#main);
  }

  /** Accepts no new connection. Resolves when the open ones have closed, each after its pending answers. */
  async close(): Promise<void> {
    const announce = await this.#untilQuiet();
    const closed = Promise.all(this.#servers.map((server) => new Promise((resolve) => server.close(resolve))));
    announce();
    const closeIdle = () => {
      for (const server of this.#servers) server.closeIdleConnections();
    };
    // Node closes connections that are idle when `close` is called, but not those that become idle later. `setImmediate` runs after
    // requests that have arrived are read.
    const sweep = setInterval(() => setImmediate(closeIdle), SWEEP_ms);
    await closed.finally(() => clearInterval(sweep));
  }

  #serverFor(): Server {
    const server: Server = createServer({
      ...timeouts(this.#current().services.plan),
      keepAliveTimeout: KEEP_ALIVE_ms,
      requireHostHeader: false,
      // Any other protocol is ignored (RFC 9110 §7.8), and so is an upgrade behind a request that is not answered yet.
      shouldUpgradeCallback: ({ headers, socket }) =>
        server.listenerCount('upgrade') > 0 &&
        headers.upgrade?.toLowerCase() === 'websocket' &&
        this.#connections.isFree(socket),
    });
    server.on('request', (request, response) => this.#connections.serve(request, response, this.#route));
    // The step `body` or the mount sends the 100, after authentication.
    server.on('checkContinue', (request, response) => this.#connections.serve(request, response, this.#route));
    server.on('checkExpectation', (request, response) => this.#connections.serve(request, response, this.#route));
    server.on('connect', (_request, socket) => this.#refuseSocket(socket, new ConnectRefused()));
    server.on('clientError', (error: ClientError, socket: Socket) => {
      const refusal = isBrokenOff(error) ? undefined : refusalOf(error);
      this.#connections.fail(socket, refusal, () => this.#current().exit.refuseUnreadable(socket, error));
    });
    this.#connections.watch(server);
    server.on('connection', () => {
      this.#connected_ms = performance.now();
    });
    return server;
  }

  readonly #route = (request: IncomingMessage, response: ServerResponse): void => {
    const problem = readRequestHead(request);
    if (problem === undefined) {
      // Node's parser drops the rest of a segment with such a request. What follows it could be the body of a dropped one.
      if (request.headers.upgrade !== undefined) this.#connections.closeAfter(response);
      this.#current().handle(request, response);
      return;
    }
    // The bytes after such a request may be part of it, so the connection cannot be used again.
    this.#connections.closeAfter(response);
    const { status, message } = problem;
    this.#current().exit.refuse(request, response, new StatusRefusal('invalid_request', message, status));
  };

  readonly #upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
    if (readRequestHead(request) === undefined) this.#current().upgrades.emit('upgrade', request, socket, head);
    else this.#refuseSocket(socket, new Error('the head of an upgrade is invalid'));
  };

  /** Refuses a request for which Node makes no response. */
  #refuseSocket(socket: Duplex, error: ClientError): void {
    socket.on('error', () => {});
    // Always true: the listener accepts only TCP.
    if (socket instanceof Socket)
      this.#connections.fail(socket, undefined, () => this.#current().exit.refuseUnreadable(socket, error));
  }

  /** Waits up to `wait_ms` for `QUIET_ms` without a new connection. @returns whether there was such a time. */
  async #isQuietWithin(wait_ms: number): Promise<boolean> {
    const until_ms = performance.now() + wait_ms;
    for (;;) {
      const now_ms = performance.now();
      if (now_ms - this.#connected_ms >= QUIET_ms) return true;
      if (now_ms >= until_ms) return false;
      await sleep(Math.min(this.#connected_ms + QUIET_ms, until_ms) - now_ms);
    }
  }

  /**
   * Waits for a moment in which no connection waits to be accepted, because closing a listener resets those that do. libuv accepts one
   * connection in each turn of the event loop. In a short turn, another one is unlikely to arrive.
   */
  async #untilNoneWaits(): Promise<void> {
    const called_ms = performance.now();
    for (;;) {
      const began_ms = performance.now();
      const before_ms = this.#connected_ms;
      await nextTurn();
      const now_ms = performance.now();
      const waited_ms = now_ms - called_ms;
      const isShort = now_ms - began_ms < SHORT_TURN_ms;
      if (this.#connected_ms === before_ms && (isShort || waited_ms > MAX_QUIET_WAIT_ms)) return;
      if (waited_ms > MAX_BUSY_WAIT_ms) return;
    }
  }

  /** @returns announces the close again. */
  async #untilQuiet(): Promise<() => void> {
    let announce = () => {};
    if (!(await this.#isQuietWithin(4 * QUIET_ms))) {
      // Callers that connect again after each answer that closes their connection would never stop.
      announce = this.#connections.keepOpen();
      await this.#isQuietWithin(MAX_QUIET_WAIT_ms);
    }
    await this.#untilNoneWaits();
    return announce;
  }
}

/** Rejects with the error of `listen`. */
function listening(server: Server, address: ListenOptions): Promise<unknown> {
  return once(server.listen(address), 'listening');
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
