/** Opens the file of a store. Creates and migrates it if the access allows, and explains why a file cannot be used. */
import { chmodSync, closeSync, existsSync, fchmodSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import Database from 'better-sqlite3';
import { type Access, StoreDamagedError, StoreError, StoreInUseError, type Time_ms } from '../../store/store.ts';
import { HOW_TO_MAKE, IF_LOST, inUseError, type Migration, readMigrations, requireMigrated } from '../migrations.ts';
import { beginAlone, endAlone } from './alone.ts';
import { BUSY_TIMEOUT_ms, isBusy, isDamaged, openDatabase, requireSqlite } from './database.ts';
import { migrate, pendingMigrations } from './migrate-sqlite.ts';

export interface OpenedFile {
  readonly db: Database.Database;
  /** The migrations that were applied now. */
  readonly migrated: readonly Migration[];
}

/** Opens the file. Throws a StoreError with a remedy. */
export async function openFile(path: string, access: Access, now: () => Time_ms): Promise<OpenedFile> {
  if (access !== 'make' && !existsSync(path)) {
    const remedy = access === 'upgrade' ? IF_LOST : `${HOW_TO_MAKE}; or name another with: --store sqlite:PATH`;
    throw new StoreError(`there is no store at ${path}; ${remedy}`);
  }
  try {
    if (access === 'upgrade') await refuseEmpty(path, `it is empty; ${IF_LOST}`);
    if (access === 'make') {
      // Before the file is made: a program that cannot load SQLite leaves no empty file behind.
      requireSqlite();
      makeFile(path);
    }
    const db = await openDatabase(path, access);
    try {
      const known = readMigrations('sqlite');
      if (access === 'make' || access === 'upgrade') return { db, migrated: upgrade(db, path, known, now()) };
      requireMigrated(pendingMigrations(db, known), known);
      return { db, migrated: [] };
    } catch (error) {
      db.close();
      throw error;
    }
  } catch (error) {
    throw openingError(path, error);
  }
}

/** Migrates the file. @throws StoreInUseError if the file is a store, and another process has it open. */
function upgrade(
  db: Database.Database,
  path: string,
  known: readonly Migration[],
  at_ms: Time_ms,
): readonly Migration[] {
  const pending = pendingMigrations(db, known);
  if (pending.length === 0 || pending.length === known.length) return migrate(db, known, at_ms);
  // An older gateway would go on with the old schema, and lose what it charges.
  db.pragma(`busy_timeout = ${ALONE_ms}`);
  try {
    beginAlone(db);
  } catch (error) {
    if (isBusy(error))
      throw inUseError(pending, 'another process', `fuser ${path} lists the processes that have it open`);
    throw error;
  }
  try {
    const migrated = migrate(db, known, at_ms);
    db.exec('COMMIT');
    return migrated;
  } finally {
    endAlone(db);
    db.pragma(`busy_timeout = ${BUSY_TIMEOUT_ms}`);
  }
}

/** Short: two starts that wait for each other have the file open meanwhile. */
const ALONE_ms = 50;

/**
 * Opens an existing store, also of an older version, to copy it. Throws a StoreError if the file is not a store, is empty, or was made by
 * a newer tollgate.
 */
export async function openForCopy(path: string): Promise<Database.Database> {
  if (!existsSync(path)) throw new StoreError(`there is no store at ${path}; name another with: --store sqlite:PATH`);
  try {
    await refuseEmpty(path, 'it is empty');
    return await openDatabase(path, 'read');
  } catch (error) {
    throw openingError(path, error);
  }
}

/** Throws a StoreError if the file has no tables. Changes nothing. */
async function refuseEmpty(path: string, message: string): Promise<void> {
  const db = await openDatabase(path, 'read');
  try {
    const known = readMigrations('sqlite');
    if (pendingMigrations(db, known).length === known.length) throw new StoreError(message);
  } finally {
    db.close();
  }
}

/** Creates a file that only its owner may read, whatever the umask. SQLite gives the files beside it the same mode. */
export function makeFile(path: string): void {
  makeFolder(path);
  if (existsSync(path)) return;
  try {
    const file = openSync(path, 'wx', 0o600);
    fchmodSync(file, 0o600);
    closeSync(file);
  } catch (error) {
    // Another process has created it meanwhile.
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
}

/** Makes the folder of a file, if there is none, so that only its owner may read it. */
export function makeFolder(path: string): void {
  const folder = dirname(path);
  if (mkdirSync(folder, { recursive: true, mode: 0o700 }) !== undefined) chmodSync(folder, 0o700);
}

function openingError(path: string, error: unknown): unknown {
  const Same = error instanceof StoreInUseError ? StoreInUseError : StoreError;
  if (error instanceof StoreError) return new Same(`cannot open the store ${path}: ${error.message}`);
  if (!(error instanceof Error && 'code' in error)) return error;
  const Kind = isDamaged(error) ? StoreDamagedError : StoreError;
  return new Kind(`cannot open the store ${path}: ${error.message}; ${remedy(error)}`, { cause: error });
}

function remedy(error: Error): string {
  const code = error instanceof Database.SqliteError ? error.code : 'file';
  if (isBusy(error)) return 'another process has locked it: stop that process, or try again';
  if (code === 'SQLITE_NOTADB' || code.startsWith('SQLITE_CORRUPT')) return 'give another path, or restore a backup';
  return 'check that its folder exists and that this user may write there';
}
