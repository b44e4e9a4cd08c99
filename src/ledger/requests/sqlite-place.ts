/** Request records in SQLite: a file of their own beside the store, shared by all gateways of the store. */
import { renameSync, rmSync, statfsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import Database from 'better-sqlite3';
import { isDamaged, transact } from '../engines/sqlite/database.ts';
import { read, toSqlite } from '../engines/sqlite/dialect.ts';
import { makeFile } from '../engines/sqlite/open-file.ts';
import { PlaceLost, RecordingPaused, type RequestPlace } from './place.ts';
import { pruneRecords, pruneSums, pruneSurplus, pruneUnknown } from './prune-requests.ts';
import type { RequestBatch, RequestRetention } from './record.ts';
import { CREATE_TABLES, REQUEST_TABLES, REQUESTS_VERSION } from './tables.ts';
import { type KnownSeries, writeBatch } from './write-batch.ts';

/** The file of the records of a store. */
export function requestsPath(store_path: string): string {
  return `${store_path}.requests.db`;
}

/** Records leave this much of the disk free: the books need it. */
const FREE_bytes = 1024 ** 3;
const FREE_share = 0.05;
const BUSY_ms = 2_000;
/** Records that one transaction deletes, in few milliseconds. */
const MAX_DELETED = 500;

/** The records in a file. */
export class SqlitePlace implements RequestPlace {
  readonly #path: string;
  readonly #db: Database.Database;
  readonly #ino: number;
  readonly #known: KnownSeries = new Map();

  /** Opens the file, or makes it. @throws PlaceLost if it could not be used, and was set aside by its name. */
  constructor(path: string) {
    this.#path = path;
    this.#db = open(path);
    this.#ino = statSync(path).ino;
  }

  async write(batch: RequestBatch): Promise<void> {
    requireRoom(this.#path);
    this.#change(() => read(this.#db, writeBatch(batch, this.#known)));
  }

  async prune({ keep_ms, size_bytes }: RequestRetention, now_ms: number): Promise<boolean> {
    const isTooLarge = usedBytes(this.#db) > size_bytes;
    return this.#change(() => {
      if (isTooLarge) return read(this.#db, pruneSurplus(MAX_DELETED, now_ms));
      const old_ms = now_ms - keep_ms;
      const parts = [pruneRecords(MAX_DELETED, old_ms), pruneUnknown(old_ms), pruneSums(now_ms)];
      return parts.map((part) => read(this.#db, part)).includes(true);
    });
  }

  async close(): Promise<void> {
    this.#db.close();
  }

  #change<T>(work: () => T): T {
    requireSame(this.#path, this.#ino);
    try {
      return transact(this.#db, work);
    } catch (error) {
      // What was rolled back has no id.
      this.#known.clear();
      throw giveUp(error, this.#path, this.#db, this.#ino);
    }
  }
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
    const problem = giveUp(error, path, db, ino);
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

/** Sets a file aside that will never be of use. @returns why it cannot be used now. */
function giveUp(error: unknown, path: string, db: Database.Database | undefined, ino: number | undefined): Error {
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
  // Some are missing, which is treated as another version.
  if (!REQUEST_TABLES.every((name) => names.includes(name))) return 0;
  return Number(db.prepare('SELECT version FROM request_version').pluck().get());
}

/** Renames the file, so that its records can still be looked at. It replaces the one that was set aside before. */
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
