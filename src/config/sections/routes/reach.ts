/** Computes which models reach which branch: by the route's model rule, then the first branch whose predicate holds. */
import { accepts, branchesOf } from '../../../gateway/admission/branch.ts';
import type { BranchPlan, ForwardRoute, ModelPlan, ModelRule } from '../../../plan/index.ts';

export interface Reach {
  readonly branch: BranchPlan;
  readonly models: readonly ModelPlan[];
}

/** The branches of a route in order, each with the models that reach it. */
export function reachOf(
  action: Pick<ForwardRoute, 'model' | 'branches'>,
  models: Iterable<ModelPlan>,
): readonly Reach[] {
  const { model: rule, branches } = action;
  const taken = new Map<BranchPlan, ModelPlan[]>(branches.map((branch) => [branch, []]));
  for (const model of rule === undefined ? [] : models) {
    if (rule === undefined || !accepts(rule, model)) continue;
    for (const branch of branchesOf({ branches }, model)) taken.get(branch)?.push(model);
  }
  return branches.map((branch) => ({ branch, models: taken.get(branch) ?? [] }));
}

/** Why no model can ever reach a branch, in words for a message; undefined if one could, whatever models are declared. */
export function whyUnreachable(rule: ModelRule, branches: readonly BranchPlan[], index: number): string | undefined {
  const branch = branches[index];
  if (branch === undefined) return undefined;
  const { prefix, unit } = branch.when;
  const earlier = branches.slice(0, index).filter(({ when }) => when.cel === undefined);
  const open = earlier.find(({ when }) => when.prefix === undefined && when.unit === undefined);
  if (open !== undefined) return `branch '${open.name}' before it has no predicate and takes every request`;
  if (unit !== undefined && rule.unit !== undefined && unit !== rule.unit) {
    return `the route only takes models with prices per ${rule.unit}`;
  }
  const wanted = prefix ?? rule.prefix;
  if (
    prefix !== undefined &&
    rule.prefix !== undefined &&
    !prefix.some((each) => rule.prefix?.some((other) => each.startsWith(other) || other.startsWith(each)))
  ) {
    return `the route only takes models whose id starts with ${rule.prefix.join(' or ')}`;
  }
  const sameUnit = earlier.filter(({ when }) => when.unit === undefined || when.unit === (unit ?? rule.unit));
  const covering = sameUnit.filter(
    ({ when }) => when.prefix === undefined || wanted?.some((each) => covers(when.prefix, each)),
  );
  const covered =
    sameUnit.some(({ when }) => when.prefix === undefined) ||
    wanted?.every((each) => sameUnit.some(({ when }) => covers(when.prefix, each)));
  if (covered !== true) return undefined;
  const names = covering.map(({ name }) => `'${name}'`).join(' and ');
  return `${covering.length === 1 ? 'branch' : 'branches'} ${names} before it ${covering.length === 1 ? 'takes' : 'take'} all of its models`;
}

function covers(prefixes: readonly string[] | undefined, prefix: string): boolean {
  return prefixes?.some((each) => prefix.startsWith(each)) === true;
}
