/** Audits a copy of a store, after the migrations that it lacks. */
import type Database from 'better-sqlite3';
import { audit } from '../audit/audit.ts';
import { type Migration, readMigrations } from '../engines/migrations.ts';
import { openDatabase } from '../engines/sqlite/database.ts';
import { migrate, pendingMigrations } from '../engines/sqlite/migrate-sqlite.ts';
import { movedOf } from '../engines/sqlite/moved-mark.ts';
import type { StoreMove } from '../store/moved.ts';
import { StoreDamagedError, type Time_ms } from '../store/store.ts';
import type { CopyReport } from './report.ts';

export interface AuditedCopy extends Omit<CopyReport, 'bytes'> {
  /** The migrations that the copy lacked. */
  readonly migrated: readonly Migration[];
  readonly moved: StoreMove | undefined;
}

/**
 * Audits a copy, and leaves it as one file without a log. Throws a SqliteError, or a StoreDamagedError if its pages or indexes are
 * not intact.
 *
 * @param after `keep`: the copy stays migrated, and will be used as a store. `undo`: the migrations are undone, and the copy can be read
 *   from a read-only disk.
 */
export async function auditCopy(path: string, after: 'keep' | 'undo', now: () => Time_ms): Promise<AuditedCopy> {
  const db = await openDatabase(path, 'write');
  try {
    db.pragma('journal_mode = DELETE');
    const audited = examineMigrated(db, after, now);
    // The mode of a store. The log is deleted when the file is closed.
    if (after === 'keep') db.pragma('journal_mode = WAL');
    return audited;
  } finally {
    // This also rolls back what was not committed.
    db.close();
  }
}

function examineMigrated(db: Database.Database, after: 'keep' | 'undo', now: () => Time_ms): AuditedCopy {
  const known = readMigrations('sqlite');
  if (pendingMigrations(db, known).length === 0) return { ...examine(db), migrated: [] };
  db.exec('BEGIN IMMEDIATE');
  const migrated = migrate(db, known, now());
  const examined = examine(db);
  if (after === 'keep') db.exec('COMMIT');
  return { ...examined, migrated };
}

function examine(db: Database.Database): Omit<AuditedCopy, 'migrated'> {
  const damage = db.pragma('quick_check(1)', { simple: true });
  if (damage !== 'ok') throw new StoreDamagedError(`SQLite finds: ${String(damage).replaceAll(/\s+/g, ' ')}`);
  const newest = db.prepare<[], { id: bigint; at: bigint }>('SELECT id, at FROM entry ORDER BY id DESC LIMIT 1').get();
  return {
    newest_entry: newest === undefined ? null : { id: newest.id, at_ms: Number(newest.at) },
    audit: audit(db),
    moved: movedOf(db),
  };
}
