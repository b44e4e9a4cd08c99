/** Rounding of costs: up for holds, half up for captures. */
import t from 'tap';
import fc from '../../../test/support/fc.ts';
import { mulDivCeil, mulDivHalfUp, NANO, parseNano } from './amount.ts';
import { costOfUnits } from './class-units.ts';

t.test('ceil rounds up; half-up rounds to the nearest, and an exact half up', async (t) => {
  const table = [
    [7n, 1n, 2n, 4n, 4n],
    [5n, 1n, 4n, 2n, 1n],
    [7n, 1n, 4n, 2n, 2n],
    [8n, 1n, 4n, 2n, 2n],
    [0n, 9n, 4n, 0n, 0n],
    [-7n, 1n, 2n, -3n, -3n],
    [-7n, 1n, 4n, -1n, -2n],
    [-5n, 1n, 4n, -1n, -1n],
    [10n ** 30n, 10n ** 30n, 3n, (10n ** 60n + 2n) / 3n, (10n ** 60n - 1n) / 3n],
  ] as const;
  for (const [a, b, divisor, up, nearest] of table) {
    t.equal(mulDivCeil(a, b, divisor), up, `${a} × ${b} / ${divisor} up`);
    t.equal(mulDivHalfUp(a, b, divisor), nearest, `${a} × ${b} / ${divisor} half up`);
  }
});

t.test('a divisor that is not positive throws', async (t) => {
  for (const divisor of [0n, -1n]) {
    t.throws(() => mulDivCeil(1n, 1n, divisor), RangeError);
    t.throws(() => mulDivHalfUp(1n, 1n, divisor), RangeError);
  }
});

interface CostLine {
  readonly price_nano: bigint;
  readonly units_nano: bigint;
  readonly divisor: bigint;
  readonly price_factor_nano: bigint;
}
const cost = ({ price_nano, units_nano, ...terms }: CostLine, rounding: 'up' | 'half_up') =>
  costOfUnits({ one: units_nano }, { one: price_nano }, { ...terms, rounding });
const costCeil = (line: CostLine) => cost(line, 'up');
const costHalfUp = (line: CostLine) => cost(line, 'half_up');

t.test('a cost is price × units × discount, rounded once', async (t) => {
  const second = { divisor: 1n, price_factor_nano: NANO };
  t.equal(costHalfUp({ ...second, price_nano: parseNano('0.46'), units_nano: 10n * NANO }), parseNano('4.60'));
  t.equal(
    costHalfUp({ ...second, price_nano: parseNano('1.51'), units_nano: parseNano('5.023') }),
    parseNano('7.58473'),
  );

  const tokens = {
    price_nano: parseNano('3'),
    units_nano: NANO,
    divisor: 1_000_000n,
    price_factor_nano: parseNano('0.85'),
  };
  t.equal(costHalfUp(tokens), 2_550n, '3 per million tokens at 85 % is 0.00000255 a token');

  const third = { price_nano: 1n, units_nano: NANO, divisor: 3n, price_factor_nano: NANO };
  t.equal(costCeil(third), 1n);
  t.equal(costHalfUp(third), 0n);
  t.equal(costHalfUp({ ...third, units_nano: 3n * NANO }), 1n, 'three thirds are one: no rounding in between');
  t.equal(costHalfUp({ ...third, divisor: 2n }), 1n, 'an exact half goes up');
});

const line: fc.Arbitrary<CostLine> = fc.record({
  price_nano: fc.bigInt({ min: 0n, max: 10n ** 18n }),
  units_nano: fc.bigInt({ min: 0n, max: 10n ** 18n }),
  divisor: fc.constantFrom(1n, 3n, 1_000n, 1_000_000n),
  price_factor_nano: fc.bigInt({ min: 0n, max: NANO }),
});

t.test('a hold is never below its capture, and at most one nano above', async () => {
  fc.assert(
    fc.property(line, (price) => {
      const surplus = costCeil(price) - costHalfUp(price);
      return surplus === 0n || surplus === 1n;
    }),
  );
});

t.test('both roundings stay within one nano of the exact rational', async () => {
  fc.assert(
    fc.property(line, (price) => {
      const exact = price.price_nano * price.units_nano * price.price_factor_nano;
      const scale = price.divisor * NANO * NANO;
      const over = costCeil(price) * scale - exact;
      const off = 2n * (costHalfUp(price) * scale - exact);
      return over >= 0n && over < scale && off > -scale && off <= scale;
    }),
  );
});

t.test('more units never cost less', async () => {
  fc.assert(
    fc.property(line, fc.bigInt({ min: 0n, max: 10n ** 18n }), (price, more) => {
      const larger = { ...price, units_nano: price.units_nano + more };
      return costCeil(larger) >= costCeil(price) && costHalfUp(larger) >= costHalfUp(price);
    }),
  );
});
