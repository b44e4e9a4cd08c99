/** Serves the operations over HTTP, on a listener of its own. */
import type { Server, ServerOptions } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { Readable } from 'node:stream';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { includesRole, type Store } from '../../ledger/store/store.ts';
import { createServer } from '../../lib/node/node-http.ts';
import { PAGE_HEADERS } from '../../lib/node/page-files.ts';
import { readRequestHead } from '../../lib/node/request-head.ts';
import { randomId } from '../../lib/text/random-id.ts';
import type { OidcPlan } from '../../plan/index.ts';
import { ReportRefused } from '../reports/report-threads.ts';
import { BoundRequest, boundConnections, oneByOne } from './connections.ts';
import { addPages, pageUrl } from './console-and-docs.ts';
import type { GatewayView } from './gateway-view.ts';
import { BASE, type Caller, type Context, type Operation } from './operation.ts';
import { Problem, problemDocument } from './problem.ts';
import {
  asProblem,
  BODY_LIMIT_bytes,
  notServed,
  OPEN_BODY_LIMIT_bytes,
  refuseOtherMethods,
  refuseUnreadable,
} from './refusals.ts';
import {
  acceptJson,
  digestOf,
  type Input,
  idempotencyKeyOf,
  inputOf,
  isDryRun,
  versionOf,
  wantsCsv,
} from './request.ts';
import {
  type Credentials,
  createAttempts,
  credentialsOf,
  findCaller,
  refuseForeignOrigin,
  refuseUnknownHost,
  sessionCookie,
  unauthenticated,
} from './requester.ts';
import { createRunOnce } from './run-once.ts';
import { addSignIn, CALLBACK, SIGN_IN } from './sign-in.ts';
import { operations } from './table.ts';

const PARAM_LIMIT = 1024;
const REQUEST_TIMEOUT_ms = 30_000;
const HEADERS_TIMEOUT_ms = 10_000;
const TIMEOUT_CHECK_ms = 1_000;
const KEEP_ALIVE_ms = 72_000;
const SERVER: ServerOptions<typeof BoundRequest> = {
  IncomingMessage: BoundRequest,
  requestTimeout: REQUEST_TIMEOUT_ms,
  headersTimeout: HEADERS_TIMEOUT_ms,
  connectionsCheckingInterval: TIMEOUT_CHECK_ms,
  keepAliveTimeout: KEEP_ALIVE_ms,
};
const MAX_CONNECTIONS = 512;
/** Wrong tokens per address and minute. */
const MAX_WRONG_TOKENS = 20;
/** Log-ins of a token per minute. Each one is recorded permanently. */
const MAX_LOG_INS = 60;

/** The counters of the administration. */
export type AdminCount = 'adminRequests' | 'adminChanges' | 'adminRefusedTokens';

export interface AdminParts {
  readonly store: Store;
  readonly gateway: GatewayView;
  readonly log: Logger;
  /** Counts for the metrics. */
  readonly count: (name: AdminCount, labels: Readonly<Record<string, string>>) => void;
  readonly random: (bytes: number) => Uint8Array;
  /** Identifies this gateway among others of its store, also after a restart. */
  readonly name: string;
  /** The configured host of the listener. */
  readonly host: string;
  /** The origin that operators see; undefined: the origin of their requests. */
  readonly public_origin: string | undefined;
  /** How operators sign in without a token. */
  readonly oidc: OidcPlan | undefined;
  /** Whether cookies are only sent over HTTPS. */
  readonly isSecure: boolean;
}

