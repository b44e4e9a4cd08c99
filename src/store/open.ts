/** Opens the store that a URL names. */

import type { MessagePort } from 'node:worker_threads';
import type { Logger } from 'pino';
import type { BackupOptions, BackupReport, RestoreOptions, RestoreReport } from './backup.ts';
import type { Moved } from './moved.ts';
import { backupSqliteStore } from './sqlite/backup.ts';
import { peekOpenTasks as peekSqlite } from './sqlite/open-tasks.ts';
import { restoreSqliteStore } from './sqlite/restore.ts';
import { migrateSqliteStore, openSqliteStore, reopenSqliteStore } from './sqlite/store.ts';
import { type Access, type OpenTaskCount, type Store, StoreError, type Time_ms } from './store.ts';
import { isPostgresUrl, sqlitePath, storeUrlProblem } from './store-url.ts';

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
  /** Gets what a gateway's store reports by itself, such as a broken connection. */
  readonly log?: Logger;
}

/**
 * Opens `sqlite:PATH`, relative to the working directory, or `postgres://…`. Access `make` creates the file and its folder if they
 * do not exist, and migrates an older store. Throws a StoreError with a remedy.
 */
export async function openStore(url: string, options: OpenOptions = {}): Promise<Store> {
  const { now, writer = 'here', access = 'make', log } = options;
  requireUrl(url);
  // Loaded only if it is used.
  if (isPostgresUrl(url))
    return (await import('./postgres/store.ts')).openPostgresStore(url, { now, writer, access, log });
  return openSqliteStore(pathIn(url), { now: now ?? Date.now, writer, access });
}

/** Creates or migrates the store. Returns the names of the applied migrations. Throws a StoreError. */
export async function migrateStore(url: string): Promise<readonly string[]> {
  requireUrl(url);
  if (isPostgresUrl(url)) return (await import('./postgres/store.ts')).migratePostgresStore(url);
  return migrateSqliteStore(pathIn(url), Date.now);
}

/** Lets gateways use a moved store again. Returns where it was moved to; undefined if it was not moved. */
export async function reopenStore(url: string): Promise<Moved | undefined> {
  requireUrl(url);
  if (isPostgresUrl(url)) return (await import('./postgres/store.ts')).reopenPostgresStore(url);
  return reopenSqliteStore(pathIn(url));
}

/** Counts the unfinished tasks of the store at a URL, without creating or migrating it; undefined when it cannot be read. */
export async function peekOpenTasks(url: string): Promise<readonly OpenTaskCount[] | undefined> {
  if (!isPostgresUrl(url)) return peekSqlite(url);
  try {
    const store = await openStore(url, { access: 'read' });
    return await store.countOpenTasks().finally(() => store.close());
  } catch {
    return undefined;
  }
}

/** Copies the store to a file while gateways use it, and audits the copy. Throws a StoreError or a BackupError. */
export async function backupStore(url: string, file: string, options: BackupOptions): Promise<BackupReport> {
  requireSqlite(url, 'use pg_dump, or tollgate store copy --keep --to sqlite:FILE');
  return backupSqliteStore(pathIn(url), file, options);
}

/** Restores a backup as the store. Throws a StoreError or a BackupError. */
export async function restoreStore(url: string, file: string, options: RestoreOptions): Promise<RestoreReport> {
  requireSqlite(
    url,
    'use pg_restore, or tollgate store copy --keep --from sqlite:FILE --to postgres://… into an empty database',
  );
  return restoreSqliteStore(pathIn(url), file, options);
}

function requireUrl(url: string): void {
  const problem = storeUrlProblem(url);
  if (problem !== undefined) throw new StoreError(`${problem.message}; ${problem.hint}`);
}

function requireSqlite(url: string, remedy: string): void {
  if (isPostgresUrl(url)) throw new StoreError(`backup and restore work only with a store on SQLite; ${remedy}`);
}

function pathIn(url: string): string {
  requireUrl(url);
  return sqlitePath(url);
}
