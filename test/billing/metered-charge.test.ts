/** A metered answer is charged by its counts, by an estimate, or by its hold, up to the cap. */

import t from 'tap';
import { compileCount } from '../../src/billing/counts/kinds.ts';
import { chargeMetered } from '../../src/billing/pricing/metered-charge.ts';
import { type MeteredQuote, quoteMetered } from '../../src/billing/pricing/metered-quote.ts';
import { withClasses } from '../../src/config/sections/billing/meters.ts';
import { NANO, parseNano } from '../../src/lib/money/amount.ts';
import type { ClassUnits, MeteredAnswer, MeterPlan, ModelPlan } from '../../src/plan/index.ts';
import { modelPlan, pricePlan } from '../support/admission/plans.ts';
import { cel } from '../support/billing/rules.ts';
import fc from '../support/fc.ts';
import { atFactor, FULL_PRICE } from '../support/quote-terms.ts';

const counts = { prompt: 'int', cached: 'int', output: 'int' } as const;

function charging(charge: Readonly<Record<string, string>>, hold: Readonly<Record<string, string>> = {}): MeterPlan {
  const classes = (units: Readonly<Record<string, string>>, types: Parameters<typeof cel>[1]) =>
    Object.entries(units).map(([name, text]): ClassUnits => ({ class: name, units: cel(text, types) }));
  return withClasses({
    name: 'tokens',
    unit: 'million_tokens',
    facts: [],
    hold: classes(hold, { request_bytes: 'int' }),
    counts: Object.keys(counts).map((name) => compileCount(name, `/usage/${name}`)),
    charge: classes(charge, counts),
    without_usage: { as: 'hold' },
    final: undefined,
    failed: undefined,
    cap_nano: 50n * NANO,
  });
}

/** The additional part of a rule that estimates: expressions over the sizes of the request and of the answer. */
function estimating(plan: MeterPlan, units: Readonly<Record<string, string>>): MeterPlan {
  const types = { request_bytes: 'int', answer_bytes: 'int', is_stream: 'bool', has_usage: 'bool' } as const;
  const classes = Object.entries(units).map(([name, text]) => ({ class: name, units: cel(text, types), text }));
  return withClasses({ ...plan, without_usage: { as: 'units', units: classes } });
}

/** The metered result of an answer with final counts. */
function answered(values: Readonly<Record<string, bigint>>, more: Partial<MeteredAnswer> = {}): MeteredAnswer {
  return {
    values,
    seen: true,
    unusable: [],
    fell: [],
    isFinal: true,
    hasFailed: false,
    answer_bytes: 0,
    answer_text_bytes: more.answer_bytes ?? 0,
    is_stream: false,
    ...more,
  };
}

const silent = (more: Partial<MeteredAnswer> = {}) =>
  answered({ prompt: 0n, cached: 0n, output: 0n }, { seen: false, ...more });

function charge(plan: MeterPlan, quote: MeteredQuote, values: Readonly<Record<string, bigint>>) {
  return chargeMetered(plan, quote, answered(values));
}

function priced(prices: Readonly<Record<string, bigint>>): ModelPlan {
  return modelPlan('chat', {
    price: { ...pricePlan('million_tokens'), by: ['class'], byClass: new Map(Object.entries(prices)) },
  });
}

const model = priced({ input: parseNano('3'), cache_read: parseNano('0.3'), output: parseNano('15') });
const plan = charging({ input: 'prompt - cached', cache_read: 'cached', output: 'output' });
const quote = quoteMetered(plan, model, {}, 0, FULL_PRICE);

t.test('a charge is the units of every class at the prices of the quote', async (t) => {
  t.same(charge(plan, quote, { prompt: 1_000n, cached: 800n, output: 40n }), {
    units: { input: '200', cache_read: '800', output: '40' },
    amount_nano: parseNano('0.00144'),
    version: quote.version,
    answered: {},
    rounding: 'half_up',
    anomalies: [],
    uncharged_reason: undefined,
    notes: [],
  });
  const discounted = quoteMetered(plan, model, {}, 0, atFactor(850_000_000n));
  t.equal(charge(plan, discounted, { prompt: 1_000n, cached: 800n, output: 40n }).amount_nano, parseNano('0.001224'));
});

