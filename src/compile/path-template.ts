/** Checks the upstream's path: a text with parameters in braces. */
import type { Path } from '../config/position.ts';
import { type PathTemplate, readPath } from '../lang/path-template.ts';

import { checkParam, type RouteScope } from './route-scope.ts';

/** Reads `/chat/{model}:say`. Reports names that are not parameters of the route. */
export function readPathTemplate(text: string, place: Path, route: RouteScope): PathTemplate {
  const path = readPath(text);
  let at = 0;
  for (const part of path) {
    if (typeof part === 'string') checkText(part, text, at, place, route);
    else checkParam(part.param, place, route, at);
    at += typeof part === 'string' ? part.length : part.param.length + 2;
  }
  return path;
}

function checkText(part: string, text: string, at: number, place: Path, route: RouteScope): void {
  const brace = part.search(/[{}]/);
  if (brace !== -1) {
    const hint = 'write parameters as {name}';
    route.report.error('bad-path', place, 'the path has an unmatched brace', hint, { offset: at + brace });
  }
  // The route's own path was already checked.
  const colon = text === route.path ? -1 : part.indexOf('/:');
  if (colon !== -1) {
    const hint = 'write parameters as {name}';
    const spot = { offset: at + colon + 1 };
    route.report.error('bad-path', place, 'a path segment cannot start with a colon', hint, spot);
  }
}
