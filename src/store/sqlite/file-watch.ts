/**
 * Notices that a store's files were deleted, replaced or overwritten under the process. SQLite would go on with the old files, or
 * with the pages that it has in memory, and what it acknowledges would be gone with the process.
 */
import { type BigIntStats, statSync } from 'node:fs';
import Database from 'better-sqlite3';
import { StoreError } from '../store.ts';
import { isDamaged } from './database.ts';

const interval_ms = 1_000;

/** An entry that was committed. It is never changed or deleted, so it must be there at any later time. */
export interface KnownEntry {
  readonly id: bigint;
  readonly hash: string;
}

export interface FileWatch {
  /** Checks at once where the file was written to since the last check; that is rare, because commits go to the log. */
  checkIfTouched(): StoreError | undefined;
  stop(): void;
}

/**
 * Checks every second, once the database is open, so that its files are there.
 *
 * @param newest the newest entry that is known to be committed.
 * @param lost called once.
 */
export function watchFiles(
  path: string,
  newest: () => KnownEntry | undefined,
  lost: (error: StoreError) => void,
): FileWatch {
  const opened = [path, `${path}-wal`, `${path}-shm`].map((file) => ({ file, ...statSync(file, { bigint: true }) }));
  let touched_ns = modified_ns(path);
  let found: StoreError | undefined;
  const timer = setInterval(check, interval_ms);
  timer.unref();

  function check(): void {
    touched_ns = modified_ns(path);
    const why = replacement(opened) ?? overwriting(path, newest());
    if (why === undefined) return;
    clearInterval(timer);
    found = new StoreError(`${why} while the store was open`);
    lost(found);
  }

  return {
    checkIfTouched() {
      if (found === undefined && modified_ns(path) !== touched_ns) check();
      return found;
    },
    stop: () => clearInterval(timer),
  };
}

function modified_ns(path: string): bigint | undefined {
  return statSync(path, { bigint: true, throwIfNoEntry: false })?.mtimeNs;
}

function replacement(opened: readonly (Pick<BigIntStats, 'dev' | 'ino'> & { file: string })[]): string | undefined {
  for (const { file, dev, ino } of opened) {
    try {
      const now = statSync(file, { bigint: true });
      if (now.dev !== dev || now.ino !== ino) return `${file} was replaced`;
    } catch (error) {
      // Any other failure says nothing of the file.
      if (error instanceof Error && 'code' in error && ['ENOENT', 'ENOTDIR'].includes(String(error.code)))
        return `${file} was deleted`;
    }
  }
  return undefined;
}

/** Reads the known entry by a connection that has nothing in memory. */
function overwriting(path: string, known: KnownEntry | undefined): string | undefined {
  let db: Database.Database | undefined;
  try {
    db = new Database(path, { readonly: true, fileMustExist: true });
    const read = db.prepare<[bigint], string>('SELECT hash FROM entry WHERE id = ?').pluck();
    const hash = read.get(known?.id ?? 0n);
    return known === undefined || hash === known.hash ? undefined : `${path} was overwritten`;
  } catch (error) {
    if (isDamaged(error)) return `${path} was damaged`;
    const isAnother = error instanceof Error && error.message.startsWith('no such table');
    // Otherwise it cannot be opened at the moment, which says nothing of what is in it.
    return isAnother ? `${path} was overwritten` : undefined;
  } finally {
    db?.close();
  }
}
