/** Makes a backup: a complete, audited copy of a store in one file, while gateways use the store. */
import { existsSync, realpathSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type Database from 'better-sqlite3';
import { isDamaged } from '../engines/sqlite/database.ts';
import { openForCopy } from '../engines/sqlite/open-file.ts';
import { StoreDamagedError, StoreError } from '../store/store.ts';
import { requireSqlitePath } from '../store/store-url.ts';
import { auditCopy } from './audit-copy.ts';
import { copyFiles, copyPages } from './copy-pages.ts';
import { BESIDES, makePartialFile, type PartialFile } from './partial-file.ts';
import { BackupError, type BackupOptions, type BackupReport } from './report.ts';

/**
 * Copies the store to `file`, which exists afterwards only if the copy is complete and its audit found no breach. A copy with
 * breaches or damage is kept as FILE.failed, as evidence. Throws a StoreError if the store cannot be opened, else a BackupError.
 */
export async function backupStore(url: string, file: string, options: BackupOptions): Promise<BackupReport> {
  const path = requireSqlitePath(url, 'use pg_dump, or tollgate store copy --keep --to sqlite:FILE');
  const db = await openForCopy(path).catch((error: unknown) => {
    if (!isDamaged(error)) throw error;
    return keepDamaged(path, file, options, error);
  });
  try {
    refuseFile(path, file, options.force);
    return await withPartial(file, (partial) => copyStore(db, partial, file, options));
  } catch (error) {
    // The files of a damaged store are copied unchanged, so none may be open.
    db.close();
    if (isDamaged(error)) return keepDamaged(path, file, options, error);
    throw backupError(error, file);
  } finally {
    db.close();
  }
}

async function copyStore(
  db: Database.Database,
  partial: PartialFile,
  file: string,
  { force, progress }: BackupOptions,
): Promise<BackupReport> {
  await copyPages(db, partial, progress);
  // The log has grown during the copy. Checkpoint it here, so that the gateway's writer need not.
  db.pragma('wal_checkpoint(PASSIVE)');
  const { audit, newest_entry } = await auditCopy(partial.path, 'undo', Date.now).catch((error: unknown) => {
    if (!isDamaged(error)) throw error;
    partial.replace(`${file}.failed`);
    throw damaged(error, file);
  });
  const { size: bytes } = statSync(partial.path);
  const to = audit.ok ? file : `${file}.failed`;
  if (audit.ok && !force) partial.publish(to);
  else partial.replace(to);
  return { file: to, removed_partial: partial.hadRest, bytes, newest_entry, audit };
}

/** Keeps a store that SQLite cannot copy as FILE.failed, byte by byte. Always throws a BackupError. */
async function keepDamaged(path: string, file: string, { force }: BackupOptions, damage: unknown): Promise<never> {
  refuseFile(path, file, force);
  try {
    await withPartial(file, async (partial) => copyFiles(path, partial, `${file}.failed`));
  } catch (error) {
    throw backupError(error, file);
  }
  throw damaged(damage, file);
}

async function withPartial<T>(file: string, work: (partial: PartialFile) => Promise<T>): Promise<T> {
  const busy = () => new StoreError(`another process is writing ${file}.partial; wait for it, or name another file`);
  const partial = makePartialFile(`${file}.partial`, busy);
  try {
    return await work(partial);
  } finally {
    partial.discard();
  }
}

function damaged(error: unknown, file: string): BackupError {
  // The error's own remedy is about another command.
  const found = error instanceof StoreDamagedError && error.cause instanceof Error ? error.cause : error;
  const reason = found instanceof Error ? found.message : String(found);
  return new BackupError(
    'store_damaged',
    `the store is damaged, so its copy is kept as ${file}.failed, and ${file} was not written: ${reason}`,
    'stop the gateway, and restore the newest good backup; see "A damaged store" in docs/guides/trouble-store.md',
    { cause: error },
  );
}

function refuseFile(path: string, file: string, force: boolean): void {
  const taken = ['', ...BESIDES].map((suffix) => realPath(path) + suffix);
  if ([file, `${file}.partial`, `${file}.failed`].some((name) => taken.includes(realPath(name)))) {
    throw new BackupError(
      'backup_failed',
      `${file} belongs to the store itself`,
      'name another file, on another disk if possible',
    );
  }
  // SQLite would apply the log of the replaced file to the new one.
  const log = [file, `${file}.failed`].flatMap((name) => BESIDES.map((suffix) => name + suffix)).find(existsSync);
  if (log !== undefined) {
    throw new BackupError(
      'backup_failed',
      `${log} exists: the file is open, or was written after it was made`,
      'name a new file',
    );
  }
  const found = statSync(file, { throwIfNoEntry: false });
  if (found === undefined) return;
  if (!found.isFile()) throw new BackupError('backup_failed', `${file} is not a regular file`, 'name a new file');
  if (!force) {
    throw new BackupError('backup_failed', `${file} exists`, 'name a new file, or replace this one with --force');
  }
}

/** The path without symbolic links; the file itself need not exist. */
function realPath(path: string): string {
  if (existsSync(path)) return realpathSync(path);
  const folder = dirname(path);
  return join(existsSync(folder) ? realpathSync(folder) : folder, basename(path));
}

function backupError(error: unknown, file: string): unknown {
  if (error instanceof BackupError || !(error instanceof Error)) return error;
  if (!(error instanceof StoreError || 'code' in error)) return error;
  const message = `the backup failed, and ${file} was not written: ${error.message}`;
  return new BackupError('backup_failed', message, copyRemedy(error), { cause: error });
}

/** What to do about a system error or a SqliteError of a copy. */
export function copyRemedy(error: Error): string | undefined {
  const code = 'code' in error ? String(error.code) : '';
  if (code === 'SQLITE_FULL' || code === 'ENOSPC') return 'make room on its disk, or name a file on another disk';
  if (code.startsWith('SQLITE_IOERR') || code === 'EFBIG')
    return 'check the free space, the limit on file sizes (ulimit -f), and the disk';
  if (code === 'ENOENT') return 'make its folder first';
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') return 'check that this user may write there';
  return undefined;
}
