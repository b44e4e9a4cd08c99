/** Finds the largest sums of a report in the store, so that only their series are read. */
import type { UsageSeries } from '../../core/usage-quarters.ts';
import type { UsageSum } from '../records.ts';
import { type Query, type Reading, row, rows, statement } from '../sql.ts';
import type { OtherSums } from '../top-usage.ts';
import { periodName } from '../usage-periods.ts';
import { largestFor, type MoneyRow, partOf, seriesFor, type UsagePlan } from './usage-statements.ts';

/** With more, the store would sort for longer than the sums are read. */
const MAX_SUMS = 1_000_000;

const count = statement<{ readonly count: bigint }>('count_usage_series', 'SELECT count(*) AS count FROM usage_series');

export interface LargestSums {
  readonly has: (sum: UsageSum) => boolean;
  /** Their series, and maybe some others. */
  readonly series: Query<UsageSeries>;
  readonly others: OtherSums | null;
}

/**
 * Finds the sums with the largest amounts, the first ones of equal amounts. Undefined: the report is read as fast without it, or has
 * months, whose names the store does not know.
 */
export function* largestSums(plan: UsagePlan, top: number): Reading<LargestSums | undefined> {
  const { filter, subjects, period, periods, single } = plan;
  const namesOwners = subjects.includes('account') || subjects.includes('key');
  if (!namesOwners || filter.account !== undefined || single.length === 0 || period === 'month') return undefined;
  if (Number((yield* row(count))?.count) * periods > MAX_SUMS) return undefined;
  const values = single.flatMap(({ from, until }) => [from, until]);
  const found = yield* rows(largestFor(plan), [...values, top]);
  const [all, ...largest] = found.toSorted((a, b) => Number(a.period - b.period));
  const name = (values: readonly (string | null)[], at: string) =>
    JSON.stringify([...values.map((value) => value ?? ''), at]);
  const names = new Set(
    largest.map((each) =>
      name(
        subjects.map((subject) => each[subject]),
        periodName(partOf(each), period),
      ),
    ),
  );
  return {
    has: (sum) =>
      names.has(
        name(
          subjects.map((subject) => sum[subject]),
          (period && sum[period]) ?? '',
        ),
      ),
    series: {
      of: seriesFor(subjects),
      values: subjects.map((subject) => [...new Set(largest.map((each) => each[subject]))]),
    },
    others: othersOf(all, largest),
  };
}

function othersOf(all: MoneyRow | undefined, largest: readonly MoneyRow[]): OtherSums | null {
  const sums = Number(all?.series ?? 0n) - largest.length;
  if (all === undefined || sums === 0) return null;
  const parts = largest.map(partOf);
  const { requests, failures, uncosted, amount_nano, cost_nano } = partOf(all);
  const count = (member: 'requests' | 'failures' | 'uncosted') => parts.reduce((sum, part) => sum + part[member], 0);
  const money = (member: 'amount_nano' | 'cost_nano') => parts.reduce((sum, part) => sum + part[member], 0n);
  return {
    sums,
    requests: requests - count('requests'),
    failures: failures - count('failures'),
    amount_nano: amount_nano - money('amount_nano'),
    cost_nano: uncosted === count('uncosted') ? cost_nano - money('cost_nano') : null,
  };
}
