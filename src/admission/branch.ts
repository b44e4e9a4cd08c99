/** Selects the branch of a route for a request. */
import type { BranchPlan, ForwardRoute, ModelPlan } from '../plan.ts';
import { Refusal } from '../refusal.ts';

/** The first branch whose predicate matches the model; undefined if none matches. */
export function findBranch(
  route: Pick<ForwardRoute, 'branches'>,
  model: ModelPlan | undefined,
): BranchPlan | undefined {
  return route.branches.find(({ when }) => {
    const prefixHolds =
      when.prefix === undefined || when.prefix.some((prefix) => model?.id.startsWith(prefix) === true);
    return prefixHolds && (when.unit === undefined || model?.price?.unit === when.unit);
  });
}

/**
 * Like `findBranch`, but refuses the request if no branch matches.
 *
 * @throws Refusal `invalid_request`.
 */
export function selectBranch(route: Pick<ForwardRoute, 'branches'>, model: ModelPlan | undefined): BranchPlan {
  const branch = findBranch(route, model);
  if (branch !== undefined) return branch;
  const what = model === undefined ? 'this request' : `model '${model.id}'`;
  throw new Refusal('invalid_request', `${what} is not accepted here; use the endpoint of the model's own family`);
}
