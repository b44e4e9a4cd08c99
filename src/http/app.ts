/** From the plan to a Fastify application: its routes, and what is said to requests that match none. */
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { randomId } from '../lang/random-id.ts';
import { type Plan, type RoutePlan, routableMethods } from '../plan.ts';
import { Refusal } from '../refusal.ts';
import { UpstreamFailure } from '../upstream/failure.ts';
import { loggedHeaders, logRequest } from './access-log.ts';
import { chooseRoute, interfaceOf } from './choose-interface.ts';
import { type Connections, createConnections } from './connections.ts';
import { kindOf, refuseOddTarget, renderErrorOf, sendError } from './errors.ts';
import { type Exchange, noRetry, type Principal, rawPath, type Services } from './exchange.ts';
import { createKeptBodies, type KeptBodies, type KeptBody } from './kept-bodies.ts';
import { createListener } from './listener.ts';
import { addMount } from './mounts.ts';
import { run } from './pipeline.ts';
import { announcesBody, letSend, receiveBody } from './receive-body.ts';
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

/** What every part of the application is given. */
interface Application {
  readonly services: Services;
  readonly connections: Connections;
}

/** `app.ready()` is the last pass of `check`: it proves that the router takes every route. */
export function buildApp(services: Services, connections = connectionsFor(services.plan)): FastifyInstance {
  const { plan } = services;
  const parts = { services, connections };
  const app = Fastify({
    logger: false,
    serverFactory: (handle) => createListener(services, connections, handle),
    genReqId: () => randomId('req', services),
    exposeHeadRoutes: false,
    routerOptions: { maxParamLength: param_limit },
    return503OnClosing: false,
    // The listener has its own.
    clientErrorHandler: () => {},
    frameworkErrors: (error, request, reply) => answerError(error, request, reply, parts),
  });
  app.decorateRequest('arrived_ms', 0);
  app.decorateRequest('route', undefined);
  // Bodies stay the caller's own bytes. Each route receives and parses them itself, once.
  app.removeAllContentTypeParsers();
  app.setErrorHandler((error, request, reply) => answerError(error, request, reply, parts));
  app.setNotFoundHandler((request, reply) => {
    const message = `${request.method} ${rawPath(request.raw)} is not served here`;
    answerError(new Refusal('route_not_found', message.slice(0, 300)), request, reply, parts);
  });
  const kept = createKeptBodies(plan.server.bodies);
  for (const target of targetsOf(plan)) addRoute(app, target, kept, parts);
  for (const mount of plan.mounts) addMount(app, mount, services);
  for (const [path, allowed] of methodsByPath(plan)) refuseOtherMethods(app, path, allowed, parts);
  return app;
}

/** nginx drops as long: 30 s in all, 5 s without a byte. No body that a route would take is larger than the limit. */
export function connectionsFor({ server }: Plan): Connections {
  return createConnections({ bytes: server.body_limit_bytes, total_ms: 30_000, silent_ms: 5_000 });
}

/**
 * Fastify finds the route; from there on the request is answered on the socket itself, within onRequest: what Fastify does
 * between that and a handler (parsing by content type, validation, serialization) is done here in another way.
 */
function addRoute(app: FastifyInstance, { method, routes }: Target, kept: KeptBodies, parts: Application): void {
  const { services } = parts;
  app.route({
    method,
    url: routes[0].router_path,
    onRequest: (request, reply, done) => {
      request.arrived_ms = services.now();
      const route = chooseRoute(routes, request.raw);
      request.route = route;
      refuseOddTarget(request);
      // Before the body is read: who has no key cannot make the gateway take 64 MiB from it.
      const receive = (principal: Principal): void => {
        const room = kept.open(principal.key);
        const goOn = () => letSend(request.raw, reply.raw);
        receiveBody(request.raw, bodyLimit_bytes(route, services.plan), room, goOn, (refusal, body) => {
          if (refusal === undefined) {
            const params = paramsOf(request);
            begin({ id: request.id, route, principal, request, reply, body, params, notes: {} }, room);
          } else {
            room.release();
            done(refusal);
          }
        });
      };
      const principal = authenticate(request, route.interface, services);
      if (principal instanceof Promise) principal.then(receive).catch(done);
      else receive(principal);
    },
    handler: unreachable,
  });

  function begin(exchange: Exchange, room: KeptBody): void {
    handle(exchange, parts)
      .catch((error: unknown) => {
        // Rendering the error failed too. Log it and drop the connection.
        services.log.error({ id: exchange.id, err: error }, 'a request failed');
        exchange.reply.raw.destroy();
      })
      .finally(() => room.release());
  }
}

