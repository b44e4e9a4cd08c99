/** The SQL of polling: who polls a task and when, what a poll saw, and what nobody will poll any more. No money moves here. */
import type { Database } from 'better-sqlite3';
import type { Observation, Task, TaskLease, Time_ms } from '../store.ts';
import { bindTime, perDatabase, transact } from './database.ts';
import { type TaskRow, taskColumns, toTask } from './task-rows.ts';

type At = bigint | null;

const statements = perDatabase((db) => ({
  observe: db.prepare<[{ id: string; status: string | null; record: string | null; poll: At; at: At }]>(`
    UPDATE task SET status = coalesce(@status, status), record = @record, next_poll_at = @poll, lease_owner = NULL,
      reason = CASE WHEN state = 'review' AND deadline_at <= @at THEN reason END,
      state = CASE WHEN state = 'review' AND deadline_at <= @at THEN 'review' ELSE 'running' END, updated_at = @at
    WHERE id = @id AND state IN ('running', 'review') AND upstream_id IS NOT NULL`),
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
  recover: db.prepare<[{ reason: string; latest: At; at: At }]>(`
    UPDATE task SET state = 'unknown', reason = @reason, next_poll_at = @at, updated_at = @at
    -- The second line is the condition of the index that answers the first.
    WHERE state = 'dispatching' AND (lease_until <= @at OR lease_until > @latest)
      AND upstream_id IS NULL AND state <> 'failed'`),
  overdue: db
    .prepare<[{ reason: string; asked: string; at: At }], string>(`
      UPDATE task SET state = 'review', reason = @reason, lease_owner = NULL, updated_at = @at
      WHERE state IN ('running', 'unknown') AND deadline_at <= @at
        AND (next_poll_at IS NULL OR upstream NOT IN (SELECT value FROM json_each(@asked))) RETURNING id`)
    .pluck(),
  reviewUnknown: db
    .prepare<[{ kinds: string; reason: string; at: At }], string>(`
      UPDATE task SET state = 'review', reason = coalesce(reason || '; ', '') || @reason, next_poll_at = NULL, lease_owner = NULL,
        updated_at = @at
      -- The second line is the condition of the index that answers the first.
      WHERE state = 'unknown' AND kind IN (SELECT value FROM json_each(@kinds))
        AND upstream_id IS NULL AND state <> 'failed' RETURNING id`)
    .pluck(),
}));

export function observeTask(db: Database, id: string, observation: Observation, at_ms: Time_ms): void {
  const { status, record, next_poll_at_ms } = observation;
  const seen = { status, record, poll: bindTime(next_poll_at_ms) };
  transact(db, () => statements(db).observe.run({ id, ...seen, at: bindTime(at_ms) }));
}

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

export function recoverTasks(db: Database, latest_lease_ms: Time_ms | undefined, at_ms: Time_ms): number {
  const reason = 'the gateway stopped, or gave up waiting, before it had recorded what the upstream answered';
  const latest = bindTime(latest_lease_ms ?? Number.MAX_SAFE_INTEGER);
  return transact(db, () => statements(db).recover.run({ reason, latest, at: bindTime(at_ms) }).changes);
}

/** The ids of the tasks that went to review. */
export function reviewOverdueTasks(
  db: Database,
  reason: string,
  asked: readonly string[],
  at_ms: Time_ms,
): readonly string[] {
  const bound = { reason, asked: JSON.stringify(asked), at: bindTime(at_ms) };
  return transact(db, () => statements(db).overdue.all(bound));
}

/** The ids of the tasks of unknown outcome whose kinds have no means to learn it. */
export function reviewUnknownTasks(
  db: Database,
  kinds: readonly string[],
  reason: string,
  at_ms: Time_ms,
): readonly string[] {
  return transact(db, () =>
    statements(db).reviewUnknown.all({ kinds: JSON.stringify(kinds), reason, at: bindTime(at_ms) }),
  );
}
