/** Finds the route of a method and a path, for people who ask which one would take a request. */
import type { Plan, RoutePlan } from '../plan.ts';

export type RouteMatch =
  | { readonly found: true; readonly route: RoutePlan; readonly params: Readonly<Record<string, string>> }
  /** `methods` are those that the path does take; none when no route has it. */
  | { readonly found: false; readonly methods: readonly string[] };

/** The path is without its query string; parameters are decoded. A path with fewer parameters goes first, as in the router. */
export function matchRoute(plan: Plan, method: string, path: string): RouteMatch {
  const matches = plan.routes
    .flatMap((route) => {
      const params = matchPath(route.path, path);
      return params === undefined ? [] : [{ route, params }];
    })
    .sort((one, other) => Object.keys(one.params).length - Object.keys(other.params).length);
  const match = matches.find(({ route }) => route.method === method);
  if (match !== undefined) return { found: true, ...match };
  return { found: false, methods: matches.map(({ route }) => route.method) };
}

/** A `{param}` takes a path segment, or what stands before a `:verb` in one. */
function matchPath(pattern: string, path: string): Readonly<Record<string, string>> | undefined {
  const source = pattern
    .split(/(\{\w+\})/)
    .map((part, index, parts) => (index % 2 === 0 ? literal(part) : group(part.slice(1, -1), parts[index + 1] ?? '')))
    .join('');
  const groups = new RegExp(`^${source}$`).exec(path)?.groups;
  if (groups === undefined) return path === pattern ? {} : undefined;
  return Object.fromEntries(Object.entries(groups).map(([name, value]) => [name, decode(value)]));
}

function group(name: string, next: string): string {
  return `(?<${name}>${next.startsWith(':') ? '[^/:]+' : '[^/]+'})`;
}

function literal(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
