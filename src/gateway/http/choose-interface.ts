/**
 * Finds the interface of a request: by its path, or else by the credential that it carries.
 *
 * A find-my-way router over the prefixes is equally fast (`node bench/readers/run.ts routes`: 0.1 to 0.3 µs per path with either).
 * But its `find` returns nothing for a path with an invalid escape, so the error would not have the envelope of the interface. And it
 * has one value per prefix, but two interfaces may share a prefix. Fastify's `findRoute` takes patterns, not request paths.
 */
import type { IncomingMessage } from 'node:http';
import { withLongestPrefix } from '../../lib/text/path-prefix.ts';
import type { AuthPlan, InterfacePlan, Plan, RoutePlan } from '../../plan/index.ts';
import { rawPath, rawQuery } from './exchange.ts';

/** The parts of a request that identify its interface. */
export type RequestHead = Pick<IncomingMessage, 'url' | 'headers'>;

/**
 * The interface with the longest prefix that matches whole segments of the path. If several have that prefix, the one whose
 * credential the request carries. For a path outside every prefix, the interface whose `auth` lists the request's credential
 * earliest, because the credential shows which SDK reads the error. Undefined if nothing matches.
 */
export function interfaceOf(plan: Plan, request: RequestHead): InterfacePlan | undefined {
  const covering = withLongestPrefix(rawPath(request), plan.interfaces);
  if (covering.length > 0) return covering.find((each) => hasAnyCredential(request, each)) ?? covering[0];
  let best: InterfacePlan | undefined;
  let place = Number.POSITIVE_INFINITY;
  for (const each of plan.interfaces) {
    const index = each.auth.findIndex((way) => hasCredential(request, way));
    if (index < 0 || index >= place) continue;
    best = each;
    place = index;
  }
  return best;
}

/** Chooses among routes with the same method and path: the first whose interface accepts the request's credential, else the first. */
export function chooseRoute<R extends Pick<RoutePlan, 'interface'>>(
  routes: readonly [R, ...R[]],
  request: RequestHead,
): R {
  if (routes.length === 1) return routes[0];
  return routes.find((route) => hasAnyCredential(request, route.interface)) ?? routes[0];
}

function hasAnyCredential(request: RequestHead, { auth }: InterfacePlan): boolean {
  return auth.some((way) => hasCredential(request, way));
}

function hasCredential(request: RequestHead, way: AuthPlan): boolean {
  return (credentialIn(request, way) ?? '') !== '';
}

/** The text at the place of a credential, unchanged and with its scheme; undefined if it is absent. */
export function credentialIn(request: RequestHead, way: AuthPlan): string | undefined {
  if (way.in === 'query') return new URLSearchParams(rawQuery(request)).get(way.name) ?? undefined;
  const value = request.headers[way.name];
  return typeof value === 'string' ? value : undefined;
}
