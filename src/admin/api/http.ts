/** Serves the operations over HTTP, on a listener of its own. */
import type { Server, ServerOptions } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { createServer } from '../../lib/node/node-http.ts';
import { PAGE_HEADERS } from '../../lib/node/page-files.ts';
import { readRequestHead } from '../../lib/node/request-head.ts';
import { randomId } from '../../lib/text/random-id.ts';
import type { OidcPlan } from '../../plan/index.ts';
import { BoundRequest, boundConnections, oneByOne } from './connections.ts';
import { addPages, pageUrl } from './console-and-docs.ts';
import { routeOf } from './operation.ts';
import { type HandlerParts, OperationHandler } from './operation-handler.ts';
import { Problem } from './problem.ts';
import {
  BODY_LIMIT_bytes,
  notServed,
  OPEN_BODY_LIMIT_bytes,
  refuseOtherMethods,
  refuseUnreadable,
} from './refusals.ts';
import { acceptJson } from './request.ts';
import { refuseUnknownHost } from './requester.ts';
import { addSignIn } from './sign-in.ts';
import { operations } from './table.ts';

export type { AdminCount } from './operation-handler.ts';

/** Longer than any id or name in a path. */
const PARAM_LIMIT = 1024;
/** Operators send small documents, so slow ones are attacks or broken connections. */
const REQUEST_TIMEOUT_ms = 30_000;
const HEADERS_TIMEOUT_ms = 10_000;
const TIMEOUT_CHECK_ms = 1_000;
/** Slightly longer than a load balancer in front keeps an idle connection. */
const KEEP_ALIVE_ms = 72_000;
const SERVER: ServerOptions<typeof BoundRequest> = {
  IncomingMessage: BoundRequest,
  requestTimeout: REQUEST_TIMEOUT_ms,
  headersTimeout: HEADERS_TIMEOUT_ms,
  connectionsCheckingInterval: TIMEOUT_CHECK_ms,
  keepAliveTimeout: KEEP_ALIVE_ms,
};
/** Far more than operators and scripts open. */
const MAX_CONNECTIONS = 512;

export interface AdminParts extends HandlerParts {
  /** The configured host of the listener. */
  readonly host: string;
  /** How operators sign in without a token. */
  readonly oidc: OidcPlan | undefined;
}

/** Builds the API. The caller has it listen, and closes it. */
export function buildAdminApi(parts: AdminParts): FastifyInstance {
  const { random, oidc } = parts;
  const handler = new OperationHandler(parts);
  const app = Fastify({
    logger: false,
    genReqId: () => randomId('req', { random }),
    bodyLimit: BODY_LIMIT_bytes,
    routerOptions: { maxParamLength: PARAM_LIMIT },
    forceCloseConnections: true,
    serverFactory: (handle) => createServer(SERVER, oneByOne(handle)),
    rewriteUrl: ({ url = '/' }) => pageUrl(url),
    exposeHeadRoutes: false,
    frameworkErrors: (error, request, reply) => void handler.refuse(error, request, reply),
    clientErrorHandler: refuseUnreadable,
  });
  const connections = boundConnections(app.server, MAX_CONNECTIONS);
  app.server.on('connect', (_request, socket: Socket) => refuseUnreadable(new Error('CONNECT'), socket));
  acceptJson(app);
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({ ...PAGE_HEADERS, 'x-request-id': request.id });
    const problem = readRequestHead(request.raw);
    if (problem !== undefined) {
      // Where its body ends is in doubt.
      reply.header('connection', 'close');
      throw new Problem('invalid_request', problem.message, 'send it with an HTTP client');
    }
    refuseUnknownHost(request.headers, parts.host, parts.public_origin);
    if (request.headers['content-encoding'] !== undefined)
      throw new Problem('not_json', 'the body is encoded', 'send it without content-encoding');
  });
  app.setErrorHandler((error, request, reply) => handler.refuse(error, request, reply));
  app.setNotFoundHandler((request, reply) => handler.refuse(notServed(request), request, reply));
  for (const operation of operations) {
    app.route({
      method: operation.method,
      url: routeOf(operation),
      bodyLimit: operation.role === 'none' ? OPEN_BODY_LIMIT_bytes : BODY_LIMIT_bytes,
      async onRequest(request, reply) {
        await handler.admit(operation, request, reply);
        if (operation.role !== 'none') connections.admitted(request.raw.socket);
      },
      handler: (request, reply) => handler.run(operation, request, reply),
    });
  }
  refuseOtherMethods(app, operations);
  addPages(app, { hasOidc: oidc !== undefined });
  if (oidc !== undefined) {
    addSignIn(app, {
      ...parts,
      report: (request, reply) => handler.report(request, reply),
      plan: oidc,
      origin: () => originOf(app, parts),
    });
  }
  return app;
}

/** Where browsers reach the API. */
function originOf({ server }: FastifyInstance, { public_origin }: AdminParts): string {
  return public_origin ?? `http://${addressOf(server)}`;
}

/** `HOST:PORT` of a listening server. */
export function addressOf(server: Server): string {
  const { family, address, port } = server.address() as AddressInfo;
  return `${family === 'IPv6' ? `[${address}]` : address}:${port}`;
}
