/** Branches that can never be taken, and predicates that no model meets. */
import type { BranchPlan, ModelRule } from '../plan.ts';
import { areModelsKnown } from './known.ts';
import type { Library } from './library.ts';
import { accepts, reachOf, whyUnreachable } from './reach.ts';
import { suggestion } from './references.ts';
import type { Place } from './report.ts';
import type { CompiledRoute } from './routes.ts';
import type { Scope } from './scope.ts';

/** Reports every branch that no model reaches. */
export function checkReachability(scope: Scope, routes: readonly CompiledRoute[], library: Library): void {
  // A model that did not compile might be the one that reaches a branch.
  const declared = Object.keys(scope.config.models ?? {}).length;
  const complete = declared === library.models.compiled.size && areModelsKnown(scope);
  for (const { forward, place } of routes) {
    if (forward?.model === undefined) continue;
    checkPrefixes(forward.model.prefix, [...place, 'model', 'prefix'], scope);
    const reached = reachOf(forward, library.models.compiled.values());
    const isSure = complete && !lacksPrice(forward.model, scope, library);
    const none = isSure && reached.every(({ models }) => models.length === 0);
    if (none && isKnown(forward.model, library)) {
      scope.report.suspect(['models']);
      const message = 'no model of the catalogue meets what the route asks of one';
      scope.report.error('unreachable-branch', [...place, 'model'], message, 'declare such a model, or ask for less', {
        on: 'key',
      });
    }
    for (const [index, { branch, models }] of reached.entries()) {
      checkBranch(branch, index, place, scope);
      const why =
        whyUnreachable(forward.model, forward.branches, index) ??
        (isSure && !none && models.length === 0 ? noModel(branch) : undefined);
      if (why === undefined) continue;
      const message = `the branch '${branch.name}' can never be taken: ${why}`;
      const at = forward.branches.length === 1 ? place : [...place, 'branches', index];
      scope.report.error(
        'unreachable-branch',
        [...at, 'name'],
        message,
        'move it up, change its predicate, or take it out',
      );
    }
  }
}

function checkBranch(branch: BranchPlan, index: number, place: Place, scope: Scope): void {
  checkPrefixes(branch.when.prefix, [...place, 'branches', index, 'when', 'prefix'], scope);
}

function noModel(branch: BranchPlan): string {
  const { prefix, unit } = branch.when;
  const asked = [
    ...(prefix === undefined ? [] : [`begins with ${prefix.join(' or ')}`]),
    ...(unit === undefined ? [] : [`is priced by ${unit}`]),
  ];
  return asked.length === 0
    ? 'the branches before it take every model'
    : `no model that reaches it ${asked.join(' and ')}`;
}

/** Whether a model would meet the rule, or one of its branches, if it had the price that it is reported to lack. */
function lacksPrice({ unit: _, ...rule }: ModelRule, { report }: Scope, library: Library): boolean {
  const models = [...library.models.compiled.values()];
  return models.some(
    (model) => model.price === undefined && report.isReported(['models', model.id]) && accepts(rule, model),
  );
}

/** Whether the rule names a type and upstreams that are there; where it does not, that is reported already. */
function isKnown({ type, upstreams }: ModelRule, library: Library): boolean {
  const types = [...library.models.compiled.values()].map((model) => model.type);
  return (
    (type === undefined || types.includes(type)) &&
    upstreams?.every((name) => library.upstreams.compiled.has(name)) !== false
  );
}

/** A prefix that no model has is a slip, or stands there too early. */
function checkPrefixes(prefixes: readonly string[] | undefined, place: Place, scope: Scope): void {
  const ids = [...Object.keys(scope.config.models ?? {}), ...scope.repairs.keysBelow(['models'])];
  for (const [index, prefix] of (prefixes ?? []).entries()) {
    if (ids.some((id) => id.startsWith(prefix)) || scope.repairs.has(['models'])) continue;
    const beginnings = ids.map((id) => id.slice(0, prefix.length));
    const hint = suggestion(prefix, new Set(beginnings));
    scope.report.warning('unused', [...place, index], `no model's id begins with '${prefix}'`, hint);
  }
}
