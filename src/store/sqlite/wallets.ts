/** The SQL that reads wallets and entries. */
import type { Database } from 'better-sqlite3';
import type { Entry, Wallet } from '../store.ts';
import { perDatabase, type Row } from './database.ts';

/** The columns of an entry. */
export const ENTRY_COLUMNS = `
  id, account, kind, amount AS amount_nano, posted_delta AS posted_delta_nano, held_delta AS held_delta_nano,
  hold_id, task_id, reference, memo, at AS at_ms`;

const statements = perDatabase((db) => ({
  wallet: db.prepare<[string], Wallet>(
    'SELECT id AS account, posted AS posted_nano, held AS held_nano FROM account WHERE id = ?',
  ),
  entries: db.prepare<[string, bigint], Row<Entry>>(
    `SELECT ${ENTRY_COLUMNS} FROM entry WHERE account = ? ORDER BY id DESC LIMIT ?`,
  ),
}));

/** The wallet of an account. */
export function wallet(db: Database, account: string): Wallet | undefined {
  return statements(db).wallet.get(account);
}

/** The entries of an account, newest first. */
export function entries(db: Database, account: string, limit: number): readonly Entry[] {
  const rows = statements(db).entries.all(account, BigInt(limit));
  return rows.map((row) => ({ ...row, at_ms: Number(row.at_ms) }));
}