t.test('counts that cost more than the cap times the hold are charged the cap', async (t) => {
  const held = charging({ input: 'prompt', output: 'output' }, { input: 'request_bytes' });
  const quoted = quoteMetered(held, model, {}, 1_000, FULL_PRICE);
  t.equal(quoted.hold_nano, parseNano('0.003'));
  t.match(charge(held, quoted, { prompt: 50_000n, cached: 0n, output: 0n }), {
    amount_nano: parseNano('0.15'),
    anomalies: { length: 0 },
  });
  for (const prompt of [50_001n, 1_000_000_001n, 2n ** 53n, 2n ** 63n - 1n]) {
    const { amount_nano, units, anomalies, notes } = charge(held, quoted, { prompt, cached: 0n, output: 0n });
    t.equal(amount_nano, parseNano('0.15'), String(prompt));
    t.same(units, { input: '50000' }, 'units that cost what is charged');
    t.same(anomalies, ['capped']);
    t.match(notes, [/cost .*, more than the cap of 0\.15/]);
  }
  const believing = { ...held, cap_nano: NANO };
  t.match(charge(believing, quoted, { prompt: 1_001n, cached: 0n, output: 0n }), { amount_nano: quoted.hold_nano });
});

t.test('the cap of a hold that is a minimum, or started units, is the same multiple', async (t) => {
  const held = charging({ input: 'prompt' }, { input: 'request_bytes' });
  const prices = { input: 3n * NANO };
  const table = (more: object): ModelPlan =>
    modelPlan('chat', {
      price: { ...pricePlan('million_tokens'), by: ['class'], byClass: undefined, table: prices, ...more },
    });
  for (const [more, hold, units] of [
    [{ minimum_nano: NANO }, '1', '16666666.666666665'],
    [{ step_nano: 60n * NANO }, '0.00018', '3000'],
  ] as const) {
    const quoted = quoteMetered(held, table(more), {}, 5, FULL_PRICE);
    t.equal(quoted.hold_nano, parseNano(hold));
    t.match(charge(held, quoted, { prompt: 900_000_000n, cached: 0n, output: 0n }), {
      amount_nano: 50n * quoted.hold_nano,
      units: { input: units },
      anomalies: ['capped'],
    });
  }
  // What the answer counts is not held, and what is held is free.
  const other = {
    ...charging({ input: 'cached', output: 'prompt' }, { input: 'request_bytes' }),
    cap_nano: 50n * NANO,
  };
  const free = table({ minimum_nano: NANO, table: { input: 0n, output: 3n * NANO } });
  t.match(
    charge(other, quoteMetered(other, free, {}, 5, FULL_PRICE), { prompt: 900_000_000n, cached: 0n, output: 0n }),
    {
      amount_nano: NANO,
      units: { input: '5' },
    },
  );
});

t.test('an answer that reports a usage of 0 costs nothing', async (t) => {
  t.same(charge(plan, quote, { prompt: 0n, cached: 0n, output: 0n }), {
    units: { input: '0', cache_read: '0', output: '0' },
    amount_nano: 0n,
    version: quote.version,
    answered: {},
    rounding: 'half_up',
    anomalies: [],
    uncharged_reason: 'reported_zero',
    notes: [],
  });
});

const held = charging({ input: 'prompt', output: 'output' }, { input: 'request_bytes', output: '1000' });
const estimated = estimating(held, {
  input: 'request_bytes / 4',
  output: 'is_stream ? answer_bytes / 40 : answer_bytes / 4',
});
/** 0.003 for the input, 0.015 for the output. */
const heldQuote = quoteMetered(held, model, {}, 1_000, FULL_PRICE);

t.test('an answer without usage costs what the rule says: the hold, nothing, or an estimate', async (t) => {
  const hold = chargeMetered(held, heldQuote, silent());
  t.match(hold, {
    amount_nano: parseNano('0.018'),
    rounding: 'up',
    units: { input: '1000', output: '1000' },
    anomalies: ['held'],
  });
  const free = chargeMetered({ ...held, without_usage: { as: 'free' } }, heldQuote, silent());
  t.match(free, { amount_nano: 0n, uncharged_reason: 'without_usage', anomalies: { length: 0 } });
  const json = chargeMetered(estimated, heldQuote, silent({ answer_bytes: 400 }));
  t.match(json, {
    units: { input: '250', output: '100' },
    amount_nano: parseNano('0.00225'),
    anomalies: ['estimated'],
  });
  const stream = chargeMetered(estimated, heldQuote, silent({ answer_bytes: 400, is_stream: true }));
  t.match(stream, { units: { input: '250', output: '10' }, amount_nano: parseNano('0.0009') });
});

