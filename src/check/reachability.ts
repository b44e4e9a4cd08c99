/** Finds routes, branches and names that no request can reach, or that two could. */
import { accepts } from '../admission/branch.ts';
import { overlapOf, patternOf, type Segment } from '../compile/route-path.ts';
import type { Sections } from '../compile/route-scope.ts';
import type { CompiledRoute } from '../compile/routes.ts';
import { areModelsKnown, namesIn, type Scope, suggestion } from '../compile/scope.ts';
import type { Path } from '../config/diagnostic.ts';
import { nearest } from '../lang/prefix.ts';
import { type BranchPlan, type ModelRule, nameAt } from '../plan.ts';
import { reachOf, whyUnreachable } from './reach.ts';

/** Reports every branch that no model reaches, and warns about prefixes that no model has. */
export function checkReachability(scope: Scope, routes: readonly CompiledRoute[], library: Sections): void {
  // A model that did not compile might have reached the branch.
  const declared = Object.keys(scope.config.models ?? {}).length;
  const complete = declared === library.models.compiled.size && areModelsKnown(scope);
  for (const { forward, place } of routes) {
    if (forward?.model === undefined) continue;
    const reached = reachOf(forward, library.models.compiled.values());
    const isSure = complete && !lacksPrice(forward.model, scope, library);
    const none = isSure && reached.every(({ models }) => models.length === 0);
    if (none && areNamesKnown(forward.model, library)) {
      scope.report.suspect(['models']);
      const { message, hint } = noModelOf(forward.model, library);
      const near = similarId(forward.model.prefix, scope);
      scope.report.error('unreachable-branch', [...place, 'model'], message, near ?? hint, { on: 'key' });
    } else checkPrefixes(forward.model.prefix, [...place, 'model', 'prefix'], scope);
    for (const [index, { branch, models }] of reached.entries()) {
      const why =
        whyUnreachable(forward.model, forward.branches, index) ??
        (isSure && !none && models.length === 0 ? noModel(branch) : undefined);
      const near = why === undefined ? undefined : similarId(branch.when.prefix, scope);
      if (why === undefined) checkPrefixes(branch.when.prefix, [...place, 'branches', index, 'when', 'prefix'], scope);
      if (why === undefined) continue;
      const message = `branch '${branch.name}' can never be taken: ${why}`;
      const at = forward.branches.length === 1 ? place : [...place, 'branches', index];
      scope.report.error(
        'unreachable-branch',
        [...at, 'name'],
        message,
        near ?? unreachableHint(branch, forward.branches.slice(0, index)),
      );
    }
  }
}

/** @param earlier the branches before it */
function unreachableHint({ name }: BranchPlan, earlier: readonly BranchPlan[]): string {
  const open = earlier.find(({ when }) => Object.values(when).every((one) => one === undefined));
  return open === undefined
    ? 'move it up, change its predicate, or remove it'
    : `add when: to '${open.name}', or move '${name}' above it`;
}

/** The finding for a route. A model may be refused only because its calls may fail over to an upstream that the route does not list. */
function noModelOf({ upstreams, ...rule }: ModelRule, library: Sections): { message: string; hint: string } {
  const none = "no declared model meets the conditions of the route's model";
  for (const model of library.models.compiled.values()) {
    const others = model.upstreams.map(({ name }) => name).filter((name) => !upstreams?.includes(name));
    if (!accepts(rule, model) || others.length === 0 || others.length === model.upstreams.length) continue;
    const names = others.map((name) => `'${name}'`).join(' and ');
    const hint = `add ${names} to the route's upstreams, or remove it from the model's`;
    return {
      message: `${none}: '${model.id}' may also be served by upstream ${names}, which the route does not list`,
      hint,
    };
  }
  return { message: none, hint: 'add such a model, or relax the conditions' };
}

function noModel(branch: BranchPlan): string {
  const { prefix, unit } = branch.when;
  const asked = [
    ...(prefix === undefined ? [] : [`has an id that starts with ${prefix.join(' or ')}`]),
    ...(unit === undefined ? [] : [`has a price per ${unit}`]),
  ];
  return asked.length === 0
    ? 'earlier branches take every model'
    : `no model that gets this far ${asked.join(' and ')}`;
}

/** Whether a model without its required price, which is already reported, would otherwise meet the rule. */
function lacksPrice({ unit: _, ...rule }: ModelRule, { report }: Scope, library: Sections): boolean {
  const models = [...library.models.compiled.values()];
  return models.some(
    (model) => model.price === undefined && report.isReported(['models', model.id]) && accepts(rule, model),
  );
}

