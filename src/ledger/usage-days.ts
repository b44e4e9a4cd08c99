/** Sums of charged requests and tasks by account, day and model, so that reports read no single ones. */
import { clampSum, type Nano } from '../lang/amount.ts';
import { DAY_ms } from '../lang/duration.ts';
import type { Time_ms } from './rows.ts';
import type { TaskRow, WorkingSet } from './working-set.ts';

/** A sum of one day. */
export interface DaySum {
  readonly account: string;
  /** Days since 1970, in UTC. */
  readonly day: number;
  readonly model: string;
  readonly requests: number;
  readonly amount_nano: Nano;
}

/** The day of a time. */
export function dayOf(at_ms: Time_ms): number {
  return Math.floor(at_ms / DAY_ms);
}

/** When a task counts as usage: at its charge. Null: it was not charged. */
export function chargedAt_ms({ state, finished_at_ms }: Pick<TaskRow, 'state' | 'finished_at_ms'>): Time_ms | null {
  return state === 'succeeded' ? finished_at_ms : null;
}

/** What the batch adds to each day. */
export function daySums(book: WorkingSet): readonly DaySum[] {
  const sums = new Map<string, DaySum>();
  const add = (
    { account, model }: { readonly account: string; readonly model: string },
    at_ms: Time_ms,
    requests: number,
    amount_nano: Nano,
  ) => {
    const day = dayOf(at_ms);
    const name = `${day}\0${account}\0${model}`;
    const sum = sums.get(name);
    const before = sum ?? { requests: 0, amount_nano: 0n };
    const amount = clampSum(before.amount_nano + amount_nano);
    sums.set(name, { account, day, model, requests: before.requests + requests, amount_nano: amount });
  };
  for (const { before, after } of book.tasks.changes()) {
    const at_ms = after && chargedAt_ms(after);
    if (after === null || at_ms === null || (before && chargedAt_ms(before)) !== null) continue;
    add(after, at_ms, 1, after.charged_nano ?? 0n);
  }
  for (const group of book.usage) add(group, group.at_ms, group.requests, group.amount_nano);
  return [...sums.values()];
}
