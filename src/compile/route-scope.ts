/** Collects the compiled sections to which routes refer by name. */
import type { Path } from '../config/diagnostic.ts';
import { type Repair, textsIn } from '../config/draft.ts';
import type {
  CataloguePlan,
  EnvelopePlan,
  FillPlan,
  InterfacePlan,
  ModelPlan,
  PricePlan,
  RoutePlan,
  TaskKindPlan,
  UpstreamPlan,
} from '../plan.ts';
import type { RulePlan } from './billing.ts';
import type { Evidence } from './report.ts';
import { createReferences, type References, type Scope, unknownParts } from './scope.ts';

/** The compiled sections. */
export interface Sections {
  readonly upstreams: References<UpstreamPlan>;
  readonly prices: References<PricePlan>;
  readonly models: References<ModelPlan>;
  /** The types of the models. */
  readonly types: References<true>;
  readonly envelopes: References<EnvelopePlan>;
  readonly interfaces: References<InterfacePlan>;
  readonly billing: References<RulePlan>;
  readonly tasks: References<TaskKindPlan>;
  readonly fills: References<FillPlan>;
  readonly catalogues: References<CataloguePlan>;
  /** The kinds of resource that routes create. */
  readonly resources: References<true>;
}

/** Finds the kinds of resource that routes create. */
export function findResources(scope: Scope): References<true> {
  const made = new Map<string, true>();
  for (const route of Object.values(scope.config.routes)) {
    if ('creates_resource' in route) for (const { resource } of route.creates_resource ?? []) made.set(resource, true);
  }
  const isDropped = ({ path }: Repair): boolean => path.length < 2 || path[1] === 'creates_resource';
  const dropped = unknownParts('routes', scope).filter(isDropped);
  for (const text of dropped.flatMap(({ value }) => textsIn(value))) made.set(text, true);
  return createReferences(
    {
      names: made,
      isComplete: dropped.length === 0,
      code: 'unknown-reference',
      unknown: (name) => `no route creates resources of kind '${name}'`,
      none: (name) => `include the file with the route that creates '${name}', or remove what needs it`,
    },
    scope,
  );
}

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
