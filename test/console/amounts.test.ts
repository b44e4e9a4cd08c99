/** Amounts for people: rounded to the smallest unit of the currency, and never shown as nothing. */
import fc from 'fast-check';
import t from 'tap';
import { decimalsOf, roundedAmount } from '../../console/lib/amounts.ts';

t.test('the decimals of a currency', (t) => {
  for (const [currency, decimals] of [
    ['CNY', 2],
    ['JPY', 0],
    ['KWD', 3],
    ['credits', 2],
    [undefined, 2],
  ] as const)
    t.equal(decimalsOf(currency), decimals, String(currency));
  t.end();
});

t.test('rounded', (t) => {
  const cases = [
    ['1.234999', 2, '1.23'],
    ['1.235', 2, '1.24'],
    ['-1.235', 2, '-1.24'],
    ['999.995', 2, '1000.00'],
    ['5', 2, '5.00'],
    ['0.00', 2, '0.00'],
    ['0.009999999', 2, '< 0.01'],
    ['-0.000000001', 2, '> -0.01'],
    ['0.5', 0, '< 1'],
    ['12.50', 0, '13'],
    ['12.00', 3, '12.000'],
  ] as const;
  for (const [amount, decimals, text] of cases) t.equal(roundedAmount(amount, decimals), text, `${amount} ${decimals}`);
  t.end();
});

t.test('what is shown is at most half a unit away, and never 0 for what is not', (t) => {
  const NANO = 1_000_000_000;
  const property = fc.property(
    fc.integer({ min: -10 * NANO, max: 10 * NANO }),
    fc.integer({ min: 0, max: 4 }),
    (nano, decimals) => {
      const amount = (nano / NANO).toFixed(9);
      const text = roundedAmount(amount, decimals);
      const unit = 10 ** -decimals;
      if (/[<>]/.test(text)) return nano !== 0 && Math.abs(nano / NANO) < unit;
      return (Number(text) === 0) === (nano === 0) && Math.abs(Number(text) - nano / NANO) <= unit / 2 + 1e-9;
    },
  );
  fc.assert(property, { numRuns: 2_000 });
  t.end();
});
