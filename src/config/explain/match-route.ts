/** Finds the route for a method and a path, for `explain`. */
import type { Plan, RoutePlan } from '../../plan/index.ts';

export type RouteMatch =
  | { readonly found: true; readonly route: RoutePlan; readonly params: Readonly<Record<string, string>> }
  /** `methods` are the methods that the path accepts; empty if no route has the path. */
  | { readonly found: false; readonly methods: readonly string[] };

/**
 * Matches like the router: a path with fewer parameters wins.
 *
 * @param path without the query string.
 * @returns the route with its decoded parameters.
 */
export function matchRoute(plan: Plan, method: string, path: string): RouteMatch {
  const matches = plan.routes
    .flatMap((route) => {
      const params = matchPath(route.path, path);
      return params === undefined ? [] : [{ route, params }];
    })
    .sort((a, b) => Object.keys(a.params).length - Object.keys(b.params).length);
  const match = matches.find(({ route }) => route.method === method);
  if (match !== undefined) return { found: true, ...match };
  return { found: false, methods: matches.map(({ route }) => route.method) };
}

/** A `{param}` matches a path segment, or the part of one before `:verb`. */
function matchPath(pattern: string, path: string): Readonly<Record<string, string>> | undefined {
  const source = pattern
    .split(/(\{\w+\})/)
    .map((part, index, parts) =>
      index % 2 === 0
        ? RegExp.escape(part)
        : `(?<${part.slice(1, -1)}>${parts[index + 1]?.startsWith(':') ? '[^/:]+' : '[^/]+'})`,
    )
    .join('');
  const groups = new RegExp(`^${source}$`).exec(path)?.groups;
  if (groups === undefined) return path === pattern ? {} : undefined;
  return Object.fromEntries(Object.entries(groups).map(([name, value]) => [name, decode(value)]));
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
