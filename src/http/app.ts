/** From the plan to a Fastify application: its routes, and what is said to requests that match none. */
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { type Plan, type RoutePlan, routableMethods } from '../plan.ts';
import { Refusal } from '../refusal.ts';
import { UpstreamFailure } from '../upstream/failure.ts';
import { callerIds, logRequest } from './access-log.ts';
import { chooseRoute, interfaceOf } from './choose-interface.ts';
import { kindOf, refuseOddTarget, refuseUnreadable, renderError, sendError } from './errors.ts';
import { type Exchange, noRetry, type Principal, randomId, rawPath, type Services } from './exchange.ts';
import { addMount } from './mounts.ts';
import { run } from './pipeline.ts';
import { announcesBody, receiveBody } from './receive-body.ts';
import { authenticate } from './steps/authenticate.ts';

declare module 'fastify' {
  interface FastifyRequest {
    arrived_ms: number;
    /** The route that answers it, once that is known. */
    route: RoutePlan | undefined;
  }
}

/** A session token or a task id in a path may be long, but no longer than this. */
const param_limit = 1024;

/** `app.ready()` is the last pass of `check`: it proves that the router takes every route. */
export function buildApp(services: Services): FastifyInstance {
  const { plan } = services;
  const app = Fastify({
    logger: false,
    requestTimeout: plan.server.request_timeout_ms,
    http: timeouts(plan),
    genReqId: () => randomId('req', services),
    exposeHeadRoutes: false,
    routerOptions: { maxParamLength: param_limit },
    return503OnClosing: false,
    clientErrorHandler: refuseUnreadable,
    frameworkErrors: (error, request, reply) => answerError(error, request, reply, services),
  });
  app.decorateRequest('arrived_ms', 0);
  app.decorateRequest('route', undefined);
  // Bodies stay the caller's own bytes. Each route receives and parses them itself, once.
  app.removeAllContentTypeParsers();
  app.setErrorHandler((error, request, reply) => answerError(error, request, reply, services));
  app.setNotFoundHandler((request, reply) => {
    const message = `${request.method} ${rawPath(request)} is not served here`;
    answerError(new Refusal('route_not_found', message.slice(0, 300)), request, reply, services);
  });
  // A caller that asks before it sends its body is told to go on by onRequest, when it is known who it is.
  app.server.on('checkContinue', (request, response) => app.server.emit('request', request, response));
  for (const routes of routesByTarget(plan)) addRoute(app, routes, services);
  for (const mount of plan.mounts) addMount(app, mount, services);
  for (const [path, allowed] of methodsByPath(plan)) refuseOtherMethods(app, path, allowed, services);
  return app;
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

/**
 * Fastify finds the route; from there on the request is answered on the socket itself, within onRequest: what Fastify does
 * between that and a handler (parsing by content type, validation, serialization) is done here in another way.
 */
function addRoute(app: FastifyInstance, routes: SameTarget, services: Services): void {
  const limit_bytes = services.plan.server.body_limit_bytes;
  app.route({
    method: routes[0].method,
    url: routes[0].router_path,
    onRequest: (request, reply, done) => {
      request.arrived_ms = services.now();
      const route = chooseRoute(routes, request);
      request.route = route;
      refuseOddTarget(request);
      // Before the body is read: who has no key cannot make the gateway take 64 MiB from it.
      const goOn = (principal: Principal): void => {
        if (request.headers.expect !== undefined) reply.raw.writeContinue();
        receiveBody(request.raw, limit_bytes, (refusal, body) => {
          if (refusal !== undefined) done(refusal);
          else begin({ id: request.id, route, principal, request, reply, body, params: paramsOf(request), notes: {} });
        });
      };
      const principal = authenticate(request, route.interface, services);
      if (principal instanceof Promise) principal.then(goOn).catch(done);
      else goOn(principal);
    },
    handler: unreachable,
  });

  function begin(exchange: Exchange): void {
    handle(exchange, services).catch((error: unknown) => {
      // What failed is the telling of a failure: there is nobody left to hear of it but the operator.
      services.log.error({ id: exchange.id, err: error }, 'a request failed');
      exchange.reply.raw.destroy();
    });
  }
}

function paramsOf({ params }: FastifyRequest): Exchange['params'] {
  // All of the router's parameters are texts.
  return params as Exchange['params'];
}

function unreachable(): never {
  throw new Error('a request reached the handler of a route that answers before it');
}

async function handle(exchange: Exchange, services: Services): Promise<void> {
  const { request, reply } = exchange;
  reply.hijack();
  // Writing to a caller who has left is no fault; the close event tells who needs to know.
  reply.raw.on('error', () => {});
  services.inFlight.enter();
  try {
    await run(exchange, services);
  } catch (error) {
    if (exchange.body === undefined) leaveRest(exchange);
    writeError(error, request, reply, services, exchange.notes.unknown_outcome === true ? noRetry : []);
  } finally {
    services.inFlight.leave();
    tell(exchange, services);
  }
}

function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply, services: Services): void {
  reply.hijack();
  leaveRest({ request, reply });
  writeError(error, request, reply, services);
  // Refused before it was known who asks, or what for: guesses at keys and paths show here, and only here.
  const { route } = request;
  const status = statusOf(reply);
  services.metrics.countRequest(route?.name ?? 'none', status);
  services.log.info(
    { id: request.id, route: route?.name, method: request.method, status, ...callerIds(request.headers) },
    'refused',
  );
}

