/** Makes a backup: a complete, audited copy of a store in one file, while gateways use the store. */
import { existsSync, realpathSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { BackupError, type BackupOptions, type BackupReport } from '../backup.ts';
import { StoreError } from '../store.ts';
import { auditBackup, copyPages } from './copy.ts';
import { openForCopy } from './open-file.ts';
import { BESIDES, makePartialFile } from './partial-file.ts';

/**
 * Copies the store to `file`, which exists afterwards only if the copy is complete and its audit found no breach. A copy with
 * breaches is kept as FILE.failed, as evidence. Throws a StoreError if the store cannot be opened, else a BackupError.
 */
export async function backupSqliteStore(
  path: string,
  file: string,
  { force, progress }: BackupOptions,
): Promise<BackupReport> {
  const db = await openForCopy(path);
  try {
    refuseFile(path, file, force);
    const busy = () => new StoreError(`another process is writing ${file}.partial; wait for it, or name another file`);
    const partial = makePartialFile(`${file}.partial`, busy);
    try {
      await copyPages(db, partial, progress);
      // The log has grown during the copy. Moving it into the file here spares the gateway's writer that work.
      db.pragma('wal_checkpoint(PASSIVE)');
      const examined = await auditBackup(partial.path);
      const { size: bytes } = statSync(partial.path);
      const to = examined.audit.ok ? file : `${file}.failed`;
      if (examined.audit.ok && !force) partial.publish(to);
      else partial.replace(to);
      return { file: to, bytes, ...examined };
    } finally {
      partial.discard();
    }
  } catch (error) {
    throw backupError(error, file);
  } finally {
    db.close();
  }
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
  if (code.startsWith('SQLITE_CORRUPT'))
    return 'the store is damaged: see "An audit with a breach" in docs/operations.md';
  return undefined;
}
