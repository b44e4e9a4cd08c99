/** Usage rows are grouped, and groups are split again, without a change of any sum. */
import t from 'tap';
import fc from '../../../test/support/fc.ts';
import type { PriceVersion } from './price-rows.ts';
import type { UsageRow } from './spend-rows.ts';
import { groupUsage, splitUsage, type UsageGroup } from './usage-groups.ts';

const price: PriceVersion = { sha256: 'a'.repeat(64), name: 'p', content: '{}' };
const basis = {
  upstream: 'u',
  target: 't',
  is_stream: false,
  price,
  price_factor_nano: 10n ** 9n,
  rounding: 'up',
} as const;

const usageRow: fc.Arbitrary<UsageRow> = fc
  .record({
    model: fc.constantFrom('a', 'b'),
    amount_nano: fc.bigInt(0n, 2n ** 62n),
    units: fc.dictionary(
      fc.constantFrom('input', 'output'),
      fc.constantFrom('0', '7', '0.000000001', '123456789012345'),
    ),
    cost_nano: fc.option(fc.bigInt(0n, 2n ** 62n)),
  })
  .map(({ cost_nano, ...row }) => ({
    hold_id: 1n,
    account: 'acme',
    key: 'k',
    route: 'r',
    ...row,
    basis: { ...basis, request_id: 'req_1', reported: null, cost: cost_nano === null ? null : { price, cost_nano } },
  }));

function sumsOf(groups: readonly UsageGroup[]) {
  const units_nano: Record<string, bigint> = {};
  for (const group of groups)
    for (const [name, units] of Object.entries(group.units_nano)) units_nano[name] = (units_nano[name] ?? 0n) + units;
  return {
    units_nano,
    requests: groups.reduce((sum, { requests }) => sum + requests, 0),
    uncosted: groups.reduce((sum, { uncosted }) => sum + uncosted, 0),
    amount_nano: groups.reduce((sum, { amount_nano }) => sum + amount_nano, 0n),
    cost_nano: groups.reduce((sum, { cost_nano }) => sum + cost_nano, 0n),
  };
}

t.test('a group that is split has the same sums', async (t) => {
  fc.assert(
    fc.property(fc.array(usageRow, { maxLength: 8 }), (rows) => {
      const groups = groupUsage(rows);
      t.strictSame(sumsOf(groups.flatMap(splitUsage)), sumsOf(groups));
      t.equal(
        groups.reduce((sum, { uncosted }) => sum + uncosted, 0),
        rows.filter((row) => row.basis?.cost === null).length,
      );
    }),
  );
});
