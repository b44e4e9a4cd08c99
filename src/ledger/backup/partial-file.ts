/** A new file that only its owner may read. It is written under another name, and gets its own when it is complete. */
import {
  closeSync,
  existsSync,
  fchmodSync,
  fdatasyncSync,
  fstatSync,
  fsyncSync,
  linkSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { dirname } from 'node:path';
import Database from 'better-sqlite3';
import { isBusy } from '../engines/sqlite/database.ts';

/** The files that SQLite makes beside a database. */
export const BESIDES = ['-wal', '-shm', '-journal'] as const;

/** A file that is being written. */
export interface PartialFile {
  readonly path: string;
  /** Whether the rest of an interrupted copy was removed for it. */
  readonly hadRest: boolean;
  /** Waits until everything that was written is on the disk. */
  sync(): void;
  replace(path: string): void;
  /** Renames the file to its own name. Throws EEXIST if that is taken. */
  publish(path: string): void;
  /** Deletes the file, unless it has its name already. */
  discard(): void;
}

/**
 * Makes an empty file with mode 0600, whatever the umask. Replaces the rest of an interrupted copy.
 * Throws a system error; `busy` is thrown if another process writes the file.
 */
export function makePartialFile(path: string, busy: () => Error): PartialFile {
  const hadRest = existsSync(path);
  if (hadRest && isLocked(path)) throw busy();
  remove(path);
  // Stays open until the end: closing it would drop the locks that SQLite has on this file in this process.
  const file = openSync(path, 'wx', 0o600);
  fchmodSync(file, 0o600);
  const { ino } = fstatSync(file);
  let isOpen = true;

  function close(): void {
    if (isOpen) closeSync(file);
    isOpen = false;
  }

  function finish(name: (from: string) => void, to: string): void {
    fsyncSync(file);
    // Another process may have replaced the file in the moments in which it is not locked.
    if (statSync(path).ino !== ino) throw busy();
    name(path);
    close();
    syncFolder(dirname(to));
  }

  return {
    path,
    hadRest,
    sync: () => fdatasyncSync(file),
    replace: (to) => finish((from) => renameSync(from, to), to),
    publish: (to) =>
      finish((from) => {
        linkSync(from, to);
        rmSync(from);
      }, to),
    discard() {
      close();
      if (statSync(path, { throwIfNoEntry: false })?.ino === ino) remove(path);
    },
  };
}

/** Makes new names in a folder durable. */
function syncFolder(folder: string): void {
  const file = openSync(folder, 'r');
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

/** Deletes the logs first: a log without its file would be applied to the next file of that name. */
function remove(path: string): void {
  for (const suffix of [...BESIDES, '']) rmSync(path + suffix, { force: true });
}

/** Whether another process reads or writes the database: a copy is locked while it is written and while it is audited. */
function isLocked(path: string): boolean {
  let db: Database.Database | undefined;
  try {
    db = new Database(path, { fileMustExist: true, timeout: 0 });
    db.exec('BEGIN EXCLUSIVE');
    return false;
  } catch (error) {
    return isBusy(error);
  } finally {
    db?.close();
  }
}
