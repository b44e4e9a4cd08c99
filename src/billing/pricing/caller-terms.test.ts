/** What a key states comes before its account, the account before its group, and the group before the configuration. */
import t from 'tap';
import { modelPlan, pricePlan } from '../../../test/support/admission/plans.ts';
import type { GroupPlan } from '../../plan/index.ts';
import { atPrices, callerLimits, callerTerms } from './caller-terms.ts';

const FULL = 1_000_000_000n;
const [talk, other] = [pricePlan('second'), { ...pricePlan('second'), name: 'talk_pro' }];
const list = { name: 'pro_list', prices: [{ name: talk.name, price: other }] };
const pro: GroupPlan = {
  name: 'pro',
  models: ['chat-*'],
  price_list: list,
  price_factor_nano: 900_000_000n,
  limits: { requests: '60/min', tokens: '9/min' },
};
const groups = new Map([
  ['pro', pro],
  ['plain', { name: 'plain' }],
]);
const nothing = {
  models: null,
  price_factor_nano: null,
  limits: null,
  account_price_factor_nano: null,
  account_limits: null,
  account_group: null,
};

t.test('each term is that of the first who states it', async (t) => {
  const full = { price_factor_nano: FULL, price_list: undefined, models: null, limits: null, account_limits: null };
  t.strictSame(callerTerms(nothing, groups), full);
  t.strictSame(callerTerms({ ...nothing, account_group: 'plain' }, groups), full);
  const member = { ...nothing, account_group: 'pro' };
  const ofGroup = { price_factor_nano: 900_000_000n, models: ['chat-*'], account_limits: pro.limits };
  t.match(callerTerms(member, groups), { ...ofGroup, price_list: list });
  const ofAccount = { ...member, account_price_factor_nano: FULL, account_limits: { requests: 'none' } };
  t.match(callerTerms(ofAccount, groups), {
    price_factor_nano: FULL,
    account_limits: { requests: 'none', tokens: '9/min' },
  });
  const ofKey = { ...ofAccount, price_factor_nano: 2n * FULL, models: ['c/*'], limits: { requests: '1/min' } };
  t.match(callerTerms(ofKey, groups), {
    price_factor_nano: 2n * FULL,
    models: ['c/*'],
    limits: { requests: '1/min' },
    price_list: list,
  });
});

t.test('a group that is not configured is refused, and leaves the own limits', async (t) => {
  const lost = {
    ...nothing,
    account_group: 'gold',
    account_limits: { requests: '5/min' },
    id: 'key_1',
    account: 'acct_1',
  };
  t.throws(() => callerTerms(lost, groups), { kind: 'internal', cause: { message: /'gold'/ } });
  t.match(callerLimits(lost, groups), { key: 'key_1', account: 'acct_1', account_limits: { requests: '5/min' } });
});

t.test('a model at the prices of a list is one object, so that what is made of its price is kept', async (t) => {
  const [priced, free] = [modelPlan('m', { price: talk }), modelPlan('n')];
  t.equal(atPrices(undefined, priced), priced);
  t.equal(atPrices(list, free), free);
  t.equal(atPrices(list, priced).price, other);
  t.equal(atPrices(list, priced), atPrices(list, priced));
});
