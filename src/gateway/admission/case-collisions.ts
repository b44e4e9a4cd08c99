/**
 * Refuses members whose names differ only in case. Some upstreams ignore case and use the last one, so the gateway would
 * validate and price one member and the upstream would use the other.
 */

import { excerpt, Refusal } from '../../lib/refusal.ts';
import type { BranchPlan, ForwardRoute, MeterPlan, Plan } from '../../plan/index.ts';

/** Whether the body decides a charge or names resources that have an owner. Of other bodies, only the names beside the model are checked. */
export function mustBeUnambiguous(
  route: Pick<ForwardRoute, 'requires_owner' | 'creates_resource' | 'branches'>,
  branch: BranchPlan,
  { models }: Pick<Plan, 'models'>,
): boolean {
  const { creates_task, meter, forbid } = branch;
  const isPriced =
    creates_task !== undefined || selectsRule(route) || (meter !== undefined && isPricedByBody(meter, models));
  return isPriced || forbid !== undefined || route.requires_owner.length > 0 || route.creates_resource.length > 0;
}

/** Whether conditions choose between billing rules. */
function selectsRule({ branches }: Pick<ForwardRoute, 'branches'>): boolean {
  const rules = new Set(branches.map(({ billing, meter }) => billing ?? meter));
  return rules.size > 1 && branches.some(({ when }) => when.cel !== undefined);
}

/** Whether facts of the request are charged, or select a price. */
function isPricedByBody({ charges_facts, facts, unit }: MeterPlan, models: Plan['models']): boolean {
  if (charges_facts === true) return true;
  const prices = Array.from(models.values(), ({ price }) => price).filter((price) => price?.unit === unit);
  return facts.some(({ name }) => prices.some((price) => price?.by.includes(name)));
}

/** Iterative, so that deep nesting cannot overflow the stack. @throws Refusal invalid_request with both names. */
export function rejectCaseCollisions(root: unknown): void {
  const pending: unknown[] = [root];
  while (pending.length > 0) {
    const value = pending.pop();
    if (Array.isArray(value)) {
      for (const item of value) pending.push(item);
    } else if (typeof value === 'object' && value !== null) {
      refuseCollisions(Object.keys(value));
      for (const item of Object.values(value)) pending.push(item);
    }
  }
}

/** Fast path: such names are lower case already, so no two of them differ only in case. */
const FOLDED = /^[a-z0-9_-]*$/;

/** @throws Refusal invalid_request with two of the names that differ only in case */
export function refuseCollisions(names: readonly string[]): void {
  if (names.length < 2 || names.every((name) => FOLDED.test(name))) return;
  const seen = new Map<string, string>();
  for (const name of names) {
    // Through upper case, which also maps the long s (U+017F) to S, as Go's bytes.EqualFold does.
    const folded = name.toUpperCase().toLowerCase();
    const other = seen.get(folded);
    if (other !== undefined) {
      const names = `'${excerpt(other)}' and '${excerpt(name)}'`;
      throw new Refusal(
        'invalid_request',
        `the body has the members ${names}, which differ only in case; send one of them`,
      );
    }
    seen.set(folded, name);
  }
}
