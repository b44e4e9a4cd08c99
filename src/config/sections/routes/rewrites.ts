/** Compiles `rewrite`: the members of whole answers whose addresses of the upstream become those of the gateway's own routes. */
import { readPointer } from '../../../lib/json/pointer.ts';
import { type PathTemplate, readPath } from '../../../lib/text/path-template.ts';
import type { RewrittenMemberRoute, Route } from '../../../plan/generated/gateway.d.ts';
import type { RewrittenMember, RewrittenValue, RoutePlan } from '../../../plan/index.ts';
import { suggestion } from '../../compile/reference-fields.ts';
import type { Path } from '../../read/position.ts';
import type { ActionOf, RouteScope } from './route-scope.ts';

/** @param action undefined if the route could not be compiled. */
export function compileRewrites(
  config: Route,
  action: ActionOf<RoutePlan> | undefined,
  route: RouteScope,
): readonly RewrittenMember[] | undefined {
  const written = 'rewrite' in config ? config.rewrite : undefined;
  if (written === undefined || action === undefined) return undefined;
  const place = [...route.place, 'rewrite'];
  if (!isWhole(action) && Object.values(written).some((member) => 'route' in member)) {
    const message =
      'only whole answers can be rewritten: of routes that create, poll or cancel a task, or have no model';
    route.report.error('conflicting-keys', place, message, 'remove rewrite', { on: 'key', basis: [route.place] });
  }
  const origin = originOf(route);
  return Object.entries(written).map(([pointer, member]) => {
    const at = readPointer(pointer);
    if (!('route' in member)) return { at, route: undefined, values: new Map(), origin };
    return { at, ...compileTarget(member, action, [...place, pointer], route), origin };
  });
}

/** Whether the gateway has the whole answer before the caller gets it. */
function isWhole(action: ActionOf<RoutePlan>): boolean {
  if (action.action === 'poll' || action.action === 'cancel') return true;
  if (action.action !== 'forward') return false;
  return action.model === undefined || action.branches.every(({ creates_task }) => creates_task !== undefined);
}

/** The origin and path in front of the routes, as callers know it; undefined: that of their requests. */
function originOf({ config }: RouteScope): string | undefined {
  const url = URL.parse(config.server?.public_url ?? '');
  return url === null ? undefined : url.origin + url.pathname.replace(/\/+$/, '');
}

function compileTarget(
  { route: name, params = {} }: RewrittenMemberRoute,
  action: ActionOf<RoutePlan>,
  place: Path,
  route: RouteScope,
): Pick<RewrittenMember, 'route' | 'values'> {
  const { routes } = route.config;
  const target = routes[name];
  if (target === undefined) {
    const message = `'${name}' is not declared in routes`;
    route.report.error('unknown-reference', [...place, 'route'], message, suggestion(name, Object.keys(routes)));
    return { route: undefined, values: new Map() };
  }
  const path = readPath(target.match.slice(target.match.indexOf(' ') + 1));
  const query = queryOf(target);
  const names = [...paramsOf(path), ...query];
  for (const param of Object.keys(params)) {
    if (names.includes(param)) continue;
    const message = `route '${name}' has no parameter '${param}'`;
    route.report.error('unknown-param', [...place, 'params', param], message, suggestion(param, names), {
      on: 'key',
      basis: [['routes', name]],
    });
  }
  const values = new Map<string, RewrittenValue>();
  for (const param of names) {
    const at = params[param];
    values.set(
      param,
      at === undefined ? sourceOf(param, target, action, route) : { in: 'answer', at: readPointer(at) },
    );
  }
  return { route: { path, query, is_websocket: 'websocket' in target }, values };
}

function paramsOf(path: PathTemplate): readonly string[] {
  return path.flatMap((part) => (typeof part === 'string' ? [] : [part.param]));
}

/** The task that a route polls or cancels: its parameter, or its query. */
function taskPlace(target: Route): string | { readonly query: string } | undefined {
  if (!('task' in target)) return undefined;
  if ('poll' in target.task) return target.task.poll;
  return 'cancel' in target.task ? target.task.cancel : undefined;
}

/** The query parameters that a route needs. */
function queryOf(target: Route): readonly string[] {
  const task = taskPlace(target);
  const own = 'requires_owner' in target ? (target.requires_owner ?? []) : [];
  return [
    ...(typeof task === 'object' ? [task.query] : []),
    ...own.flatMap((need) => ('query' in need ? [need.query] : [])),
  ];
}

/**
 * Where the value of a parameter comes from, if the file does not say so: the task's id, the request's own parameter of this name, or
 * the address, which then has the path of the route.
 */
function sourceOf(
  param: string,
  target: Route,
  action: ActionOf<RoutePlan>,
  { params = [] }: RouteScope,
): RewrittenValue {
  const task = taskPlace(target);
  if (param === (typeof task === 'object' ? task.query : task)) {
    if (action.action === 'poll' || action.action === 'cancel') return { in: action.id.in, name: action.id.name };
    const kind = action.action === 'forward' ? action.branches[0]?.creates_task : undefined;
    if (kind !== undefined) return { in: 'answer', at: kind.id };
  }
  return params.includes(param) ? { in: 'param', name: param } : { in: 'address' };
}
