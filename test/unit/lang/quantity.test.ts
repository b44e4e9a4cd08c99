/** Reading billable quantities from documents. */
import t from 'tap';
import { formatNano, quantityNano } from '../../../src/lang/amount.ts';
import fc from '../../support/fc.ts';

t.test('numbers, decimal strings and bigints from 0 to 10^9 are quantities', async (t) => {
  const table = [
    [0, 0n],
    [-0, 0n],
    [5, 5_000_000_000n],
    [5.023, 5_023_000_000n],
    [0.1 + 0.2, 300_000_000n],
    [1e-7, 100n],
    [1.5e-9, 2n],
    [4e-10, 0n],
    [5e-324, 0n],
    [1e9, 10n ** 18n],
    ['5', 5_000_000_000n],
    ['5.005', 5_005_000_000n],
    ['5.0000000000000', 5_000_000_000n],
    ['0.0000000005', 1n],
    ['1000000000', 10n ** 18n],
    [7n, 7_000_000_000n],
  ] as const;
  for (const [value, nano] of table) t.equal(quantityNano(value), nano, String(value));
});

t.test('any other value is not a quantity', async (t) => {
  const values = [
    -1,
    -0.001,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    1e9 + 1,
    1e300,
    Number.MAX_VALUE,
    -1n,
    10n ** 9n + 1n,
  ];
  const texts = ['', '-1', '+1', '1e3', '05', ' 5', '5s', '1000000000.1', '5.', '.5', `0.${'1'.repeat(65)}`];
  for (const value of [...values, ...texts, null, undefined, true, {}, [5], { valueOf: () => 5 }]) {
    t.equal(quantityNano(value), undefined, String(value));
  }
});

t.test('a number has the value of its decimal spelling', async () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 15n }), (nano) => {
      // A JSON number keeps up to 15 digits.
      const text = formatNano(nano);
      return quantityNano(Number(text)) === nano && quantityNano(text) === nano;
    }),
  );
});

t.test('it never throws', async () => {
  fc.assert(
    fc.property(fc.anything({ withBigInt: true }), (value) => {
      const nano = quantityNano(value);
      return nano === undefined || (nano >= 0n && nano <= 10n ** 18n);
    }),
  );
});