/** Builds the API. The caller has it listen, and closes it. */
export function buildAdminApi(parts: AdminParts): FastifyInstance {
  const { log, count, random, store } = parts;
  const wrongTokens = createAttempts(store.now, MAX_WRONG_TOKENS);
  const logIns = createAttempts(store.now, MAX_LOG_INS);
  const app = Fastify({
    logger: false,
    genReqId: () => randomId('req', { random }),
    bodyLimit: BODY_LIMIT_bytes,
    routerOptions: { maxParamLength: PARAM_LIMIT },
    forceCloseConnections: true,
    serverFactory: (handle) => createServer(SERVER, oneByOne(handle)),
    rewriteUrl: ({ url = '/' }) => pageUrl(url),
    exposeHeadRoutes: false,
    frameworkErrors: (error, request, reply) => void refuse(error, request, reply),
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
  app.setErrorHandler(refuse);
  app.setNotFoundHandler((request, reply) => refuse(notServed(request), request, reply));
  const callers = new WeakMap<FastifyRequest, Caller>();
  const runOnce = createRunOnce(store);

  /** @throws Problem without a valid token of a sufficient role, or from a foreign origin. Before the body is read. */
  async function admit(operation: Operation, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const credentials = credentialsOf(request.headers, parts.isSecure);
    if (operation.method !== 'GET')
      refuseForeignOrigin(request.headers, parts.public_origin, credentials.session !== undefined);
    if (operation.role === 'none') return;
    await identify(operation, request, credentials, () => refuseWrongToken(request, reply));
    connections.admitted(request.raw.socket);
  }

  /** Finds the caller. @param wrong runs for a wrong credential. @throws Problem without a valid token of a sufficient role */
  async function identify(
    operation: Operation,
    request: FastifyRequest,
    credentials: Credentials,
    wrong = () => {},
  ): Promise<void> {
    const caller = await findCaller(credentials, store);
    if (caller === undefined) {
      if (credentials.bearer !== undefined || credentials.session !== undefined) wrong();
      throw unauthenticated(credentials);
    }
    callers.set(request, caller);
    if (operation.role === 'none' || includesRole(caller.role, operation.role)) return;
    const message = `${operation.name} needs the role ${operation.role}, and the token ${caller.name} has ${caller.role}`;
    throw new Problem('role_too_low', message, `use a token with the role ${operation.role}`);
  }

  /** Counts a wrong token. @throws Problem too_many_attempts */
  function refuseWrongToken(request: FastifyRequest, reply: FastifyReply): void {
    count('adminRefusedTokens', {});
    const { wait_s, isNews } = wrongTokens.count(request.ip);
    if (isNews) {
      const refused = wait_s !== undefined && { refused_for_s: wait_s };
      log.warn({ address: request.ip, ...refused, request: request.id }, 'a wrong token was sent to the admin API');
    }
    refuseTooMany(wait_s, 'this address has sent too many wrong tokens', reply);
  }

  async function run(operation: Operation, request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
    // The body may have taken long. A change is decided once more in its transaction.
    if (operation.method !== 'GET' && operation.role !== 'none')
      await identify(operation, request, credentialsOf(request.headers, parts.isSecure));
    const input = inputOf(operation, request);
    const context = contextOf(operation, input, request, reply);
    if (operation.csv !== undefined && wantsCsv(input, request.headers.accept)) {
      const { name, texts } = await operation.csv(input, context);
      reply.type('text/csv; charset=utf-8').header('content-disposition', attachment(`${name}.csv`));
      report(request, reply);
      return Readable.from(texts, { objectMode: false, highWaterMark: 65_536 });
    }
    if (operation.html !== undefined && input.format === 'html') {
      const page = await operation.html.render(input, context);
      reply.type('text/html; charset=utf-8').header('content-security-policy', operation.html.policy);
      report(request, reply);
      return page;
    }
    if (operation.json !== undefined) {
      const text = await operation.json(input, context);
      reply.type('application/json; charset=utf-8');
      report(request, reply);
      return text;
    }
    const { output, isRepeated } = await runOnce(operation, input, context).catch((error: unknown) => {
      // A log-in with a wrong token.
      if (error instanceof Problem && error.code === 'unauthenticated') refuseWrongToken(request, reply);
      throw error;
    });
    const isChange = operation.changes !== undefined && !context.dry_run && !isRepeated;
    if (isChange) count('adminChanges', { operation: operation.name });
    if (isRepeated) reply.header('idempotency-replayed', 'true');
    const version = operation.version?.(output);
    if (version !== undefined) reply.header('etag', `"${version}"`);
    reply.code(operation.status !== undefined && !context.dry_run ? operation.status : 200);
    report(request, reply);
    return output;
  }

  function contextOf(operation: Operation, input: Input, request: FastifyRequest, reply: FastifyReply): Context {
    const { gateway } = parts;
    const caller = callers.get(request) ?? { name: 'nobody', role: 'viewer', via: 'api', token: null };
    const version = versionOf(operation, request);
    const key = idempotencyKeyOf(operation, request);
    // Gateways of one store may have different configurations, so the key names the gateway too.
    const idempotency_key = key && (operation.changes === 'configuration' ? `${key} ${parts.name}` : key);
    const dry_run = isDryRun(operation, request);
    const request_sha256 = digestOf(operation, input, dry_run);
    return {
      store,
      gateway,
      operations,
      random,
      caller,
      version,
      idempotency_key,
      now: store.now,
      request_id: request.id,
      actorOf: (reason, account_name) => ({
        actor: caller.name,
        role: caller.role,
        via: caller.via,
        reason: reason ?? null,
        request_id: request.id,
        ...(operation.role !== 'none' && {
          authority: caller.authority && { ...caller.authority, needed: operation.role },
        }),
        ...(idempotency_key !== undefined && { once: { key: idempotency_key, request_sha256, account_name } }),
      }),
      plan: () => gateway.plan,
      currency: { currency: gateway.plan.currency },
      dry_run,
      session: credentialsOf(request.headers, parts.isSecure).session,
      countLogIn: (token) => refuseTooMany(logIns.count(token).wait_s, 'this token has logged in too often', reply),
      setSession(session) {
        reply.header('set-cookie', sessionCookie(session, { isSecure: parts.isSecure, now_ms: store.now() }));
      },
    };
  }

  /** Counts and logs an answer. */
  function report(request: FastifyRequest, reply: FastifyReply): void {
    const status = String(reply.statusCode);
    const { name: operation, changes } = served.get(`${request.method} ${request.routeOptions.url}`) ?? {
      name: 'none',
    };
    count('adminRequests', { operation, status });
    const caller = callers.get(request)?.name;
    if (changes !== undefined) log.info({ operation, by: caller, status, request: request.id }, 'admin request');
  }

  function refuse(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const problem = asProblem(error);
    if (problem.status >= 500 && !(error instanceof Problem || error instanceof ReportRefused))
      log.error({ err: error, request: request.id }, 'an admin request failed');
    if (problem.code === 'unauthenticated') reply.header('www-authenticate', 'Bearer');
    reply.code(problem.status).type('application/problem+json');
    report(request, reply);
    return reply.send(JSON.stringify({ ...problemDocument(problem), request_id: request.id }));
  }

  /** The name of a request for the metrics, from its method and its path in the router. */
  const served = new Map<string, Pick<Operation, 'name' | 'changes'>>();
  for (const operation of operations) {
    const { method } = operation;
    const url = `${BASE}${operation.path.replaceAll(/\{(\w+)\}/g, ':$1')}`;
    served.set(`${method} ${url}`, operation);
    app.route({
      method,
      url,
      bodyLimit: operation.role === 'none' ? OPEN_BODY_LIMIT_bytes : BODY_LIMIT_bytes,
      onRequest: (request, reply) => admit(operation, request, reply),
      handler: (request, reply) => run(operation, request, reply),
    });
  }
  refuseOtherMethods(app, operations);
  addPages(app, { hasOidc: parts.oidc !== undefined });
  if (parts.oidc !== undefined) {
    for (const url of [SIGN_IN, CALLBACK]) served.set(`GET ${url}`, { name: 'session.oidc' });
    addSignIn(app, { ...parts, report, plan: parts.oidc, origin: () => originOf(app, parts) });
  }
  return app;
}

/** The header that has a browser save an answer (RFC 6266), with a name of ASCII for old ones. */
function attachment(file: string): string {
  const extended = encodeURIComponent(file).replaceAll(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return `attachment; filename="${file.replaceAll(/[^\w.-]/g, '_')}"; filename*=UTF-8''${extended}`;
}

/** @throws Problem too_many_attempts */
function refuseTooMany(wait_s: number | undefined, what: string, reply: FastifyReply): void {
  if (wait_s === undefined) return;
  reply.header('retry-after', String(wait_s));
  throw new Problem('too_many_attempts', what, `wait ${wait_s} s`);
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
