/** Reads what limits count: spending by period, open tasks, the parts of limits that gateways have, and open leases. */
import type { Nano } from '../../../lib/money/amount.ts';
import type { SpendingRow } from '../../core/limit-changes.ts';
import type { QuotaRow, Spending, SpendLimit, TaskSubject } from '../../core/limit-rows.ts';
import type { AccountMoney, SpendingNow } from '../records.ts';
import * as schema from '../schema.ts';
import {
  type Query,
  type Reading,
  rows,
  type Statement,
  type SumRow,
  selectFrom,
  statement,
  sumOf,
  total,
} from '../sql.ts';
import { wallet } from './account-reads.ts';

export type Period = Pick<Spending, 'since_ms' | 'until_ms'>;

/** The stored sum of a period, else the sum of the ledger's charges: the sum of two rows, of which one is 0. */
const spentSince = (key: string, charges: string) => `
  WITH stored AS (SELECT spent FROM spending WHERE account = $1 AND since = $2 AND until = $3 AND key = ${key})
  SELECT spent / 1000000000 AS whole, spent % 1000000000 AS rest FROM stored
  UNION ALL ${charges}`;
/** The account; NULL if the sum is stored. SQLite would test a separate condition for each charge of the period. */
const UNLESS_STORED = '(SELECT $1::text WHERE NOT EXISTS (SELECT 1 FROM stored))';
const CHARGED = `e.account = ${UNLESS_STORED} AND e.kind IN ('capture', 'overage') AND e.at >= $2 AND e.at < $3`;

const statements = {
  periods: selectFrom(schema.spending, 'spending_of', 'WHERE account = $1 AND key = $2'),
  spent: statement<SumRow>(
    'spent',
    spentSince(
      "''",
      `SELECT ${sumOf('e.amount')} FROM entry AS e /*sqlite INDEXED BY entry_charged*/ WHERE ${CHARGED}`,
    ),
  ),
  /** Holds for its tasks and its own leases, and its share of leases for all keys. */
  spentByKey: statement<SumRow>(
    'spent_by_key',
    spentSince(
      '$4',
      `SELECT ${sumOf('e.amount')} FROM entry AS e /*sqlite INDEXED BY entry_charged*/
         LEFT JOIN task AS t ON t.id = e.task_id LEFT JOIN lease AS l ON l.hold_id = e.hold_id
       WHERE ${CHARGED} AND coalesce(t.key, l.key) = $4
       UNION ALL
       SELECT ${sumOf('u.amount')} FROM usage AS u JOIN lease AS l ON l.hold_id = u.hold_id
       WHERE u.account = ${UNLESS_STORED} AND u.at >= $2 AND u.at < $3 AND u.key = $4 AND l.key IS NULL`,
    ),
  ),
  held: statement<SumRow>(
    'held_of_key',
    `SELECT ${sumOf('hold')} FROM task /*sqlite INDEXED BY task_open_of_key*/
     WHERE /*postgres*/ account = $1 AND /*end*/ key = $2 AND finished_at IS NULL
     UNION ALL
     SELECT ${sumOf('h.amount')} FROM lease AS l /*sqlite INDEXED BY lease_open_of_key*/ JOIN entry AS h ON h.id = l.hold_id
     WHERE l.account = $1 AND l.key = $2 AND l.closed_at IS NULL AND l.key IS NOT NULL`,
  ),
  quotas: selectFrom(schema.quotas, 'quotas', 'WHERE subject = $1'),
  openLeases: statement<Omit<OpenLeaseRow, keyof SumRow> & SumRow>(
    'open_leases_left',
    `SELECT l.hold_id, l.key, l.owner, l.wanted_at, h.amount AS amount_nano, ${sumOf('u.amount')}
     FROM lease AS l JOIN entry AS h ON h.id = l.hold_id LEFT JOIN usage AS u ON u.hold_id = l.hold_id
     WHERE l.account = $1 AND l.closed_at IS NULL
     GROUP BY l.hold_id, l.key, l.owner, l.wanted_at, h.amount ORDER BY l.hold_id`,
  ),
  wanted: statement<{ hold_id: bigint; account: string }>(
    'wanted_leases',
    'SELECT hold_id, account FROM lease WHERE owner = $1 AND wanted_at IS NOT NULL AND closed_at IS NULL',
  ),
};

interface OpenLeaseRow extends SumRow {
  readonly hold_id: bigint;
  readonly key: string | null;
  readonly owner: string;
  readonly wanted_at: bigint | null;
  readonly amount_nano: Nano;
}

