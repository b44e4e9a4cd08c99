/** Reads what is left of each limit of a caller, for the caller's own view and for `explain`. */

import type { LimitStore } from '../../ledger/store/store.ts';
import { larger } from '../../lib/money/amount.ts';
import type { AppliedLimit, EffectiveLimits, UseLimit } from './effective-limits.ts';
import type { LimitValue } from './kind.ts';
import { spendLimits } from './periods.ts';

export interface LimitLeft {
  readonly name: string;
  /** The name of its kind. */
  readonly measure: string;
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
  readonly store: Pick<LimitStore, 'quotasOf' | 'openTaskCount' | 'spendLeasesOf'>;
  readonly now: () => number;
  /** What requests of this process use; undefined in another process. */
  readonly used?: ((subject: string) => number) | undefined;
  /** The id of this process. */
  readonly owner?: string;
}

interface Use {
  readonly used: LimitValue;
  readonly resets_ms?: number | undefined;
}

/** What is left of each, in their order. @param time_zone where days and months begin. */
export async function readLeft(
  account: string,
  { use, tasks, spend }: EffectiveLimits,
  time_zone: string,
  services: LeftServices,
): Promise<readonly LimitLeft[]> {
  const { store, now } = services;
  const periods = spendLimits(spend, time_zone, now());
  const { spending } = await store.spendLeasesOf(account, periods);
  const uses = await Promise.all([
    ...use.map((limit) => usedOf(limit, services)),
    ...tasks.map(async (limit): Promise<Use> => ({ used: await store.openTaskCount(limit) })),
    ...spending.map(({ spent_nano, held_nano }, index): Use => {
      return { used: spent_nano + held_nano, resets_ms: periods[index]?.until_ms };
    }),
  ]);
  return [...use, ...tasks, ...spend].map((limit, index) => left(limit, uses[index] ?? { used: 0 }));
}

/** Parts that other processes hold count as used. */
async function usedOf({ subject, count }: UseLimit, { store, now, used, owner }: LeftServices): Promise<Use> {
  const rows = (await store.quotasOf(subject)).filter(({ until_ms }) => until_ms > now());
  const others = rows.filter((row) => used === undefined || row.owner !== owner);
  return {
    used: others.reduce((sum, { amount }) => sum + amount, 0) + (used?.(subject) ?? 0),
    resets_ms: count.window_ms === undefined ? undefined : rows[0]?.until_ms,
  };
}

function left({ kind, value, label: { name, of, value: limit } }: AppliedLimit, { used, resets_ms }: Use): LimitLeft {
  const remaining =
    typeof value === 'bigint' ? larger(value - BigInt(used), 0n) : Math.max(0, Number(value) - Number(used));
  const text = (amount: LimitValue) => (typeof value === 'bigint' ? kind.format(amount) : String(amount));
  return {
    name,
    measure: kind.name,
    of,
    limit,
    used: text(used),
    remaining: text(remaining),
    resets_ms,
  };
}
