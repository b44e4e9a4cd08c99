/** Opens the store that a URL names. */
import type { MessagePort } from 'node:worker_threads';
import type { Logger } from 'pino';
import type { PostgresOptions } from './engines/postgres/store.ts';
import { peekOpenTasks as peekSqlite } from './engines/sqlite/open-tasks.ts';
import { migrateSqliteStore, openSqliteStore, reopenSqliteStore, type SqliteOptions } from './engines/sqlite/store.ts';
import type { Moved } from './store/moved.ts';
import type { Access, OpenTaskCount, Store, Time_ms } from './store/store.ts';
import { isPostgresUrl, requireStoreUrl, sqlitePath } from './store/store-url.ts';

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
  requireStoreUrl(url);
  // Loaded only if it is used.
  if (isPostgresUrl(url)) {
    const { openPostgresStore } = await import('./engines/postgres/store.ts');
    const audit: PostgresOptions['audit'] = async (...of) => (await import('./audit/postgres.ts')).audit(...of);
    return openPostgresStore(url, { now, writer, access, log, audit });
  }
  const audit: SqliteOptions['audit'] = async (...of) => (await import('./audit/audit.ts')).audit(...of);
  return openSqliteStore(sqlitePath(url), { now: now ?? Date.now, writer, access, audit });
}

/** Creates or migrates the store. Returns the names of the applied migrations. Throws a StoreError. */
export async function migrateStore(url: string): Promise<readonly string[]> {
  requireStoreUrl(url);
  if (isPostgresUrl(url)) return (await import('./engines/postgres/store.ts')).migratePostgresStore(url);
  return migrateSqliteStore(sqlitePath(url), Date.now);
}

/** Lets gateways use a moved store again. Returns where it was moved to; undefined if it was not moved. */
export async function reopenStore(url: string): Promise<Moved | undefined> {
  requireStoreUrl(url);
  if (isPostgresUrl(url)) return (await import('./engines/postgres/store.ts')).reopenPostgresStore(url);
  return reopenSqliteStore(sqlitePath(url));
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
