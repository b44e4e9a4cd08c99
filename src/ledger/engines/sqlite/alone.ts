/** Locks a store's file against every other process. */
import type { Database } from 'better-sqlite3';

/**
 * Begins a transaction during which no other process can read or write the file. Throws an SQLITE_BUSY if a process has it open.
 *
 * Every process that uses a store in WAL mode has a shared lock on the file from its first read until it closes the file, also while
 * it is idle. SQLite leaves WAL mode only if there is no such lock. This also moves the log into the file, so that the store is one
 * file, and a process that has opened it but not yet read it fails later with SQLITE_READONLY_DBMOVED if it is replaced.
 */
export function beginAlone(db: Database): void {
  db.pragma('journal_mode = DELETE');
  db.exec('BEGIN EXCLUSIVE');
}

/** Rolls back what was not committed, and lets others use the file as before. */
export function endAlone(db: Database): void {
  if (db.inTransaction) db.exec('ROLLBACK');
  try {
    db.pragma('journal_mode = WAL');
  } catch {
    // The next start of a gateway enters WAL mode.
  }
}

/** What to do if a process has the file open. */
export function howToEndOthers(path: string): string {
  return `stop the gateway, and all other processes that fuser ${path} lists; then try again`;
}
