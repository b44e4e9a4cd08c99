/** Writes the changes of a book: new entries, one update per wallet, and the changed columns of all other rows. */

import type pg from 'pg';
import type { Book, IdempotencyRecord } from '../../ledger/book.ts';
import type { Change } from '../../ledger/table.ts';
import { entryHash, entryText } from '../rows/entry.ts';
import type { Entry, Wallet } from '../store.ts';
import { applyDays, applyLimits, type Send } from './apply-limits.ts';
import { entryTable, type HashedEntry, leaseTable, recordTable, type Table, taskTable } from './columns.ts';
import { rows, statement } from './connection.ts';
import type { Head } from './head.ts';
import { collect, insert, type Updates, update } from './write-rows.ts';

const walletsStatement = statement(
  'update_wallets',
  `UPDATE account SET posted = of.posted, held = of.held
   FROM unnest($1::text[], $2::int8[], $3::int8[]) AS of (id, posted, held) WHERE account.id = of.id`,
);
const usageStatement = statement(
  'insert_usage',
  `INSERT INTO usage (hold_id, account, key, route, model, units, amount, at)
   SELECT of.hold_id, of.account, of.key, of.route, of.model, (use.value -> 0)::text, (use.value ->> 1)::int8, of.at
   FROM unnest($1::int8[], $2::text[], $3::text[], $4::text[], $5::text[], $6::int8[], $7::text[])
     WITH ORDINALITY AS of (hold_id, account, key, route, model, at, uses, number)
   CROSS JOIN LATERAL json_array_elements(of.uses::json) WITH ORDINALITY AS use (value, number)
   ORDER BY of.number, use.number`,
);
const dropRecords = statement(
  'delete_idempotency',
  'DELETE FROM idempotency WHERE (account, key) IN (SELECT * FROM unnest($1::text[], $2::text[]))',
);
const headStatement = statement('update_head', 'UPDATE ledger_head SET entry_id = $1, hash = $2 WHERE id = 1');

/** Sends all statements and returns their promises. The server runs them in this order. */
export function apply(client: pg.Client, book: Book, head: Head): readonly Promise<unknown>[] {
  const sent: Promise<unknown>[] = [];
  const send: Send = (of, values) => void sent.push(rows(client, of, values));
  const wallets = [...book.wallets.changes()].flatMap(({ after }) => after ?? []);
  if (wallets.length > 0) send(walletsStatement, walletColumns(wallets));
  if (book.entries.length > 0) {
    const hashed = withHashes(book.entries, head.hash);
    insert(send, entryTable, hashed);
    send(headStatement, [book.last_entry_id, hashed.at(-1)?.hash ?? head.hash]);
  }
  store(send, taskTable, [...book.tasks.changes()]);
  applyRecords(send, book);
  store(send, leaseTable, [...book.leases.changes()]);
  applyLimits(send, book);
  if (book.usage.length > 0) send(usageStatement, usageColumns(book.usage));
  applyDays(send, book);
  return sent;
}

function walletColumns(wallets: readonly Wallet[]): readonly unknown[] {
  return [
    wallets.map(({ account }) => account),
    wallets.map(({ posted_nano }) => posted_nano),
    wallets.map(({ held_nano }) => held_nano),
  ];
}

function usageColumns(usage: Book['usage']): readonly unknown[] {
  return [
    usage.map(({ hold_id }) => hold_id),
    usage.map(({ account }) => account),
    usage.map(({ key }) => key),
    usage.map(({ route }) => route),
    usage.map(({ model }) => model),
    usage.map(({ at_ms }) => at_ms),
    usage.map(({ rows }) => rows),
  ];
}

/** The entries with their hashes. The hash of each covers the entry before it. */
function withHashes(entries: readonly Entry[], newest: string): readonly HashedEntry[] {
  let hash = newest;
  return entries.map((entry) => {
    hash = entryHash(hash, entryText(entry));
    return { ...entry, hash };
  });
}

/** Inserts new rows and updates changed ones. @throws Error for a deleted row: these tables keep theirs. */
function store<R>(send: Send, table: Table<R>, changes: readonly Change<unknown, R>[]): void {
  const added: R[] = [];
  const updated: Updates<R> = new Map();
  for (const { before, after } of changes) {
    if (after === null) throw new Error(`a row of ${table.name} is never deleted`);
    if (before === null) added.push(after);
    else collect(updated, table, before, after);
  }
  insert(send, table, added);
  update(send, table, updated);
}

/** Inserts, answers, replaces or deletes idempotency records. */
function applyRecords(send: Send, book: Book): void {
  const dropped: IdempotencyRecord[] = [];
  const added: IdempotencyRecord[] = [];
  const updated: Updates<IdempotencyRecord> = new Map();
  for (const { before, after } of book.idempotency.changes()) {
    if (before !== null && after !== null && before.task_id === after.task_id) {
      collect(updated, recordTable, before, after);
      continue;
    }
    if (before !== null) dropped.push(before);
    if (after !== null) added.push(after);
  }
  if (dropped.length > 0) send(dropRecords, [dropped.map(({ account }) => account), dropped.map(({ key }) => key)]);
  insert(send, recordTable, added);
  update(send, recordTable, updated);
}
