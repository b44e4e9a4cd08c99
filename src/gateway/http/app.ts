/** Builds a Fastify application from the plan: routes, mounts, health checks, and the answers for unknown paths and methods. */
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { createServer } from '../../lib/node/node-http.ts';
import { Refusal } from '../../lib/refusal.ts';
import { requestId } from '../../lib/text/random-id.ts';
import { type InterfacePlan, type Plan, ROUTABLE_METHODS, type RoutePlan } from '../../plan/index.ts';
import { composeRoute } from '../admission/compose.ts';
import { runSteps, type Steps } from '../admission/step.ts';
import type { Services } from '../runtime/services.ts';
import { addAccountPage } from './account-page.ts';
import { chooseRoute } from './choose-interface.ts';
import { Connections } from './connections.ts';
import { type Exchange, rawPath } from './exchange.ts';
import { createBackend } from './gateway-backend.ts';
import { addHealth, type Readiness } from './health.ts';
import { addMount } from './mounts.ts';
import { answerPreflight } from './preflight.ts';
import { RequestLifecycle } from './request-lifecycle.ts';
import { tracedSteps } from './request-spans.ts';
import { routeUpgrades } from './websocket/upgrades.ts';

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
  exit = new RequestLifecycle(services, new Connections(() => services.plan)),
  readiness?: Readiness,
): FastifyInstance {
  const { plan } = services;
  const app = Fastify({
    logger: false,
    // It never listens, because the listener outlives the application. The proxy of a mount waits on it for upgrades.
    serverFactory: () => createServer(),
    genReqId: () => requestId(services),
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
  const backend = createBackend(services);
  const observe = services.tracing && tracedSteps(services.now);
  const bind = (route: RoutePlan): BoundRoute => ({
    route,
    interface: route.interface,
    steps: composeRoute(route, plan, backend, observe),
    rest: /\{\+(\w+)\}$/.exec(route.path)?.[1],
  });
  for (const target of targetsOf(plan.routes.map(bind))) addRoute(app, target, exit);
  for (const mount of plan.mounts) addMount(app, mount, backend, exit, services);
  for (const [path, routes] of routesByPath(plan)) refuseOtherMethods(app, path, routes, exit);
  addAccountPage(app, plan, exit);
  routeUpgrades(app.server, plan, app.routing);
  if (readiness !== undefined) addHealth(app, readiness, plan, exit);
  return app;
}

interface BoundRoute {
  readonly route: RoutePlan;
  readonly interface: InterfacePlan;
  readonly steps: Steps<Exchange>;
  /** The parameter for the rest of the path; undefined: it has none. */
  readonly rest: string | undefined;
}

/**
 * Fastify only finds the route. The steps run in onRequest and answer the request on the response itself. They replace what Fastify
 * does between onRequest and a handler: parsing by content type, validation, serialization.
 */
function addRoute(app: FastifyInstance, { method, routes }: Target, exit: RequestLifecycle): void {
  app.route({
    method,
    url: routes[0].route.router_path,
    onRequest: (request, reply) => {
      const { raw } = request;
      const { route, steps, rest } = chooseRoute(routes, raw);
      answer(exit.begin(raw, reply.raw, route, paramsOf(request, rest), request.id), steps, reply, exit);
    },
    handler: unreachable,
  });
}

/** Runs the steps of a request and then its exit. */
function answer(exchange: Exchange, steps: Steps<Exchange>, reply: FastifyReply, exit: RequestLifecycle): void {
  reply.hijack();
  exchange.response.on('error', ignore);
  const running = runSteps(exchange, steps);
  if (running === undefined) exit.leave(exchange);
  else void running.then(() => exit.leave(exchange));
}

/** A write to a caller that has left is not an error. The close event is handled elsewhere. */
function ignore(): void {}

/** Refuses a request that matches no route, or that failed outside the steps. */
function fail(failure: unknown, request: FastifyRequest, reply: FastifyReply, exit: RequestLifecycle): void {
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

function paramsOf({ params }: FastifyRequest, rest: string | undefined): Exchange['params'] {
  // The router's parameters are always strings.
  const found = params as Exchange['params'];
  return rest === undefined ? found : { ...found, [rest]: found['*'] ?? '' };
}

function unreachable(): never {
  throw new Error('a request reached the handler of a route, although onRequest answers it');
}

/** The routes of one method and path. There are several if their interfaces share a prefix. */
interface Target {
  readonly method: string;
  readonly routes: readonly [BoundRoute, ...BoundRoute[]];
}

function targetsOf(routes: readonly BoundRoute[]): Iterable<Target> {
  const targets = new Map<string, Target>();
  const add = (method: string, bound: BoundRoute): void => {
    const name = `${method} ${bound.route.router_path}`;
    const earlier = targets.get(name)?.routes;
    targets.set(name, { method, routes: earlier === undefined ? [bound] : [...earlier, bound] });
  };
  for (const bound of routes) for (const method of methodsOf(bound.route)) add(method, bound);
  return targets.values();
}

function routesByPath(plan: Plan): ReadonlyMap<string, readonly RoutePlan[]> {
  return Map.groupBy(plan.routes, ({ router_path }) => router_path);
}

/** Answers preflights of a path, and refuses every other method that it does not have. */
function refuseOtherMethods(
  app: FastifyInstance,
  url: string,
  routes: readonly RoutePlan[],
  exit: RequestLifecycle,
): void {
  const reachable = routes.map((route) => ({ interface: route.interface, methods: methodsOf(route) }));
  const allowed = [...new Set(reachable.flatMap(({ methods }) => methods))];
  const allow = allowed.join(', ');
  app.route({
    method: ROUTABLE_METHODS.filter((method) => !allowed.includes(method)),
    url,
    onRequest: (request, reply) => {
      const { id, method, raw } = request;
      reply.hijack();
      const asked = { path: routes[0]?.path ?? url, id, routes: reachable };
      if (answerPreflight(raw, reply.raw, asked, exit)) return;
      const message = `${method} is not served here; this path accepts ${allow}`;
      exit.refuse(raw, reply.raw, new Refusal('method_not_allowed', message), { id, headers: ['allow', allow] });
    },
    handler: unreachable,
  });
}
