/**
 * Which interface a request belongs to: by its path, and where the path does not say, by the credential that it carries.
 *
 * A find-my-way router over the prefixes is as fast (`node bench/readers/run.ts routes`: 0.1 to 0.3 µs per path with either). But its
 * `find` gives nothing for a path with an invalid escape, so that the error would come in another interface's envelope, and it holds
 * one value per prefix, where two interfaces may share one. Fastify's `findRoute` takes patterns, not the paths of requests.
 */
import type { IncomingMessage } from 'node:http';
import type { AuthPlan, InterfacePlan, Plan, RoutePlan } from '../plan.ts';
import { rawPath, rawQuery } from './exchange.ts';

/** What says which interface is meant. */
export type RequestHead = Pick<IncomingMessage, 'url' | 'headers'>;

/**
 * The interface with the longest prefix that covers the path by whole segments; of several with that prefix, the one whose
 * credential the request carries. A path outside every prefix belongs to the interface whose `auth` names the credential earliest:
 * an SDK shows by its credential which errors it reads. Undefined where nothing says.
 */
export function interfaceOf(plan: Plan, request: RequestHead): InterfacePlan | undefined {
  const covering = interfacesOver(plan, rawPath(request));
  if (covering.length > 0) return covering.find((each) => carries(request, each)) ?? covering[0];
  let best: InterfacePlan | undefined;
  let place = Number.POSITIVE_INFINITY;
  for (const each of plan.interfaces) {
    const index = each.auth.findIndex((way) => isCarried(request, way));
    if (index < 0 || index >= place) continue;
    best = each;
    place = index;
  }
  return best;
}

/** The interfaces with the longest prefix that covers the path; more than one where they share it. */
export function interfacesOver({ interfaces }: Plan, path: string): readonly InterfacePlan[] {
  let longest: readonly InterfacePlan[] = [];
  for (const each of interfaces) {
    const isUnder = each.prefix === '/' || path === each.prefix || path.startsWith(`${each.prefix}/`);
    if (!isUnder) continue;
    const length = longest[0]?.prefix.length ?? 0;
    if (each.prefix.length > length) longest = [each];
    else if (each.prefix.length === length) longest = [...longest, each];
  }
  return longest;
}

/** Of routes with one method and path, that of the interface whose credential the request carries; else the first. */
export function chooseRoute(routes: readonly [RoutePlan, ...RoutePlan[]], request: RequestHead): RoutePlan {
  if (routes.length === 1) return routes[0];
  return routes.find((route) => carries(request, route.interface)) ?? routes[0];
}

function carries(request: RequestHead, { auth }: InterfacePlan): boolean {
  return auth.some((way) => isCarried(request, way));
}

function isCarried(request: RequestHead, way: AuthPlan): boolean {
  return (credentialIn(request, way) ?? '') !== '';
}

/** What the request has in the place of a credential: text as it came, scheme included; undefined when there is none. */
export function credentialIn(request: RequestHead, way: AuthPlan): string | undefined {
  if (way.in === 'query') return new URLSearchParams(rawQuery(request)).get(way.name) ?? undefined;
  const value = request.headers[way.name];
  return typeof value === 'string' ? value : undefined;
}
