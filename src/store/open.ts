/** Opens the store that a URL names. */

import { resolve } from 'node:path';
import type { MessagePort } from 'node:worker_threads';
import type { BackupOptions, BackupReport, RestoreOptions, RestoreReport } from './backup.ts';
import { migratePostgresStore, openPostgresStore } from './postgres/store.ts';
import { backupSqliteStore } from './sqlite/backup.ts';
import { restoreSqliteStore } from './sqlite/restore.ts';
import { migrateSqliteStore, openSqliteStore } from './sqlite/store.ts';
import { type Access, type Store, StoreError, type Time_ms } from './store.ts';
import { isPostgresUrl, storeUrlProblem } from './store-url.ts';

/** How to open a store. */
export interface OpenOptions {
  /** The clock for the times of rows. */
  readonly now?: () => Time_ms;
  /**
   * `thread`: grouped commits in a thread, for a server. `here`, the default: on this thread, for a command that writes once. A port that
   * another store gave by `share`: by that store's thread.
   */
  readonly writer?: 'thread' | 'here' | MessagePort;
  /** The default is `make`. */
  readonly access?: Access;
}

/**
 * Opens `sqlite:PATH`, relative to the working directory, or `postgres://…`. Access `make` creates the file and its folder if they do not exist, and
 * migrates an older store. Throws a StoreError with a remedy.
 */
export async function openStore(url: string, options: OpenOptions = {}): Promise<Store> {
  const { now, writer = 'here', access = 'make' } = options;
  requireUrl(url);
  if (isPostgresUrl(url)) return openPostgresStore(url, { now, writer, access });
  return openSqliteStore(pathIn(url), { now: now ?? Date.now, writer, access });
}

/** Creates or migrates the store. Returns the names of the applied migrations. Throws a StoreError. */
export async function migrateStore(url: string): Promise<readonly string[]> {
  requireUrl(url);
  return isPostgresUrl(url) ? migratePostgresStore(url) : migrateSqliteStore(pathIn(url), Date.now);
}

/** Copies the store to a file while gateways use it, and audits the copy. Throws a StoreError or a BackupError. */
export async function backupStore(url: string, file: string, options: BackupOptions): Promise<BackupReport> {
  return backupSqliteStore(pathIn(url), file, options);
}

/** Restores a backup as the store. Throws a StoreError or a BackupError. */
export async function restoreStore(url: string, file: string, options: RestoreOptions): Promise<RestoreReport> {
  return restoreSqliteStore(pathIn(url), file, options);
}

function requireUrl(url: string): void {
  const problem = storeUrlProblem(url);
  if (problem !== undefined) throw new StoreError(`${problem.message}; ${problem.hint}`);
}

function pathIn(url: string): string {
  requireUrl(url);
  if (isPostgresUrl(url)) throw new StoreError('this works only with a store on SQLite; use pg_dump and pg_restore');
  return resolve(url.slice('sqlite:'.length));
}
