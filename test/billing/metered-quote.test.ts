/** The quote of a metered request, and tokens that the upstream counted. */
import t from 'tap';
import { compileCount, countIn } from '../../src/billing/facts/kinds/count.ts';
import { quoteMetered } from '../../src/billing/pricing/metered-quote.ts';
import { withClasses } from '../../src/config/sections/billing/meters.ts';
import { NANO, parseNano } from '../../src/lib/money/amount.ts';
import type { ClassUnits, MeterPlan, ModelPlan } from '../../src/plan/index.ts';
import { modelPlan, pricePlan } from '../support/admission/plans.ts';
import { refused } from '../support/admission/refused.ts';
import { bodyFact, cel } from '../support/billing/rules.ts';
import { atFactor, FULL_PRICE } from '../support/quote-terms.ts';

t.test('A metered request is quoted with an upper bound of its cost', async (t) => {
  const types = { request_bytes: 'int', max_tokens: 'int' } as const;

  function priced(prices: Readonly<Record<string, string>>): ModelPlan {
    const byClass = new Map(Object.entries(prices).map(([name, price]) => [name, parseNano(price)]));
    return modelPlan('chat', { price: { ...pricePlan('million_tokens'), by: ['class'], byClass } });
  }

  function holding(hold: Readonly<Record<string, string>>, charge: readonly string[] = []): MeterPlan {
    return withClasses({
      name: 'tokens',
      unit: 'million_tokens',
      facts: [bodyFact('max_tokens', 'int', { default: { value: 100n } })],
      hold: Object.entries(hold).map(([name, units]): ClassUnits => ({ class: name, units: cel(units, types) })),
      counts: [],
      without_usage: { as: 'free' },
      final: undefined,
      failed: undefined,
      cap_nano: 50n * NANO,
      charge: charge.map((name): ClassUnits => ({ class: name, units: cel('1') })),
    });
  }

  const model = priced({ input: '3', output: '15', cache_read: '0.3' });
  const plan = holding({ input: 'request_bytes', output: 'max_tokens' }, ['input', 'cache_read']);

  t.test('a quote holds the units of every class at its price, and fixes the prices of all classes', async (t) => {
    const { read, version, content, ...quote } = quoteMetered(
      plan,
      model,
      { max_tokens: 2_000 },
      1_000,
      atFactor(850_000_000n),
    );
    t.same(read.values(), { max_tokens: 2_000n });
    t.equal(content, model.price, 'the whole table');
    t.match(version, { name: 'p', sha256: /^[0-9a-f]{64}$/, content: /"unit":"million_tokens"/ });
    t.same(quote, {
      model: 'chat',
      price: 'p',
      unit: 'million_tokens',
      prices: new Map([
        ['input', parseNano('3')],
        ['output', parseNano('15')],
        ['cache_read', parseNano('0.3')],
      ]),
      table: undefined,
      at_ms: 0,
      divisor: 1_000_000n,
      price_factor_nano: 850_000_000n,
      request_bytes: 1_000n,
      hold_units: [
        { class: 'input', units_nano: 1_000n * NANO },
        { class: 'output', units_nano: 2_000n * NANO },
      ],
      hold_nano: parseNano('0.02805'),
      notes: [],
    });
  });

  t.test('the sum is rounded up once, not class by class', async (t) => {
    const third = priced({ a: '0.000333333', b: '0.000333333', c: '0.000333334' });
    const each = holding({ a: '1', b: '1', c: '1' });
    t.equal(quoteMetered(each, third, {}, 0, FULL_PRICE).hold_nano, 1n, 'a third of a nano three times is one');
    const more = priced({ a: '0.000333333', b: '0.000333333', c: '0.000333335' });
    t.equal(quoteMetered(each, more, {}, 0, FULL_PRICE).hold_nano, 2n);
  });

  t.test('facts are read as everywhere: defaults, and refusals that name them', async (t) => {
    t.equal(quoteMetered(plan, model, {}, 0, FULL_PRICE).read.values().max_tokens, 100n);
    refused(
      t,
      () => quoteMetered(plan, model, { max_tokens: 'many' }, 0, FULL_PRICE),
      'invalid_request',
      /^max_tokens must be/,
    );
  });

  t.test('a missing price is the operator’s mistake, even if only the charge needs it', async (t) => {
    const message = 'model chat has no price for class cache_read; ask the operator to add it';
    refused(t, () => quoteMetered(plan, priced({ input: '3', output: '15' }), {}, 0, FULL_PRICE), 'internal', message);
    refused(
      t,
      () => quoteMetered(plan, modelPlan('chat'), {}, 0, FULL_PRICE),
      'internal',
      'model chat has no price per million_tokens, which tokens needs',
    );
    const seconds = modelPlan('chat', { price: pricePlan('second') });
    refused(t, () => quoteMetered(plan, seconds, {}, 0, FULL_PRICE), 'internal', /has no price per million_tokens/);
  });

  t.test(
    'a bound that is not a quantity is the operator’s mistake, and one that is too large the caller’s',
    async (t) => {
      for (const units of ['0.0 / 0.0', '"many"', 'true']) {
        const wrong = holding({ input: units });
        const message = 'meter tokens gives no quantity for its hold of class input';
        refused(t, () => quoteMetered(wrong, model, {}, 0, FULL_PRICE), 'internal', message, units);
      }
      const below = /^a number in this request is below 0/;
      refused(
        t,
        () => quoteMetered(holding({ input: '0 - max_tokens' }), model, {}, 0, FULL_PRICE),
        'invalid_request',
        below,
      );
      for (const units of ['max_tokens * 9223372036854775807', 'max_tokens * 1000000000', '1.0 / 0.0']) {
        const message = 'this request asks for more than can be priced; ask for less';
        refused(
          t,
          () => quoteMetered(holding({ input: units }), model, {}, 0, FULL_PRICE),
          'invalid_request',
          message,
          units,
        );
      }
    },
  );
});

