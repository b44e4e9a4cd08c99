/** A report of usage as the document that the command line and the API show. */

import type { UsageFilter, UsageSum } from '../../ledger/store/records.ts';
import type { Store } from '../../ledger/store/store.ts';
import { formatNano } from '../../lib/money/amount.ts';

/** A report as JSON. */
export interface UsageText {
  readonly sums: number;
  /** Undefined: there are more sums than asked for. */
  readonly text: string | undefined;
}

/** Reads a report as JSON with at most `max` sums. */
export async function usageText(
  store: ReportStore,
  filter: UsageFilter,
  top: number | undefined,
  max: number,
): Promise<UsageText> {
  const report = await readUsageReport(store, filter, top);
  const sums = report.data.length;
  return { sums, text: sums > max ? undefined : JSON.stringify(report) };
}

type ReportStore = Pick<Store, 'usage' | 'topUsage' | 'accountNames'>;

/** Reads a report. @param top keeps only this number of sums, those with the largest amounts; undefined: all. */
export async function readUsageReport(store: ReportStore, filter: UsageFilter, top: number | undefined) {
  const { sums, others } =
    top === undefined ? { sums: await store.usage(filter), others: null } : await store.topUsage(filter, top);
  const names = await store.accountNames([...new Set(sums.flatMap(({ account }) => account ?? []))]);
  const data = sums.map(({ units, ...sum }) => {
    const account = sum.account === null ? null : (names.get(sum.account) ?? sum.account);
    return { ...numbersOf(sum), account, units: { ...units } };
  });
  return { data, others: others && numbersOf(others) };
}

/** With amounts as texts. */
function numbersOf<Sum extends Pick<UsageSum, 'amount_nano' | 'cost_nano'>>({ amount_nano, cost_nano, ...sum }: Sum) {
  const cost = cost_nano === null ? null : formatNano(cost_nano);
  const margin = cost_nano === null ? null : formatNano(amount_nano - cost_nano);
  return { ...sum, amount: formatNano(amount_nano), cost, margin };
}
