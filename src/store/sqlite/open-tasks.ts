/** Counts unfinished tasks by upstream, target and kind, to check that the configuration still has them. */
import Database from 'better-sqlite3';
import type { OpenTaskCount } from '../store.ts';

/** Counts unfinished tasks. Each part of the query uses the partial index of its states, so that ended tasks are not read. */
export function countOpenTasks(db: Database.Database): readonly OpenTaskCount[] {
  return count(db, 'target');
}

function count(db: Database.Database, target: 'target' | "'default'"): readonly OpenTaskCount[] {
  const rows = db
    .prepare<[], Omit<OpenTaskCount, 'tasks'> & { readonly tasks: bigint | number }>(`
      SELECT upstream, target, kind, count(*) AS tasks FROM (
        SELECT upstream, ${target} AS target, kind FROM task INDEXED BY task_unfinished WHERE state IN ('running', 'unknown')
        UNION ALL SELECT upstream, ${target}, kind FROM task WHERE state = 'review'
        UNION ALL SELECT upstream, ${target}, kind FROM task
          WHERE state = 'dispatching' AND upstream_id IS NULL AND state <> 'failed'
      ) GROUP BY upstream, target, kind ORDER BY upstream, target, kind`)
    .all();
  return rows.map((row) => ({ ...row, tasks: Number(row.tasks) }));
}

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
      return count(db, hasTargets(db) ? 'target' : "'default'");
    } finally {
      db.close();
    }
  } catch {
    return undefined;
  }
}
