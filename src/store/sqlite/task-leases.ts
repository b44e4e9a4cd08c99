/** The SQL by which a gateway takes the tasks that are due for a look, and plans the next look. */
import type { Database } from 'better-sqlite3';
import type { Task, TaskLease, Time_ms } from '../store.ts';
import { bindTime, perDatabase, transact } from './database.ts';
import { type TaskRow, taskColumns, toTask } from './task-rows.ts';

type At = bigint | null;

const statements = perDatabase((db) => ({
  postpone: db.prepare<[{ id: string; poll: At }]>(
    "UPDATE task SET next_poll_at = @poll, lease_owner = NULL WHERE id = @id AND state IN ('running', 'unknown', 'review')",
  ),
  // Planned, or leased, before the clock was set back.
  dueByClock: db.prepare<[{ upstream: string; latest: At; at: At }]>(`
    UPDATE task SET next_poll_at = @at WHERE upstream = @upstream AND next_poll_at > @latest
      -- What is in review is polled ten times as rarely.
      AND (state <> 'review' OR next_poll_at > @at + 10 * (@latest - @at))`),
  lease: db.prepare<[{ owner: string; upstream: string; limit: bigint; until: At; at: At }], TaskRow>(`
    UPDATE task SET lease_owner = @owner, lease_until = @until
    WHERE id IN (
      SELECT id FROM task
      WHERE upstream = @upstream AND next_poll_at <= @at AND state IN ('running', 'unknown', 'review')
        -- No lease is longer than this one. Twice as long, and the clock was set back since it was taken.
        AND (lease_owner IS NULL OR lease_until <= @at OR lease_until > 2 * @until - @at)
      ORDER BY next_poll_at LIMIT @limit
    ) RETURNING ${taskColumns}`),
}));

/** A look decided nothing, and changed nothing but the time of the next. */
export function postponeTask(db: Database, id: string, next_poll_at_ms: Time_ms | null): void {
  transact(db, () => statements(db).postpone.run({ id, poll: bindTime(next_poll_at_ms) }));
}

/** A lease that has run out is taken over: its owner is gone, or too slow to be waited for. */
export function leaseTasks(db: Database, lease: TaskLease, at_ms: Time_ms): readonly Task[] {
  const { owner, upstream, limit, until_ms, latest_look_ms } = lease;
  return transact(db, () => {
    if (latest_look_ms !== undefined) {
      statements(db).dueByClock.run({ upstream, latest: bindTime(latest_look_ms), at: bindTime(at_ms) });
    }
    const times = { until: bindTime(until_ms), at: bindTime(at_ms) };
    const tasks = statements(db)
      .lease.all({ owner, upstream, limit: BigInt(limit), ...times })
      .map(toTask);
    // RETURNING promises no order.
    return tasks.sort((one, other) => (one.next_poll_at_ms ?? 0) - (other.next_poll_at_ms ?? 0));
  });
}