t.test('for each class, a cut answer costs the reported usage or the estimate, whichever is more', async (t) => {
  const cut = answered({ prompt: 900n, cached: 0n, output: 1n }, { isFinal: false, answer_bytes: 400 });
  t.match(chargeMetered(estimated, heldQuote, cut), {
    units: { input: '900', output: '100' },
    amount_nano: parseNano('0.0042'),
    anomalies: ['estimated'],
  });
  const reported = { ...cut, answer_bytes: 2, values: { ...cut.values, output: 7n } };
  t.match(chargeMetered(estimated, heldQuote, reported), {
    units: { input: '900', output: '7' },
    anomalies: { length: 0 },
  });
  t.match(
    chargeMetered(held, heldQuote, cut),
    { units: { input: '900', output: '1' }, anomalies: { length: 0 } },
    'without_usage: hold',
  );
  const free = chargeMetered({ ...held, without_usage: { as: 'free' } }, heldQuote, cut);
  t.match(free, { units: { input: '900', output: '1' }, anomalies: { length: 0 } });
});

t.test('an estimate never takes a charge above the hold, and final counts are not estimated', async (t) => {
  const long = silent({ isFinal: false, answer_bytes: 1_000_000 });
  t.match(chargeMetered(estimated, heldQuote, long), {
    units: { input: '250', output: '1000' },
    anomalies: ['estimated'],
  });
  const expensive = estimating(held, { input: 'request_bytes', cache_read: 'answer_bytes', output: '1000' });
  const expensiveQuote = quoteMetered(expensive, model, {}, 1_000, FULL_PRICE);
  t.match(chargeMetered(expensive, expensiveQuote, long), {
    amount_nano: expensiveQuote.hold_nano,
    anomalies: ['held'],
  });
  const over = answered({ prompt: 0n, cached: 0n, output: 5_000n }, { isFinal: false, answer_bytes: 1_000_000 });
  t.match(
    chargeMetered(estimated, heldQuote, over),
    { amount_nano: parseNano('0.075'), anomalies: { length: 0 } },
    'reported counts are',
  );
  const final = answered({ prompt: 1n, cached: 0n, output: 1n }, { answer_bytes: 1_000_000 });
  t.match(chargeMetered(estimated, heldQuote, final), { units: { input: '1', output: '1' }, anomalies: { length: 0 } });
});

t.test('the classes of a count that is unusable are estimated, and the others are as reported', async (t) => {
  const some = answered({ prompt: 10n, cached: 0n, output: 0n }, { unusable: ['output'], answer_bytes: 400 });
  t.match(chargeMetered(estimated, heldQuote, some), {
    units: { input: '10', output: '100' },
    anomalies: ['unusable'],
    notes: ['the answer has an invalid value for the count output'],
  });
  const classes = charging(
    { input: 'prompt - cached', cache_read: 'cached', output: 'output' },
    { input: 'request_bytes', output: '1000' },
  );
  const negative = answered({ prompt: 5n, cached: 7n, output: 3n });
  const estimating_input = estimating(classes, {
    input: 'has_usage ? 0 : request_bytes / 4',
    output: 'answer_bytes / 4',
  });
  t.match(chargeMetered(estimating_input, heldQuote, negative), {
    units: { input: '250', cache_read: '7', output: '3' },
    anomalies: ['unusable'],
  });
  const expensive = estimating(held, { output: '1000000' });
  t.match(
    chargeMetered(expensive, heldQuote, some),
    { units: { input: '10', output: '1000' } },
    'at most the held units',
  );
});

