/** Compiles branches: how a body is processed and billed. A route without branches becomes one branch named `default`. */

import { readPlaces } from '../../../lib/json/places.ts';
import { type PathTemplate, readPath } from '../../../lib/text/path-template.ts';
import type { Branch, RouteModel, RouteUpstream } from '../../../plan/generated/gateway.d.ts';
import type { BranchPlan, ForbiddenPlan } from '../../../plan/index.ts';
import type { Path } from '../../read/position.ts';
import { isMeter, type RulePlan } from '../billing/compile.ts';
import { checkFillValues } from '../fills/compile.ts';
import type { Conditions } from './conditions.ts';
import { checkParam, type RouteScope } from './route-scope.ts';
import { FREE } from './written-branches.ts';

/** Compiles the branches of a route in order. */
export function compileBranches(
  config: RouteModel | RouteUpstream,
  conditions: Conditions,
  route: RouteScope,
): readonly BranchPlan[] {
  if (!('branches' in config) || config.branches === undefined) {
    return [compileBranch({ ...config, name: 'default' }, undefined, route.place, route)];
  }
  const places = new Map<string, Path>();
  return config.branches.map((branch, index) => {
    const place = [...route.place, 'branches', index];
    const other = places.get(branch.name);
    if (other !== undefined) {
      const message = `duplicate branch '${branch.name}', first declared in ${route.report.lineOf([...other, 'name'], [...place, 'name'])}`;
      const hint = 'choose another name; examples and logs refer to branches by name';
      route.report.error('duplicate-branch', [...place, 'name'], message, hint);
    }
    places.set(branch.name, other ?? place);
    return compileBranch(branch, conditions.of(index), place, route);
  });
}

function compileBranch(branch: Branch, cel: BranchPlan['when']['cel'], place: Path, route: RouteScope): BranchPlan {
  const { library } = route;
  const { when, shorthand, forward } = branch;
  const named =
    branch.billing === undefined || branch.billing === FREE
      ? undefined
      : library.billing.use(branch.billing, [...place, 'billing']);
  if (branch.billing === FREE && branch.creates_task !== undefined) reportFreeTask(place, route);
  checkRecorded(branch, place, route);
  const schema = branch.body === undefined ? undefined : route.schemas(branch.body, [...place, 'body']);
  const fill = branch.fill === undefined ? undefined : library.fills.use(branch.fill, [...place, 'fill']);
  if (schema !== undefined && branch.body !== undefined && fill !== undefined) {
    checkFillValues(fill, { file: branch.body, document: schema.document }, route);
  }
  const rule = named !== undefined && isFitting(named, branch, [...place, 'billing'], route) ? named : undefined;
  return {
    name: branch.name,
    when: { prefix: when?.prefix, unit: when?.unit, cel },
    shorthand,
    schema,
    forbid: branch.forbid?.map(readForbidden),
    fill,
    only: forward?.only,
    upstream_path: withModel(
      forward?.path === undefined
        ? readPathTemplate(route.path, [...route.place, 'match'], route)
        : readPathTemplate(forward.path, [...place, 'forward', 'path'], route),
      route,
    ),
    billing: rule === undefined || isMeter(rule) ? undefined : rule,
    meter: rule !== undefined && isMeter(rule) ? rule : undefined,
    creates_task:
      branch.creates_task === undefined
        ? undefined
        : library.tasks.use(branch.creates_task, [...place, 'creates_task']),
  };
}

function readForbidden(text: string): ForbiddenPlan {
  const [pointer = '', ...value] = text.split('=');
  return { text, at: readPlaces([pointer]), value: value.length === 0 ? undefined : value.join('=') };
}

/** Adds the model to the query of the path, if the route takes it from its own. */
function withModel(path: PathTemplate, { config, name }: RouteScope): PathTemplate {
  const route = config.routes[name];
  const query = route !== undefined && 'model' in route && 'query' in route.model ? route.model.query : undefined;
  if (path.some((part) => typeof part !== 'string' && part.param === query)) return path;
  const mark = path.some((part) => typeof part === 'string' && part.includes('?')) ? '&' : '?';
  return query === undefined ? path : [...path, `${mark}${query}=`, { param: query }];
}

function reportFreeTask(place: Path, { report }: RouteScope): void {
  const message = 'a branch that creates a task needs a billing rule';
  const hint = 'name a rule with actual; a price of "0" makes its tasks free';
  report.error('bad-billing', [...place, 'billing'], message, hint, { basis: [[...place, 'creates_task']] });
}

/** Checks that a route with billing removes no resources, and that one that creates tasks creates none: nothing would record them. */
function checkRecorded(branch: Branch, place: Path, { config, name, place: at, report }: RouteScope): void {
  const { billing, creates_task } = branch;
  const route = config.routes[name];
  if (billing === undefined || billing === FREE || route === undefined) return;
  for (const key of ['creates_resource', 'removes_resource'] as const) {
    if (key === 'creates_resource' && creates_task === undefined) continue;
    if (!(key in route) || Reflect.get(route, key) === undefined) continue;
    const what = key === 'creates_resource' ? 'a route that creates tasks' : 'a route with billing';
    const message = `'${key}' has no effect on ${what}: its answers are not searched for resources`;
    const hint =
      creates_task === undefined
        ? `remove ${key}, or bill the resource on another route`
        : `remove ${key}: a task has its owner at once, so other routes may write requires_owner: [{ resource: ${creates_task}, param: … }]`;
    report.error('conflicting-keys', [...at, key], message, hint, {
      on: 'key',
      basis: [[...place, 'billing']],
    });
  }
}

/** Checks that a branch that creates a task has a rule that bills tasks, and any other branch a rule that meters requests. */
function isFitting(rule: RulePlan, { creates_task }: Branch, place: Path, route: RouteScope): boolean {
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

/** Reads `/chat/{model}:say`. Reports names that are not parameters of the route. */
function readPathTemplate(text: string, place: Path, route: RouteScope): PathTemplate {
  const path = readPath(text);
  let at = 0;
  for (const part of path) {
    if (typeof part === 'string') checkText(part, text, at, place, route);
    else checkParam(part.param, place, route, { offset: at });
    at += typeof part === 'string' ? part.length : part.param.length + 2;
  }
  return path;
}

function checkText(part: string, text: string, at: number, place: Path, route: RouteScope): void {
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
}
