/**
 * Prunes old rows: usage rows whose roll-ups exist, and the stored texts of ended tasks. Never deletes entries, changes, or what the
 * audit needs of a task.
 */

import type { Time_ms } from '../core/money-rows.ts';
import type { Prunable, PruneTimes } from '../core/operations/prune.ts';
import { type Reading, row, rows, run, statement } from './sql.ts';

/** Rows to read in one write. A larger number would delay the writes after it. */
const PART = 5_000;

// `$1` is the time before which a lease was closed, or a task ended. The record of a task is the upstream's last answer.
const IS_OLD_LEASE = 'closed_at < $1 AND pruned_at IS NULL';
const IS_OLD_TASK = `finished_at < $1 AND created_at < $1 AND state IN ('succeeded', 'failed')
  AND (record IS NOT NULL OR request IS NOT NULL OR request_body IS NOT NULL OR hidden_at IS NULL)`;

interface Part {
  readonly hold_id: bigint;
  readonly last: bigint;
  readonly at: bigint;
  readonly is_old: bigint;
}

const statements = {
  countUsage: statement<{ count: bigint }>(
    'count_old_usage',
    `SELECT count(*) AS count FROM usage WHERE hold_id IN (SELECT hold_id FROM lease WHERE ${IS_OLD_LEASE})`,
  ),
  countTasks: statement<{ count: bigint }>(
    'count_old_tasks',
    `SELECT count(*) AS count FROM task WHERE ${IS_OLD_TASK}`,
  ),
  part: statement<Part>(
    'part_of_usage',
    `SELECT u.hold_id, max(u.id) AS last, min(u.at) AS at, max(CASE WHEN ${IS_OLD_LEASE} THEN 1 ELSE 0 END) AS is_old
     FROM (SELECT id, hold_id, at FROM usage WHERE id > $2 ORDER BY id LIMIT ${PART}) AS u
       JOIN lease ON lease.hold_id = u.hold_id
     GROUP BY u.hold_id`,
  ),
  mark: statement('mark_pruned_leases', 'UPDATE lease SET pruned_at = $2 WHERE hold_id = ANY($1)'),
  deleteUsage: statement<{ pruned: bigint }>(
    'delete_old_usage',
    'DELETE FROM usage WHERE hold_id = ANY($1) RETURNING 1 AS pruned',
  ),
  // They are summed from usage. A period that began then is over: rows are at least 62 days old.
  endPeriods: statement('delete_old_spending', 'DELETE FROM spending WHERE since < $1'),
  tasks: statement<{ created_at: bigint }>(
    'prune_tasks',
    `UPDATE task SET record = NULL, request = NULL, request_body = NULL, hidden_at = coalesce(hidden_at, $3) WHERE id IN (
       SELECT id FROM task WHERE created_at >= $2 AND ${IS_OLD_TASK} ORDER BY created_at, hold_id LIMIT ${PART / 10})
     RETURNING created_at`,
  ),
};

/** The pruned rows, and where the next part begins; null: this was the last part. */
export interface Pruned {
  readonly rows: number;
  readonly after: bigint | null;
}

/** Counts what would be deleted: usage rows, and ended tasks with stored texts. */
export function* prunable({ usage_before_ms, tasks_before_ms }: PruneTimes): Reading<Prunable> {
  const count = (found: { readonly count: bigint } | undefined) => Number(found?.count ?? 0n);
  return {
    usage: usage_before_ms === null ? 0 : count(yield* row(statements.countUsage, [usage_before_ms])),
    tasks: tasks_before_ms === null ? 0 : count(yield* row(statements.countTasks, [tasks_before_ms])),
  };
}

export const pruneWrites = {
  /** Deletes a part of the usage rows of leases that were closed before a time. @param after where the part before ended; at first 0. */
  *pruneUsage(at_ms: Time_ms, before_ms: Time_ms, after: bigint): Reading<Pruned> {
    const part = yield* rows(statements.part, [before_ms, after]);
    const old = part.filter(({ is_old }) => Number(is_old) === 1).map(({ hold_id }) => hold_id);
    if (after === 0n) yield* run(statements.endPeriods, [before_ms]);
    yield* run(statements.mark, [old, at_ms]);
    const pruned = yield* rows(statements.deleteUsage, [old]);
    const isLast = part.every(({ at }) => Number(at) >= before_ms);
    return {
      rows: pruned.length,
      after: isLast ? null : part.reduce((newest, { last }) => (last > newest ? last : newest), after),
    };
  },
  /** Deletes the stored texts of some tasks that ended before a time, and hides them from callers. @param after as for `pruneUsage` */
  *pruneTasks(at_ms: Time_ms, before_ms: Time_ms, after: bigint): Reading<Pruned> {
    const pruned = yield* rows(statements.tasks, [before_ms, after, at_ms]);
    const last = pruned.reduce((newest, { created_at }) => (created_at > newest ? created_at : newest), after);
    return { rows: pruned.length, after: pruned.length === 0 ? null : last };
  },
};
