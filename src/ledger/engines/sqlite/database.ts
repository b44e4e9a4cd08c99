/** Opens a SQLite file with durable commits, and has the helpers that all SQL files here share. */
import { setTimeout as sleep } from 'node:timers/promises';
import Database from 'better-sqlite3';
import { entryHash } from '../../store/entry-hash.ts';
import { type Access, StoreBusyError, StoreDamagedError, StoreError } from '../../store/store.ts';

/** How long a statement waits for another process. */
export const BUSY_TIMEOUT_ms = 5_000;
/** WAL mode is entered in short attempts, because SQLite does not wait for a lock when that could deadlock. */
const WAL_ATTEMPT_ms = 50;
const walAttempts = BUSY_TIMEOUT_ms / WAL_ATTEMPT_ms;

/** The write-ahead log grows during a long read such as an audit. Afterwards it is truncated to this size. */
const KEPT_LOG_bytes = 64 * 1024 * 1024;

/** Older versions can corrupt the file when a WAL is reset (https://sqlite.org/wal.html#walresetbug). */
const OLDEST_VERSION = '3.51.3';

/** Throws a StoreError when this version of SQLite is older than `OLDEST_VERSION`. */
export function requireSqliteVersion(version: string): void {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number);
  const [oldestMajor = 0, oldestMinor = 0, oldestPatch = 0] = OLDEST_VERSION.split('.').map(Number);
  const difference = major - oldestMajor || minor - oldestMinor || patch - oldestPatch;
  if (difference >= 0) return;
  throw new StoreError(
    `SQLite ${version} can lose data when it resets its WAL; tollgate needs ${OLDEST_VERSION} or newer: update better-sqlite3`,
  );
}

const MAY_MIGRATE: ReadonlySet<Access> = new Set(['make', 'upgrade']);

/** Opens the file; only access `make` creates it. With access `read` the connection cannot write. Throws a SqliteError or a StoreError. */
export async function openDatabase(path: string, access: Access = 'make'): Promise<Database.Database> {
  requireSqlite();
  const db = new Database(path, { timeout: WAL_ATTEMPT_ms, fileMustExist: access !== 'make' });
  try {
    db.defaultSafeIntegers(true);
    if (access === 'read') db.pragma('query_only = ON');
    // An existing store is in WAL mode already, and any other file must be refused unchanged.
    await whenNotBusy(() => (MAY_MIGRATE.has(access) ? enterWal(db) : db.pragma('schema_version')));
    db.pragma(`busy_timeout = ${BUSY_TIMEOUT_ms}`);
    // With WAL's default of NORMAL, a power failure can lose acknowledged commits.
    db.pragma('synchronous = FULL');
    db.pragma(`journal_size_limit = ${KEPT_LOG_bytes}`);
    db.pragma('foreign_keys = ON');
    // Without it, INSERT OR REPLACE deletes an entry without firing the trigger that forbids this.
    db.pragma('recursive_triggers = ON');
    addFunctions(db);
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}

/** Adds the functions that migrations call. */
export function addFunctions(db: Database.Database): void {
  db.function('entry_hash', { deterministic: true }, (before, text) => entryHash(String(before), String(text)));
}

/** Loads SQLite. @throws StoreError if it is too old, and what the addon throws if it cannot be loaded. */
export function requireSqlite(): void {
  requireSqliteVersion(sqliteVersion());
}

let version: string | undefined;

/** Uses a database in memory: on a file that another process has locked, even this query would fail. */
function sqliteVersion(): string {
  version ??= askVersion();
  return version;
}

function askVersion(): string {
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
  throw new StoreError(
    `the store cannot use a write-ahead log at this path (journal mode ${mode}); put it on a local disk`,
  );
}

async function whenNotBusy(work: () => unknown): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      work();
      return;
    } catch (error) {
      if (!isBusy(error) || attempt >= walAttempts) throw error;
      await sleep(WAL_ATTEMPT_ms);
    }
  }
}

/** Whether the database is locked. Tested by code, because an error sent between threads loses its class. */
export function isBusy(error: unknown): boolean {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('SQLITE_BUSY');
}

/** Whether the file is damaged, so that nothing read from it can be trusted. */
export function isDamaged(error: unknown): boolean {
  if (error instanceof StoreDamagedError) return true;
  if (!(error instanceof Error && 'code' in error)) return false;
  return /^SQLITE_(CORRUPT|NOTADB|IOERR_SHORT_READ)/.test(String(error.code));
}

/** Converts an error of an operation to a StoreError with a remedy, if the state of the file caused it. */
export function storeFailure(error: unknown): unknown {
  if (!(error instanceof Error && 'code' in error)) return error;
  const code = String(error.code);
  if (isBusy(error)) {
    return new StoreBusyError('the store is locked by another process; try again in a moment', { cause: error });
  }
  const remedy = Object.entries(REMEDIES).find(([prefix]) => code.startsWith(prefix))?.[1];
  return remedy === undefined
    ? error
    : new StoreError(`the store failed: ${error.message}; ${remedy}`, { cause: error, reason: error.message });
}

/** Remedies by the prefix of SQLite's result code. A failed operation has changed nothing. */
const REMEDIES: Readonly<Record<string, string>> = {
  SQLITE_FULL: 'make room on its disk',
  SQLITE_READONLY: 'check that this user may write to its file and its folder',
  SQLITE_IOERR: 'check its disk',
  SQLITE_CORRUPT: 'stop the gateway, and restore a backup',
  SQLITE_NOTADB: 'give another path, or restore a backup',
};

/** Created once per database, because wrapping a function costs more than some transactions. */
const transactions = perDatabase((db) => db.transaction((work: () => unknown) => work()));

/** Runs the work as one BEGIN IMMEDIATE transaction, or as part of the open one. A throw rolls the transaction back. */
export function transact<T>(db: Database.Database, work: () => T): T {
  // The types of better-sqlite3 lose the result of `work`.
  return db.inTransaction ? work() : (transactions(db).immediate(work) as T);
}

/** Runs reads on one snapshot. */
export function snapshot<T>(db: Database.Database, work: () => T): T {
  return transactions(db).deferred(work) as T;
}

/** Makes a value once per database, such as the prepared statements of a file. */
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
