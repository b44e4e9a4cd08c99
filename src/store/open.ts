/** Opens the store that a URL names. */
import { resolve } from 'node:path';
import { storeUrlProblem } from '../lang/store-url.ts';
import { openSqliteStore } from './sqlite/store.ts';
import { type Store, StoreError, type Time_ms } from './store.ts';

export interface OpenOptions {
  /** The time that rows are stamped with. */
  readonly now?: () => Time_ms;
  /** A server writes in a thread, in grouped commits; a command that writes once and ends does it here, the default. */
  readonly writer?: 'thread' | 'here';
}

/**
 * `sqlite:PATH`, relative to the working directory; the file and its folder are made when they do not exist.
 * Throws a StoreError that says what to do.
 */
export async function openStore(url: string, options: OpenOptions = {}): Promise<Store> {
  const { now = Date.now, writer = 'here' } = options;
  const problem = storeUrlProblem(url);
  if (problem !== undefined) throw new StoreError(`${problem.message}; ${problem.hint}`);
  return openSqliteStore(resolve(url.slice('sqlite:'.length)), { now, writer });
}
