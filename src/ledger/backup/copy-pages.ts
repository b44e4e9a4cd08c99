/** Copies a store into a new file while other processes use it. */
import { chmodSync, copyFileSync, existsSync, statfsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import type Database from 'better-sqlite3';
import { StoreError } from '../store/store.ts';
import { BESIDES, type PartialFile } from './partial-file.ts';
import type { Progress } from './report.ts';

/**
 * Each step is written to the disk before the next. Otherwise the system writes large parts at once, and each commit of a gateway on the
 * same disk waits for that: with a sync every 8 MiB the longest hold took 1.8 s, with one every MiB 0.4 s.
 */
const STEP_bytes = 1024 * 1024;
/** Steps that copy nothing, because another process has locked the copy. Each takes about a millisecond. */
const IDLE_LIMIT = 1_000;

/**
 * Copies all pages as of now. Throws a SqliteError or a StoreError.
 *
 * The read transaction keeps every page as it is now. Without it, SQLite begins the copy again after each commit of another process
 * (https://sqlite.org/c3ref/backup_finish.html), so a busy store would never be copied. In WAL mode the transaction blocks no one; the log
 * grows until it ends.
 */
export async function copyPages(db: Database.Database, to: PartialFile, progress: Progress): Promise<void> {
  db.exec('BEGIN');
  try {
    const pages = numberOf(db, 'page_count');
    const page_bytes = numberOf(db, 'page_size');
    requireSpace(to.path, pages * page_bytes);
    let [copied, idle] = [0, 0];
    const { totalPages } = await db.backup(to.path, {
      progress({ totalPages: total, remainingPages: remaining }) {
        idle = total - remaining > copied ? 0 : idle + 1;
        if (idle > IDLE_LIMIT) throw new StoreError(`another process has locked ${to.path}`);
        copied = total - remaining;
        to.sync();
        progress(copied * page_bytes, total * page_bytes);
        return Math.ceil(STEP_bytes / page_bytes);
      },
    });
    // A copy that was locked at its first step counts as complete, with no pages.
    if (totalPages !== pages) throw new StoreError(`${totalPages} of ${pages} pages were copied to ${to.path}`);
  } finally {
    if (db.inTransaction) db.exec('ROLLBACK');
  }
}

function numberOf(db: Database.Database, pragma: string): number {
  return Number(db.pragma(pragma, { simple: true }));
}

/** Refuses a copy that would fill the disk, on which the store may be too. */
function requireSpace(path: string, bytes: number): void {
  const { bavail, bsize } = statfsSync(dirname(path));
  const free = bavail * bsize;
  if (free >= bytes) return;
  throw new StoreError(
    `the copy needs ${megabytes(bytes)} MB, and the disk of ${path} has ${megabytes(free)} MB free; make room there, or name a file on another disk`,
  );
}

function megabytes(bytes: number): string {
  return (bytes / 1e6).toFixed(1);
}

/**
 * Copies a store that SQLite cannot read to `to`, byte by byte, with the files beside it. Throws a system error or a StoreError.
 * Closing its file drops the locks that this process has on the store, so no connection to it may be open here.
 */
export function copyFiles(path: string, partial: PartialFile, to: string): void {
  const names = ['', ...BESIDES].map((suffix) => path + suffix).filter((name) => existsSync(name));
  requireSpace(
    partial.path,
    names.reduce((bytes, name) => bytes + statSync(name).size, 0),
  );
  copyFileSync(path, partial.path);
  for (const suffix of KEPT_BESIDES) {
    if (!existsSync(path + suffix)) continue;
    copyFileSync(path + suffix, to + suffix);
    chmodSync(to + suffix, 0o600);
  }
  chmodSync(partial.path, 0o600);
  partial.replace(to);
}

/** The files with changes that the main file lacks. SQLite makes the index of the log, `-shm`, anew. */
const KEPT_BESIDES = ['-wal', '-journal'];
