/** Request records in SQLite: a file of their own beside the store, shared by all gateways of the store. */
import { renameSync, rmSync, statfsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import Database from 'better-sqlite3';
import { isDamaged, transact } from '../engines/sqlite/database.ts';
import { read, toSqlite } from '../engines/sqlite/dialect.ts';
import { makeFile } from '../engines/sqlite/open-file.ts';
import { PlaceLost, RecordingPaused, type RequestPlace } from './place.ts';
import { PART, pruneRecords, pruneSums, pruneSurplus, pruneUnknown } from './prune-requests.ts';
import { CREATE_TABLES, REQUEST_TABLES, REQUESTS_VERSION } from './tables.ts';
import { type KnownSeries, writeBatch } from './write-batch.ts';

/** The file of the records of a store. */
export function requestsPath(store_path: string): string {
  return `${store_path}.requests.db`;
}

/** Records never take the last room of the disk: money needs it. */
const FREE_bytes = 1024 ** 3;
const FREE_share = 0.05;
const BUSY_ms = 2_000;

/** Opens the file, or makes it. @throws PlaceLost if the file could not be used, and was set aside by its name. */
export function openSqlitePlace(path: string): RequestPlace {
  const db = open(path);
  const { ino } = statSync(path);
  const known: KnownSeries = new Map();
  const change = <T>(work: () => T): T => {
    requireSame(path, ino);
    try {
      return transact(db, work);
    } catch (error) {
      // What was rolled back has no id.
      known.clear();
      throw refused(error, path, db, ino);
    }
  };
  return {
    async write(batch) {
      requireRoom(path);
      change(() => read(db, writeBatch(batch, known)));
    },
    async prune({ keep_ms, size_bytes }, now_ms) {
      const isTooLarge = usedBytes(db) > size_bytes;
      return change(() => {
        if (isTooLarge) return read(db, pruneSurplus(PART, now_ms));
        const old_ms = now_ms - keep_ms;
        const parts = [pruneRecords(PART, old_ms), pruneUnknown(old_ms), pruneSums(now_ms)];
        return parts.map((part) => read(db, part)).includes(true);
      });
    },
    async close() {
      db.close();
    },
  };
}

/** @throws PlaceLost if another file has this path now. */
function requireSame(path: string, ino: number): void {
  if (inodeOf(path) === ino) return;
  throw new PlaceLost('replaced', `the file ${path} was deleted or replaced: another one begins`);
}

function inodeOf(path: string): number | undefined {
  return statSync(path, { throwIfNoEntry: false })?.ino;
}

/** The file of the records, for readers. */
export interface OpenedForReading {
  readonly db: Database.Database;
  /** Throws if the file was deleted or replaced: it must be opened again. */
  readonly requireSame: () => void;
}

/** Opens the file for reading; undefined if there is none, or it is of another version. */
export function readSqlitePlace(path: string): OpenedForReading | undefined {
  if (statSync(path, { throwIfNoEntry: false }) === undefined) return undefined;
  const db = new Database(path, { fileMustExist: true, timeout: BUSY_ms });
  try {
    db.defaultSafeIntegers(true);
    db.pragma('query_only = ON');
    const { ino } = statSync(path);
    if (versionOf(db) === REQUESTS_VERSION) return { db, requireSame: () => requireSame(path, ino) };
  } catch (error) {
    db.close();
    throw error;
  }
  db.close();
  return undefined;
}

class WrongVersion extends Error {
  readonly version: number;

  constructor(version: number) {
    super(`the request records are of version ${version}`);
    this.version = version;
  }
}

function open(path: string): Database.Database {
  makeFile(path);
  const ino = inodeOf(path);
  let db: Database.Database | undefined;
  try {
    db = new Database(path, { timeout: BUSY_ms });
    begin(db);
    return db;
  } catch (error) {
    const problem = refused(error, path, db, ino);
    db?.close();
    throw problem;
  }
}

function begin(db: Database.Database): void {
  db.defaultSafeIntegers(true);
  db.pragma('journal_mode = WAL');
  // A power failure may lose the last records, which no book needs.
  db.pragma('synchronous = NORMAL');
  db.pragma('journal_size_limit = 16777216');
  transact(db, () => {
    const version = versionOf(db);
    if (version === undefined) for (const text of CREATE_TABLES) db.exec(toSqlite(text).text);
    else if (version !== REQUESTS_VERSION) throw new WrongVersion(version);
  });
}

/** Why a file cannot be used. One that never can be is set aside. */
function refused(error: unknown, path: string, db: Database.Database | undefined, ino: number | undefined): Error {
  const message = error instanceof Error ? error.message : String(error);
  const isOther = error instanceof WrongVersion;
  if (!isOther && !isDamaged(error)) return new Error(`the file ${path} cannot be used: ${message}`);
  db?.close();
  const suffix = isOther ? `version-${error.version}` : 'damaged';
  // Another gateway may have set it aside already.
  if (inodeOf(path) === ino) setAside(path, suffix);
  const kept = `it is kept as ${path}.${suffix}, and another one begins`;
  return new PlaceLost(isOther ? 'version' : 'damaged', `the file ${path} cannot be used: ${message}; ${kept}`);
}

/** Undefined: the file is empty. */
function versionOf(db: Database.Database): number | undefined {
  const names = db.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").pluck().all();
  if (names.length === 0) return undefined;
  // Without one of its tables, it is like one of another version.
  if (!REQUEST_TABLES.every((name) => names.includes(name))) return 0;
  return Number(db.prepare('SELECT version FROM request_version').pluck().get());
}

/** The file keeps its records under another name, for whoever wants to look. The one that was set aside before goes. */
function setAside(path: string, why: string): void {
  renameSync(path, `${path}.${why}`);
  for (const end of ['-wal', '-shm']) rmSync(path + end, { force: true });
}

function usedBytes(db: Database.Database): number {
  const [pages, free, size] = ['page_count', 'freelist_count', 'page_size'].map((name) =>
    Number(db.pragma(name, { simple: true })),
  ) as [number, number, number];
  return (pages - free) * size;
}

/** @throws RecordingPaused */
function requireRoom(path: string): void {
  const { bavail, blocks, bsize } = statfsSync(dirname(path));
  const needed_bytes = Math.max(FREE_bytes, FREE_share * blocks * bsize);
  if (bavail * bsize >= needed_bytes) return;
  const needed = `${Math.ceil(needed_bytes / 1024 ** 2)} MiB`;
  throw new RecordingPaused('disk_full', `less than ${needed} is free on the disk of ${path}: make room on it`);
}
