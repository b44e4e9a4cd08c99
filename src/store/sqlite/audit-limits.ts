/** The checks of sums that are kept beside the rows that they sum: spending by period, and usage by day. */
import type { Database } from 'better-sqlite3';
import { clampSum, formatNano, type Nano } from '../../lang/amount.ts';
import type { Breach, Invariant } from '../audit.ts';
import { type SumRow, sumOf, total } from '../sql.ts';

/** The invariants that this file checks. */
export const LIMIT_INVARIANTS = [
  'spending_equals_charges',
  'usage_day_equals_usage',
] as const satisfies readonly Invariant[];

// Without the hints of the running program, because an index may be missing.
const CHARGED = `
  SELECT ${sumOf('amount')} FROM (
    SELECT e.amount FROM entry AS e LEFT JOIN task AS t ON t.id = e.task_id LEFT JOIN lease AS l ON l.hold_id = e.hold_id
    WHERE e.account = @account AND e.kind IN ('capture', 'overage') AND e.at >= @since AND e.at < @until
      AND (@key = '' OR coalesce(t.key, l.key) = @key)
    UNION ALL
    SELECT u.amount FROM usage AS u JOIN lease AS l ON l.hold_id = u.hold_id
    WHERE @key <> '' AND u.account = @account AND u.at >= @since AND u.at < @until AND u.key = @key AND l.key IS NULL)`;

const DAYS = `
  WITH charged AS (
    SELECT account, at / 86400000 AS day, model, amount FROM usage
    UNION ALL
    SELECT account, finished_at / 86400000, model, charged FROM task WHERE state = 'succeeded'),
  summed AS (SELECT account, day, model, count(*) AS requests, ${sumOf('amount')} FROM charged GROUP BY account, day, model)
  SELECT coalesce(s.account, d.account) AS account, coalesce(s.day, d.day) AS day, coalesce(s.model, d.model) AS model,
    s.requests AS expected_requests, s.whole, s.rest, d.requests, d.amount
  FROM summed AS s FULL JOIN usage_day AS d ON d.account = s.account AND d.day = s.day AND d.model = s.model`;

interface SpendingRow {
  readonly account: string;
  readonly key: string;
  readonly since: bigint;
  readonly until: bigint;
  readonly spent: Nano;
}
interface DayRow {
  readonly account: string;
  readonly day: bigint;
  readonly model: string;
  readonly expected_requests: bigint | null;
  readonly whole: bigint | null;
  readonly rest: bigint | null;
  readonly requests: bigint | null;
  readonly amount: Nano | null;
}

/** Finds the breaches. Runs in the caller's snapshot. */
export function limitBreaches(db: Database): readonly Breach[] {
  return [...spendingBreaches(db), ...dayBreaches(db)];
}

function spendingBreaches(db: Database): readonly Breach[] {
  const charged = db.prepare<[Omit<SpendingRow, 'spent'>], SumRow>(CHARGED);
  return db
    .prepare<[], SpendingRow>('SELECT account, key, since, until, spent FROM spending')
    .all()
    .flatMap(({ spent, ...of }) => {
      const expected = clampSum(total(charged.get(of)));
      if (spent === expected) return [];
      const who = of.key === '' ? `account ${of.account}` : `key ${of.key}`;
      const since = new Date(Number(of.since)).toISOString();
      const says = `spending since ${since} is ${formatNano(spent)}, but its charges add up to ${formatNano(expected)}`;
      return breach('spending_equals_charges', of.account, `${who}: ${says}; delete the row, and it is summed again`);
    });
}

function dayBreaches(db: Database): readonly Breach[] {
  const breaches: Breach[] = [];
  for (const row of db.prepare<[], DayRow>(DAYS).iterate()) {
    const { whole, rest } = row;
    const expected = whole === null || rest === null ? 0n : clampSum(total({ whole, rest }));
    if (row.requests === row.expected_requests && row.amount === expected) continue;
    const day = new Date(Number(row.day) * 86_400_000).toISOString().slice(0, 10);
    const found = `${row.requests ?? 0} requests, ${formatNano(row.amount ?? 0n)}`;
    const says = `usage of ${row.model} on ${day} is ${found}, but its rows add up to ${row.expected_requests ?? 0} requests, ${formatNano(expected)}`;
    breaches.push(
      ...breach('usage_day_equals_usage', row.account, `account ${row.account}: ${says}; compare it with a backup`),
    );
  }
  return breaches;
}

function breach(invariant: Invariant, account: string, message: string): readonly [Breach] {
  return [{ invariant, account, task: null, message }];
}
