/** Lists the branches of a route as it is written, for passes that look through all routes before they are compiled. */

import type { Branch, Route } from '../../../plan/generated/gateway.d.ts';
import type { Path } from '../../read/position.ts';

/** In place of a billing rule: requests are free. */
export const FREE = 'none';

/** The branches of a route, or the route itself if it has none. */
export function writtenBranches(
  name: string,
  route: Route,
): readonly (readonly [Path, Pick<Branch, 'creates_task' | 'billing' | 'fill' | 'forward'>])[] {
  if (!('model' in route) || 'catalogue' in route) return [];
  const place: Path = ['routes', name];
  if (route.branches === undefined) return [[place, route]];
  return route.branches.map((branch, index) => [[...place, 'branches', index], branch]);
}
