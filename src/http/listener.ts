/** The server that callers connect to: which requests reach the router, and what is said to the others. */
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Plan } from '../plan.ts';
import { createServer } from '../platform/node-http.ts';
import type { Connections } from './connections.ts';
import { type ClientError, isBrokenOff, refusalOf, StatusRefusal } from './errors.ts';
import type { Exit } from './exit.ts';

/** An idle connection is kept as long as a load balancer in front keeps it, and a little longer. */
const keep_alive_ms = 72_000;

/** The HTTP server of callers. It refuses malformed requests itself and gives all others to `handle`. */
export function createListener(
  plan: Plan,
  connections: Connections,
  exit: Exit,
  handle: (request: IncomingMessage, response: ServerResponse) => void,
): Server {
  const server = createServer({ ...timeouts(plan), keepAliveTimeout: keep_alive_ms, requireHostHeader: false });
  const refuse = (request: IncomingMessage, response: ServerResponse, status: number, message: string) =>
    exit.refuse(request, response, new StatusRefusal('invalid_request', message, status));
  const route = (request: IncomingMessage, response: ServerResponse) => {
    if (request.headers.host !== undefined || request.httpVersionMinor === 0) handle(request, response);
    else refuse(request, response, 400, 'a request of HTTP/1.1 must have a host header');
  };
  const refuseExpectation = (request: IncomingMessage, response: ServerResponse) => {
    refuse(request, response, 417, 'no expectation is met here but 100-continue');
  };

  server.on('request', (request, response) => connections.serve(request, response, route));
  // A caller that asks before it sends its body is told to go on when it is known who it is.
  server.on('checkContinue', (request, response) => connections.serve(request, response, route));
  server.on('checkExpectation', (request, response) => connections.serve(request, response, refuseExpectation));
  server.on('clientError', (error: ClientError, socket: Socket) => {
    const refusal = isBrokenOff(error) ? undefined : refusalOf(error);
    connections.fail(socket, refusal, () => exit.refuseUnreadable(socket, error));
  });
  connections.watch(server);
  return server;
}

/** Node looks for late requests every 30 s unless told, and compares the two time-outs with each other at once. */
function timeouts({ server: { headers_timeout_ms, request_timeout_ms } }: Plan) {
  const shorter_ms = Math.min(headers_timeout_ms, request_timeout_ms);
  return {
    headersTimeout: headers_timeout_ms,
    requestTimeout: request_timeout_ms,
    connectionsCheckingInterval: Math.min(5_000, Math.max(100, Math.floor(shorter_ms / 4))),
  };
}
