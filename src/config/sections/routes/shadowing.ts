/** Reports routes in conflict: the same method and path twice, or two paths that match the same request. */

import type { Scope } from '../../compile/scope.ts';
import type { CompiledRoute } from './compile.ts';
import { overlapOf, patternOf, type Segment } from './route-path.ts';

/** Reports each conflict at the later route, with the line of the earlier one. */
export function checkShadowing(scope: Scope, routes: readonly CompiledRoute[]): void {
  const paths = routes.flatMap((route) => {
    const { segments } = route;
    return segments === undefined ? [] : [{ route, segments, pattern: patternOf(segments) }];
  });
  for (const [index, path] of paths.entries()) {
    for (const earlier of paths.slice(0, index)) {
      if (earlier.route.method === path.route.method) checkPair(earlier, path, scope);
    }
  }
}

/** A route with its path, and what the path matches whatever its parameters are called. */
interface RoutePath {
  readonly route: CompiledRoute;
  readonly segments: readonly Segment[];
  readonly pattern: string;
}

function checkPair(earlier: RoutePath, { route, segments, pattern }: RoutePath, scope: Scope): void {
  const place = [...route.place, 'match'];
  const other = () =>
    `route '${earlier.route.name}' in ${scope.report.lineOf([...earlier.route.place, 'match'], place)}`;
  if (earlier.pattern === pattern) {
    // If interfaces share a prefix, the caller's credential selects one.
    if (earlier.route.interface !== route.interface) return;
    const [own, first] = [
      scope.report.lineOf(place, place),
      scope.report.lineOf([...earlier.route.place, 'match'], place),
    ];
    const message =
      own === first
        ? `routes '${earlier.route.name}' and '${route.name}' have the same method and path`
        : `${other()} has the same method and path`;
    const hint =
      own === first ? 'give their entries in `each` different values' : 'change the path of one of them, or remove it';
    scope.report.error('duplicate-route', place, message, hint, { isOwn: true });
    return;
  }
  const overlap = overlapOf(earlier.segments, segments);
  if (overlap === 'swallows') {
    const message = `requests with a verb match both this path and the path of ${other()}`;
    scope.report.error('shadowed-route', place, message, 'change the method or the path of the route without the verb');
  }
  if (overlap === 'ambiguous') {
    const message = `some requests match both this path and the path of ${other()}, and neither path is more specific`;
    scope.report.error('shadowed-route', place, message, 'in one path, use a literal wherever the other has one');
  }
}