/** A stored period as the ledger counts in it. */
export function storedPeriod({ since_ms, until_ms, spent_nano }: SpendingRow): Spending {
  return { since_ms, until_ms, spent_nano, isStored: true };
}

/** Asks for what the account, or one of its keys, spent in a period. `sumsOf` adds up the answer. */
export function spentQuery(account: string, key: string | null, { since_ms, until_ms }: Period): Query {
  const range = [account, since_ms, until_ms];
  return key === null
    ? { of: statements.spent, values: range }
    : { of: statements.spentByKey, values: [...range, key] };
}

/** Asks for the open holds of a key's tasks and own leases. `sumsOf` adds up the answer. */
export function heldQuery(account: string, key: string): Query {
  return { of: statements.held, values: [account, key] };
}

/** Adds up the sums of an answer. */
export function sumsOf(found: readonly unknown[]): Nano {
  return (found as readonly SumRow[]).reduce((sum, row) => sum + total(row), 0n);
}

/** Whether what was spent under these limits is stored. Otherwise reading it sums all charges of the period. */
export function* isSpendingStored(account: string, limits: readonly SpendLimit[]): Reading<boolean> {
  for (const { key, since_ms, until_ms } of limits) {
    const stored = yield* rows(statements.periods, [account, key ?? '']);
    if (!stored.some((each) => each.since_ms === since_ms && each.until_ms === until_ms)) return false;
  }
  return true;
}

/** The wallet, the open leases and the spending of an account. Read it in one snapshot. */
export function* spendLeasesOf(account: string, limits: readonly SpendLimit[] = []): Reading<AccountMoney> {
  const found = yield* wallet(account);
  const spending: SpendingNow[] = [];
  for (const { key, ...period } of limits) {
    const queries = [spentQuery(account, key, period), ...(key === null ? [] : [heldQuery(account, key)])];
    const [spent = [], held = []] = yield queries;
    const held_nano = key === null ? (found?.held_nano ?? 0n) : sumsOf(held);
    spending.push({ spent_nano: sumsOf(spent), held_nano });
  }
  const open = yield* rows(statements.openLeases, [account]);
  const leases = open.map(({ hold_id, key, owner, wanted_at, amount_nano, ...used }) => {
    const wanted_at_ms = wanted_at === null ? null : Number(wanted_at);
    return { hold_id, key, owner, wanted_at_ms, left_nano: amount_nano - total(used) };
  });
  return { wallet: found, spending, leases };
}

/** The open leases of this owner that other gateways have asked for. */
export function* wantedSpendLeases(
  owner: string,
): Reading<readonly { readonly hold_id: bigint; readonly account: string }[]> {
  return yield* rows(statements.wanted, [owner]);
}

/** Counts of open tasks, by the columns that the subject names. */
const counts = new Map<string, Statement<{ count: bigint }>>();

/** Asks for the number of unfinished tasks of a subject. `countOf` reads the answer. */
export function openTasksQuery({ account, key, model }: TaskSubject): Query {
  const named = Object.entries({ account, key, model }).filter(([, value]) => value !== null);
  const columns = named.map(([column]) => column);
  const name = ['open_tasks', ...columns].join('_');
  let query = counts.get(name);
  if (query === undefined) {
    const conditions = columns.map((column, index) => `${column} = $${index + 1}`).join(' AND ');
    const ofKey = columns.indexOf('key');
    // PostgreSQL's index of open tasks begins with the account.
    const more =
      account === null && ofKey >= 0
        ? `/*postgres*/ AND account = (SELECT account FROM api_key WHERE id = $${ofKey + 1}) /*end*/`
        : '';
    const where = conditions === '' ? '' : `AND ${conditions}`;
    query = statement(name, `SELECT count(*) AS count FROM task WHERE finished_at IS NULL ${where} ${more}`);
    counts.set(name, query);
  }
  return { of: query, values: named.map(([, value]) => value) };
}

/** Reads a count. */
export function countOf([found]: readonly unknown[]): number {
  return Number((found as { readonly count: bigint } | undefined)?.count ?? 0n);
}

/** The number of unfinished tasks of a subject. */
export function* openTaskCount(subject: TaskSubject): Reading<number> {
  const [found = []] = yield [openTasksQuery(subject)];
  return countOf(found);
}

/** The part of a limit that each process has. Rows whose time has ended may be among them. */
export function* quotasOf(subject: string): Reading<readonly QuotaRow[]> {
  return yield* rows(statements.quotas, [subject]);
}
