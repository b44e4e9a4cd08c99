/** Tests the selection of a branch. */
import t from 'tap';
import { selectBranch } from '../../src/admission/branch.ts';
import type { ForwardRoute } from '../../src/plan.ts';
import { branchPlan, modelPlan, pricePlan } from './plans.ts';
import { refused } from './refused.ts';

const perSecond = branchPlan('per-second', { when: { prefix: ['k/vidgen', 'c/vidgen'], unit: 'second' } });
const rest = branchPlan('rest');
const route = (...branches: ForwardRoute['branches']) => ({ branches, facts: { facts: [], blank: () => ({}) } });

t.test('the first branch whose predicate matches is selected', async (t) => {
  const both = route(perSecond, rest);
  t.equal(selectBranch(both, modelPlan('c/vidgen-2.0', { price: pricePlan('second') })).name, 'per-second');
  t.equal(selectBranch(both, modelPlan('c/vidgen-2.0', { price: pricePlan('million_tokens') })).name, 'rest');
  t.equal(selectBranch(both, modelPlan('c/vidgen-2.0')).name, 'rest');
  t.equal(selectBranch(both, modelPlan('xc/vidgen', { price: pricePlan('second') })).name, 'rest');
  t.equal(selectBranch(both, undefined).name, 'rest');
});

t.test('a request is refused if no branch matches', async (t) => {
  refused(
    t,
    () => selectBranch(route(perSecond), modelPlan('vidgen')),
    'invalid_request',
    /^model 'vidgen' is not accepted here/,
  );
  refused(t, () => selectBranch(route(perSecond), undefined), 'invalid_request', /^this request is not accepted here/);
});
