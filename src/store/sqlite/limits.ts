/** The SQL of limits: spending by period, open tasks, pieces of rates, and slots for concurrent requests. */

import type { Database } from 'better-sqlite3';
import { NANO, type Nano } from '../../lang/amount.ts';
import { type Book, compoundKey } from '../../ledger/book.ts';
import { slotChanges, spendingChanges } from '../../ledger/limit-changes.ts';
import type { Spending, TaskSubject } from '../../ledger/limit-rows.ts';
import { taskSubjectName } from '../../ledger/limits.ts';
import type { Quota, SlotRow } from '../../ledger/quota-rows.ts';
import type { Change } from '../../ledger/table.ts';
import { bindTime } from '../rows/row.ts';
import { perDatabase } from './database.ts';

interface Sum {
  readonly whole: bigint | null;
  readonly rest: bigint | null;
}
type Range = [account: string, since: bigint | null, until: bigint | null];

/** In whole units and the rest in nano, because a sum in nano may not fit 64 bits. */
const sumOf = (amount: string) => `sum(${amount} / ${NANO}) AS whole, sum(${amount} % ${NANO}) AS rest`;
const CHARGED = "e.account = ? AND e.kind IN ('capture', 'overage') AND e.at >= ? AND e.at < ?";

const statements = perDatabase((db) => ({
  periods: db.prepare<[string, string], { since: bigint; until: bigint; spent: bigint }>(
    'SELECT since, until, spent FROM spending WHERE account = ? AND key = ?',
  ),
  charged: db.prepare<Range, Sum>(
    `SELECT ${sumOf('e.amount')} FROM entry AS e INDEXED BY entry_charged WHERE ${CHARGED}`,
  ),
  chargedToKey: db.prepare<[...Range, string], Sum>(`
    SELECT ${sumOf('e.amount')} FROM entry AS e INDEXED BY entry_charged
      LEFT JOIN task AS t ON t.id = e.task_id LEFT JOIN lease AS l ON l.hold_id = e.hold_id
    WHERE ${CHARGED} AND coalesce(t.key, l.key) = ?`),
  // Requests that drew on a lease of all keys.
  usedByKey: db.prepare<[...Range, string], Sum>(`
    SELECT ${sumOf('u.amount')} FROM usage AS u JOIN lease AS l ON l.hold_id = u.hold_id
    WHERE u.account = ? AND u.at >= ? AND u.at < ? AND u.key = ? AND l.key IS NULL`),
  heldByTasks: db.prepare<[string], Sum>(
    `SELECT ${sumOf('hold')} FROM task INDEXED BY task_open_of_key WHERE key = ? AND finished_at IS NULL`,
  ),
  heldByLeases: db.prepare<[string, string], Sum>(`
    SELECT ${sumOf('h.amount')} FROM lease AS l INDEXED BY lease_open_of_key JOIN entry AS h ON h.id = l.hold_id
    WHERE l.account = ? AND l.key = ? AND l.closed_at IS NULL AND l.key IS NOT NULL`),
  quota: db.prepare<[string], { since: bigint; taken: bigint }>('SELECT since, taken FROM quota WHERE subject = ?'),
  slots: db.prepare<[string], { owner: string; slots: bigint; until: bigint }>(
    'SELECT owner, slots, until FROM slot WHERE subject = ?',
  ),
  putSpending: db.prepare<[string, string, bigint | null, bigint | null, Nano]>(`
    INSERT INTO spending (account, key, since, until, spent) VALUES (?, ?, ?, ?, ?)
    ON CONFLICT DO UPDATE SET spent = excluded.spent`),
  dropSpending: db.prepare<[string, string, bigint | null, bigint | null]>(
    'DELETE FROM spending WHERE account = ? AND key = ? AND since = ? AND until = ?',
  ),
  putQuota: db.prepare<[string, bigint | null, bigint]>(`
    INSERT INTO quota (subject, since, taken) VALUES (?, ?, ?)
    ON CONFLICT DO UPDATE SET since = excluded.since, taken = excluded.taken`),
  putSlot: db.prepare<[string, string, bigint, bigint | null]>(`
    INSERT INTO slot (subject, owner, slots, until) VALUES (?, ?, ?, ?)
    ON CONFLICT DO UPDATE SET slots = excluded.slots, until = excluded.until`),
  dropSlot: db.prepare<[string, string]>('DELETE FROM slot WHERE subject = ? AND owner = ?'),
}));

/** A period of a spend limit. */
type Period = Pick<Spending, 'since_ms' | 'until_ms'>;

/** Loads what the account, or one of its keys, spent: the stored periods and the given one, which is summed if it is not stored. */
export function loadSpending(db: Database, book: Book, account: string, key: string | null, period?: Period): void {
  const name = compoundKey(account, key ?? '');
  if (!book.spending.knows(name)) book.spending.load(name, readSpending(db, account, key));
  if (period === undefined) return;
  const known = book.spending.get(name) ?? [];
  const { since_ms, until_ms } = period;
  if (known.some((one) => one.since_ms === since_ms && one.until_ms === until_ms)) return;
  const spent_nano = spentIn(db, account, key, period);
  book.spending.amend(name, [...known, { since_ms, until_ms, spent_nano, isStored: false }]);
}

