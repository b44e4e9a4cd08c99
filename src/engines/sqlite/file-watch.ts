/**
 * Detects that a store's files were deleted, replaced or overwritten while they are open. SQLite would continue with the old files or
 * its cached pages, and all later commits would be lost when the process ends.
 */
import { type BigIntStats, statSync } from 'node:fs';
import Database from 'better-sqlite3';
import { StoreError } from '../../store/store.ts';
import { isDamaged } from './database.ts';

const INTERVAL_ms = 1_000;

/** A committed entry. Entries are never changed or deleted, so the file must always contain it. */
export interface KnownEntry {
  readonly id: bigint;
  readonly hash: string;
}

/**
 * Checks the files of an open database every second.
 *
 * @param newest the newest entry that is known to be committed.
 * @param lost called once, when a file was lost.
 */
export function watchFiles(path: string, newest: () => KnownEntry | undefined, lost: (error: StoreError) => void) {
  const opened = [path, `${path}-wal`, `${path}-shm`].map((file) => ({ file, ...statSync(file, { bigint: true }) }));
  let touched_ns = modified_ns(path);
  let found: StoreError | undefined;
  const timer = setInterval(check, INTERVAL_ms);
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
    /** Checks now if the file was written since the last check. That is rare, because commits go to the log. */
    checkIfTouched(): StoreError | undefined {
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
      // Any other error does not prove that the file is gone.
      if (error instanceof Error && 'code' in error && ['ENOENT', 'ENOTDIR'].includes(String(error.code)))
        return `${file} was deleted`;
    }
  }
  return undefined;
}

/** Reads the known entry on a new connection, which has no cached pages. */
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
    // Any other error, such as a lock, does not prove that the content was lost.
    return isAnother ? `${path} was overwritten` : undefined;
  } finally {
    db?.close();
  }
}
