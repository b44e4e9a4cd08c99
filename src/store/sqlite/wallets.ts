/** The SQL that reads wallets and entries. */

import type { Database } from 'better-sqlite3';
import { WALLETS } from '../rows/account.ts';
import { ENTRY_COLUMNS } from '../rows/entry.ts';
import type { Row } from '../rows/row.ts';
import type { Entry, Wallet } from '../store.ts';
import { perDatabase } from './database.ts';

const statements = perDatabase((db) => ({
  wallet: db.prepare<[string], Wallet>(`${WALLETS} WHERE id = ?`),
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