function readSpending(db: Database, account: string, key: string | null): readonly Spending[] {
  return statements(db)
    .periods.all(account, key ?? '')
    .map(({ since, until, spent }) => {
      return { since_ms: Number(since), until_ms: Number(until), spent_nano: spent, isStored: true };
    });
}

/** What the account, or one of its keys, spent in a period, read without the writer. */
export function spentUnder(db: Database, account: string, key: string | null, period: Period): Nano {
  return storedSpending(db, account, key, period)?.spent_nano ?? spentIn(db, account, key, period);
}

/** What the account, or one of its keys, spent in a period; undefined if it is not stored. */
export function storedSpending(
  db: Database,
  account: string,
  key: string | null,
  { since_ms, until_ms }: Period,
): Spending | undefined {
  const stored = readSpending(db, account, key);
  return stored.find((one) => one.since_ms === since_ms && one.until_ms === until_ms);
}

/** The ledger's charges of a period. */
export function spentIn(db: Database, account: string, key: string | null, { since_ms, until_ms }: Period): Nano {
  const range: Range = [account, bindTime(since_ms), bindTime(until_ms)];
  const { charged, chargedToKey, usedByKey } = statements(db);
  if (key === null) return total(charged.get(...range));
  return total(chargedToKey.get(...range, key)) + total(usedByKey.get(...range, key));
}

/** The open holds of a key's tasks and own leases. */
export function heldOfKey(db: Database, account: string, key: string): Nano {
  return total(statements(db).heldByTasks.get(key)) + total(statements(db).heldByLeases.get(account, key));
}

/** The unfinished tasks of a subject. */
export function openTasks(db: Database, { account, key, model }: TaskSubject): number {
  const conditions = Object.entries({ account, key, model }).filter(([, value]) => value !== null);
  const where = ['finished_at IS NULL', ...conditions.map(([column]) => `${column} = ?`)].join(' AND ');
  const values = conditions.map(([, value]) => value);
  return Number(counts(db, where).get(...values));
}

const countsOf = perDatabase(() => new Map<string, ReturnType<typeof prepareCount>>());

function prepareCount(db: Database, where: string) {
  return db.prepare<(string | null)[], bigint>(`SELECT count(*) FROM task WHERE ${where}`).pluck();
}

function counts(db: Database, where: string): ReturnType<typeof prepareCount> {
  const found = countsOf(db).get(where) ?? prepareCount(db, where);
  countsOf(db).set(where, found);
  return found;
}

/** Loads the open tasks of a subject. */
export function loadOpenTasks(db: Database, book: Book, of: TaskSubject): void {
  const name = taskSubjectName(of);
  if (!book.openTasks.knows(name)) book.openTasks.load(name, openTasks(db, of));
}

/** What the gateways took of a rate. */
export function readQuota(db: Database, subject: string): Quota | undefined {
  const row = statements(db).quota.get(subject);
  return row && { subject, since_ms: Number(row.since), taken: Number(row.taken) };
}

/** Which gateways have slots. */
export function readSlots(db: Database, subject: string): readonly SlotRow[] {
  const rows = statements(db).slots.all(subject);
  return rows.map(({ owner, slots, until }) => ({ owner, slots: Number(slots), until_ms: Number(until) }));
}

/** Writes the changed periods of an account or a key. */
export function applySpending(db: Database, change: Change<string, readonly Spending[]>): void {
  const { putSpending, dropSpending } = statements(db);
  const { put, drop } = spendingChanges(change);
  for (const { account, key, since_ms, until_ms, spent_nano } of put)
    putSpending.run(account, key, bindTime(since_ms), bindTime(until_ms), spent_nano);
  for (const { account, key, since_ms, until_ms } of drop)
    dropSpending.run(account, key, bindTime(since_ms), bindTime(until_ms));
}

/** Writes what the gateways took of a rate. */
export function applyQuota(db: Database, { after }: Change<string, Quota>): void {
  if (after !== null) statements(db).putQuota.run(after.subject, bindTime(after.since_ms), BigInt(after.taken));
}

/** Writes the changed slots of a subject. */
export function applySlots(db: Database, change: Change<string, readonly SlotRow[]>): void {
  const { putSlot, dropSlot } = statements(db);
  const { put, drop } = slotChanges(change);
  for (const { subject, owner, slots, until_ms } of put) putSlot.run(subject, owner, BigInt(slots), bindTime(until_ms));
  for (const { subject, owner } of drop) dropSlot.run(subject, owner);
}

function total(sum: Sum | undefined): Nano {
  return (sum?.whole ?? 0n) * NANO + (sum?.rest ?? 0n);
}
