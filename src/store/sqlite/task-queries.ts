/** The SQL that finds the tasks of an operation by a condition. The operation checks the condition again in the book. */

import type { Database } from 'better-sqlite3';
import type { TaskRow } from '../../ledger/book.ts';
import type { TaskQuery } from '../../ledger/needs.ts';
import { bindTime } from '../rows/row.ts';
import { conditionsOf, LOADED_COLUMNS, type LoadedRow, toTask } from '../rows/task.ts';
import { perDatabase } from './database.ts';

type At = bigint | null;

const statements = perDatabase((db) => ({
  due: db.prepare<
    [{ upstream: string; only: string | null; except: string; limit: bigint; until: At; at: At }],
    LoadedRow
  >(`
    SELECT ${LOADED_COLUMNS} FROM task
    WHERE upstream = @upstream AND next_poll_at <= @at AND state IN ('running', 'unknown', 'review')
      AND (@only IS NULL OR target = @only) AND target NOT IN (SELECT value FROM json_each(@except))
      AND (claim_owner IS NULL OR claim_until <= @at OR claim_until > 2 * @until - @at)
    ORDER BY next_poll_at LIMIT @limit`),
  far: db.prepare<[{ upstream: string; latest: At }], LoadedRow>(
    `SELECT ${LOADED_COLUMNS} FROM task WHERE upstream = @upstream AND next_poll_at > @latest`,
  ),
  lapsed: db.prepare<[{ latest: At; at: At }], LoadedRow>(`
    SELECT ${LOADED_COLUMNS} FROM task
    -- The second line is the condition of the index that answers the first.
    WHERE state = 'dispatching' AND (dispatch_deadline_at <= @at OR dispatch_deadline_at > @latest)
      AND upstream_id IS NULL AND state <> 'failed'`),
  overdue: db.prepare<[{ polled: string; at: At }], LoadedRow>(`
    SELECT ${LOADED_COLUMNS} FROM task
    WHERE state IN ('running', 'unknown') AND deadline_at <= @at
      AND (next_poll_at IS NULL OR upstream NOT IN (SELECT value FROM json_each(@polled)))`),
  unknown: db.prepare<[{ kinds: string }], LoadedRow>(`
    SELECT ${LOADED_COLUMNS} FROM task
    -- The second line is the condition of the index that answers the first.
    WHERE state = 'unknown' AND kind IN (SELECT value FROM json_each(@kinds))
      AND upstream_id IS NULL AND state <> 'failed'`),
}));

/** The tasks that match the condition. */
export function queryTasks(db: Database, query: TaskQuery): readonly TaskRow[] {
  return rowsOf(db, query).map((row) => toTask(row));
}

function rowsOf(db: Database, query: TaskQuery): readonly LoadedRow[] {
  const { due, far, lapsed, overdue, unknown } = statements(db);
  switch (query.need) {
    case 'due_tasks': {
      const { upstream, targets, limit, until_ms, at_ms } = query;
      const { only, except } = conditionsOf(targets);
      return due.all({
        ...{ upstream, only, except: JSON.stringify(except) },
        ...{ limit: BigInt(limit), until: bindTime(until_ms), at: bindTime(at_ms) },
      });
    }
    case 'far_tasks':
      return far.all({ upstream: query.upstream, latest: bindTime(query.latest_ms) });
    case 'lapsed_dispatches':
      return lapsed.all({ latest: bindTime(query.latest_ms), at: bindTime(query.at_ms) });
    case 'overdue_tasks':
      return overdue.all({ polled: JSON.stringify(query.polled), at: bindTime(query.at_ms) });
    case 'unknown_tasks':
      return unknown.all({ kinds: JSON.stringify(query.kinds) });
  }
}
