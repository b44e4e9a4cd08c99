/** Opens a SQLite file so that what is acknowledged is durable, and holds what every SQL file here shares. */
import assert from 'node:assert/strict';
import { hash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import Database from 'better-sqlite3';
import { type Access, StoreBusyError, StoreError } from '../store.ts';

const busyTimeout_ms = 5_000;
/** WAL mode is entered in short attempts, because SQLite does not wait where waiting could deadlock. */
const walAttempt_ms = 50;
const walAttempts = busyTimeout_ms / walAttempt_ms;

/** A long read, such as an audit's, lets the write-ahead log grow; this much of it is kept afterwards and not all. */
const keptLog_bytes = 64 * 1024 * 1024;

/** Older versions can corrupt the file when a WAL is reset (https://sqlite.org/wal.html#walresetbug). */
const oldestVersion = '3.51.3';

/** Throws a StoreError when that version of SQLite is older than 3.51.3. */
export function requireSqliteVersion(version: string): void {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number);
  const [oldestMajor = 0, oldestMinor = 0, oldestPatch = 0] = oldestVersion.split('.').map(Number);
  const difference = major - oldestMajor || minor - oldestMinor || patch - oldestPatch;
  if (difference >= 0) return;
  throw new StoreError(
    `SQLite ${version} can lose data when it resets its WAL; tollgate needs ${oldestVersion} or newer: update better-sqlite3`,
  );
}

/**
 * Opens the file, which only access `make` makes when it does not exist. With access `read` nothing can be written through the
 * connection. Throws a SqliteError or a StoreError.
 */
export async function openDatabase(path: string, access: Access = 'make'): Promise<Database.Database> {
  requireSqliteVersion(sqliteVersion());
  const db = new Database(path, { timeout: walAttempt_ms, fileMustExist: access !== 'make' });
  try {
    db.defaultSafeIntegers(true);
    if (access === 'read') db.pragma('query_only = ON');
    // A store stays in the mode that it was made in; any other file is to be refused as it is.
    await whenNotBusy(() => (access === 'make' ? enterWal(db) : db.pragma('schema_version')));
    db.pragma(`busy_timeout = ${busyTimeout_ms}`);
    // FULL, because WAL's default of NORMAL can lose acknowledged commits when the power fails.
    db.pragma('synchronous = FULL');
    db.pragma(`journal_size_limit = ${keptLog_bytes}`);
    db.pragma('foreign_keys = ON');
    // Without it INSERT OR REPLACE would delete an entry and not fire the trigger that forbids it.
    db.pragma('recursive_triggers = ON');
    addFunctions(db);
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}

/** The SHA-256, in lower-case hex, of the hash of the entry before (empty for the first) and the text of an entry. */
export function entryHash(before: string, text: string): string {
  return hash('sha256', before + text, 'hex');
}

/** The functions that statements and migrations call. */
export function addFunctions(db: Database.Database): void {
  db.function('entry_hash', { deterministic: true }, (before, text) => entryHash(String(before), String(text)));
}

/** Asked of a database in memory: even this question would fail on a file that another process has locked. */
function sqliteVersion(): string {
  const memory = new Database(':memory:');
  try {
    return String(memory.prepare('SELECT sqlite_version()').pluck().get());
  } finally {
    memory.close();
  }
}

function enterWal(db: Database.Database): void {
  const mode = db.pragma('journal_mode = WAL', { simple: true });
  if (mode === 'wal') return;
  throw new StoreError(`the store cannot use a write-ahead log there (journal mode ${mode}); put it on a local disk`);
}

async function whenNotBusy(work: () => unknown): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      work();
      return;
    } catch (error) {
      if (!isBusy(error) || attempt >= walAttempts) throw error;
      await sleep(walAttempt_ms);
    }
  }
}

/** By its code: an error keeps that on its way between threads, and not its class. */
export function isBusy(error: unknown): boolean {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('SQLITE_BUSY');
}

/** The file is not what was written to it: no answer that comes out of it can be believed. */
export function isDamaged(error: unknown): boolean {
  if (!(error instanceof Error && 'code' in error)) return false;
  return /^SQLITE_(CORRUPT|NOTADB|IOERR_SHORT_READ)/.test(String(error.code));
}

/** What stopped an operation, in the store's own words where it is the file's state and no fault of the program. */
export function storeFailure(error: unknown): unknown {
  if (!(error instanceof Error && 'code' in error)) return error;
  const code = String(error.code);
  if (isBusy(error)) {
    return new StoreBusyError('the store is locked by another process; try again in a moment', { cause: error });
  }
  const remedy = Object.entries(remedies).find(([prefix]) => code.startsWith(prefix))?.[1];
  return remedy === undefined
    ? error
    : new StoreError(`the store failed: ${error.message}; ${remedy}`, { cause: error });
}

/** By the beginning of SQLite's result code; nothing of a failed operation was done. */
const remedies: Readonly<Record<string, string>> = {
  SQLITE_FULL: 'make room on its disk',
  SQLITE_READONLY: 'check that this user may write to its file and its folder',
  SQLITE_IOERR: 'check its disk',
  SQLITE_CORRUPT: 'stop the gateway, and restore a backup',
  SQLITE_NOTADB: 'give another path, or restore a backup',
};

/** Made once: to wrap each piece of work by itself takes longer than some of them do. */
const transactions = perDatabase((db) => db.transaction((work: () => unknown) => work()));

/**
 * Runs the work as one BEGIN IMMEDIATE transaction, which a throw rolls back; within a transaction, as a part of that one,
 * which a throw rolls back whole.
 */
export function transact<T>(db: Database.Database, work: () => T): T {
  // What it returns is what the work returned.
  return db.inTransaction ? work() : (transactions(db).immediate(work) as T);
}

/** Runs a part of the open transaction; a throw rolls back that part alone. It copies every page that the part changes. */
export function savepoint<T>(db: Database.Database, part: () => T): T {
  assert(db.inTransaction);
  return transactions(db)(part) as T;
}

/** Runs reads on one snapshot. */
export function snapshot<T>(db: Database.Database, work: () => T): T {
  return transactions(db).deferred(work) as T;
}

/** Makes something once for each database: the prepared statements of a file. */
export function perDatabase<T>(make: (db: Database.Database) => T): (db: Database.Database) => T {
  const made = new WeakMap<Database.Database, T>();
  return (db) => {
    const found = made.get(db);
    if (found !== undefined) return found;
    const fresh = make(db);
    made.set(db, fresh);
    return fresh;
  };
}

/** A row as SQLite gives it: every integer is a bigint, so the fields named `…_ms` are not numbers yet. */
export type Row<T> = {
  readonly [K in keyof T]: K extends `${string}_ms` ? bigint | Extract<T[K], null> : T[K];
};

/** A time for the store: a JS number may bind as REAL. */
export function bindTime(time_ms: number | null): bigint | null {
  return time_ms === null ? null : BigInt(time_ms);
}

export function readTime(time_ms: bigint | null): number | null {
  return time_ms === null ? null : Number(time_ms);
}
