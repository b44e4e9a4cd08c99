/**
 * Limits that are decided together with a hold: what an account or a key may spend in a period, and how many tasks may be open.
 * At every admission `spent in the period + open holds + new hold <= limit`. Charges end holds and never exceed them, except for
 * overages, so what is spent in a period stays within its limit as far as holds are upper bounds.
 */
import type { Nano } from '../../lib/money/amount.ts';
import type { HoldLimits, LimitRefusal, Spending, SpendLimit, TaskSubject } from './limit-rows.ts';
import type { Time_ms } from './money-rows.ts';
import type { Prefetch } from './prefetch.ts';
import { compoundKey, type WorkingSet } from './working-set.ts';

/** The rows that the limits of a hold need. */
export function needsOfLimits(account: string, { spend, tasks }: HoldLimits): readonly Prefetch[] {
  return [
    ...spend.flatMap(({ key, since_ms, until_ms }): readonly Prefetch[] => [
      { need: 'spending', account, key, period: { since_ms, until_ms } },
      ...(key === null ? [] : [{ need: 'held_of_key', account, key } as const]),
    ]),
    ...tasks.map(({ account, key, model }) => ({ need: 'open_tasks', of: { account, key, model } }) as const),
  ];
}

/**
 * A limit that does not allow the hold; undefined when all do. If several do not, returns the one that decides when the hold may be tried
 * again: first a spend limit that is smaller than the amount (never), then the spend limit whose period ends last, then a limit of tasks.
 * The wallet must be loaded.
 */
export function limitExceeded(
  set: WorkingSet,
  account: string,
  amount_nano: Nano,
  { spend, tasks }: HoldLimits,
): LimitRefusal | undefined {
  let last: (LimitRefusal & { readonly reason: 'spend_limit' }) | undefined;
  let last_ms = Number.NEGATIVE_INFINITY;
  for (const limit of spend) {
    const { spent_nano, held_nano } = spendingUnder(set, account, limit);
    if (spent_nano + held_nano + amount_nano <= limit.max_nano) continue;
    const again_ms = amount_nano > limit.max_nano ? Number.POSITIVE_INFINITY : limit.until_ms;
    if (again_ms <= last_ms) continue;
    last = { ok: false, reason: 'spend_limit', limit, spent_nano, held_nano };
    last_ms = again_ms;
  }
  if (last !== undefined) return last;
  for (const limit of tasks) {
    const open = openTasksUnder(set, limit);
    if (open >= limit.max) return { ok: false, reason: 'task_limit', limit, open };
  }
  return undefined;
}

/** The unfinished tasks that a limit counts. */
export function openTasksUnder(set: WorkingSet, limit: TaskSubject): number {
  return set.openTasks.get(taskSubjectName(limit)) ?? 0;
}

/** What is spent and held under a limit. The wallet must be loaded. */
export function spendingUnder(set: WorkingSet, account: string, { key, since_ms, until_ms }: SpendLimit) {
  const periods = set.spending.get(compoundKey(account, key ?? '')) ?? [];
  const found = periods.find((period) => period.since_ms === since_ms && period.until_ms === until_ms);
  const held_nano = key === null ? set.wallets.get(account)?.held_nano : set.heldOfKey.get(compoundKey(account, key));
  return { spent_nano: found?.spent_nano ?? 0n, held_nano: held_nano ?? 0n };
}

/**
 * Stores the sums of the limits from now on, so that they are not summed from the ledger again. Also called before a refusal, because a
 * limit that is reached refuses many requests.
 */
export function keepSpending(set: WorkingSet, account: string, limits: readonly SpendLimit[], at_ms: Time_ms): void {
  for (const { key } of limits) {
    const name = compoundKey(account, key ?? '');
    const periods = set.spending.get(name) ?? [];
    if (periods.every(({ isStored }) => isStored)) continue;
    set.spending.put(
      name,
      current(periods, at_ms).map((each) => ({ ...each, isStored: true })),
    );
  }
}

/** Counts a charge of the account and, unless null, of its key. */
export function countCharge(
  set: WorkingSet,
  { account, key }: { readonly account: string; readonly key: string | null },
  amount_nano: Nano,
  at_ms: Time_ms,
): void {
  countIn(set, compoundKey(account, ''), amount_nano, at_ms);
  if (key !== null) countIn(set, compoundKey(account, key), amount_nano, at_ms);
}

/** Counts usage of a key whose lease is shared by all keys of the account. The account is counted when the lease is closed. */
export function countUsageOfKey(
  set: WorkingSet,
  account: string,
  key: string,
  amount_nano: Nano,
  at_ms: Time_ms,
): void {
  countIn(set, compoundKey(account, key), amount_nano, at_ms);
}

function countIn(set: WorkingSet, name: string, amount_nano: Nano, at_ms: Time_ms): void {
  const periods = set.spending.get(name);
  if (periods === undefined || periods.length === 0 || amount_nano === 0n) return;
  set.spending.put(
    name,
    current(periods, at_ms).map((each) =>
      each.since_ms <= at_ms ? { ...each, spent_nano: each.spent_nano + amount_nano, isStored: true } : each,
    ),
  );
}

/** A period that has ended is dropped. If the clock is set back to it, it is summed from the ledger again. */
function current(periods: readonly Spending[], at_ms: Time_ms): readonly Spending[] {
  return periods.filter(({ until_ms }) => until_ms > at_ms);
}

/** Adds to what is held for a key, if that is known. */
export function changeHeld(
  set: WorkingSet,
  { account, key }: { readonly account: string; readonly key: string | null },
  delta_nano: Nano,
): void {
  if (key === null || !set.heldOfKey.knowsAny) return;
  const name = compoundKey(account, key);
  if (set.heldOfKey.knows(name)) set.heldOfKey.put(name, (set.heldOfKey.get(name) ?? 0n) + delta_nano);
}

/** Adds to the open tasks of every known subject to which the task belongs. */
export function changeOpenTasks(
  set: WorkingSet,
  { account, key, model }: { readonly account: string; readonly key: string; readonly model: string },
  delta: 1 | -1,
): void {
  if (!set.openTasks.knowsAny) return;
  // Every combination of what a limit may count separately.
  for (let parts = 1; parts < 8; parts += 1) {
    const subject = {
      account: parts & 1 ? account : null,
      key: parts & 2 ? key : null,
      model: parts & 4 ? model : null,
    };
    const name = taskSubjectName(subject);
    if (set.openTasks.knows(name)) set.openTasks.put(name, (set.openTasks.get(name) ?? 0) + delta);
  }
}

/** The name under which the open tasks of a subject are counted. */
export function taskSubjectName({ account, key, model }: TaskSubject): string {
  return `${account ?? ''}\0${key ?? ''}\0${model ?? ''}`;
}
