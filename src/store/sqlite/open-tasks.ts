/** Counts unfinished tasks by upstream and kind, to check that the configuration still has both. */
import Database from 'better-sqlite3';
import type { OpenTaskCount } from '../store.ts';

/** Counts unfinished tasks. Each part of the query uses the partial index of its states, so that ended tasks are not read. */
export function countOpenTasks(db: Database.Database): readonly OpenTaskCount[] {
  const rows = db
    .prepare<[], { upstream: string; kind: string; tasks: bigint | number }>(`
      SELECT upstream, kind, count(*) AS tasks FROM (
        SELECT upstream, kind FROM task INDEXED BY task_unfinished WHERE state IN ('running', 'unknown')
        UNION ALL SELECT upstream, kind FROM task WHERE state = 'review'
        UNION ALL SELECT upstream, kind FROM task WHERE state = 'dispatching' AND upstream_id IS NULL AND state <> 'failed'
      ) GROUP BY upstream, kind ORDER BY upstream, kind`)
    .all();
  return rows.map((row) => ({ ...row, tasks: Number(row.tasks) }));
}

/** Counts the unfinished tasks of the store at a URL, without creating or migrating it; undefined when it cannot be read. */
export function peekOpenTasks(url: string): readonly OpenTaskCount[] | undefined {
  if (!url.startsWith('sqlite:')) return undefined;
  try {
    const db = new Database(url.slice('sqlite:'.length), { readonly: true, fileMustExist: true });
    try {
      return countOpenTasks(db);
    } finally {
      db.close();
    }
  } catch {
    return undefined;
  }
}
