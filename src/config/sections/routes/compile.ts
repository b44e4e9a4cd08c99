/** Compiles routes: each method and path with its action. */

import type { RequiredOwner, Route } from '../../../plan/generated/gateway.d.ts';
import type { Closable, InterfacePlan, RouteCommon, RoutePlan } from '../../../plan/index.ts';
import { readClosed } from '../../compile/closed.ts';
import type { Scope } from '../../compile/scope.ts';
import type { Path } from '../../read/position.ts';
import { isKnown, isReachKnown } from '../../repair/known.ts';
import type { Sections } from '../compiled-sections.ts';
import { useInterface } from '../interfaces/compile.ts';
import { compileAccountRoute } from './account-route.ts';
import { readExamples } from './examples.ts';
import { compileForward, type ForwardAction } from './forward-route.ts';
import { compileRewrites } from './rewrites.ts';
import { parseRoutePath, routerPath, type Segment, verbedPlaces } from './route-path.ts';
import { type ActionOf, paramReferences, type RouteScope } from './route-scope.ts';
import { compileCatalogueRoute, compileResourceList, compileTaskRoute } from './stored-routes.ts';

/** A route, as far as it could be compiled. */
export interface CompiledRoute {
  readonly name: string;
  readonly place: Path;
  readonly method: RoutePlan['method'];
  readonly path: string;
  readonly interface: string | undefined;
  /** Undefined if the path is not valid. */
  readonly segments: readonly Segment[] | undefined;
  /** The action of a forwarding route; undefined for other routes, and if a repair hides which models it takes. */
  readonly forward: ForwardAction | undefined;
  readonly plan: RoutePlan | undefined;
}

/** Paths that the gateway answers itself: liveness and readiness. */
const OWN_PATHS: ReadonlySet<string> = new Set(['/healthz', '/readyz']);

const METHODS: readonly RoutePlan['method'][] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

export function compileRoutes(scope: Scope, library: Sections): readonly CompiledRoute[] {
  const routes = Object.entries(scope.config.routes);
  const verbed = verbedPlaces(routes.map(([, config]) => config.match.split(' ')[1] ?? ''));
  return routes.map(([name, config]) => compileRoute(name, config, verbed, scope, library));
}

function compileRoute(
  name: string,
  config: Route,
  verbed: ReadonlySet<string>,
  scope: Scope,
  library: Sections,
): CompiledRoute {
  const place = ['routes', name];
  const [verb = '', path = ''] = config.match.split(' ');
  const method = METHODS.find((each) => each === verb) ?? 'GET';
  const parsed = parseRoutePath(path);
  if (!parsed.ok) {
    scope.report.error('bad-path', [...place, 'match'], parsed.message, parsed.hint, {
      offset: verb.length + 1 + parsed.offset,
    });
  }
  if (OWN_PATHS.has(path)) {
    const message = `the gateway itself answers ${path}`;
    scope.report.error('bad-path', [...place, 'match'], message, 'choose another path', { offset: verb.length + 1 });
  }
  const isPath = parsed.ok && isKnown([...place, 'match'], scope);
  const segments = isPath ? parsed.segments : undefined;
  const params = isPath ? parsed.params : undefined;
  const paramNames = paramReferences(params && [...params, ...queryParams(config)], scope);
  const route: RouteScope = { ...scope, name, place, method, path, params, paramNames, library };
  const at = { place, key: 'match', offset: method.length + 1 } as const;
  const owner = useInterface(config.interface, path, at, route, library.interfaces);
  if (owner.plan !== undefined) checkForwarded(config, owner.plan, route);
  const action = compileAction(config, route);
  const forwarding = action?.action === 'forward' ? action : undefined;
  const forward = isReachKnown(place, scope) ? forwarding : undefined;
  const examples = readExamples(config.examples ?? [], action, route);
  const read = { name, place, method, path, interface: owner.name };
  if (segments === undefined || owner.plan === undefined || action === undefined) {
    return { ...read, segments, forward, plan: undefined };
  }
  const common: RouteCommon = {
    name,
    method,
    path,
    router_path: routerPath(segments, verbed),
    interface: owner.plan,
    rewrite: compileRewrites(config, action, route),
    examples,
    ...closedRoute(config, action, route),
  };
  return { ...read, segments, forward, plan: { ...common, ...action } };
}

/** Why the route takes no requests: by itself, or because its upstream is in maintenance. */
function closedRoute(config: Route, action: ActionOf<RoutePlan>, route: RouteScope): Closable {
  const { retired, maintenance } = readClosed(config, route.place, route);
  const upstream = action.action === 'forward' ? action.upstream : undefined;
  return { retired, maintenance: maintenance ?? upstream?.maintenance };
}

/** The query parameters with the model and with resources, to which paths and examples refer like parameters of the path. */
function queryParams(config: Route): readonly string[] {
  const model = 'model' in config && config.model !== undefined && 'query' in config.model ? [config.model.query] : [];
  return [...model, ...needsOf(config).flatMap((need) => ('query' in need ? [need.query] : []))];
}

function needsOf(config: Route): readonly RequiredOwner[] {
  return 'requires_owner' in config ? (config.requires_owner ?? []) : [];
}

/** Reports a resource in the query or in a header that would not reach the upstream. */
function checkForwarded(
  config: Route,
  { name, forward_query, forward_headers }: InterfacePlan,
  { place, report }: RouteScope,
): void {
  const check = (given: string, key: 'query' | 'header', at: number): void => {
    const [list, what, forwarded] =
      key === 'query'
        ? (['query', 'query parameter', forward_query] as const)
        : (['headers', 'header', forward_headers] as const);
    if (forwarded.includes(given)) return;
    const message = `interface '${name}' does not forward the ${what} '${given}'`;
    const hint = `add ${given} to the interface's forward: { ${list}: […] }`;
    const basis = [['interfaces', name, 'forward', list]];
    report.error('bad-value', [...place, 'requires_owner', at, key], message, hint, { basis });
  };
  for (const [at, need] of needsOf(config).entries()) {
    if ('query' in need) check(need.query, 'query', at);
    if ('header' in need) check(need.header, 'header', at);
  }
}

function compileAction(config: Route, route: RouteScope): ActionOf<RoutePlan> | undefined {
  if ('task' in config) return compileTaskRoute(config, route);
  if ('resources' in config) return compileResourceList(config, route);
  if ('catalogue' in config) return compileCatalogueRoute(config, route);
  if ('account' in config) return compileAccountRoute(config, route);
  return compileForward(config, route);
}
