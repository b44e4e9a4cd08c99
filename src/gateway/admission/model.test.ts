/** Tests how a request's model and its branch are chosen. */
import t from 'tap';
import { branchPlan, modelPlan, pricePlan, upstreamPlan } from '../../../test/support/admission/plans.ts';
import { refused } from '../../../test/support/admission/refused.ts';
import { readPointer } from '../../lib/json/pointer.ts';
import type { ForwardRoute, ModelPlan, ModelRule } from '../../plan/index.ts';
import { selectBranch } from './branch.ts';
import { selectModel } from './model.ts';

// Tests the selection of a model.

const inBody: ModelRule['source'] = { in: 'body', at: readPointer('/model') };
const open: ModelRule = { source: inBody, prefix: undefined, unit: undefined, type: undefined, upstreams: undefined };
const all = (): boolean => true;

function catalogue(...models: readonly ModelPlan[]): ReadonlyMap<string, ModelPlan> {
  return new Map(models.map((model) => [model.id, model]));
}

const models = catalogue(
  modelPlan('c/vidgen-2.0', { upstream: upstreamPlan('c'), price: pricePlan('second') }),
  modelPlan('c/vidgen-tokens', { upstream: upstreamPlan('c'), price: pricePlan('million_tokens') }),
  modelPlan('c/vidgen-free', { upstream: upstreamPlan('c') }),
  modelPlan('k/vidgen-2.0', { upstream: upstreamPlan('k'), price: pricePlan('second') }),
  modelPlan('off', { upstream: upstreamPlan('off', false) }),
  modelPlan('chat', { type: 'chat', upstream: upstreamPlan('messages') }),
);

t.test('the model is named by the body or by the path', async (t) => {
  t.equal(selectModel(open, models, { model: 'chat' }, {}, all).id, 'chat');
  const inPath: ModelRule = { ...open, source: { in: 'param', params: ['model'] } };
  t.equal(selectModel(inPath, models, { model: 'off' }, { model: 'chat' }, all).id, 'chat');
  refused(
    t,
    () => selectModel(inPath, models, {}, {}, all),
    'invalid_request',
    'model is missing; name a model in the path',
  );
});

t.test('a request without a model is refused, and the message says where to name one', async (t) => {
  const missing = "model is missing; name a model in the body's member /model";
  const wrong = "model must be a non-empty string; name a model in the body's member /model";
  const table = [
    [{}, missing],
    [undefined, missing],
    [{ model: '' }, wrong],
    [{ model: null }, wrong],
    [{ model: ['chat'] }, wrong],
    [{ model: { toString: 'chat' } }, wrong],
  ] as const;
  for (const [body, message] of table) {
    refused(t, () => selectModel(open, models, body, {}, all), 'invalid_request', message, JSON.stringify(body));
  }
});

t.test('a body with two spellings of the model is refused, also beside the default', async (t) => {
  const message = "the body has the members 'Model' and 'model', which differ only in case; send one of them";
  const withDefault: ModelRule = { ...open, source: { ...inBody, default: 'chat' } };
  for (const [rule, body] of [
    [open, { Model: 'c/vidgen-2.0', model: 'chat' }],
    [withDefault, { Model: 'c/vidgen-2.0' }],
  ] as const)
    refused(t, () => selectModel(rule, models, body, {}, all), 'invalid_request', message);
  t.equal(selectModel(withDefault, models, { n: 1 }, {}, all).id, 'chat');
});

t.test('the c endpoint takes only models that start with c/vidgen and are billed per second', async (t) => {
  const rule: ModelRule = { ...open, prefix: ['c/vidgen'], unit: 'second', type: 'video' };
  const pick = (model: string): ModelPlan => selectModel(rule, models, { model }, {}, all);
  t.equal(pick('c/vidgen-2.0').id, 'c/vidgen-2.0');
  refused(
    t,
    () => pick('k/vidgen-2.0'),
    'invalid_request',
    "model 'k/vidgen-2.0' is not accepted here: it must start with c/vidgen",
  );
  refused(
    t,
    () => pick('nonsense'),
    'invalid_request',
    "model 'nonsense' is not accepted here: it must start with c/vidgen",
  );
  refused(
    t,
    () => pick('c/vidgen-tokens'),
    'invalid_request',
    "model 'c/vidgen-tokens' is not accepted here: it is not billed per second",
  );
  refused(t, () => pick('c/vidgen-free'), 'invalid_request', /not billed per second/);
  refused(
    t,
    () => pick('c/vidgen-9'),
    'model_not_found',
    "model 'c/vidgen-9' does not exist here, or this key may not use it",
  );
});

t.test(
  'a model that is unknown, hidden, off, of another type or of another upstream gets the same message',
  async (t) => {
    const rule: ModelRule = { ...open, type: 'chat', upstreams: ['messages'] };
    const elsewhere = catalogue(
      modelPlan('elsewhere', { type: 'chat', upstream: upstreamPlan('generative') }),
      ...models.values(),
    );
    const sees = (id: string): boolean => id !== 'chat';
    for (const model of ['unknown', 'chat', 'off', 'k/vidgen-2.0', 'elsewhere', '__proto__']) {
      const message = `model '${model}' does not exist here, or this key may not use it`;
      refused(t, () => selectModel(rule, elsewhere, { model }, {}, sees), 'model_not_found', message);
    }
  },
);

t.test('a model is refused when only its upstream is off, or only its type differs', async (t) => {
  refused(
    t,
    () => selectModel(open, models, { model: 'off' }, {}, all),
    'model_not_found',
    /^model 'off' does not exist/,
  );
  const chat: ModelRule = { ...open, type: 'chat' };
  refused(
    t,
    () => selectModel(chat, models, { model: 'k/vidgen-2.0' }, {}, all),
    'model_not_found',
    /^model 'k\/vidgen-2.0' does/,
  );
});

t.test('allowDisabled accepts a model whose upstream is off', async (t) => {
  t.equal(selectModel(open, models, { model: 'off' }, {}, all, { allowDisabled: true }).id, 'off');
});

t.test('a long name is shortened in the message', async (t) => {
  refused(
    t,
    () => selectModel(open, models, { model: 'x\n'.repeat(1000) }, {}, all),
    'model_not_found',
    /^model '(x ){40}…' does/,
  );
});

// Tests the selection of a branch.

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
