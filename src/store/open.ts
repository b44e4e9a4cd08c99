/** Opens the store that a URL names. */
import { resolve } from 'node:path';
import { migrateSqliteStore, openSqliteStore } from './sqlite/store.ts';
import { type Access, type Store, StoreError, type Time_ms } from './store.ts';
import { storeUrlProblem } from './store-url.ts';

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
  const problem = storeUrlProblem(url);
  if (problem !== undefined) throw new StoreError(`${problem.message}; ${problem.hint}`);
  return resolve(url.slice('sqlite:'.length));
}
