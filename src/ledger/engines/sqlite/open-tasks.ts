/** Counts the unfinished tasks of a store of any version, to check that a configuration still has their targets. */
import Database from 'better-sqlite3';
import { countsOfOpen } from '../../store/reads/task-reads.ts';
import type { OpenTaskCount } from '../../store/store.ts';
import { toSqlite } from './dialect.ts';

/** Whether tasks have a target: not before migration 0012. Their only target was `default`. */
function hasTargets(db: Database.Database): boolean {
  return db.prepare("SELECT 1 FROM pragma_table_info('task') WHERE name = 'target'").get() !== undefined;
}

/** Counts the unfinished tasks of the store at a URL, without creating or migrating it; undefined when it cannot be read. */
export function peekOpenTasks(url: string): readonly OpenTaskCount[] | undefined {
  if (!url.startsWith('sqlite:')) return undefined;
  try {
    const db = new Database(url.slice('sqlite:'.length), { readonly: true, fileMustExist: true });
    try {
      const { text } = toSqlite(countsOfOpen(hasTargets(db) ? 'target' : "'default'"));
      return db.prepare<[], OpenTaskCount>(text).all();
    } finally {
      db.close();
    }
  } catch {
    return undefined;
  }
}
