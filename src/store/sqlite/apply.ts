/** Writes the changes of a book: new entries, one update per wallet, and the changed columns of all other rows. */

import type { Database } from 'better-sqlite3';
import type { Book } from '../../ledger/book.ts';
import { entryHash, entryText } from '../rows/entry.ts';
import { bindTime } from '../rows/row.ts';
import type { Entry } from '../store.ts';
import { applyLease, applyRecord, applyTask } from './apply-rows.ts';
import { perDatabase } from './database.ts';
import { applyQuota, applySlots, applySpending } from './limits.ts';
import { addToDay } from './usage-days.ts';

type Column = string | bigint | null;

const statements = perDatabase((db) => ({
  wallet: db.prepare<[posted: bigint, held: bigint, account: string]>(
    'UPDATE account SET posted = ?, held = ? WHERE id = ?',
  ),
  entry: db.prepare<Column[]>(`
    INSERT INTO entry (id, account, kind, amount, posted_delta, held_delta, hold_id, task_id, reference, memo, at, hash)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`),
  use: db.prepare<[bigint, string, string, string, string, bigint | null, string]>(`
    INSERT INTO usage (hold_id, account, key, route, model, units, amount, at)
    SELECT ?, ?, ?, ?, ?, value -> 0, value ->> 1, ? FROM json_each(?)`),
}));

/**
 * Writes the changes. Returns the hash of the newest entry.
 *
 * @param hash of the newest stored entry; empty when there is none.
 */
export function apply(db: Database, book: Book, hash: string): string {
  for (const { after } of book.wallets.changes()) {
    if (after !== null) statements(db).wallet.run(after.posted_nano, after.held_nano, after.account);
  }
  const newest = appendEntries(db, book.entries, hash);
  for (const change of book.tasks.changes()) {
    applyTask(db, change);
    const { before, after } = change;
    if (after?.state !== 'succeeded' || before?.state === 'succeeded' || after.finished_at_ms === null) continue;
    addToDay(db, { ...after, at_ms: after.finished_at_ms }, 1, after.charged_nano ?? 0n);
  }
  for (const change of book.idempotency.changes()) applyRecord(db, change);
  for (const change of book.leases.changes()) applyLease(db, change);
  for (const change of book.spending.changes()) applySpending(db, change);
  for (const change of book.quotas.changes()) applyQuota(db, change);
  for (const change of book.slots.changes()) applySlots(db, change);
  for (const group of book.usage) {
    const { hold_id, account, key, route, model, rows, at_ms } = group;
    statements(db).use.run(hold_id, account, key, route, model, bindTime(at_ms), rows);
    addToDay(db, group, group.requests, group.amount_nano);
  }
  return newest;
}

/** Appends the entries. The hash of each covers the entry before it. */
function appendEntries(db: Database, entries: readonly Entry[], newest: string): string {
  const { entry: insert } = statements(db);
  let hash = newest;
  for (const entry of entries) {
    hash = entryHash(hash, entryText(entry));
    const { id, account, kind, amount_nano, posted_delta_nano, held_delta_nano, hold_id, task_id, reference } = entry;
    const deltas = [amount_nano, posted_delta_nano, held_delta_nano] as const;
    insert.run(id, account, kind, ...deltas, hold_id, task_id, reference, entry.memo, BigInt(entry.at_ms), hash);
  }
  return hash;
}
