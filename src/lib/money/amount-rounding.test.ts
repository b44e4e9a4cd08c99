/** Rounding of costs: up for holds, half up for captures, once, and to the exact rational. */
import t from 'tap';
import fc from '../../../test/support/fc.ts';
import { mulDivCeil, mulDivHalfUp, NANO } from './amount.ts';
import { costOfUnits } from './class-units.ts';

const any = fc.oneof(fc.bigInt({ min: -20n, max: 20n }), fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n }));
const divisors = fc.oneof(fc.bigInt({ min: 1n, max: 9n }), fc.bigInt({ min: 1n, max: 10n ** 30n }));

/** The only integer within less than one above the quotient, and the only one within a half, of two that above. */
const isCeil = (value: bigint, dividend: bigint, divisor: bigint) =>
  value * divisor >= dividend && (value - 1n) * divisor < dividend;
const isHalfUp = (value: bigint, dividend: bigint, divisor: bigint) =>
  (2n * value + 1n) * divisor > 2n * dividend && (2n * value - 1n) * divisor <= 2n * dividend;

t.test('ceil rounds up; half-up rounds to the nearest, and an exact half up', async (t) => {
  fc.assert(
    fc.property(any, any, divisors, (a, b, divisor) => {
      t.ok(isCeil(mulDivCeil(a, b, divisor), a * b, divisor), `${a} × ${b} / ${divisor} up`);
      t.ok(isHalfUp(mulDivHalfUp(a, b, divisor), a * b, divisor), `${a} × ${b} / ${divisor} half up`);
    }),
    { numRuns: 1_000 },
  );
  for (const divisor of [0n, -1n]) {
    t.throws(() => mulDivCeil(1n, 1n, divisor), RangeError);
    t.throws(() => mulDivHalfUp(1n, 1n, divisor), RangeError);
  }
});

const amount = fc.oneof(fc.bigInt({ min: 0n, max: 10n ** 18n }), fc.constantFrom(1n, NANO / 2n, NANO, 3n * NANO));
const factor = fc.oneof(fc.bigInt({ min: 0n, max: NANO }), fc.constant(NANO));

t.test('a cost is price × units × discount, rounded once; a hold is never below its capture', async (t) => {
  fc.assert(
    fc.property(
      amount,
      amount,
      fc.constantFrom(1n, 2n, 3n, 1_000_000n),
      factor,
      (price, units, divisor, price_factor_nano) => {
        const cost = (rounding: 'up' | 'half_up') =>
          costOfUnits({ one: units }, { one: price }, { divisor, price_factor_nano, rounding });
        const [exact, scale] = [price * units * price_factor_nano, divisor * NANO * NANO];
        t.ok(isCeil(cost('up'), exact, scale));
        t.ok(isHalfUp(cost('half_up'), exact, scale));
        t.ok(cost('up') - cost('half_up') <= 1n && cost('up') >= cost('half_up'));
      },
    ),
    { numRuns: 1_000 },
  );
  const tokens = { divisor: 1_000_000n, price_factor_nano: 850_000_000n, rounding: 'half_up' } as const;
  t.equal(costOfUnits({ one: NANO }, { one: 3n * NANO }, tokens), 2_550n, '3 per million tokens at 85 % is 0.00000255');
});
