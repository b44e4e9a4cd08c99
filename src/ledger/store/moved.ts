/** A store that was moved to another place by a copy, and that no gateway may use any more. */
import type { Time_ms } from '../core/money-rows.ts';
import { StoreError } from './store-errors.ts';
import { isPostgresUrl, sqlitePath, withoutCredentials } from './store-url.ts';

export interface StoreMove {
  /** A store's URL without credentials. */
  readonly destination: string;
  readonly at_ms: Time_ms;
}

/** The name of a store's place, the same from every working directory. */
export function destinationOf(url: string): string {
  return isPostgresUrl(url) ? withoutCredentials(url) : `sqlite:${sqlitePath(url)}`;
}

/** `to URL at TIME`. */
export function movedText({ destination, at_ms }: StoreMove): string {
  return `to ${destination} at ${new Date(at_ms).toISOString()}`;
}

/** Also survives the way between threads, unlike the class. */
const MOVED_CODE = 'STORE_MOVED';

/** The error of every attempt to use a store that was moved. */
export function movedError(moved: StoreMove): StoreError {
  const error = new StoreError(
    `this store was moved ${movedText(moved)}; set TOLLGATE_STORE to the URL of the new store, or copy that one back. ` +
      'Only if nothing has used the new store, open this one again with: tollgate store reopen',
    { reason: 'the store was moved' },
  );
  return Object.assign(error, { code: MOVED_CODE });
}

/** Whether it is `movedError`, also of another thread. */
export function isMovedError(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === MOVED_CODE;
}
