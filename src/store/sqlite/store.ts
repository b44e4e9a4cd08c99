/** The Store on SQLite: opens and migrates the file, and calls the synchronous operations of this folder. */
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import Database from 'better-sqlite3';
import { readMigrations } from '../migrations.ts';
import { type Store, StoreError, type Time_ms } from '../store.ts';
import * as accounts from './accounts.ts';
import { audit } from './audit.ts';
import { openDatabase } from './database.ts';
import * as keys from './keys.ts';
import * as ledger from './ledger.ts';
import { migrate } from './migrate.ts';
import * as resources from './resources.ts';
import * as taskRows from './task-rows.ts';
import * as tasks from './tasks.ts';

/** Opens the store in that file; it and its folder are made when they do not exist. Throws a StoreError. */
export async function openSqliteStore(path: string, now: () => Time_ms): Promise<Store> {
  try {
    mkdirSync(dirname(path), { recursive: true });
    const db = await openDatabase(path);
    try {
      migrate(db, readMigrations('sqlite'), now());
    } catch (error) {
      db.close();
      throw error;
    }
    return sqliteStore(db, now);
  } catch (error) {
    throw openingError(path, error);
  }
}

function openingError(path: string, error: unknown): unknown {
  if (error instanceof StoreError) return new StoreError(`cannot open the store ${path}: ${error.message}`);
  if (!(error instanceof Error && 'code' in error)) return error;
  return new StoreError(`cannot open the store ${path}: ${error.message}; ${remedy(error)}`, { cause: error });
}

function remedy(error: Error): string {
  const code = error instanceof Database.SqliteError ? error.code : 'file';
  if (code.startsWith('SQLITE_BUSY')) return 'another process keeps it locked: stop that one, or try again';
  if (code === 'SQLITE_NOTADB' || code.startsWith('SQLITE_CORRUPT')) return 'give another path, or restore a backup';
  return 'check that its folder exists and that this user may write there';
}

/** The Store on an open, migrated database. */
export function sqliteStore(db: Database.Database, now: () => Time_ms): Store {
  return {
    createAccount: async (account) => accounts.createAccount(db, account, now()),
    listAccounts: async () => accounts.listAccounts(db),
    findAccount: async (nameOrId) => accounts.findAccount(db, nameOrId),

    createKey: async (key) => keys.createKey(db, key, now()),
    findKey: async (sha256) => keys.findKey(db, sha256),
    listKeys: async (account) => keys.listKeys(db, account),
    revokeKey: async (id) => keys.revokeKey(db, id, now()),

    wallet: async (account) => ledger.wallet(db, account),
    entries: async (account, limit) => ledger.entries(db, account, limit),
    topup: async (account, amount_nano, reference) => ledger.topup(db, account, amount_nano, reference, now()),

    openTask: async (task) => tasks.openTask(db, task, now()),
    startTask: async (id, upstream_id, observation) => tasks.startTask(db, id, upstream_id, observation, now()),
    markUnknown: async (id, reason) => tasks.markUnknown(db, id, reason, now()),
    markReview: async (id, reason) => tasks.markReview(db, id, reason, now()),
    settleTask: async (id, settlement) => tasks.settleTask(db, id, settlement, now()),
    observeTask: async (id, observation) => tasks.observeTask(db, id, observation, now()),
    hideTask: async (id) => tasks.hideTask(db, id, now()),
    recoverTasks: async () => tasks.recoverTasks(db, now()),
    getTask: async (id) => taskRows.getTask(db, id),
    findTask: async (account, kinds, upstream_id) => taskRows.findTask(db, account, kinds, upstream_id),
    listTasks: async (filter) => taskRows.listTasks(db, filter),

    recordResource: async (kind, id, account) => resources.recordResource(db, kind, id, account, now()),
    ownsResource: async (kind, id, account) => resources.ownsResource(db, kind, id, account),

    audit: async () => audit(db),
    close: async () => {
      db.close();
    },
  };
}
