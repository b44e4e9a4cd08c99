/** Refuses a request that names a resource of another account. */

import { Refusal } from '../../lib/refusal.ts';
import type { ForwardRoute } from '../../plan/index.ts';
import type { Backend } from './backend.ts';
import { type NeededResource, neededResources } from './needs.ts';
import type { Made, RequestState } from './request-state.ts';
import type { Run } from './step.ts';

/**
 * The step `ownership`: checks that the caller's account owns every resource that the request names.
 *
 * @throws Refusal `resource_not_found`, the same for a resource of another account and for one that does not exist.
 */
export function requireOwned<X extends RequestState, Built extends object>(
  route: Pick<ForwardRoute, 'requires_owner'>,
  { owns }: Pick<Backend<X, Built>, 'owns'>,
): Run<X & Made<'principal'>> {
  return (exchange) => {
    const needs = neededResources(route, exchange.body?.value, exchange.params, exchange);
    exchange.needs = needs;
    return checkOwned(needs, (needed) => owns(needed, exchange));
  };
}

/** Checks the needs, one after another. @throws Refusal `resource_not_found` */
export function checkOwned(
  needs: readonly NeededResource[],
  owns: (needed: NeededResource) => boolean | Promise<boolean>,
): void | Promise<void> {
  for (const [index, needed] of needs.entries()) {
    const found = owns(needed);
    if (found instanceof Promise) {
      return found.then((isOwned) => {
        if (!isOwned) throw notFound(needed);
        return checkOwned(needs.slice(index + 1), owns);
      });
    }
    if (!found) throw notFound(needed);
  }
}

/** The refusal for a resource that the caller does not own. */
export function notFound({ resource, id }: NeededResource): Refusal {
  const clipped = id.length > 80 ? `${id.slice(0, 80)}…` : id;
  return new Refusal('resource_not_found', `${resource.replaceAll('_', ' ')} '${clipped}' does not exist`);
}
