/** Compiles branches: how a body is processed and billed. A route without branches becomes one branch named `default`. */
import type { Branch, RouteModel, RouteUpstream } from '../generated/gateway.d.ts';
import type { BranchPlan } from '../plan.ts';
import { isMeter, type RulePlan } from './billing.ts';
import type { Conditions } from './conditions.ts';
import { checkFillValues } from './fill-values.ts';
import { readPathTemplate } from './path-template.ts';
import type { Place } from './report.ts';
import type { RouteScope } from './route-scope.ts';

/** Compiles the branches of a route in order. */
export function compileBranches(
  config: RouteModel | RouteUpstream,
  conditions: Conditions,
  route: RouteScope,
): readonly BranchPlan[] {
  if (!('branches' in config) || config.branches === undefined) {
    return [compileBranch({ ...config, name: 'default' }, undefined, route.place, route)];
  }
  const places = new Map<string, Place>();
  return config.branches.map((branch, index) => {
    const place = [...route.place, 'branches', index];
    const other = places.get(branch.name);
    if (other !== undefined) {
      const message = `duplicate branch '${branch.name}', first declared in ${route.report.lineOf([...other, 'name'], [...place, 'name'])}`;
      route.report.error(
        'duplicate-branch',
        [...place, 'name'],
        message,
        'choose another name; examples and logs refer to branches by name',
      );
    }
    places.set(branch.name, other ?? place);
    return compileBranch(branch, conditions.of(index), place, route);
  });
}

function compileBranch(branch: Branch, cel: BranchPlan['when']['cel'], place: Place, route: RouteScope): BranchPlan {
  const { library } = route;
  const { when, shorthand, forward } = branch;
  const named = branch.billing === undefined ? undefined : library.billing.use(branch.billing, [...place, 'billing']);
  const schema = branch.body === undefined ? undefined : route.schemas(branch.body, [...place, 'body']);
  const fill = branch.fill === undefined ? undefined : library.fills.use(branch.fill, [...place, 'fill']);
  if (schema !== undefined && branch.body !== undefined && fill !== undefined) {
    if (!route.isChecked) checkFillValues(fill, { file: branch.body, ...schema }, route);
  }
  const rule = named !== undefined && isFitting(named, branch, [...place, 'billing'], route) ? named : undefined;
  return {
    name: branch.name,
    when: { prefix: when?.prefix, unit: when?.unit, cel },
    shorthand,
    validate: schema?.validate,
    fill,
    only: forward?.only,
    upstream_path:
      forward?.path === undefined
        ? readPathTemplate(route.path, [...route.place, 'match'], route)
        : readPathTemplate(forward.path, [...place, 'forward', 'path'], route),
    billing: rule === undefined || isMeter(rule) ? undefined : rule,
    meter: rule !== undefined && isMeter(rule) ? rule : undefined,
    creates_task:
      branch.creates_task === undefined
        ? undefined
        : library.tasks.use(branch.creates_task, [...place, 'creates_task']),
  };
}

/** Checks that a branch that creates a task has a rule that bills tasks, and any other branch a rule that meters requests. */
function isFitting(rule: RulePlan, { creates_task }: Branch, place: Place, route: RouteScope): boolean {
  if (isMeter(rule) === (creates_task === undefined)) return true;
  const message = isMeter(rule)
    ? `billing rule '${rule.name}' meters requests, but this branch creates a task`
    : `billing rule '${rule.name}' bills tasks, but this branch does not create one`;
  const hint = isMeter(rule)
    ? 'choose a rule with actual, or remove creates_task'
    : 'choose a rule with counts and charge, or add creates_task';
  route.report.error('bad-billing', place, message, hint, { basis: [[...place.slice(0, -1), 'creates_task']] });
  route.report.suspect(['tasks']);
  return false;
}
