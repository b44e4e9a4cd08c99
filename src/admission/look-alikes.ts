/**
 * Members that differ only in case. Some upstreams match names without regard to case, and the last one wins: such a body
 * would be priced and checked by one member and obeyed by the other.
 */
import type { BranchPlan, ForwardRoute } from '../plan.ts';
import { excerpt, Refusal } from '../refusal.ts';

/** Whether the body decides a hold, or whose things it names. Elsewhere a name is the upstream's own affair. */
export function mustBeUnambiguous(
  route: Pick<ForwardRoute, 'requires_owner' | 'creates_resource'>,
  branch: BranchPlan,
): boolean {
  return branch.creates_task !== undefined || route.requires_owner.length > 0 || route.creates_resource.length > 0;
}

/** @throws Refusal invalid_request naming the two. A list stands for recursion. */
export function refuseLookAlikes(root: unknown): void {
  const pending: unknown[] = [root];
  while (pending.length > 0) {
    const value = pending.pop();
    if (Array.isArray(value)) {
      for (const item of value) pending.push(item);
    } else if (typeof value === 'object' && value !== null) {
      refuseInObject(value);
      for (const item of Object.values(value)) pending.push(item);
    }
  }
}

/** Names that fold to themselves: two of them differ in more than case. */
const FOLDED = /^[a-z0-9_-]*$/;

function refuseInObject(object: object): void {
  const names = Object.keys(object);
  if (names.length < 2 || names.every((name) => FOLDED.test(name))) return;
  const seen = new Map<string, string>();
  for (const name of names) {
    // By way of upper case, which also takes the long s to S as Go's bytes.EqualFold does.
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
