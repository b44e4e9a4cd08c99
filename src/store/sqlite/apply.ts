/** Writes the changes of a book: appended entries, one update per wallet, and of each other row only the columns that changed. */
import type { Database } from 'better-sqlite3';
import type { Book } from '../../ledger/book.ts';
import type { Entry, Wallet } from '../store.ts';
import { applyLease, applyRecord, applyTask } from './apply-rows.ts';
import { bindTime, perDatabase, type Row } from './database.ts';

/** All columns of an entry as one text, which its hash covers. The audit reads the same text. */
export const entryText =
  'json_array(id, account, kind, amount, posted_delta, held_delta, hold_id, task_id, reference, memo, at)';
const entryValues =
  '@id, @account, @kind, @amount_nano, @posted_delta_nano, @held_delta_nano, @hold_id, @task_id, @reference, @memo, @at_ms';

const statements = perDatabase((db) => ({
  wallet: db.prepare<[Wallet]>('UPDATE account SET posted = @posted_nano, held = @held_nano WHERE id = @account'),
  entry: db
    .prepare<[Row<Entry> & { before: string }], string>(`
      INSERT INTO entry (id, account, kind, amount, posted_delta, held_delta, hold_id, task_id, reference, memo, at, hash)
      VALUES (${entryValues}, entry_hash(@before, json_array(${entryValues}))) RETURNING hash`)
    .pluck(),
  use: db.prepare<[bigint, string, string, string, string, bigint | null, string]>(`
    INSERT INTO usage (hold_id, account, key, route, model, units, amount, at)
    SELECT ?, ?, ?, ?, ?, value -> 0, value ->> 1, ? FROM json_each(?)`),
}));

/** @param hash of the newest entry that is stored; empty when there is none. */
export function apply(db: Database, book: Book, hash: string): void {
  const { wallet, entry, use } = statements(db);
  for (const { after } of book.wallets.changes()) if (after !== null) wallet.run(after);
  let before = hash;
  for (const one of book.entries) before = String(entry.get({ ...one, at_ms: BigInt(one.at_ms), before }));
  for (const change of book.tasks.changes()) applyTask(db, change);
  for (const change of book.idempotency.changes()) applyRecord(db, change);
  for (const change of book.leases.changes()) applyLease(db, change);
  for (const { hold_id, account, key, route, model, rows, at_ms } of book.usage) {
    use.run(hold_id, account, key, route, model, bindTime(at_ms), rows);
  }
}
