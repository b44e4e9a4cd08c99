/** The SQL that reads what limits count: spending by period, open tasks, pieces of rates, and slots for concurrent requests. */
import type { Nano } from '../../lang/amount.ts';
import type { Spending, TaskSubject } from '../../ledger/limit-rows.ts';
import type { Quota, SlotRow } from '../../ledger/quota-rows.ts';
import type { SpendingNow, SpendLimit } from '../store.ts';
import { type Queryable, row, rows, type Statement, statement } from './connection.ts';

/** A period of a spend limit. */
export type Period = Pick<Spending, 'since_ms' | 'until_ms'>;

/** A row of `spending`. */
export interface SpendingRow {
  readonly account: string;
  readonly key: string;
  readonly since: bigint;
  readonly until: bigint;
  readonly spent: Nano;
}

const CHARGED = "e.account = $1 AND e.kind IN ('capture', 'overage') AND e.at >= $2 AND e.at < $3";
/** What is charged to an account, and to one of its keys: for tasks, for its own leases, and its part of the leases of all keys. */
const SPENT = `(SELECT coalesce(sum(e.amount), 0) FROM entry AS e WHERE ${CHARGED})`;
const SPENT_BY_KEY = `(
  SELECT coalesce(sum(e.amount), 0) FROM entry AS e
    LEFT JOIN task AS t ON t.id = e.task_id LEFT JOIN lease AS l ON l.hold_id = e.hold_id
  WHERE ${CHARGED} AND coalesce(t.key, l.key) = $4
) + (
  SELECT coalesce(sum(u.amount), 0) FROM usage AS u JOIN lease AS l ON l.hold_id = u.hold_id
  WHERE u.account = $1 AND u.at >= $2 AND u.at < $3 AND u.key = $4 AND l.key IS NULL
)`;
const STORED = 'SELECT spent FROM spending WHERE account = $1 AND since = $2 AND until = $3 AND key =';

const statements = {
  ofAccounts: statement<SpendingRow>(
    'spending',
    `SELECT account, key, since, until, spent FROM spending WHERE account IN (
       SELECT unnest($1::text[])
       UNION SELECT account FROM task WHERE id = ANY($2::text[])
       UNION SELECT account FROM lease WHERE hold_id = ANY($3::int8[])
       UNION SELECT account FROM lease WHERE closed_at IS NULL AND until <= $4)`,
  ),
  spent: statement<{ spent: Nano }>('spent', `SELECT coalesce((${STORED} ''), ${SPENT}) AS spent`),
  spentByKey: statement<{ spent: Nano }>('spent_by_key', `SELECT coalesce((${STORED} $4), ${SPENT_BY_KEY}) AS spent`),
  held: statement<{ held: Nano }>(
    'held_of_key',
    `SELECT (SELECT coalesce(sum(hold), 0) FROM task WHERE account = $1 AND key = $2 AND finished_at IS NULL)
       + (SELECT coalesce(sum(h.amount), 0) FROM lease AS l JOIN entry AS h ON h.id = l.hold_id
          WHERE l.account = $1 AND l.key = $2 AND l.closed_at IS NULL AND l.key IS NOT NULL) AS held`,
  ),
  quotas: statement<{ subject: string; since: bigint; taken: bigint }>(
    'quotas',
    'SELECT subject, since, taken FROM quota WHERE subject = ANY($1)',
  ),
  slots: statement<{ subject: string; owner: string; slots: bigint; until: bigint }>(
    'slots',
    'SELECT subject, owner, slots, until FROM slot WHERE subject = ANY($1) ORDER BY subject, owner',
  ),
};

/** Whose spending a batch may change. */
export interface SpendingOf {
  readonly accounts: Iterable<string>;
  readonly tasks: Iterable<string>;
  readonly leases: Iterable<bigint>;
  /** Leases that end at this time or earlier; undefined: none. */
  readonly lapsed_at_ms: number | undefined;
}

/** The stored periods of these accounts and their keys. */
export function spendingRows(on: Queryable, of: SpendingOf): Promise<SpendingRow[]> {
  const lists = [[...of.accounts], [...of.tasks], [...of.leases]];
  return rows(on, statements.ofAccounts, [...lists, of.lapsed_at_ms ?? -1]);
}

/** Converts rows of one account and key. */
export function toSpending(found: readonly SpendingRow[]): readonly Spending[] {
  return found.map(({ since, until, spent }) => {
    return { since_ms: Number(since), until_ms: Number(until), spent_nano: spent, isStored: true };
  });
}

/** What the account, or one of its keys, spent in a period: the stored sum, else that of the ledger's charges. */
export async function spentIn(on: Queryable, account: string, key: string | null, period: Period): Promise<Nano> {
  const range = [account, period.since_ms, period.until_ms];
  const found =
    key === null ? await row(on, statements.spent, range) : await row(on, statements.spentByKey, [...range, key]);
  return found?.spent ?? 0n;
}

/** The open holds of a key's tasks and own leases. */
export async function heldOfKey(on: Queryable, account: string, key: string): Promise<Nano> {
  return (await row(on, statements.held, [account, key]))?.held ?? 0n;
}

/** What counts under a spend limit. @param held_nano of the account's wallet. */
export async function spendingNow(
  on: Queryable,
  account: string,
  { key, ...period }: SpendLimit,
  held_nano: Nano,
): Promise<SpendingNow> {
  return {
    spent_nano: await spentIn(on, account, key, period),
    held_nano: key === null ? held_nano : await heldOfKey(on, account, key),
  };
}

/** Counts by the columns that the subject names. */
const counts = new Map<string, Statement<{ count: bigint }>>();

/** The number of unfinished tasks of a subject. */
export async function openTasks(on: Queryable, { account, key, model }: TaskSubject): Promise<number> {
  const named = Object.entries({ account, key, model }).filter(([, value]) => value !== null);
  const columns = named.map(([column]) => column);
  const name = ['open_tasks', ...columns].join('_');
  const conditions = columns.map((column, index) => `${column} = $${index + 1}`);
  const ofKey = columns.indexOf('key');
  // The index of open tasks begins with the account.
  if (account === null && ofKey >= 0)
    conditions.push(`account = (SELECT account FROM api_key WHERE id = $${ofKey + 1})`);
  const where = ['finished_at IS NULL', ...conditions].join(' AND ');
  const made = counts.get(name) ?? statement(name, `SELECT count(*) AS count FROM task WHERE ${where}`);
  counts.set(name, made);
  const found = await row(
    on,
    made,
    named.map(([, value]) => value),
  );
  return Number(found?.count ?? 0n);
}

/** What the gateways took of these rates. */
export async function readQuotas(on: Queryable, subjects: readonly string[]): Promise<readonly Quota[]> {
  const found = await rows(on, statements.quotas, [subjects]);
  return found.map(({ subject, since, taken }) => ({ subject, since_ms: Number(since), taken: Number(taken) }));
}

/** Which gateways have slots, by subject. */
export async function readSlots(
  on: Queryable,
  subjects: readonly string[],
): Promise<ReadonlyMap<string, readonly SlotRow[]>> {
  const found = Map.groupBy(await rows(on, statements.slots, [subjects]), ({ subject }) => subject);
  const toSlot = ({ owner, slots, until }: { owner: string; slots: bigint; until: bigint }): SlotRow => {
    return { owner, slots: Number(slots), until_ms: Number(until) };
  };
  return new Map(subjects.map((subject) => [subject, (found.get(subject) ?? []).map(toSlot)]));
}
