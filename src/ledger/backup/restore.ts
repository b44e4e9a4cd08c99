/** Restores a backup as a new store, or in the place of a store that no process has open. */
import { existsSync, linkSync, realpathSync, renameSync, statSync } from 'node:fs';
import Database from 'better-sqlite3';
import { migrationText } from '../engines/migrations.ts';
import { beginAlone, endAlone, howToEndOthers } from '../engines/sqlite/alone.ts';
import { isBusy, isDamaged } from '../engines/sqlite/database.ts';
import { makeFolder, openForCopy } from '../engines/sqlite/open-file.ts';
import { movedText, type StoreMove } from '../store/moved.ts';
import { StoreError } from '../store/store.ts';
import { requireSqlitePath } from '../store/store-url.ts';
import { auditCopy } from './audit-copy.ts';
import { copyRemedy } from './backup.ts';
import { copyPages } from './copy-pages.ts';
import { BESIDES, makePartialFile, type PartialFile } from './partial-file.ts';
import { BackupError, type RestoreOptions, type RestoreReport } from './report.ts';

/**
 * Copies the backup beside the store's path, migrates and audits the copy, and only then puts it in its place. Throws a BackupError;
 * nothing has changed then.
 */
export async function restoreStore(url: string, file: string, options: RestoreOptions): Promise<RestoreReport> {
  const { force, now, progress } = options;
  const to = requireSqlitePath(
    url,
    'use pg_restore, or tollgate store copy --keep --from sqlite:FILE --to postgres://… into an empty database',
  );
  // SQLite keeps the log beside the target of a link, so the copy must be there too.
  const path = existsSync(to) ? realpathSync(to) : to;
  try {
    refuseSame(path, file);
    return await withOld(path, force, (hasOld) =>
      withPartial(path, async (partial) => {
        await copyBackup(file, partial, progress);
        const { migrated, moved, ...examined } = await auditCopy(partial.path, 'keep', now);
        if (!examined.audit.ok) throw breached(file, examined.audit.breaches);
        if (moved !== undefined) throw ofMovedStore(file, moved);
        const { size: bytes } = statSync(partial.path);
        const kept = hasOld ? keepOld(path, now()) : null;
        if (kept === null) partial.publish(path);
        else partial.replace(path);
        return { store: path, bytes, kept, migrated: migrated.map(migrationText), ...examined };
      }),
    );
  } catch (error) {
    throw restoreError(error, path, file);
  }
}

/** Locks the store at this path, if there is one, until the work ends. If the work succeeds, it has replaced the store. */
async function withOld<T>(path: string, force: boolean, work: (hasOld: boolean) => Promise<T>): Promise<T> {
  const old = takeOld(path, force);
  let isReplaced = false;
  try {
    const result = await work(old !== undefined);
    isReplaced = true;
    return result;
  } finally {
    old?.release(isReplaced);
  }
}

/** Makes a file beside the store for the copy. It is removed unless the work published it. */
async function withPartial<T>(path: string, work: (partial: PartialFile) => Promise<T>): Promise<T> {
  makeFolder(path);
  const busy = () => new StoreError(`another process is restoring to ${path}; wait for it`);
  const partial = makePartialFile(`${path}.restoring`, busy);
  try {
    return await work(partial);
  } finally {
    partial.discard();
  }
}

async function copyBackup(file: string, partial: PartialFile, progress: RestoreOptions['progress']): Promise<void> {
  const db = await openForCopy(file);
  try {
    await copyPages(db, partial, progress);
  } finally {
    db.close();
  }
}

function refuseSame(path: string, file: string): void {
  const backup = statSync(file, { throwIfNoEntry: false });
  if (backup === undefined) throw refusal(`there is no file ${file}`, 'name a file that tollgate backup made');
  if (!backup.isFile()) throw refusal(`${file} is not a regular file`, 'name a file that tollgate backup made');
  const store = statSync(path, { throwIfNoEntry: false });
  if (store?.ino === backup.ino && store.dev === backup.dev) throw refusal(`${file} is the store itself`);
}

