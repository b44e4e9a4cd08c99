/** What the tasks that have not ended need of the configuration; also of a store that nothing may change or create. */
import Database from 'better-sqlite3';
import type { OpenTasks } from '../store.ts';

/** By upstream and kind. Each arm reads the partial index of its states, so that ended tasks cost nothing. */
export function openTasks(db: Database.Database): readonly OpenTasks[] {
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

/** The same of the store at a URL, only if it is there and can be read; undefined otherwise. Nothing is created or migrated. */
export function peekOpenTasks(url: string): readonly OpenTasks[] | undefined {
  if (!url.startsWith('sqlite:')) return undefined;
  try {
    const db = new Database(url.slice('sqlite:'.length), { readonly: true, fileMustExist: true });
    try {
      return openTasks(db);
    } finally {
      db.close();
    }
  } catch {
    return undefined;
  }
}
