/** The SQL that reads idempotency records and drops old ones. */

import type { Database } from 'better-sqlite3';
import type { IdempotencyRecord } from '../../ledger/book.ts';
import { repeatOf } from '../../ledger/idempotency.ts';
import { type RecordRow, toRecord } from '../rows/idempotency.ts';
import { bindTime } from '../rows/row.ts';
import type { IdempotencyKey, RepeatedRequest, Time_ms } from '../store.ts';
import { FORGET_LIMIT } from '../writes.ts';
import { perDatabase } from './database.ts';

const statements = perDatabase((db) => ({
  get: db.prepare<[string, string], RecordRow>('SELECT * FROM idempotency WHERE account = ? AND key = ?'),
  unanswered: db.prepare<[string], RecordRow>(
    'SELECT * FROM idempotency WHERE task_id = ? AND response_status IS NULL',
  ),
  forget: db.prepare<[bigint | null, bigint]>(
    'DELETE FROM idempotency WHERE rowid IN (SELECT rowid FROM idempotency WHERE created_at <= ? LIMIT ?)',
  ),
}));

/** The record of a caller's key. */
export function getRecord(db: Database, account: string, key: string): IdempotencyRecord | undefined {
  const row = statements(db).get.get(account, key);
  return row && toRecord(row);
}

/** The record of a task's creation, if it has no answer yet. */
export function unansweredRecord(db: Database, task_id: string): IdempotencyRecord | undefined {
  const row = statements(db).unanswered.get(task_id);
  return row && toRecord(row);
}

/** The result of the earlier request with this key; undefined when there was none. */
export function findIdempotent(
  db: Database,
  account: string,
  idempotency: IdempotencyKey,
  at_ms: Time_ms,
): RepeatedRequest | undefined {
  return repeatOf(getRecord(db, account, idempotency.key), idempotency, at_ms);
}

/** Deletes up to `FORGET_LIMIT` records that were created at `before_ms` or earlier. Returns their number. */
export function forgetSomeIdempotency(db: Database, before_ms: Time_ms): number {
  return statements(db).forget.run(bindTime(before_ms), BigInt(FORGET_LIMIT)).changes;
}