t.test('Values of a body are counted as the configuration declares it', async (t) => {
  function count(spec: Partial<Parameters<typeof compileCount>[0]>, body: unknown) {
    return countIn(compileCount({ each: ['/tools/*'], ...spec }), body);
  }

  const tools = [
    {},
    { type: null },
    { type: 'custom' },
    { type: 'bash_20250124' },
    { type: 'web_search_20250305', max_uses: 3 },
    { type: 7 },
  ];

  t.test('values are kept by where and left out by unless; null is absent, and * ends a prefix', async (t) => {
    t.match(count({}, { tools }), { count: 6n });
    t.match(count({ where: { '/type': ['web_search_*'] } }, { tools }), { count: 1n });
    t.match(count({ unless: { '/type': [null, 'custom', 'bash_*'] } }, { tools }), { count: 2n }, 'one has a type 7');
    t.match(count({ where: { '/type': ['custom', 'bash_*'], '/name': [null] } }, { tools }), { count: 2n });
    t.match(count({ each: ['/tools/0', '/tools/4', '/none'] }, { tools }), { count: 2n });
    t.match(count({ where: { '/type': ['custom*'] } }, { tools: ['custom', null, { type: 'customs' }] }), {
      count: 1n,
    });
  });

  t.test('a member is added; if it is not a whole number from 1, the default is added', async (t) => {
    const added = { add: '/max_uses', default: 10 };
    t.match(count({ ...added, where: { '/type': ['web_search_*'] } }, { tools }), { count: 3n });
    for (const max_uses of [undefined, null, 0, -5, 1.5, '3', 1e300, Number.MAX_SAFE_INTEGER + 1]) {
      t.match(count(added, { tools: [{ max_uses }, { max_uses: 2 }] }), { count: 12n }, String(max_uses));
    }
  });

  t.test('only a text has a length', async (t) => {
    const less = '/source/data';
    const body = { tools: [{ source: { data: 'AAAA' } }, { source: { data: ['AAAA'] } }, { source: 'AAAA' }, {}] };
    t.same(count({ less }, body), { count: 4n, text_bytes: 4 });
    t.same(count({ less, where: { '/type': ['image'] } }, body), { count: 0n, text_bytes: 0 });
    // Three bytes in UTF-8 but one UTF-16 unit per character: no more is subtracted than the body has.
    t.same(count({ less }, { tools: [{ source: { data: '水水' } }] }), { count: 1n, text_bytes: 2 });
  });
});
