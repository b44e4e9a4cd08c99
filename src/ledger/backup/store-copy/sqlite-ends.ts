/** Copies from a store in a file, and to a new one. */
import { existsSync, renameSync } from 'node:fs';
import type { Database } from 'better-sqlite3';
import { audit } from '../../audit/audit.ts';
import { sqliteSource, withSqliteTarget } from '../../engines/copy/copy-sqlite.ts';
import { beginAlone, endAlone, howToEndOthers } from '../../engines/sqlite/alone.ts';
import { isBusy, storeFailure } from '../../engines/sqlite/database.ts';
import { movedOf, setMoved } from '../../engines/sqlite/moved-mark.ts';
import { openFile } from '../../engines/sqlite/open-file.ts';
import { StoreError } from '../../store/store.ts';
import { sqlitePath } from '../../store/store-url.ts';
import type { CopyFrom, CopyTo } from './ends.ts';

/** Reads a file. @param keep it stays in use, and others may read and write it meanwhile. */
export async function withSqliteSource<T>(
  url: string,
  keep: boolean,
  work: (source: CopyFrom) => Promise<T>,
): Promise<T> {
  const path = sqlitePath(url);
  const { db } = await openFile(path, keep ? 'read' : 'write', Date.now);
  try {
    if (keep) db.exec('BEGIN');
    else lockAlone(db, path);
    return await work({
      rows: sqliteSource(db),
      moved: movedOf(db),
      audit: async () => audit(db),
      async retire(moved) {
        setMoved(db, moved);
        db.exec('COMMIT');
      },
    });
  } finally {
    if (!keep) endAlone(db);
    db.close();
  }
}

function lockAlone(db: Database, path: string): void {
  db.pragma('busy_timeout = 1000');
  try {
    beginAlone(db);
  } catch (error) {
    if (!isBusy(error)) throw storeFailure(error);
    throw new StoreError(`a process has the store ${path} open; ${howToEndOthers(path)}, or copy it with --keep`);
  }
}

/** Why nothing can be copied there; undefined if it can. An incomplete copy does not count: its file has another name. */
export function sqliteTaken(url: string): string | undefined {
  const path = sqlitePath(url);
  return existsSync(path) ? `the target ${path} exists; name a new file` : undefined;
}

/** Writes a file under another name. It gets its own when it is opened. */
export async function withSqliteCopy<T>(url: string, work: (target: CopyTo) => Promise<T>): Promise<T> {
  const path = sqlitePath(url);
  const partial = `${path}.copying`;
  const { db } = await openFile(partial, 'make', Date.now);
  try {
    return await work({
      fill: (copy) => withSqliteTarget(db, copy),
      audit: async () => audit(db),
      async open() {
        // Checkpoint into one file: a log would keep the old name.
        db.pragma('journal_mode = DELETE');
        db.close();
        renameSync(partial, path);
      },
    });
  } finally {
    db.close();
  }
}
