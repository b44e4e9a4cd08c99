/** Selects the branch of a route for a request. */
import { readFacts } from '../../billing/pricing/facts.ts';
import { evaluateCel } from '../../lib/cel/cel.ts';
import { Refusal } from '../../lib/refusal.ts';
import { type BranchPlan, type ForwardRoute, isServedBy, type ModelPlan, type ModelRule } from '../../plan/index.ts';

type Branches = Pick<ForwardRoute, 'branches' | 'facts'>;

/**
 * The branches that requests with the model may take, in order. The last one has no condition on the request, if there is such a branch.
 */
export function branchesOf(
  { branches }: Pick<Branches, 'branches'>,
  model: ModelPlan | undefined,
): readonly BranchPlan[] {
  const fitting = branches.filter(({ when }) => {
    const prefixHolds =
      when.prefix === undefined || when.prefix.some((prefix) => model?.id.startsWith(prefix) === true);
    return prefixHolds && (when.unit === undefined || model?.price?.unit === when.unit);
  });
  const last = fitting.findIndex(({ when }) => when.cel === undefined);
  return last === -1 ? fitting : fitting.slice(0, last + 1);
}

/** The parts of a request that conditions depend on. */
export interface Conditional {
  readonly body: { readonly value: unknown } | undefined;
  header(name: string): string | undefined;
  queries(name: string): readonly string[];
}

const nothing: Conditional = { body: undefined, header: () => undefined, queries: () => [] };

/**
 * The branch that a request takes.
 *
 * @param fitting the branches that the model may take.
 * @throws Refusal `invalid_request` if there is none, or a fact or condition cannot be computed.
 */
export function selectBranch(
  route: Branches,
  model: ModelPlan | undefined,
  request: Conditional = nothing,
  fitting: readonly BranchPlan[] = branchesOf(route, model),
): BranchPlan {
  const [first] = fitting;
  if (first === undefined) {
    const what = model === undefined ? 'this request' : `model '${model.id}'`;
    throw new Refusal('invalid_request', `${what} is not accepted here; use the endpoint of the model's own family`);
  }
  // Most routes have no conditions, and so no facts to read.
  if (first.when.cel === undefined) return first;
  const caller = {
    header: (name: string) => request.header(name),
    query: (name: string) => request.queries(name),
  };
  const { context } = readFacts(route.facts, request.body?.value, undefined, caller);
  const branch = fitting.find((each) => each.when.cel === undefined || holds(each, context));
  if (branch !== undefined) return branch;
  throw new Refusal('invalid_request', 'this request meets the conditions of no branch of this endpoint');
}

function holds({ name, when }: BranchPlan, context: Readonly<Record<string, unknown>>): boolean {
  try {
    return when.cel !== undefined && evaluateCel(when.cel, context) === true;
  } catch (cause) {
    const message = `the condition of ${name} cannot be computed from this request; check the members that it uses`;
    throw new Refusal('invalid_request', message, { cause });
  }
}

type Predicate = Partial<Pick<ModelRule, 'source' | 'prefix' | 'unit' | 'type' | 'upstreams'>>;

/** Whether a model meets all conditions of a predicate. */
export function accepts(predicate: Predicate, model: ModelPlan): boolean {
  const { source, prefix, unit, type, upstreams } = predicate;
  if (source?.in === 'route' && source.id !== model.id) return false;
  if (prefix !== undefined && !prefix.some((each) => model.id.startsWith(each))) return false;
  if (unit !== undefined && model.price?.unit !== unit) return false;
  if (type !== undefined && model.type !== type) return false;
  return upstreams === undefined || isServedBy(model, upstreams);
}