/** Whether the rule's type and upstreams exist; if not, that is already reported. */
function areNamesKnown({ source, type, upstreams }: ModelRule, library: Sections): boolean {
  const types = [...library.models.compiled.values()].map((model) => model.type);
  return (
    (source.in !== 'route' || library.models.compiled.has(source.id)) &&
    (type === undefined || types.includes(type)) &&
    upstreams?.every((name) => library.upstreams.compiled.has(name)) !== false
  );
}

/** Warns about prefixes that no model's id has: probably a misspelling, or a model that is not declared yet. */
function checkPrefixes(prefixes: readonly string[] | undefined, place: Path, scope: Scope): void {
  const { names, isComplete } = namesIn(['models'], Object.entries(scope.config.models ?? {}), scope);
  const ids = [...names.keys()];
  for (const [index, prefix] of (prefixes ?? []).entries()) {
    if (ids.length === 0 || ids.some((id) => id.startsWith(prefix)) || !isComplete) continue;
    const hint = similarId([prefix], scope) ?? suggestion(prefix, ids);
    scope.report.warning('unused', [...place, index], `no model id starts with '${prefix}'`, hint);
  }
}

/** The remedy if a prefix is probably misspelt: no model has it, but the id of one begins with a similar text. */
function similarId(prefixes: readonly string[] | undefined, { config }: Scope): string | undefined {
  const ids = Object.keys(config.models ?? {});
  for (const prefix of prefixes ?? []) {
    if (ids.some((id) => id.startsWith(prefix))) return undefined;
    const id = ids.find((one) =>
      [-1, 0, 1].some((more) => nearest(prefix, [one.slice(0, prefix.length + more)]) !== undefined),
    );
    if (id !== undefined) return `should '${prefix}' be the beginning of '${id}'?`;
  }
  return undefined;
}

/** Reports each conflict at the later route, with the line of the earlier one. */
export function checkShadowing(scope: Scope, routes: readonly CompiledRoute[]): void {
  const paths = routes.flatMap((route) => {
    const { segments } = route;
    return segments === undefined ? [] : [{ route, segments, pattern: patternOf(segments) }];
  });
  for (const [index, path] of paths.entries()) {
    for (const earlier of paths.slice(0, index)) {
      if (earlier.route.method === path.route.method) checkPair(earlier, path, scope);
    }
  }
}

/** A route with its path, and what the path matches whatever its parameters are called. */
interface RoutePath {
  readonly route: CompiledRoute;
  readonly segments: readonly Segment[];
  readonly pattern: string;
}

function checkPair(earlier: RoutePath, { route, segments, pattern }: RoutePath, scope: Scope): void {
  const place = [...route.place, 'match'];
  const other = () =>
    `route '${earlier.route.name}' in ${scope.report.lineOf([...earlier.route.place, 'match'], place)}`;
  if (earlier.pattern === pattern) {
    // If interfaces share a prefix, the caller's credential selects one.
    if (earlier.route.interface !== route.interface) return;
    const [own, first] = [
      scope.report.lineOf(place, place),
      scope.report.lineOf([...earlier.route.place, 'match'], place),
    ];
    const message =
      own === first
        ? `routes '${earlier.route.name}' and '${route.name}' have the same method and path`
        : `${other()} has the same method and path`;
    const hint =
      own === first ? 'give their entries in `each` different values' : 'change the path of one of them, or remove it';
    scope.report.error('duplicate-route', place, message, hint, { isOwn: true });
    return;
  }
  const overlap = overlapOf(earlier.segments, segments);
  if (overlap === 'swallows') {
    const message = `requests with a verb match both this path and the path of ${other()}`;
    scope.report.error('shadowed-route', place, message, 'change the method or the path of the route without the verb');
  }
  if (overlap === 'ambiguous') {
    const message = `some requests match both this path and the path of ${other()}, and neither path is more specific`;
    scope.report.error('shadowed-route', place, message, 'in one path, use a literal wherever the other has one');
  }
}

/** Checks every branch that creates tasks. */
export function checkStoredNames({ report }: Scope, routes: readonly CompiledRoute[], { models }: Sections): void {
  const found = new Map<string, string>();
  for (const { forward } of routes) {
    if (forward === undefined) continue;
    for (const { branch, models: reaching } of reachOf(forward, models.compiled.values())) {
      const kind = branch.creates_task;
      if (kind?.unknown_outcome?.by !== 'key') continue;
      for (const model of reaching) {
        const names = new Set(model.upstreams.map((upstream) => nameAt(model, upstream)));
        if (names.size > 1) found.set(model.id, kind.name);
      }
    }
  }
  for (const [id, kind] of found) {
    const message = `model '${id}' has different names at its upstreams, but creations of '${kind}' are sent again as they were stored`;
    report.error('bad-targets', ['models', id, 'as'], message, 'give it one name, or one upstream', { on: 'key' });
  }
}
