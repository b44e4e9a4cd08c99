/** A report of usage in memory: its sums, with the names of their accounts. */
import type { UsageFilter, UsageSum, UsageTotals } from '../store/records.ts';
import type { Store } from '../store/store.ts';

/** The sums that are not shown, as one. */
export interface OtherSums extends Omit<UsageTotals, 'units'> {
  /** How many there are. */
  readonly sums: number;
}

export interface UsageReport {
  /** In the order of the report. */
  readonly sums: readonly UsageSum[];
  /** Null: all are shown. */
  readonly others: OtherSums | null;
  /** Names of accounts by their ids. */
  readonly names: ReadonlyMap<string, string>;
}

/** More names are cheaper to read at once. */
const FEW = 20;

/** Reads a report. @param top keeps only this number of sums, those with the largest amounts; undefined: all. */
export async function readUsage(
  store: Pick<Store, 'eachUsage' | 'findAccount' | 'listAccounts'>,
  filter: UsageFilter,
  top: number | undefined,
): Promise<UsageReport> {
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
  return { sums, others, names: await namesOf(store, new Set(sums.flatMap(({ account }) => account ?? []))) };
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
    // A sum with an unknown part is not known.
    cost_nano: others.cost_nano === null || cost_nano === null ? null : others.cost_nano + cost_nano,
  };
}

async function namesOf(
  store: Pick<Store, 'findAccount' | 'listAccounts'>,
  ids: ReadonlySet<string>,
): Promise<ReadonlyMap<string, string>> {
  const accounts =
    ids.size > FEW ? await store.listAccounts() : await Promise.all([...ids].map((id) => store.findAccount(id)));
  return new Map(accounts.flatMap((one) => (one !== undefined && ids.has(one.id) ? [[one.id, one.name]] : [])));
}
