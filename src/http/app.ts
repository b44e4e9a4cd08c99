/** Builds a Fastify application from the plan: routes, mounts, health checks, and the answers for unknown paths and methods. */
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { composeRoute } from '../admission/compose.ts';
import { runSteps, type Step } from '../admission/step.ts';
import { randomId } from '../lang/random-id.ts';
import { type Plan, ROUTABLE_METHODS, type RoutePlan } from '../plan.ts';
import { createServer } from '../platform/node-http.ts';
import { Refusal } from '../refusal.ts';
import { createBackend } from './backend.ts';
import { chooseRoute } from './choose-interface.ts';
import { type Connections, createConnections } from './connections.ts';
import { type Exchange, rawPath, type Services } from './exchange.ts';
import { createExit, type Exit } from './exit.ts';
import { addHealth, type Readiness } from './health.ts';
import { addMount } from './mounts.ts';
import { tracedBackend } from './traced-backend.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set only for requests of a mount. */
    exchange: Exchange | undefined;
  }
}

/** Characters. Session tokens and task ids in a path may be long. */
const PARAM_LIMIT = 1024;

/**
 * `check` calls `app.ready()` as its last pass, which fails if the router does not accept a route. Requests enter by `app.routing`.
 *
 * @param readiness used by `/readyz`. If absent, there are no health checks.
 */
export function buildApp(
  services: Services,
  exit = createExit(
    services,
    connectionsFor(() => services.plan),
  ),
  readiness?: Readiness,
): FastifyInstance {
  const { plan } = services;
  const app = Fastify({
    logger: false,
    // It never listens, because the listener outlives the application. The proxy of a mount waits on it for upgrades.
    serverFactory: () => createServer(),
    genReqId: () => randomId('req', services),
    exposeHeadRoutes: false,
    routerOptions: { maxParamLength: PARAM_LIMIT },
    return503OnClosing: false,
    // The listener handles client errors.
    clientErrorHandler: () => {},
    frameworkErrors: (error, request, reply) => fail(error, request, reply, exit),
  });
  app.decorateRequest('exchange', undefined);
  // The steps of a route receive and parse the body, once, and keep its bytes.
  app.removeAllContentTypeParsers();
  app.setErrorHandler((error, request, reply) => fail(error, request, reply, exit));
  app.setNotFoundHandler((request, reply) => {
    const message = `${request.method} ${rawPath(request.raw)} is not served here`;
    fail(new Refusal('route_not_found', message.slice(0, 300)), request, reply, exit);
  });
  const plain = createBackend(services);
  const backend = services.tracing === undefined ? plain : tracedBackend(plain, services.now);
  const lists = new Map(plan.routes.map((route) => [route, composeRoute(route, plan, backend)]));
  for (const target of targetsOf(plan)) addRoute(app, target, lists, exit);
  for (const mount of plan.mounts) addMount(app, mount, backend, exit, services.upstreams);
  for (const [path, allowed] of methodsByPath(plan)) refuseOtherMethods(app, path, allowed, exit);
  if (readiness !== undefined) addHealth(app, readiness, plan, exit);
  return app;
}

/** Lingering as in nginx: 30 s in total, 5 s without a byte. No route accepts a larger body than the limit. */
export function connectionsFor(plan: () => Plan): Connections {
  return createConnections(() => ({ bytes: plan().server.body_limit_bytes, total_ms: 30_000, silent_ms: 5_000 }));
}

type Lists = ReadonlyMap<RoutePlan, readonly Step<Exchange>[]>;

/**
 * Fastify only finds the route. The steps run in onRequest and answer the request on the response itself. They replace what Fastify
 * does between onRequest and a handler: parsing by content type, validation, serialization.
 */
function addRoute(app: FastifyInstance, { method, routes }: Target, lists: Lists, exit: Exit): void {
  app.route({
    method,
    url: routes[0].router_path,
    onRequest: (request, reply) => {
      const { raw } = request;
      const route = chooseRoute(routes, raw);
      answer(exit.enter(raw, reply.raw, route, paramsOf(request), lists.get(route), request.id), reply, exit);
    },
    handler: unreachable,
  });
}

/** Runs the steps of a request and then its exit. */
function answer(exchange: Exchange, reply: FastifyReply, exit: Exit): void {
  reply.hijack();
  // A write to a caller that has left is not an error. The close event is handled elsewhere.
  exchange.response.on('error', () => {});
  const running = runSteps(exchange);
  if (running === undefined) exit.leave(exchange);
  else void running.then(() => exit.leave(exchange));
}

/** Refuses a request that matches no route, or that failed outside the steps. */
function fail(failure: unknown, request: FastifyRequest, reply: FastifyReply, exit: Exit): void {
  reply.hijack();
  const { exchange } = request;
  if (exchange === undefined) {
    exit.refuse(request.raw, reply.raw, failure, { id: request.id });
    return;
  }
  exchange.failure = failure;
  exit.leave(exchange);
}

/** A GET route also serves HEAD (RFC 9110 §9.3.2), unless it creates a resource: a HEAD request must not have such an effect. */
function methodsOf(route: RoutePlan): readonly string[] {
  const creates_resource = route.action === 'forward' && route.creates_resource.length > 0;
  return route.method === 'GET' && !creates_resource ? ['GET', 'HEAD'] : [route.method];
}

function paramsOf({ params }: FastifyRequest): Exchange['params'] {
  // The router's parameters are always strings.
  return params as Exchange['params'];
}

function unreachable(): never {
  throw new Error('a request reached the handler of a route, although onRequest answers it');
}

/** The routes of one method and path. There are several if their interfaces share a prefix. */
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

function refuseOtherMethods(app: FastifyInstance, path: string, allowed: readonly string[], exit: Exit): void {
  const allow = allowed.join(', ');
  app.route({
    method: ROUTABLE_METHODS.filter((method) => !allowed.includes(method)),
    url: path,
    onRequest: (request, reply) => {
      const message = `${request.method} is not served here; this path accepts ${allow}`;
      reply.hijack();
      const more = { id: request.id, headers: ['allow', allow] };
      exit.refuse(request.raw, reply.raw, new Refusal('method_not_allowed', message), more);
    },
    handler: unreachable,
  });
}