t.test(
  'without an estimate, the classes of a count that is unusable cost what they hold, and the others are as reported',
  async (t) => {
    const some = answered({ prompt: 10n, cached: 0n, output: 0n }, { unusable: ['output'] });
    for (const without_usage of [{ as: 'hold' }, { as: 'free' }] as const) {
      const charged = chargeMetered({ ...held, without_usage }, heldQuote, some);
      t.match(charged, { units: { input: '10', output: '1000' }, anomalies: ['unusable'] }, without_usage.as);
      t.match(charged.notes, ['the answer has an invalid value for the count output']);
    }
    const more = answered({ prompt: 100_000n, cached: 0n, output: 0n }, { unusable: ['output'] });
    t.match(
      chargeMetered(held, heldQuote, more),
      { units: { input: '100000', output: '1000' } },
      'also above the hold',
    );
    const noCount = silent({ unusable: ['output'] });
    t.match(
      chargeMetered(held, heldQuote, noCount),
      { amount_nano: heldQuote.hold_nano },
      'without any count, the hold',
    );
  },
);

t.test('a class that holds nothing of its own has no bound but the hold', async (t) => {
  const elsewhere = charging({ input: 'prompt', output: 'output' }, { cache_read: 'request_bytes', output: '1000' });
  const quoted = quoteMetered(elsewhere, model, {}, 1_000, FULL_PRICE);
  const some = answered({ prompt: 0n, cached: 0n, output: 5n }, { unusable: ['prompt'] });
  t.match(chargeMetered(elsewhere, quoted, some), { amount_nano: quoted.hold_nano, anomalies: ['unusable'] });
});

t.test('a later price does not change a request that was quoted before', async (t) => {
  const table: Record<string, bigint> = { input: 1_000_000n, cache_read: 0n, output: 0n };
  const before = quoteMetered(plan, priced(table), {}, 0, FULL_PRICE);
  table.input = 9_000_000n;
  t.equal(charge(plan, before, { prompt: 5n, cached: 0n, output: 0n }).amount_nano, 5n);
});

t.test('units may be fractions, and the sum is rounded half up once', async (t) => {
  const halves = charging({ a: 'double(prompt) * 0.5', b: 'double(output) * 0.25' });
  const quoted = quoteMetered(halves, priced({ a: 1_000_000n, b: 1_000_000n }), {}, 0, FULL_PRICE);
  t.match(charge(halves, quoted, { prompt: 1n, output: 1n, cached: 0n }), {
    units: { a: '0.5', b: '0.25' },
    amount_nano: 1n,
  });
  t.match(charge(halves, quoted, { prompt: 1n, output: 4n, cached: 0n }), { amount_nano: 2n }, 'an exact half goes up');
  t.match(charge(halves, quoted, { prompt: 0n, output: 1n, cached: 0n }), { amount_nano: 0n });
});

t.test('units that cannot be computed cost at least the hold, and are reported', async (t) => {
  for (const [units, prompt] of [
    ['cached - prompt', 3n],
    ['0.0 / 0.0', 3n],
    ['1.0 / 0.0', 3n],
    ['100 / cached', 3n],
    ['prompt * 9223372036854775807', 3n],
  ] as const) {
    const wrong = charging({ input: units, output: 'output' }, { output: '1000' });
    const quoted = quoteMetered(wrong, model, {}, 0, FULL_PRICE);
    const note = 'rule tokens cannot compute the charge of class input from these counts';
    const expected = {
      units: { output: '1000' },
      amount_nano: quoted.hold_nano,
      anomalies: ['unusable'],
      notes: [note],
    };
    t.match(charge(wrong, quoted, { prompt, cached: 0n, output: 2n }), expected, units);
  }
});

t.test('the hold is never less than the cost of the same units, and at most one nano more', async () => {
  const same = charging({ input: 'prompt', output: 'output' }, { input: 'request_bytes', output: 'request_bytes * 7' });
  fc.assert(
    fc.property(
      fc.nat({ max: 1e8 }),
      fc.bigInt({ min: 0n, max: 10n ** 18n }),
      fc.bigInt({ min: 0n, max: 10n ** 12n }),
      fc.bigInt({ min: 0n, max: NANO }),
      (bytes, input, output, price_factor_nano) => {
        const held = quoteMetered(same, priced({ input, output }), {}, bytes, atFactor(price_factor_nano));
        const { amount_nano } = charge(same, held, {
          prompt: BigInt(bytes),
          output: BigInt(bytes) * 7n,
          cached: 0n,
        });
        const surplus = held.hold_nano - amount_nano;
        return surplus === 0n || surplus === 1n;
      },
    ),
  );
});
