/** The table of routes in `tollgate plan`. */
import type { BranchPlan, ForwardRoute, ModelPlan, RoutePlan } from '../../../plan/index.ts';
import { closedState, few, nameOf, type PlanTable, type Row } from '../../inspect/plan-table.ts';
import { reachOf } from './reach.ts';

export const routeTable: PlanTable = {
  columns: () => ['ROUTE', '', 'DOES', 'UPSTREAM', 'BILLING', 'ABORT'],
  rows({ routes, models }) {
    const all = [...models.values()];
    return routes.flatMap((route) => routeRows(route, all));
  },
};

/** One row per route; if it has several branches, one more row for each. */
function routeRows(route: RoutePlan, models: readonly ModelPlan[]): readonly Row[] {
  const { method, path } = route;
  const closed = closedState(route);
  const withState = (action: string) => (closed === undefined ? action : `${action}, ${closed}`);
  if (route.action !== 'forward') return [[method, path, withState(storedAction(route)), '', '', '']];
  const branches = reachOf(route, models);
  const [only, ...others] = branches;
  const cells = (reach: (typeof branches)[number]) => branchCells(reach.branch, route, reach.models);
  if (only !== undefined && others.length === 0) {
    const [action = '', ...rest] = cells(only);
    return [[method, path, withState(action), ...rest, route.on_abort]];
  }
  return [
    [method, path, withState(route.action), '', '', route.on_abort],
    ...branches.map((reach) => ['', `  ${reach.branch.name}: ${predicate(reach.branch, route)}`, ...cells(reach), '']),
  ];
}

function storedAction(route: Exclude<RoutePlan, ForwardRoute>): string {
  switch (route.action) {
    case 'poll':
    case 'cancel':
      return `${route.action} ${few(route.kinds.map(nameOf), 1)}`;
    case 'list_tasks':
      return `list ${few(route.kinds.map(nameOf), 1)}`;
    case 'list_resources':
      return `list own ${route.resource}`;
    case 'show_account':
      return `show own ${route.show}`;
    case 'list_models':
    case 'get_model':
      return `catalogue ${route.catalogue.name}`;
  }
}

/** @param models those that reach the branch */
function branchCells(branch: BranchPlan, route: ForwardRoute, models: readonly ModelPlan[]): Row {
  const { creates_task, billing, meter } = branch;
  const passed = route.websocket === undefined ? 'forward' : 'websocket';
  const forward = meter === undefined ? passed : `${passed}, metered`;
  const upstreams = route.upstream === undefined ? models.flatMap((model) => model.upstreams) : [route.upstream];
  return [
    creates_task === undefined ? forward : `create ${creates_task.name}`,
    few([...new Set(upstreams.map(nameOf))], 5),
    (billing ?? meter)?.name ?? '-',
  ];
}

function predicate({ when }: BranchPlan, { model }: ForwardRoute): string {
  const [prefix, unit] = [when.prefix ?? model?.prefix, when.unit ?? model?.unit];
  const parts = [
    ...(prefix === undefined ? [] : [few(prefix, 3)]),
    ...(unit === undefined ? [] : [`per ${unit}`]),
    ...(when.cel === undefined ? [] : [when.cel.text]),
  ];
  return parts.length === 0 ? 'otherwise' : parts.join(', ');
}
