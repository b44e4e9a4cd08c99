/** The largest sums of a report of usage, and the others as one. */
import type { UsageSum, UsageTotals } from './records.ts';

/** Sums that are not shown, as one. */
export interface OtherSums extends Omit<UsageTotals, 'units'> {
  /** How many there are. */
  readonly sums: number;
}

/** A report without its smaller sums. */
export interface TopUsage {
  /** In the order of the report. */
  readonly sums: readonly UsageSum[];
  /** Null: there are no others. */
  readonly others: OtherSums | null;
}

/** Keeps the sums with the largest amounts, the first ones of equal amounts. A few times as many are in memory. */
export function keepTop(top: number): { readonly add: (sum: UsageSum) => void; readonly end: () => TopUsage } {
  let kept: { readonly at: number; readonly sum: UsageSum }[] = [];
  let others: OtherSums | null = null;
  let count = 0;
  const cut = () => {
    kept.sort((a, b) => compare(b.sum.amount_nano, a.sum.amount_nano) || a.at - b.at);
    for (const { sum } of kept.slice(top)) others = add(others, sum);
    kept = kept.slice(0, top);
  };
  return {
    add(sum) {
      kept.push({ at: count, sum });
      count += 1;
      if (kept.length >= 4 * top) cut();
    },
    end() {
      cut();
      return { sums: kept.sort((a, b) => a.at - b.at).map(({ sum }) => sum), others };
    },
  };
}

function compare(a: bigint, b: bigint): number {
  return a < b ? -1 : Number(a > b);
}

function add(others: OtherSums | null, { requests, failures, amount_nano, cost_nano }: UsageSum): OtherSums {
  if (others === null) return { sums: 1, requests, failures, amount_nano, cost_nano };
  return {
    sums: others.sums + 1,
    requests: others.requests + requests,
    failures: others.failures + failures,
    amount_nano: others.amount_nano + amount_nano,
    // A sum with an unknown part is unknown.
    cost_nano: others.cost_nano === null || cost_nano === null ? null : others.cost_nano + cost_nano,
  };
}
