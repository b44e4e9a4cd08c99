/** A task is quoted with its price and an upper bound of its cost. */
import t from 'tap';
import { modelPlan, pricePlan } from '../../../test/support/admission/plans.ts';
import { refused } from '../../../test/support/admission/refused.ts';
import { bodyFact, cel, rule } from '../../../test/support/billing/rules.ts';
import { atFactor, FULL_PRICE } from '../../../test/support/quote-terms.ts';
import { NANO } from '../../lib/money/amount.ts';
import type { BillingPlan, PricePlan } from '../../plan/index.ts';
import { quoteTask } from './task-quote.ts';

const price: PricePlan = {
  ...pricePlan('second'),
  by: ['resolution'],
  table: { '480p': 460_000_000n },
};
const model = modelPlan('m', { price });
const facts = [bodyFact('resolution', 'string'), bodyFact('n', 'int'), bodyFact('draft', 'bool')];
const types = { n: 'int', resolution: 'string', draft: 'bool' } as const;
const body = { resolution: '480p', n: 4, draft: true };

function counting(hold: string, otherwise = '0'): BillingPlan {
  return rule(facts, { hold: cel(hold, types), actual: { at: [], otherwise: cel(otherwise, types) } });
}

t.test('a quote has everything that a task needs for its price', async (t) => {
  const { version, content: _, ...quote } = quoteTask(counting('n + 15', 'n'), model, body, atFactor(850_000_000n));
  t.match(version, { name: 'p', sha256: /^[0-9a-f]{64}$/, content: /"table":\{"480p":"0.46"\}/ });
  t.same(quote, {
    price: 'p',
    unit: 'second',
    price_nano: 460_000_000n,
    divisor: 1n,
    price_factor_nano: 850_000_000n,
    classes: null,
    facts: { resolution: '480p', n: '4', draft: true },
    hold_units_nano: 19n * NANO,
    hold_nano: 7_429_000_000n,
    hold_memo: '19 s × 0.46 × 0.85',
    otherwise_units_nano: 4n * NANO,
    notes: [],
  });
});

t.test('units may be fractions', async (t) => {
  const { hold_units_nano, hold_memo } = quoteTask(counting('double(n) * 1.1'), model, body, FULL_PRICE);
  t.equal(hold_units_nano, 4_400_000_000n);
  t.equal(hold_memo, '4.4 s × 0.46');
});

t.test('a hold is never less than what may be charged', async (t) => {
  t.equal(quoteTask(counting('1', 'n'), model, body, FULL_PRICE).hold_units_nano, 4n * NANO);
});

t.test('a rule that gives no quantity is the operator’s mistake', async (t) => {
  for (const hold of ['0.0 / 0.0', 'resolution', '"4"+resolution', 'draft']) {
    refused(
      t,
      () => quoteTask(counting(hold), model, body, FULL_PRICE),
      'internal',
      'billing rule rule gives no quantity for its hold',
      hold,
    );
  }
  refused(
    t,
    () => quoteTask(counting('1', 'draft'), model, body, FULL_PRICE),
    'internal',
    'billing rule rule gives no quantity for its otherwise',
  );
});

t.test('a quantity below 0 is the caller’s mistake', async (t) => {
  const message = /^a number in this request is below 0/;
  refused(t, () => quoteTask(counting('0 - n'), model, body, FULL_PRICE), 'invalid_request', message);
  refused(t, () => quoteTask(counting('1', '0 - n'), model, body, FULL_PRICE), 'invalid_request', message);
});

t.test('an amount too large to price is the caller’s mistake', async (t) => {
  const message = 'this request asks for more than can be priced; ask for less';
  for (const hold of [
    'n * 1000000000',
    'n * 9223372036854775807',
    '1.0 / 0.0',
    'double(n) * 1e300 * 1e300',
    '{"a": 1}[resolution]',
  ]) {
    refused(t, () => quoteTask(counting(hold), model, body, FULL_PRICE), 'invalid_request', message, hold);
  }
});

t.test('a missing price is the operator’s mistake', async (t) => {
  const at4k = { ...body, resolution: '4k' };
  refused(
    t,
    () => quoteTask(counting('1'), model, at4k, FULL_PRICE),
    'internal',
    'model m has no price for resolution 4k; ask the operator to add it',
  );
  const free = modelPlan('m');
  refused(
    t,
    () => quoteTask(counting('1'), free, body, FULL_PRICE),
    'internal',
    'model m has no price per second, which rule needs',
  );
  const tokens = modelPlan('m', { price: pricePlan('million_tokens') });
  refused(t, () => quoteTask(counting('1'), tokens, body, FULL_PRICE), 'internal', /no price per second/);
});