function writeError(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  services: Services,
  extra: readonly string[] = [],
): void {
  const { kind, message } = kindOf(error);
  if (error instanceof UpstreamFailure)
    services.metrics.upstreamFailures.inc({ upstream: error.upstream, code: error.code });
  if (kind === 'internal') services.log.error({ id: request.id, err: error }, 'a request failed');
  const wire = request.route?.interface ?? interfaceOf(services.plan, request);
  const requestId = wire?.request_id_header === undefined ? [] : [wire.request_id_header, request.id];
  sendError(reply.raw, renderError(wire?.envelope, kind, message, request.id), [...requestId, ...extra]);
}

/** Nobody reads the rest of a refused body: the connection goes with it, or its caller could send for as long as it likes. */
function leaveRest({ request, reply }: Pick<Exchange, 'request' | 'reply'>): void {
  if (announcesBody(request.raw) && !request.raw.complete) reply.raw.shouldKeepAlive = false;
}

/** Counts and logs a request that has been answered, or whose caller has left. */
function tell(exchange: Exchange, { log, metrics, now }: Services): void {
  const { route, request, reply } = exchange;
  const status = statusOf(reply);
  const now_ms = now();
  metrics.countRequest(route.name, status);
  logRequest(log, exchange, status, now_ms - request.arrived_ms, now_ms);
}

/** 499 where the caller had left before anything was said to it. */
function statusOf({ raw }: FastifyReply): number {
  return raw.headersSent ? raw.statusCode : 499;
}

/** Routes of one method and path; more than one where their interfaces share a prefix. */
type SameTarget = readonly [RoutePlan, ...RoutePlan[]];

function routesByTarget(plan: Plan): Iterable<SameTarget> {
  const byTarget = new Map<string, SameTarget>();
  for (const route of plan.routes) {
    const target = `${route.method} ${route.router_path}`;
    const earlier = byTarget.get(target);
    byTarget.set(target, earlier === undefined ? [route] : [...earlier, route]);
  }
  return byTarget.values();
}

function methodsByPath(plan: Plan): ReadonlyMap<string, readonly string[]> {
  const byPath = new Map<string, string[]>();
  for (const route of plan.routes)
    byPath.set(route.router_path, [...new Set([...(byPath.get(route.router_path) ?? []), route.method])]);
  return byPath;
}

function refuseOtherMethods(app: FastifyInstance, path: string, allowed: readonly string[], services: Services): void {
  const allow = allowed.join(', ');
  app.route({
    method: routableMethods.filter((method) => !allowed.includes(method)),
    url: path,
    onRequest: (request, reply) => {
      reply.hijack();
      leaveRest({ request, reply });
      const refusal = new Refusal(
        'method_not_allowed',
        `${request.method} is not served here; this path takes ${allow}`,
      );
      writeError(refusal, request, reply, services, ['allow', allow]);
    },
    handler: unreachable,
  });
}
