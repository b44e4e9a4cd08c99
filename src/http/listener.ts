/** Creates the HTTP server for callers. It refuses malformed requests and passes all others to the router. */
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Plan } from '../plan.ts';
import { createServer } from '../platform/node-http.ts';
import type { Connections } from './connections.ts';
import { type ClientError, isBrokenOff, refusalOf, StatusRefusal } from './errors.ts';
import type { Exit } from './exit.ts';

/** Slightly longer than a load balancer in front keeps an idle connection. */
const KEEP_ALIVE_ms = 72_000;

/** @param handle called for each valid request. */
export function createListener(
  plan: Plan,
  connections: Connections,
  exit: Exit,
  handle: (request: IncomingMessage, response: ServerResponse) => void,
): Server {
  const server = createServer({ ...timeouts(plan), keepAliveTimeout: KEEP_ALIVE_ms, requireHostHeader: false });
  const refuse = (request: IncomingMessage, response: ServerResponse, status: number, message: string) =>
    exit.refuse(request, response, new StatusRefusal('invalid_request', message, status));
  const route = (request: IncomingMessage, response: ServerResponse) => {
    if (request.headers.host !== undefined || request.httpVersionMinor === 0) handle(request, response);
    else refuse(request, response, 400, 'a request of HTTP/1.1 must have a host header');
  };
  const refuseExpectation = (request: IncomingMessage, response: ServerResponse) => {
    refuse(request, response, 417, 'the only supported expectation is 100-continue');
  };

  server.on('request', (request, response) => connections.serve(request, response, route));
  // The step `body` or the mount sends the 100, after authentication.
  server.on('checkContinue', (request, response) => connections.serve(request, response, route));
  server.on('checkExpectation', (request, response) => connections.serve(request, response, refuseExpectation));
  server.on('clientError', (error: ClientError, socket: Socket) => {
    const refusal = isBrokenOff(error) ? undefined : refusalOf(error);
    connections.fail(socket, refusal, () => exit.refuseUnreadable(socket, error));
  });
  connections.watch(server);
  return server;
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
