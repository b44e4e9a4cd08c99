/** Routes that get in each other's way: the same method and path twice, or two paths that a request may both match. */
import { meet, patternOf } from './route-path.ts';
import type { CompiledRoute } from './routes.ts';
import type { Scope } from './scope.ts';

/** Reports duplicates and shadows at the later route, naming the line of the earlier one. */
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
  const other = `route '${earlier.name}' at line ${scope.report.lineOf([...earlier.place, 'match'])}`;
  if (patternOf(earlier.segments) === patternOf(route.segments)) {
    // Interfaces that share a prefix are told apart by the caller's credential.
    if (earlier.interface !== route.interface) return;
    const hint = 'one of them would never be asked; change its path or take it out';
    scope.report.error('duplicate-route', place, `${other} has the same method and path`, hint);
    return;
  }
  const meeting = meet(earlier.segments, route.segments);
  if (meeting === 'swallows') {
    const message = `requests with a verb match both this path and that of ${other}`;
    scope.report.error(
      'shadowed-route',
      place,
      message,
      'give the path without the verb another method or another place',
    );
  }
  if (meeting === 'ambiguous') {
    const message = `some requests match both this path and that of ${other}, and neither is the more literal one`;
    scope.report.error('shadowed-route', place, message, 'make one of them literal wherever the other is');
  }
}
