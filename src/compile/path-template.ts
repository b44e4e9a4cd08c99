/** The upstream's path as a route gives it: text with the route's parameters in it. */
import type { BranchPlan } from '../plan.ts';
import type { Place } from './report.ts';
import { checkParam, type RouteScope } from './route-scope.ts';

/** Compiles `/jobs/{id}`, a path whose only parameter is an id that is encoded already. */
export function idPath(text: string): (id: string) => string {
  const [before = '', after = ''] = text.split('{id}');
  return (id) => `${before}${id}${after}`;
}

/** Compiles `/chat/{model}:say`; reports a name that is no parameter. Values are percent-encoded. */
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
      const hint = 'a parameter is written {name}';
      route.report.error('bad-path', place, 'a brace stands alone in the path', hint, { offset: at + brace });
    }
    // A route's own path is judged as such.
    const colon = text === route.path ? -1 : part.indexOf('/:');
    if (colon !== -1) {
      const hint = 'a parameter is written {name}';
      const spot = { offset: at + colon + 1 };
      route.report.error('bad-path', place, 'a segment of a path cannot begin with a colon', hint, spot);
    }
    return part;
  });
  return (params) =>
    pieces.map((piece) => (typeof piece === 'string' ? piece : encodeURIComponent(params[piece.param] ?? ''))).join('');
}
