/** Compiles the upstream's path: a text with parameters in braces. */
import type { BranchPlan } from '../plan.ts';
import type { Place } from './report.ts';
import { checkParam, type RouteScope } from './route-scope.ts';

/** Compiles `/jobs/{id}`, a path whose only parameter is an already encoded id. */
export function idPath(text: string): (id: string) => string {
  const [before = '', after = ''] = text.split('{id}');
  return (id) => `${before}${id}${after}`;
}

/** Compiles `/chat/{model}:say`. Reports names that are not parameters of the route. Values are percent-encoded. */
export function readPathTemplate(text: string, place: Place, route: RouteScope): BranchPlan['upstream_path'] {
  const parts = text.split(/(\{[A-Za-z0-9_]+\})/);
  let offset = 0;
  const pieces = parts.map((part, index): string | { readonly param: string } => {
    const at = offset;
    offset += part.length;
    if (index % 2 === 1) {
      const param = part.slice(1, -1);
      checkParam(param, place, route, at);
      return { param };
    }
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
    return part;
  });
  return (params) =>
    pieces.map((piece) => (typeof piece === 'string' ? piece : encodeURIComponent(params[piece.param] ?? ''))).join('');
}
