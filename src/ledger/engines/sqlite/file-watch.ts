/**
 * Detects that a store's files were deleted, replaced or overwritten while they are open. SQLite would continue with the old files or
 * its cached pages, and all later commits would be lost when the process ends.
 */
import { type BigIntStats, openSync, readSync, statSync } from 'node:fs';
import Database from 'better-sqlite3';
import { StoreError } from '../../store/store.ts';
import { isDamaged } from './database.ts';

/** If the file is lost, about the commits of this time are lost with it. */
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
  const checkpoints = new Checkpoints(path);
  let found: StoreError | undefined;
  const timer = setInterval(check, INTERVAL_ms);
  timer.unref();

  function check(): void {
    const isForeign = !checkpoints.explain();
    const why = replacement(opened) ?? (isForeign ? `${path} was overwritten` : overwriting(path, newest()));
    if (why === undefined) return;
    clearInterval(timer);
    found = new StoreError(`${why} while the store was open`);
    lost(found);
  }

  return {
    /** Checks now if the file was written since the last check. That is rare, because commits go to the log. */
    checkIfTouched(): StoreError | undefined {
      if (found === undefined && checkpoints.isTouched()) check();
      return found;
    },
    /** Call it after each commit, which may have moved the log into the file. */
    committed(): void {
      if (found !== undefined || !checkpoints.hasAdvanced()) return;
      if (checkpoints.isTouched()) check();
      // The log begins again.
      else checkpoints.explain();
    },
    stop: () => clearInterval(timer),
  };
}

/** Offsets in the index of the log: which log it is, and how much of it a checkpoint has moved, or tried to move, into the file (https://sqlite.org/walformat.html#the_wal_index_file_format). */
const SALTS = { from: 32, to: 40 };
const MOVED = { from: 96, to: 100 };
const ATTEMPTED = { from: 128, to: 132 };

/**
 * Tells a checkpoint, by any process, from another writer of the main file: a checkpoint notes in the index of the log what it is going to
 * move before it writes, and what it has moved afterwards. An older copy that is written over the file has no such note; SQLite alone
 * would not notice it while the log has the newest pages.
 */
class Checkpoints {
  readonly #path: string;
  readonly #index: number;
  readonly #buffer = Buffer.alloc(ATTEMPTED.to);
  #progress = '';
  #modified_ns: bigint | undefined;

  constructor(path: string) {
    this.#path = path;
    this.#index = openOnce(`${path}-shm`);
    this.explain();
  }

  isTouched(): boolean {
    return modified_ns(this.#path) !== this.#modified_ns;
  }

  hasAdvanced(): boolean {
    return this.#read() !== this.#progress;
  }

  /** Notes the file as it is now. @returns false if it was written since the last time, and not by a checkpoint. */
  explain(): boolean {
    // In this order: a checkpoint that begins or ends in between shows as progress, now or the next time.
    const before = this.#read();
    const now_ns = modified_ns(this.#path);
    const isSame = this.#modified_ns === undefined || now_ns === this.#modified_ns;
    const isIdle = this.#read() === this.#progress && !this.#isUnderWay();
    this.#progress = before;
    this.#modified_ns = now_ns;
    return isSame || !isIdle;
  }

  #read(): string {
    readSync(this.#index, this.#buffer, 0, ATTEMPTED.to, 0);
    const part = ({ from, to }: typeof SALTS) => this.#buffer.toString('latin1', from, to);
    return part(SALTS) + part(MOVED) + part(ATTEMPTED);
  }

  #isUnderWay(): boolean {
    return this.#buffer.compare(this.#buffer, MOVED.from, MOVED.to, ATTEMPTED.from, ATTEMPTED.to) !== 0;
  }
}

/** By device and inode. Never closed: POSIX then drops every lock that the process has on the file, also SQLite's. */
const descriptors = new Map<string, number>();

function openOnce(file: string): number {
  const { dev, ino } = statSync(file, { bigint: true });
  const name = `${dev} ${ino}`;
  const opened = descriptors.get(name) ?? openSync(file, 'r');
  descriptors.set(name, opened);
  return opened;
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
