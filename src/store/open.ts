/** Opens the store that a URL names. */
import { resolve } from 'node:path';
import { migrateSqliteStore, openSqliteStore } from './sqlite/store.ts';
import { type Access, type Store, StoreError, type Time_ms } from './store.ts';

export interface OpenOptions {
  /** The time that rows are stamped with. */
  readonly now?: () => Time_ms;
  /** A server writes in a thread, in grouped commits; a command that writes once and ends does it here, the default. */
  readonly writer?: 'thread' | 'here';
  /** Default `make`. */
  readonly access?: Access;
}

/**
 * `sqlite:PATH`, relative to the working directory. With access `make`, the file and its folder are made when they do not
 * exist, and an older store is migrated. Throws a StoreError that says what to do.
 */
export async function openStore(url: string, options: OpenOptions = {}): Promise<Store> {
  const { now = Date.now, writer = 'here', access = 'make' } = options;
  return openSqliteStore(pathIn(url), { now, writer, access });
}

/** Makes the store, or brings it up to date. Answers the names of the migrations that were applied. Throws a StoreError. */
export async function migrateStore(url: string): Promise<readonly string[]> {
  return migrateSqliteStore(pathIn(url), Date.now);
}

function pathIn(url: string): string {
  // Only the scheme is ever repeated in an error: the rest of a URL may hold a password.
  const scheme = url.slice(0, Math.max(0, url.indexOf(':')));
  if (scheme === 'sqlite') return sqlitePath(url.slice('sqlite:'.length));
  if (scheme === 'postgres' || scheme === 'postgresql') {
    throw new StoreError(`PostgreSQL is not supported yet; ${acceptedUrl}`);
  }
  throw new StoreError(`the store's URL has the unknown scheme '${scheme}'; ${acceptedUrl}`);
}

const acceptedUrl = 'use sqlite:PATH, for example sqlite:./data/tollgate.db';

function sqlitePath(path: string): string {
  if (path === '') throw new StoreError(`the store's URL names no file; ${acceptedUrl}`);
  if (path.startsWith(':memory:')) {
    throw new StoreError(`a store in memory would lose its money with the process; ${acceptedUrl}`);
  }
  // `sqlite://data/x.db` would be read as the absolute path /data/x.db, which hardly anybody means.
  if (/^\/\/[^/]/.test(path)) throw new StoreError(`the store's URL must not have two slashes; ${acceptedUrl}`);
  return resolve(path);
}
