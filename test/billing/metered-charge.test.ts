import t from 'tap';
import { chargeMetered, quoteMetered } from '../../src/billing/metered.ts';
import { NANO, parseNano } from '../../src/lang/amount.ts';
import type { ClassUnits, MeterPlan, ModelPlan } from '../../src/plan.ts';
import { modelPlan, pricePlan } from '../admission/plans.ts';
import fc from '../support/fc.ts';
import { cel } from './rules.ts';

const counts = { prompt: 'int', cached: 'int', output: 'int' } as const;

function charging(charge: Readonly<Record<string, string>>, hold: Readonly<Record<string, string>> = {}): MeterPlan {
  const classes = (units: Readonly<Record<string, string>>, types: Parameters<typeof cel>[1]) =>
    Object.entries(units).map(([name, text]): ClassUnits => ({ class: name, units: cel(text, types) }));
  return {
    name: 'tokens',
    unit: 'million_tokens',
    facts: [],
    hold: classes(hold, { request_bytes: 'int' }),
    counts: [],
    charge: classes(charge, counts),
  };
}

function priced(prices: Readonly<Record<string, bigint>>): ModelPlan {
  return modelPlan('chat', {
    price: { ...pricePlan('million_tokens'), by: ['class'], price_nano: ([name = '']) => prices[name] },
  });
}

const model = priced({ input: parseNano('3'), cache_read: parseNano('0.3'), output: parseNano('15') });
const plan = charging({ input: 'prompt - cached', cache_read: 'cached', output: 'output' });
const quote = quoteMetered(plan, model, {}, 0, NANO);

t.test('a charge is the units of every class at the prices of the quote', async (t) => {
  t.same(chargeMetered(plan, quote, { prompt: 1_000n, cached: 800n, output: 40n }), {
    units: { input: '200', cache_read: '800', output: '40' },
    amount_nano: parseNano('0.00144'),
    notes: [],
  });
  const discounted = quoteMetered(plan, model, {}, 0, 850_000_000n);
  t.equal(
    chargeMetered(plan, discounted, { prompt: 1_000n, cached: 800n, output: 40n }).amount_nano,
    parseNano('0.001224'),
  );
});

t.test('counts that cost more than any amount are charged as was held, and told', async (t) => {
  const dear = quoteMetered(plan, priced({ input: NANO, cache_read: NANO, output: 900_000_000n * NANO }), {}, 0, NANO);
  const { amount_nano, notes } = chargeMetered(plan, dear, { prompt: 0n, cached: 0n, output: 900_000_000n });
  t.equal(amount_nano, dear.hold_nano);
  t.match(notes, [/cost .*, more than any amount; charged as was held/]);
});

t.test('an answer that told nothing costs nothing', async (t) => {
  t.same(chargeMetered(plan, quote, { prompt: 0n, cached: 0n, output: 0n }), {
    units: { input: '0', cache_read: '0', output: '0' },
    amount_nano: 0n,
    notes: [],
  });
});

t.test('a later price touches no request that was quoted before', async (t) => {
  const table: Record<string, bigint> = { input: 1_000_000n, cache_read: 0n, output: 0n };
  const before = quoteMetered(plan, priced(table), {}, 0, NANO);
  table.input = 9_000_000n;
  t.equal(chargeMetered(plan, before, { prompt: 5n, cached: 0n, output: 0n }).amount_nano, 5n);
});

t.test('units may be fractions, and the sum is rounded half up once', async (t) => {
  const halves = charging({ a: 'double(prompt) * 0.5', b: 'double(output) * 0.25' });
  const of = quoteMetered(halves, priced({ a: 1_000_000n, b: 1_000_000n }), {}, 0, NANO);
  t.match(chargeMetered(halves, of, { prompt: 1n, output: 1n, cached: 0n }), {
    units: { a: '0.5', b: '0.25' },
    amount_nano: 1n,
  });
  t.match(
    chargeMetered(halves, of, { prompt: 1n, output: 4n, cached: 0n }),
    { amount_nano: 2n },
    'an exact half goes up',
  );
  t.match(chargeMetered(halves, of, { prompt: 0n, output: 1n, cached: 0n }), { amount_nano: 0n });
});

t.test('units that are no quantity are charged as none, beside the others, and reported', async (t) => {
  for (const [units, prompt, note] of [
    ['cached - prompt', 3n, 'meter tokens gives -3 for its charge of class input; it is charged as 0'],
    ['0.0 / 0.0', 3n, 'meter tokens gives NaN for its charge of class input; it is charged as 0'],
    ['1.0 / 0.0', 3n, 'meter tokens gives Infinity for its charge of class input; it is charged as 0'],
    ['prompt', 2n ** 53n, `meter tokens gives ${2n ** 53n} for its charge of class input; it is charged as 0`],
    ['prompt', 1_000_000_001n, /gives 1000000001 .* as 0$/],
    ['100 / cached', 3n, /cannot compute its charge of class input from these counts; it is charged as 0$/],
    ['prompt * 9223372036854775807', 3n, /cannot compute its charge of class input/],
  ] as const) {
    const wrong = charging({ input: units, output: 'output' });
    const charge = chargeMetered(wrong, quote, { prompt, cached: 0n, output: 2n });
    t.match(charge, { units: { input: '0', output: '2' }, amount_nano: 30_000n, notes: [note] }, units);
    t.equal(charge.notes.length, 1);
  }
});

t.test('what was held is never less than the same units cost, and at most one nano more', async () => {
  const same = charging({ input: 'prompt', output: 'output' }, { input: 'request_bytes', output: 'request_bytes * 7' });
  fc.assert(
    fc.property(
      fc.nat({ max: 1e8 }),
      fc.bigInt({ min: 0n, max: 10n ** 18n }),
      fc.bigInt({ min: 0n, max: 10n ** 12n }),
      fc.bigInt({ min: 0n, max: NANO }),
      (bytes, input, output, discount_nano) => {
        const held = quoteMetered(same, priced({ input, output }), {}, bytes, discount_nano);
        const { amount_nano } = chargeMetered(same, held, {
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
