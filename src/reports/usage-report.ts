/** A report of usage as the document that the command line and the API show. */
import { formatNano } from '../lang/amount.ts';
import type { UsageFilter, UsageSum, UsageTotals } from '../store/records.ts';
import type { Store } from '../store/store.ts';

/** The sums that are not shown, as one. */
interface OtherSums extends Omit<UsageTotals, 'units'> {
  /** How many there are. */
  readonly sums: number;
}

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

type ReportStore = Pick<Store, 'eachUsage' | 'findAccount' | 'listAccounts'>;

/** Above this number, reading all names at once is cheaper. */
const FEW = 20;

/** Reads a report. @param top keeps only this number of sums, those with the largest amounts; undefined: all. */
export async function readUsageReport(store: ReportStore, filter: UsageFilter, top: number | undefined) {
  const limit = top ?? Number.POSITIVE_INFINITY;
  let kept: { readonly at: number; readonly sum: UsageSum }[] = [];
  let others: OtherSums | null = null;
  let count = 0;
  const cut = () => {
    kept.sort((one, other) => compare(other.sum.amount_nano, one.sum.amount_nano) || one.at - other.at);
    for (const { sum } of kept.slice(limit)) others = add(others, sum);
    kept = kept.slice(0, limit);
  };
  await store.eachUsage(filter, (sum) => {
    kept.push({ at: count, sum });
    count += 1;
    if (kept.length >= 4 * limit) cut();
  });
  if (kept.length > limit || others !== null) cut();
  const sums = kept.sort((one, other) => one.at - other.at).map(({ sum }) => sum);
  const names = await namesOf(store, new Set(sums.flatMap(({ account }) => account ?? [])));
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

function compare(one: bigint, other: bigint): number {
  return one < other ? -1 : Number(one > other);
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

async function namesOf(store: ReportStore, ids: ReadonlySet<string>): Promise<ReadonlyMap<string, string>> {
  const accounts =
    ids.size > FEW ? await store.listAccounts() : await Promise.all([...ids].map((id) => store.findAccount(id)));
  return new Map(accounts.flatMap((one) => (one !== undefined && ids.has(one.id) ? [[one.id, one.name]] : [])));
}
