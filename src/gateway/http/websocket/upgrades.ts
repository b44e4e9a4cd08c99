/** Gives the requests for WebSockets of routes to the router. Those of mounts are taken by the proxy. */
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { ServerResponse as Response } from '../../../lib/node/node-http.ts';
import { liesUnder } from '../../../lib/text/path-prefix.ts';
import type { Plan } from '../../../plan/index.ts';
import { rawPath } from '../exchange.ts';

/** The connection of a request that asks for another protocol. */
interface Upgrade {
  readonly socket: Duplex;
  readonly head: Buffer;
}

const upgrades = new WeakMap<IncomingMessage, Upgrade>();

/** The connection of a request, and what has come after its head; undefined: it asks for no WebSocket. */
export function upgradeOf(request: IncomingMessage): Upgrade | undefined {
  return upgrades.get(request);
}

/** Has the server route such requests, if the plan has a route for them. */
export function routeUpgrades(
  server: Server,
  { routes, mounts }: Plan,
  routing: (request: IncomingMessage, response: ServerResponse) => void,
): void {
  if (!routes.some((route) => route.action === 'forward' && route.websocket !== undefined)) return;
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const path = rawPath(request);
    if (mounts.some(({ prefix }) => liesUnder(path, prefix))) return;
    upgrades.set(request, { socket, head });
    const response = new Response(request);
    socket.on('error', () => {});
    response.shouldKeepAlive = false;
    response.assignSocket(request.socket);
    // A refusal: the connection cannot carry another request.
    response.on('finish', () => request.socket.destroySoon());
    routing(request, response);
  });
}
