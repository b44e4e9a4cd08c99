/** Reports routes in conflict: the same method and path twice, or two paths that match the same request. */
import { meet, patternOf } from './route-path.ts';
import type { CompiledRoute } from './routes.ts';
import type { Scope } from './scope.ts';

/** Reports each conflict at the later route, with the line of the earlier one. */
export function checkShadowing(scope: Scope, routes: readonly CompiledRoute[]): void {
  for (const [index, route] of routes.entries()) {
    for (const earlier of routes.slice(0, index)) {
      if (earlier.method === route.method) checkPair(earlier, route, scope);
    }
  }
}

function checkPair(earlier: CompiledRoute, route: CompiledRoute, scope: Scope): void {
  if (earlier.segments === undefined || route.segments === undefined) return;
  const place = [...route.place, 'match'];
  const other = `route '${earlier.name}' in ${scope.report.lineOf([...earlier.place, 'match'], place)}`;
  if (patternOf(earlier.segments) === patternOf(route.segments)) {
    // If interfaces share a prefix, the caller's credential selects one.
    if (earlier.interface !== route.interface) return;
    const hint = 'change the path of one of them, or remove it';
    scope.report.error('duplicate-route', place, `${other} has the same method and path`, hint);
    return;
  }
  const meeting = meet(earlier.segments, route.segments);
  if (meeting === 'swallows') {
    const message = `requests with a verb match both this path and the path of ${other}`;
    scope.report.error('shadowed-route', place, message, 'change the method or the path of the route without the verb');
  }
  if (meeting === 'ambiguous') {
    const message = `some requests match both this path and the path of ${other}, and neither path is more specific`;
    scope.report.error('shadowed-route', place, message, 'in one path, use a literal wherever the other has one');
  }
}
