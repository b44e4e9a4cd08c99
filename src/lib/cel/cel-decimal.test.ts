/** Decimals of expressions are exact, and do not mix with fractions. */
import t from 'tap';
import { Decimal, readAtto } from '../money/decimal.ts';
import { checkCel, evaluateCel } from './cel.ts';

const types = { cost: 'decimal', n: 'int', part: 'double' } as const;

function result(text: string, cost: string) {
  const checked = checkCel(text, types, ['int', 'decimal', 'bool']);
  if (!checked.ok) return checked.issue.message;
  const value = evaluateCel(checked.expression, { cost: new Decimal(readAtto(cost) ?? 0n), n: 3n, part: 0.5 });
  return value instanceof Decimal ? value.atto : value;
}

t.test('sums, differences and multiples are exact', async (t) => {
  t.equal(result('cost', '0.1'), 10n ** 17n);
  t.equal(result('cost + cost + cost', '0.1'), 3n * 10n ** 17n);
  t.equal(result('cost * n', '0.1'), 3n * 10n ** 17n);
  t.equal(result('n * cost - decimal("0.05")', '0.1'), 25n * 10n ** 16n);
  t.equal(result('decimal(n) + decimal("1e-18")', '0'), 3n * 10n ** 18n + 1n);
});

t.test('they are compared, bounded and rounded up', async (t) => {
  t.equal(result('cost > decimal("0.1") || cost != decimal("0.1")', '0.1'), false);
  t.equal(
    result('cost == decimal("0.10") && cost <= decimal(1) && cost < decimal(1) && decimal(1) >= cost', '0.1'),
    true,
  );
  t.equal(result('max(cost, decimal(1)) - min(cost, decimal(1))', '0.1'), 9n * 10n ** 17n);
  t.equal(result('ceil(cost)', '2.000000000000000001'), 3n);
  t.equal(result('ceil(cost)', '2'), 2n);
  t.equal(result('ceil(cost - decimal(3))', '0.5'), -2n);
  t.equal(result('cost > decimal(0) ? cost : decimal(n)', '0'), 3n * 10n ** 18n);
});

t.test('fractions are no decimals', async (t) => {
  t.match(result('cost * 1.15', '1'), /no such overload/);
  t.match(result('cost + n', '1'), /no such overload/);
  t.match(result('cost * part', '1'), /no such overload/);
  t.throws(() => result('decimal("x")', '1'), /invalid_conversion/);
  t.match(result('cost.atto', '1'), /atto/);
});

t.test('nano are rounded half up', async (t) => {
  for (const [text, nano] of [
    ['0.0000000005', 1n],
    ['0.00000000049', 0n],
    ['1.2345678912345', 1_234_567_891n],
  ] as const)
    t.equal(new Decimal(readAtto(text) ?? -1n).toNano(), nano, text);
});
