/** The SQL of usage by day and model, which is summed while usage is written. */
import type { Database } from 'better-sqlite3';
import { clampSum, LARGEST_SUM_nano, type Nano } from '../../lang/amount.ts';
import { DAY_ms } from '../../lang/duration.ts';
import type { DayRange, UsageDay } from '../store.ts';
import { perDatabase } from './database.ts';

const statements = perDatabase((db) => ({
  add: db.prepare<[string, bigint, string, bigint, Nano]>(`
    INSERT INTO usage_day (account, day, model, requests, amount) VALUES (?, ?, ?, ?, ?)
    ON CONFLICT DO UPDATE SET requests = requests + excluded.requests,
      amount = CASE WHEN amount > ${LARGEST_SUM_nano} - excluded.amount THEN ${LARGEST_SUM_nano} ELSE amount + excluded.amount END`),
  list: db.prepare<
    [string, bigint, bigint, bigint, bigint],
    { day: bigint; model: string; requests: bigint; amount_nano: Nano }
  >(`
    SELECT day, model, requests, amount AS amount_nano FROM usage_day
    WHERE account = ? AND day BETWEEN ? AND ? ORDER BY day DESC, model DESC LIMIT ? OFFSET ?`),
}));

/** Adds charged requests or tasks to their day. */
export function addToDay(
  db: Database,
  { account, model, at_ms }: { readonly account: string; readonly model: string; readonly at_ms: number },
  requests: number,
  amount_nano: Nano,
): void {
  const day = BigInt(Math.floor(at_ms / DAY_ms));
  statements(db).add.run(account, day, model, BigInt(requests), clampSum(amount_nano));
}

/** The usage of an account, newest first. */
export function usageDays(
  db: Database,
  account: string,
  { from_ms, to_ms }: DayRange,
  page: { readonly limit: number; readonly offset: number },
): readonly UsageDay[] {
  const days = [from_ms, to_ms].map((at_ms) => BigInt(Math.floor(at_ms / DAY_ms)));
  const [from = 0n, to = 0n] = days;
  const rows = statements(db).list.all(account, from, to, BigInt(page.limit), BigInt(page.offset));
  return rows.map(({ day, requests, ...row }) => ({
    ...row,
    day: new Date(Number(day) * DAY_ms).toISOString().slice(0, 10),
    requests: Number(requests),
  }));
}
