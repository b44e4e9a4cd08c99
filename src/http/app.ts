/** From the plan to a Fastify application: its routes, and what is said to requests that match none. */
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { composeRoute } from '../admission/compose.ts';
import { runSteps, type Step } from '../admission/step.ts';
import { randomId } from '../lang/random-id.ts';
import { type Plan, type RoutePlan, routableMethods } from '../plan.ts';
import { Refusal } from '../refusal.ts';
import { createBackend } from './backend.ts';
import { chooseRoute } from './choose-interface.ts';
import { type Connections, createConnections } from './connections.ts';
import { type Exchange, rawPath, type Services } from './exchange.ts';
import { createExit, type Exit } from './exit.ts';
import { addHealth, type Readiness } from './health.ts';
import { createListener } from './listener.ts';
import { addMount } from './mounts.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Where the request has begun: under a mount. */
    exchange: Exchange | undefined;
  }
}

/** A session token or a task id in a path may be long, but no longer than this. */
const param_limit = 1024;

/**
 * `app.ready()` is the last pass of `check`: it proves that the router takes every route.
 *
 * @param readiness asked by `/readyz`; without it there are no paths of the gateway's own.
 */
export function buildApp(
  services: Services,
  connections = connectionsFor(services.plan),
  readiness?: Readiness,
): FastifyInstance {
  const { plan } = services;
  const exit = createExit(services, connections);
  const app = Fastify({
    logger: false,
    serverFactory: (handle) => createListener(plan, connections, exit, handle),
    genReqId: () => randomId('req', services),
    exposeHeadRoutes: false,
    routerOptions: { maxParamLength: param_limit },
    return503OnClosing: false,
    // The listener has its own.
    clientErrorHandler: () => {},
    frameworkErrors: (error, request, reply) => fail(error, request, reply, exit),
  });
  app.decorateRequest('exchange', undefined);
  // Bodies stay the caller's own bytes. Each route receives and parses them itself, once.
  app.removeAllContentTypeParsers();
  app.setErrorHandler((error, request, reply) => fail(error, request, reply, exit));
  app.setNotFoundHandler((request, reply) => {
    const message = `${request.method} ${rawPath(request.raw)} is not served here`;
    fail(new Refusal('route_not_found', message.slice(0, 300)), request, reply, exit);
  });
  const backend = createBackend(services);
  const lists = new Map(plan.routes.map((route) => [route, composeRoute(route, plan, backend)]));
  for (const target of targetsOf(plan)) addRoute(app, target, lists, exit);
  for (const mount of plan.mounts) addMount(app, mount, backend, exit);
  for (const [path, allowed] of methodsByPath(plan)) refuseOtherMethods(app, path, allowed, exit);
  if (readiness !== undefined) addHealth(app, readiness, exit);
  return app;
}

/** nginx drops as long: 30 s in all, 5 s without a byte. No body that a route would take is larger than the limit. */
export function connectionsFor({ server }: Plan): Connections {
  return createConnections({ bytes: server.body_limit_bytes, total_ms: 30_000, silent_ms: 5_000 });
}

type Lists = ReadonlyMap<RoutePlan, readonly Step<Exchange>[]>;

/**
 * Fastify finds the route; from there on the request is answered on the socket itself, within onRequest: what Fastify does
 * between that and a handler (parsing by content type, validation, serialization) is done by the steps in another way.
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

/** Carries a request out, and lets it leave. */
function answer(exchange: Exchange, reply: FastifyReply, exit: Exit): void {
  reply.hijack();
  // Writing to a caller who has left is no fault; the close event tells who needs to know.
  exchange.response.on('error', () => {});
  const running = runSteps(exchange);
  if (running === undefined) exit.leave(exchange);
  else void running.then(() => exit.leave(exchange));
}

/** Refuses what no list of steps has answered, and what has failed outside of one. */
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

/** RFC 9110 §9.3.2: HEAD is GET without the content. Not where a GET makes something: who asks for a head expects no effect. */
function methodsOf(route: RoutePlan): readonly string[] {
  const creates_resource = route.action === 'forward' && route.creates_resource.length > 0;
  return route.method === 'GET' && !creates_resource ? ['GET', 'HEAD'] : [route.method];
}

function paramsOf({ params }: FastifyRequest): Exchange['params'] {
  // All of the router's parameters are texts.
  return params as Exchange['params'];
}

function unreachable(): never {
  throw new Error('a request reached the handler of a route that answers before it');
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

function refuseOtherMethods(app: FastifyInstance, path: string, allowed: readonly string[], exit: Exit): void {
  const allow = allowed.join(', ');
  app.route({
    method: routableMethods.filter((method) => !allowed.includes(method)),
    url: path,
    onRequest: (request, reply) => {
      const message = `${request.method} is not served here; this path takes ${allow}`;
      reply.hijack();
      const more = { id: request.id, headers: ['allow', allow] };
      exit.refuse(request.raw, reply.raw, new Refusal('method_not_allowed', message), more);
    },
    handler: unreachable,
  });
}
