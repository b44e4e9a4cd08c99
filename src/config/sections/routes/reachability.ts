/** Reports branches that no model reaches, and prefixes that no model has. */
import { accepts } from '../../../gateway/admission/branch.ts';
import { nearest } from '../../../lib/text/prefix.ts';
import type { BranchPlan, ModelRule } from '../../../plan/index.ts';
import { namesIn, suggestion } from '../../compile/reference-fields.ts';
import type { Scope } from '../../compile/scope.ts';
import type { Path } from '../../read/position.ts';
import { areModelsKnown } from '../../repair/known.ts';
import type { Sections } from '../compiled-sections.ts';
import type { CompiledRoute } from './compile.ts';
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
  const open = earlier.find(({ when }) => Object.values(when).every((each) => each === undefined));
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
    const id = ids.find((id) =>
      [-1, 0, 1].some((more) => nearest(prefix, [id.slice(0, prefix.length + more)]) !== undefined),
    );
    if (id !== undefined) return `should '${prefix}' be the beginning of '${id}'?`;
  }
  return undefined;
}
