/** Reads the unfinished tasks and the groups of a store of any version, to check that a configuration still has what they need. */
import Database from 'better-sqlite3';
import { USED_GROUPS } from '../../store/reads/account-reads.ts';
import { countsOfOpen } from '../../store/reads/task-reads.ts';
import type { OpenTaskCount, UsedGroup } from '../../store/store.ts';
import { toSqlite } from './dialect.ts';

/** Whether tasks have a target: not before migration 0012. Their only target was `default`. */
function hasTargets(db: Database.Database): boolean {
  return db.prepare("SELECT 1 FROM pragma_table_info('task') WHERE name = 'target'").get() !== undefined;
}

/** Counts the unfinished tasks of the store at a URL, without creating or migrating it; undefined when it cannot be read. */
export function peekOpenTasks(url: string): readonly OpenTaskCount[] | undefined {
  return peek(url, (db) => {
    const { text } = toSqlite(countsOfOpen(hasTargets(db) ? 'target' : "'default'"));
    return db.prepare<[], OpenTaskCount>(text).all();
  });
}

/** The groups that accounts of the store have, in the same way. Not before migration 0037. */
export function peekGroups(url: string): readonly UsedGroup[] | undefined {
  return peek(url, (db) => db.prepare<[], UsedGroup>(USED_GROUPS).all());
}

function peek<T>(url: string, read: (db: Database.Database) => T): T | undefined {
  if (!url.startsWith('sqlite:')) return undefined;
  try {
    const db = new Database(url.slice('sqlite:'.length), { readonly: true, fileMustExist: true });
    try {
      return read(db);
    } finally {
      db.close();
    }
  } catch {
    return undefined;
  }
}