/** An old store that no other process can open until it is released. */
interface OldStore {
  release(isReplaced: boolean): void;
}

/** Locks the store that is at this path; undefined if there is none. Throws a BackupError if a process has it open. */
function takeOld(path: string, force: boolean): OldStore | undefined {
  const found = ['', ...BESIDES].map((suffix) => path + suffix).filter((name) => existsSync(name));
  if (found.length === 0) return undefined;
  if (!force) {
    throw refusal(
      `${found.join(', ')} exists`,
      'restore to another path with --store sqlite:PATH, or give --force, which keeps the present store under a new name',
    );
  }
  if (!existsSync(path)) {
    throw refusal(
      `${found.join(', ')} exists without its store`,
      'move it away: its changes belong to a store that is not here',
    );
  }
  return lockOld(path);
}

function lockOld(path: string): OldStore {
  const db = new Database(path, { timeout: 1_000, fileMustExist: true });
  try {
    beginAlone(db);
  } catch (error) {
    if (isBusy(error)) {
      db.close();
      throw refusal(`a process has the store ${path} open`, howToEndOthers(path));
    }
    if (!isDamaged(error)) {
      db.close();
      throw error;
    }
    // A damaged store cannot be locked. A gateway that has it open notices the damage, and ends.
  }
  return {
    release(isReplaced) {
      if (isReplaced) {
        if (db.inTransaction) db.exec('ROLLBACK');
      } else endAlone(db);
      db.close();
    },
  };
}

/** Gives the old files a second name. The first one stays until the new store takes it, so that no other process can take it. */
function keepOld(path: string, now_ms: number): string {
  const kept = `${path}.replaced-${new Date(now_ms).toISOString().replaceAll(':', '')}`;
  linkSync(path, kept);
  // Only a damaged store still has its logs.
  for (const suffix of BESIDES) if (existsSync(path + suffix)) renameSync(path + suffix, kept + suffix);
  return kept;
}

/** More have the same cause. */
const BREACHES_SHOWN = 20;

function breached(file: string, breaches: RestoreReport['audit']['breaches']): BackupError {
  const shown = breaches.slice(0, BREACHES_SHOWN).map(({ invariant, message }) => `\n  ${invariant}: ${message}`);
  const more = breaches.length > shown.length ? `\n  and ${breaches.length - shown.length} more` : '';
  const count = breaches.length === 1 ? '1 breach' : `${breaches.length} breaches`;
  return refusal(`the audit of ${file} found ${count}:${shown.join('')}${more}`, 'restore another backup');
}

function ofMovedStore(file: string, moved: StoreMove): BackupError {
  return refusal(
    `${file} is of a store that was moved ${movedText(moved)}`,
    `restore a backup of the new store; to use this one all the same, first run: tollgate store reopen --store sqlite:${file}`,
  );
}

function refusal(message: string, hint?: string): BackupError {
  return new BackupError('restore_refused', message, hint);
}

function restoreError(error: unknown, path: string, file: string): unknown {
  if (error instanceof BackupError || !(error instanceof Error)) return error;
  if (!(error instanceof StoreError || 'code' in error)) return error;
  const message = `${file} was not restored to ${path}: ${error.message}`;
  return new BackupError('restore_refused', message, remedyOf(error), { cause: error });
}

/** The remedies of a restore: the damaged file is the backup, and the full disk is the store's. */
function remedyOf(error: Error): string | undefined {
  const code = 'code' in error ? String(error.code) : '';
  if (isDamaged(error)) return 'this backup is damaged: restore an older one';
  if (code === 'SQLITE_FULL' || code === 'ENOSPC')
    return 'make room on the disk of the store, or restore to another path with --store';
  return copyRemedy(error);
}
