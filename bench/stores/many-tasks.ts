/** Adds many tasks to a store with a few statements, for tests and measurements that only count them. */
import Database from 'better-sqlite3';

/** The states of the added tasks and their numbers. */
export interface ManyTasks {
  readonly running: number;
  readonly unknown: number;
  readonly review: number;
  readonly succeeded: number;
}

/** Adds tasks of upstream `c` to the store in this file, and accounts without money. Their holds have no entries. */
export function addManyTasks(path: string, tasks: ManyTasks, accounts = 0): void {
  const db = new Database(path);
  // The rows name holds that do not exist.
  db.pragma('foreign_keys = OFF');
  const numbers = 'WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < @count)';
  const insert = db.prepare(`
    ${numbers} INSERT INTO task (id, account, key, upstream, upstream_id, kind, route, model, state, price, unit, unit_price,
      divisor, price_factor, facts, hold_id, hold, hold_units, hold_memo, otherwise_units, charged, charged_units,
      dispatch_deadline_at, deadline_at, next_poll_at, created_at, updated_at, finished_at)
    SELECT 'task_' || @state || i, 'acct_many', 'key_many', 'c', iif(@named, 'up_' || @state || i, NULL), 'official_video',
      'create_video_task', 'c/vidgen-2.0', @state, 'c', 'second', 460000000, 1, 1000000000, '{}', @first + i, 1840000000,
      4000000000, '4 s × 0.46', 4000000000, iif(@ended, 0, NULL), iif(@ended, 0, NULL), i, i + 1000, iif(@ended, NULL, i), i, i,
      iif(@ended, i, NULL) FROM n`);
  db.transaction(() => {
    let first = 1_000_000_000;
    for (const [state, count] of Object.entries(tasks)) {
      if (count === 0) continue;
      const named = state === 'unknown' ? 0 : 1;
      insert.run({ state, count, first, named, ended: state === 'succeeded' ? 1 : 0 });
      first += count;
    }
    if (accounts === 0) return;
    db.prepare(
      `${numbers} INSERT INTO account (id, name, price_factor, created_at) SELECT 'acct_' || i, 'name_' || i, 1000000000, i FROM n`,
    ).run({ count: accounts });
  })();
  db.close();
}
