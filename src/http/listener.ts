/** The server that callers connect to: which requests reach the router, and what is said to the others. */
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { createServer } from '../lang/node-http.ts';
import { randomId } from '../lang/random-id.ts';
import type { Plan } from '../plan.ts';
import { loggedHeaders } from './access-log.ts';
import { interfaceOf } from './choose-interface.ts';
import type { Connections } from './connections.ts';
import { type ClientError, refuseUnreadable, renderErrorOf, sendError } from './errors.ts';
import type { Services } from './exchange.ts';
import { announcesBody } from './receive-body.ts';

/** An idle connection is kept as long as a load balancer in front keeps it, and a little longer. */
const keep_alive_ms = 72_000;

/** The HTTP server of callers. It refuses malformed requests itself and gives all others to `handle`. */
export function createListener(
  services: Pick<Services, 'plan' | 'log' | 'metrics' | 'random'>,
  connections: Connections,
  handle: (request: IncomingMessage, response: ServerResponse) => void,
): Server {
  const { plan } = services;
  const server = createServer({ ...timeouts(plan), keepAliveTimeout: keep_alive_ms, requireHostHeader: false });
  const route = (request: IncomingMessage, response: ServerResponse) => {
    if (request.headers.host !== undefined || request.httpVersionMinor === 0) handle(request, response);
    else refuse(request, response, 400, 'a request of HTTP/1.1 must have a host header');
  };
  const refuseExpectation = (request: IncomingMessage, response: ServerResponse) => {
    refuse(request, response, 417, 'no expectation is met here but 100-continue');
  };

  function refuse(request: IncomingMessage, response: ServerResponse, status: number, message: string): void {
    if (announcesBody(request) && !request.complete) connections.closeAfter(response);
    const id = randomId('req', services);
    const wire = interfaceOf(plan, request);
    const error = renderErrorOf(wire, plan, 'invalid_request', message, id, status);
    sendError(response, error);
    const headers = wire && loggedHeaders(wire.log_headers, request.headers);
    record(id, error.statusCode, { method: request.method, headers });
  }

  function record(id: string, status: number, more: object): void {
    services.metrics.countRequest('none', status);
    services.log.info({ id, ...more, status }, 'refused');
  }

  server.on('request', (request, response) => connections.serve(request, response, route));
  // A caller that asks before it sends its body is told to go on when it is known who it is.
  server.on('checkContinue', (request, response) => connections.serve(request, response, route));
  server.on('checkExpectation', (request, response) => connections.serve(request, response, refuseExpectation));
  server.on('clientError', (error: ClientError, socket: Socket) => {
    connections.fail(socket, () => {
      const id = randomId('req', services);
      record(id, refuseUnreadable(plan, error, socket, id), { reason: error.code });
    });
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