function bodyLimit_bytes(route: RoutePlan, { server }: Plan): number {
  const own_bytes = route.action === 'forward' ? route.body_limit_bytes : undefined;
  return Math.min(server.body_limit_bytes, own_bytes ?? server.body_limit_bytes);
}

/** RFC 9110 §9.3.2: HEAD is GET without the content. Not where a GET makes something: who asks for a head expects no effect. */
function methodsOf(route: RoutePlan): readonly string[] {
  const makes = route.action === 'forward' && route.makes.length > 0;
  return route.method === 'GET' && !makes ? ['GET', 'HEAD'] : [route.method];
}

function paramsOf({ params }: FastifyRequest): Exchange['params'] {
  // All of the router's parameters are texts.
  return params as Exchange['params'];
}

function unreachable(): never {
  throw new Error('a request reached the handler of a route that answers before it');
}

async function handle(exchange: Exchange, { services, connections }: Application): Promise<void> {
  const { request, reply } = exchange;
  reply.hijack();
  // Writing to a caller who has left is no fault; the close event tells who needs to know.
  reply.raw.on('error', () => {});
  services.inFlight.enter();
  try {
    await run(exchange, services);
  } catch (error) {
    if (exchange.body === undefined) leaveRest(exchange, connections);
    writeError(error, request, reply, services, exchange.notes.unknown_outcome === true ? noRetry : []);
  } finally {
    services.inFlight.leave();
    tell(exchange, services);
  }
}

function answerError(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  { services, connections }: Application,
  extra: readonly string[] = [],
): void {
  reply.hijack();
  leaveRest({ request, reply }, connections);
  writeError(error, request, reply, services, extra);
  // Refused before it was known who asks, or what for: guesses at keys and paths show here, and only here.
  const { route } = request;
  const status = statusOf(reply);
  services.metrics.countRequest(route?.name ?? 'none', status);
  const wire = route?.interface ?? interfaceOf(services.plan, request.raw);
  const headers = wire && loggedHeaders(wire.log_headers, request.headers);
  services.log.info({ id: request.id, route: route?.name, method: request.method, headers, status }, 'refused');
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
  const wire = request.route?.interface ?? interfaceOf(services.plan, request.raw);
  sendError(reply.raw, renderErrorOf(wire, services.plan, kind, message, request.id), extra);
}

/** The rest of a refused body is dropped, and no more than a bounded part of it: the connection is closed. */
function leaveRest({ request, reply }: Pick<Exchange, 'request' | 'reply'>, connections: Connections): void {
  if (announcesBody(request.raw) && !request.raw.complete) connections.closeAfter(reply.raw);
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

/** The routes of one method and path; more than one where their interfaces share a prefix. */
interface Target {
  readonly method: string;
  readonly routes: readonly [RoutePlan, ...RoutePlan[]];
}

function targetsOf({ routes }: Plan): Iterable<Target> {
  const targets = new Map<string, Target>();
  const add = (method: string, route: RoutePlan): void => {
    const name = `${method} ${route.router_path}`;
    const earlier = targets.get(name)?.routes;
    targets.set(name, { method, routes: earlier === undefined ? [route] : [...earlier, route] });
  };
  for (const route of routes) for (const method of methodsOf(route)) add(method, route);
  return targets.values();
}

function methodsByPath(plan: Plan): ReadonlyMap<string, readonly string[]> {
  const byPath = new Map<string, string[]>();
  for (const route of plan.routes)
    byPath.set(route.router_path, [...new Set([...(byPath.get(route.router_path) ?? []), ...methodsOf(route)])]);
  return byPath;
}

function refuseOtherMethods(app: FastifyInstance, path: string, allowed: readonly string[], parts: Application): void {
  const allow = allowed.join(', ');
  app.route({
    method: routableMethods.filter((method) => !allowed.includes(method)),
    url: path,
    onRequest: (request, reply) => {
      const refusal = new Refusal(
        'method_not_allowed',
        `${request.method} is not served here; this path takes ${allow}`,
      );
      answerError(refusal, request, reply, parts, ['allow', allow]);
    },
    handler: unreachable,
  });
}
