/** Which interface a request belongs to: by its path, and where several share a prefix, by the credential that it carries. */
import type { FastifyRequest } from 'fastify';
import type { AuthPlan, InterfacePlan, Plan, RoutePlan } from '../plan.ts';
import { rawPath, rawQuery } from './exchange.ts';

/** The interface with the longest prefix that covers the path by whole segments; undefined where none does. */
export function interfaceOf(plan: Plan, request: FastifyRequest): InterfacePlan | undefined {
  const path = rawPath(request);
  let longest: readonly InterfacePlan[] = [];
  for (const each of plan.interfaces) {
    const isUnder = each.prefix === '/' || path === each.prefix || path.startsWith(`${each.prefix}/`);
    if (!isUnder) continue;
    const length = longest[0]?.prefix.length ?? 0;
    if (each.prefix.length > length) longest = [each];
    else if (each.prefix.length === length) longest = [...longest, each];
  }
  return longest.find((each) => carries(request, each)) ?? longest[0];
}

/** Of routes with one method and path, that of the interface whose credential the request carries; else the first. */
export function chooseRoute(routes: readonly [RoutePlan, ...RoutePlan[]], request: FastifyRequest): RoutePlan {
  if (routes.length === 1) return routes[0];
  return routes.find((route) => carries(request, route.interface)) ?? routes[0];
}

function carries(request: FastifyRequest, { auth }: InterfacePlan): boolean {
  return auth.some((way) => (credentialIn(request, way) ?? '') !== '');
}

/** What the request has in the place of a credential: text as it came, scheme included; undefined when there is none. */
export function credentialIn(request: FastifyRequest, way: AuthPlan): string | undefined {
  if (way.in === 'query') return new URLSearchParams(rawQuery(request)).get(way.name) ?? undefined;
  const value = request.headers[way.name];
  return typeof value === 'string' ? value : undefined;
}
