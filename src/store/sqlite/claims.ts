/** The SQL of idempotency: a caller's claim to have made this request before, and the answer that it then got. */
import type { Buffer } from 'node:buffer';
import type { Database } from 'better-sqlite3';
import type { IdempotencyClaim, NewTask, RepeatedClaim, StoredAnswer, Time_ms } from '../store.ts';
import { bindTime, perDatabase, transact } from './database.ts';
import { parseStrings } from './json.ts';

interface ClaimRow {
  readonly request_hash: Buffer;
  readonly response_status: bigint | null;
  readonly response_headers: string | null;
  readonly response: Buffer | null;
}

const statements = perDatabase((db) => ({
  expire: db.prepare<[string, string, bigint | null]>(
    'DELETE FROM idempotency WHERE account = ? AND key = ? AND created_at <= ?',
  ),
  find: db.prepare<[string, string, bigint | null], ClaimRow>(`
    SELECT request_hash, response_status, response_headers, response FROM idempotency
    WHERE account = ? AND key = ? AND created_at > ?`),
  make: db.prepare<[string, string, Uint8Array, string, bigint | null]>(
    'INSERT INTO idempotency (account, key, request_hash, task_id, created_at) VALUES (?, ?, ?, ?, ?)',
  ),
  answer: db.prepare<[bigint, string, Uint8Array, string]>(
    `UPDATE idempotency SET response_status = ?, response_headers = ?, response = ?
     WHERE task_id = ? AND response_status IS NULL`,
  ),
  drop: db.prepare<[string]>('DELETE FROM idempotency WHERE task_id = ? AND response_status IS NULL'),
  forget: db.prepare<[bigint | null, bigint]>(
    'DELETE FROM idempotency WHERE rowid IN (SELECT rowid FROM idempotency WHERE created_at <= ? LIMIT ?)',
  ),
}));

/** What became of a claim that was made before; undefined when this is the first. Runs inside T1. */
export function takeClaim(
  db: Database,
  account: string,
  claim: IdempotencyClaim,
  at_ms: Time_ms,
): RepeatedClaim | undefined {
  statements(db).expire.run(account, claim.key, bindTime(at_ms - claim.keep_ms));
  return findClaim(db, account, claim, at_ms);
}

/** The same, and changes nothing. */
export function findClaim(
  db: Database,
  account: string,
  claim: IdempotencyClaim,
  at_ms: Time_ms,
): RepeatedClaim | undefined {
  const row = statements(db).find.get(account, claim.key, bindTime(at_ms - claim.keep_ms));
  if (row === undefined) return undefined;
  if (!row.request_hash.equals(claim.request_sha256)) return { ok: false, reason: 'other_request' };
  if (row.response_status === null || row.response_headers === null || row.response === null) {
    return { ok: false, reason: 'in_flight' };
  }
  const headers = parseStrings(row.response_headers);
  return {
    ok: false,
    reason: 'answered',
    answer: { status: Number(row.response_status), headers, body: row.response },
  };
}

/** Records an idempotency key beside the task that it made. */
export function makeClaim(db: Database, task: NewTask, claim: IdempotencyClaim, at_ms: Time_ms): void {
  statements(db).make.run(task.account, claim.key, claim.request_sha256, task.id, bindTime(at_ms));
}

/** Keeps the answer beside the change that it tells of, so that neither is durable without the other. */
export function answerClaim(db: Database, task_id: string, answer: StoredAnswer): void {
  statements(db).answer.run(BigInt(answer.status), JSON.stringify(answer.headers), answer.body, task_id);
}

/** Frees the idempotency key of a creation that has no answer, so that it can be sent again. */
export function dropOpenClaim(db: Database, task_id: string): void {
  statements(db).drop.run(task_id);
}

/** As many are dropped at once: more would keep what is to be written behind them waiting. */
export const forget_limit = 500;

/** Drops claims that were made at that time or before, some of them where they are many. Answers how many. */
export function forgetSomeClaims(db: Database, before_ms: Time_ms): number {
  return transact(db, () => statements(db).forget.run(bindTime(before_ms), BigInt(forget_limit)).changes);
}
