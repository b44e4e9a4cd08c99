/** Opens the store that a URL names. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { MessagePort } from 'node:worker_threads';
import type { Logger } from 'pino';
import type { PostgresOptions } from './engines/postgres/postgres-store.ts';
import { peekOpenTasks as peekSqlite, peekGroups as peekSqliteGroups } from './engines/sqlite/open-tasks.ts';
import {
  migrateSqliteStore,
  openSqliteStore,
  reopenSqliteStore,
  type SqliteOptions,
} from './engines/sqlite/sqlite-store.ts';
import type { StoreMove } from './store/moved.ts';
import {
  type Access,
  type OpenTaskCount,
  type Store,
  StoreInUseError,
  type Time_ms,
  type UsedGroup,
} from './store/store.ts';
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
  /** How long to wait for running gateways, if the schema must change. */
  readonly in_use_ms?: number;
  /** Gets what a gateway's store reports by itself, such as a broken connection. */
  readonly log?: Logger;
}

/**
 * Opens `sqlite:PATH`, relative to the working directory, or `postgres://…`. Access `make` creates the file and its folder if they
 * do not exist, and migrates an older store. Throws a StoreError with a remedy.
 */
export async function openStore(url: string, options: OpenOptions = {}): Promise<Store> {
  requireStoreUrl(url);
  return whenUnused(() => open(url, options), options.in_use_ms ?? IN_USE_ms);
}

async function open(url: string, { now, writer = 'here', access = 'make', log }: OpenOptions): Promise<Store> {
  // Loaded only if it is used.
  if (isPostgresUrl(url)) {
    const { openPostgresStore } = await import('./engines/postgres/postgres-store.ts');
    const audit: PostgresOptions['audit'] = async (...options) =>
      (await import('./audit/postgres-facts.ts')).audit(...options);
    return openPostgresStore(url, { now, writer, access, log, audit });
  }
  const audit: SqliteOptions['audit'] = async (...options) => (await import('./audit/audit.ts')).audit(...options);
  return openSqliteStore(sqlitePath(url), { now: now ?? Date.now, writer, access, audit });
}

/** How long a change of the schema waits for running gateways before it is refused. */
export const IN_USE_ms = 30_000;

/** @throws StoreInUseError if a gateway still uses the store after `in_use_ms`. */
async function whenUnused<T>(work: () => Promise<T>, in_use_ms: number): Promise<T> {
  for (const until_ms = performance.now() + in_use_ms; ; ) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof StoreInUseError) || performance.now() >= until_ms) throw error;
    }
    // Several starts at once would otherwise find each other each time.
    await sleep(100 + Math.random() * 300);
  }
}

/** Creates or migrates the store. Returns the names of the applied migrations. Throws a StoreError. */
export async function migrateStore(url: string, in_use_ms = IN_USE_ms): Promise<readonly string[]> {
  requireStoreUrl(url);
  return whenUnused(async () => {
    if (isPostgresUrl(url)) return (await import('./engines/postgres/postgres-store.ts')).migratePostgresStore(url);
    return migrateSqliteStore(sqlitePath(url), Date.now);
  }, in_use_ms);
}

/** Lets gateways use a moved store again. Returns where it was moved to; undefined if it was not moved. */
export async function reopenStore(url: string): Promise<StoreMove | undefined> {
  requireStoreUrl(url);
  if (isPostgresUrl(url)) return (await import('./engines/postgres/postgres-store.ts')).reopenPostgresStore(url);
  return reopenSqliteStore(sqlitePath(url));
}

/** Counts the unfinished tasks of the store at a URL, without creating or migrating it; undefined when it cannot be read. */
export async function peekOpenTasks(url: string): Promise<readonly OpenTaskCount[] | undefined> {
  return isPostgresUrl(url) ? peek(url, (store) => store.countOpenTasks()) : peekSqlite(url);
}

/** The groups that accounts have, in the same way. */
export async function peekGroups(url: string): Promise<readonly UsedGroup[] | undefined> {
  return isPostgresUrl(url) ? peek(url, (store) => store.accountGroups()) : peekSqliteGroups(url);
}

async function peek<T>(url: string, read: (store: Store) => Promise<T>): Promise<T | undefined> {
  try {
    const store = await openStore(url, { access: 'read' });
    return await read(store).finally(() => store.close());
  } catch {
    return undefined;
  }
}
