/** Reads what is left of every limit of a caller, for its own view and for `explain`. */
import { formatNano } from '../lang/amount.ts';
import { formatLimit, type Measure } from '../plan.ts';
import type { SpendLimit, Store } from '../store/store.ts';
import type { Applied, AppliedRate } from './applied.ts';
import { WINDOW_ms } from './rates.ts';

/** The state of one limit. */
export interface LimitLeft {
  readonly name: string;
  readonly measure: Measure;
  /** What it limits, for messages: `of this API key`. */
  readonly of: string;
  /** As operators write it. */
  readonly limit: string;
  readonly used: string;
  readonly remaining: string;
  /** When the minute, the day or the month ends; undefined: it does not depend on time. */
  readonly resets_ms: number | undefined;
}

/** Where the state is read. */
export interface LeftServices {
  readonly store: Pick<Store, 'quotaOf' | 'slotsOf' | 'openTaskCount' | 'spendLeasesOf'>;
  readonly now: () => number;
  /** What this process holds but does not use; undefined: another process asks. */
  readonly own?: { unused(subject: string): number; used(subject: string): number } | undefined;
  readonly owner?: string;
}

/** @param spend the spend limits of `applied`, in their current periods. */
export async function readLeft(
  account: string,
  applied: Applied,
  spend: readonly SpendLimit[],
  services: LeftServices,
): Promise<readonly LimitLeft[]> {
  const { store } = services;
  const { spending } = await store.spendLeasesOf(account, spend);
  return [
    ...(await Promise.all([...applied.requests, ...applied.tokens].map((rate) => rateLeft(rate, services)))),
    ...(await Promise.all(applied.slots.map((slots) => slotsLeft(slots, services)))),
    ...(await Promise.all(
      applied.tasks.map(async (limit) => counted(limit, limit.most, await store.openTaskCount(limit), undefined)),
    )),
    ...applied.spend.map(({ name, measure, of, most_nano }, index): LimitLeft => {
      const { spent_nano = 0n, held_nano = 0n } = spending[index] ?? {};
      const used_nano = spent_nano + held_nano;
      return {
        ...{ name, measure, of, limit: formatNano(most_nano), used: formatNano(used_nano) },
        remaining: formatNano(most_nano > used_nano ? most_nano - used_nano : 0n),
        resets_ms: spend[index]?.until_ms,
      };
    }),
  ];
}

async function rateLeft(rate: AppliedRate, { store, now, own }: LeftServices): Promise<LimitLeft> {
  const quota = await store.quotaOf(rate.subject);
  const ends_ms = (quota?.since_ms ?? 0) + WINDOW_ms;
  if (quota === undefined || now() >= ends_ms) return counted(rate, rate.most, 0, undefined);
  const unused = own?.unused(rate.subject) ?? 0;
  return counted(rate, rate.most, Math.max(0, quota.taken - unused), ends_ms);
}

async function slotsLeft(limit: AppliedRate, { store, now, own, owner }: LeftServices): Promise<LimitLeft> {
  const rows = (await store.slotsOf(limit.subject)).filter(({ until_ms }) => until_ms > now());
  const others = rows.filter((row) => row.owner !== owner).reduce((sum, { slots }) => sum + slots, 0);
  return counted(limit, limit.most, others + (own?.used(limit.subject) ?? 0), undefined);
}

function counted(
  { name, measure, of }: { readonly name: string; readonly measure: Measure; readonly of: string },
  most: number,
  used: number,
  resets_ms: number | undefined,
): LimitLeft {
  const limit = formatLimit(measure, most);
  return { name, measure, of, limit, used: String(used), remaining: String(Math.max(0, most - used)), resets_ms };
}
