/** The SQL of money: every change of a wallet is one appended entry and the same deltas on its account. */
import assert from 'node:assert/strict';
import type { Database } from 'better-sqlite3';
import type { Nano } from '../../lang/amount.ts';
import type { Entry, EntryKind, Time_ms, TopupResult, Wallet } from '../store.ts';
import { bindTime, perDatabase, type Row, transact } from './database.ts';

interface Movement {
  readonly account: string;
  readonly kind: EntryKind;
  readonly amount: Nano;
  readonly posted_delta: Nano;
  readonly held_delta: Nano;
  /** Null for a hold, which becomes its own. */
  readonly hold_id: bigint | null;
  readonly task_id: string | null;
  readonly reference: string | null;
  readonly memo: string | null;
}

/** All columns of an entry as one text, which its hash covers. The audit reads the same text. */
export const entryText =
  'json_array(id, account, kind, amount, posted_delta, held_delta, hold_id, task_id, reference, memo, at)';

const statements = perDatabase((db) => ({
  wallet: db.prepare<[string], Wallet>(
    'SELECT id AS account, posted AS posted_nano, held AS held_nano FROM account WHERE id = ?',
  ),
  // A hold is admitted by the statement that takes it, so two callers cannot spend the same money.
  hold: db.prepare<[{ account: string; amount: Nano }]>(
    'UPDATE account SET held = held + @amount WHERE id = @account AND posted - held >= @amount',
  ),
  move: db.prepare<[{ account: string; posted_delta: Nano; held_delta: Nano }]>(
    'UPDATE account SET posted = posted + @posted_delta, held = held + @held_delta WHERE id = @account',
  ),
  // The id is computed because a hold names itself and no entry may be updated; the write lock keeps it unique. The hash of
  // the newest entry is read by the same statement, so a rolled-back batch or another process cannot leave it stale.
  append: db
    .prepare<[Movement & { at: bigint | null }], bigint>(`
      INSERT INTO entry (id, account, kind, amount, posted_delta, held_delta, hold_id, task_id, reference, memo, at, hash)
      SELECT id, account, kind, amount, posted_delta, held_delta, hold_id, task_id, reference, memo, at,
        entry_hash(before, ${entryText})
      FROM (
        SELECT id, before, @account AS account, @kind AS kind, @amount AS amount, @posted_delta AS posted_delta,
          @held_delta AS held_delta, CASE @kind WHEN 'hold' THEN id ELSE @hold_id END AS hold_id, @task_id AS task_id,
          @reference AS reference, @memo AS memo, @at AS at
        -- Beside max(), a plain column is that of the row with the largest id.
        FROM (SELECT coalesce(max(id), 0) + 1 AS id, coalesce(hash, '') AS before FROM entry)
      )
      RETURNING id`)
    .pluck(),
  entries: db.prepare<[string, bigint], Row<Entry>>(`
    SELECT id, account, kind, amount AS amount_nano, posted_delta AS posted_delta_nano, held_delta AS held_delta_nano,
      hold_id, task_id, reference, memo, at AS at_ms
    FROM entry WHERE account = ? ORDER BY id DESC LIMIT ?`),
  topupAmount: db
    .prepare<[string, string], Nano>("SELECT amount FROM entry WHERE account = ? AND reference = ? AND kind = 'topup'")
    .pluck(),
}));

export function wallet(db: Database, account: string): Wallet | undefined {
  return statements(db).wallet.get(account);
}

/** Newest first. */
export function entries(db: Database, account: string, limit: number): readonly Entry[] {
  const rows = statements(db).entries.all(account, BigInt(limit));
  return rows.map((row) => ({ ...row, at_ms: Number(row.at_ms) }));
}

/** Adds `amount_nano`, above zero, once a reference. Throws when there is no such account. */
export function topup(
  db: Database,
  account: string,
  amount_nano: Nano,
  reference: string | null,
  at_ms: Time_ms,
): TopupResult {
  return transact(db, () => {
    const earlier_nano = reference === null ? undefined : statements(db).topupAmount.get(account, reference);
    if (earlier_nano !== undefined && earlier_nano !== amount_nano) {
      return { ok: false, reason: 'reference_conflict', amount_nano: earlier_nano };
    }
    if (earlier_nano === undefined) {
      const deltas = { amount: amount_nano, posted_delta: amount_nano, held_delta: 0n };
      post(db, { kind: 'topup', account, ...deltas, hold_id: null, task_id: null, reference, memo: null }, at_ms);
    }
    const after = wallet(db, account);
    assert(after !== undefined);
    return { ok: true, repeated: earlier_nano !== undefined, wallet: after };
  });
}

export interface Hold {
  readonly account: string;
  readonly task_id: string | null;
  readonly amount_nano: Nano;
}

/**
 * Sets money aside. Undefined, with nothing changed, when less than that is available or there is no such account;
 * on a wallet below zero even a hold of nothing is refused. Runs inside the caller's transaction.
 */
export function takeHold(
  db: Database,
  hold: Hold,
  memo: string,
  at_ms: Time_ms,
  admission: 'within what is available' | 'even below zero' = 'within what is available',
): bigint | undefined {
  const { account, task_id, amount_nano } = hold;
  if (admission === 'even below zero') assert.equal(amount_nano, 0n);
  else if (statements(db).hold.run({ account, amount: amount_nano }).changes === 0) return undefined;
  const deltas = { amount: amount_nano, posted_delta: 0n, held_delta: amount_nano };
  return append(db, { kind: 'hold', account, ...deltas, hold_id: null, task_id, reference: null, memo }, at_ms);
}

/**
 * Charges `amount_nano` and frees the whole hold; what exceeds the hold is posted as overage, which is the answer and
 * may take the wallet below zero. Throws when the hold is resolved already. Runs inside the caller's transaction.
 */
export function captureHold(
  db: Database,
  hold: Hold & { readonly hold_id: bigint },
  amount_nano: Nano,
  memo: string,
  at_ms: Time_ms,
): Nano {
  const { account, hold_id, task_id } = hold;
  const captured = amount_nano < hold.amount_nano ? amount_nano : hold.amount_nano;
  const overage = amount_nano - captured;
  const about = { account, hold_id, task_id, reference: null, memo };
  const deltas = { amount: captured, posted_delta: -captured, held_delta: -hold.amount_nano };
  post(db, { kind: 'capture', ...about, ...deltas }, at_ms);
  if (overage > 0n) {
    post(db, { kind: 'overage', ...about, amount: overage, posted_delta: -overage, held_delta: 0n }, at_ms);
  }
  return overage;
}

/** Frees the whole hold and charges nothing. Throws when it is resolved already. Runs inside the caller's transaction. */
export function releaseHold(
  db: Database,
  hold: Hold & { readonly hold_id: bigint },
  memo: string,
  at_ms: Time_ms,
): void {
  const { account, hold_id, task_id, amount_nano } = hold;
  const deltas = { amount: amount_nano, posted_delta: 0n, held_delta: -amount_nano };
  post(db, { kind: 'release', account, ...deltas, hold_id, task_id, reference: null, memo }, at_ms);
}

function post(db: Database, movement: Movement, at_ms: Time_ms): void {
  const { account, posted_delta, held_delta } = movement;
  const { changes } = statements(db).move.run({ account, posted_delta, held_delta });
  assert.equal(changes, 1, `there is no account ${account}`);
  append(db, movement, at_ms);
}

function append(db: Database, movement: Movement, at_ms: Time_ms): bigint {
  const id = statements(db).append.get({ ...movement, at: bindTime(at_ms) });
  assert(id !== undefined);
  return id;
}
