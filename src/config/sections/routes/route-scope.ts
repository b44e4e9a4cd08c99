/** The state that the passes of one route share, and checks of its method and path parameters. */

import type { RoutePlan } from '../../../plan/index.ts';
import { createReferences, type References } from '../../compile/reference-fields.ts';
import type { Evidence } from '../../compile/report.ts';
import type { Scope } from '../../compile/scope.ts';
import type { Path } from '../../read/position.ts';
import type { Sections } from '../compiled-sections.ts';

/** One route under compilation. */
export interface RouteScope extends Scope {
  readonly name: string;
  readonly place: Path;
  readonly method: RoutePlan['method'];
  /** As the operator wrote it. */
  readonly path: string;
  /** The names of the path's parameters; undefined if the path is not valid. */
  readonly params: readonly string[] | undefined;
  readonly paramNames: References<true>;
  readonly library: Sections;
}

/** A route's action, without its name, method and path. */
export type ActionOf<Route> = Route extends RoutePlan
  ? Omit<Route, 'name' | 'method' | 'path' | 'router_path' | 'interface' | 'examples'>
  : never;

/** The parameters of a path, to which other parts of the route refer. */
export function paramReferences(params: readonly string[] | undefined, scope: Scope): References<true> {
  return createReferences(
    {
      names: new Map(params?.map((name) => [name, true])),
      isComplete: params !== undefined,
      code: 'unknown-param',
      unknown: (name) => `'${name}' is not a parameter of the route's path`,
      none: (name) => `add {${name}} to the path`,
    },
    scope,
  );
}

/** Reports a name that is not a parameter of the path. */
export function checkParam(name: string, place: Path, route: RouteScope, grounds?: Evidence): void {
  route.paramNames.use(name, place, grounds);
}

/** Reports a method that does not fit the route's action. @param what the action in words */
export function checkMethod(fitting: readonly RoutePlan['method'][], what: string, route: RouteScope): void {
  if (fitting.includes(route.method)) return;
  const message = `${what} is not possible with ${route.method}`;
  route.report.error(
    'route-method',
    [...route.place, 'match'],
    message,
    `use ${fitting.join(', ').replace(/, (\w+)$/, ' or $1')}`,
    { basis: ['model', 'upstream', 'catalogue', 'task', 'requires_owner'].map((key) => [...route.place, key]) },
  );
}

/** Reports a resource or a task kind that is not declared. */
export function checkOwned(resource: string, place: Path, { config, library: { tasks, resources } }: RouteScope): void {
  // A task kind whose billing rule has a mistake did not compile.
  const kinds = Object.hasOwn(config.tasks ?? {}, resource) ? tasks : resources;
  kinds.use(resource, [...place, 'resource']);
}
