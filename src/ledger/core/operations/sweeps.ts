/** The periodic operations: passed dispatch deadlines, passed deadlines, and unknown outcomes that cannot be learnt. Holds stay. */

import type { Time_ms } from '../money-rows.ts';
import type { Operation } from '../prefetch.ts';
import { move, unclaimed } from '../transition.ts';

const STOPPED = 'the gateway stopped, or gave up waiting, before it had recorded what the upstream answered';

/**
 * Makes every dispatching task past its dispatch deadline unknown and due for a poll. Returns the number of tasks. A dispatch
 * deadline after `latest_ms` was set before the clock was set back, and counts as passed.
 */
export const recoverTasks: Operation<[latest_ms?: Time_ms | undefined], number> = {
  needs: (at_ms, latest_ms = Number.MAX_SAFE_INTEGER) => [{ need: 'expired_dispatches', latest_ms, at_ms }],
  execute(set, at_ms, latest_ms = Number.MAX_SAFE_INTEGER) {
    const expired = set.tasks
      .values()
      .filter(({ dispatch_deadline_ms }) => dispatch_deadline_ms <= at_ms || dispatch_deadline_ms > latest_ms);
    const change = { reason: STOPPED, next_poll_at_ms: at_ms, updated_at_ms: at_ms };
    return expired.filter((task) => move(set, 'recover', { ...task, ...change }) !== undefined).length;
  },
};

/**
 * Sends overdue tasks to review: those without a planned poll, and those whose upstream is not in `polled`. The others are polled
 * once more first. Returns the ids of the tasks that went to review.
 */
export const reviewOverdueTasks: Operation<[reason: string, polled?: readonly string[]], readonly string[]> = {
  needs: (at_ms, _reason, polled = []) => [{ need: 'overdue_tasks', polled, at_ms }],
  execute(set, at_ms, reason, polled = []) {
    const overdue = set.tasks
      .values()
      .filter(
        ({ deadline_at_ms, next_poll_at_ms, upstream }) =>
          deadline_at_ms <= at_ms && (next_poll_at_ms === null || !polled.includes(upstream)),
      );
    const change = { reason, ...unclaimed, updated_at_ms: at_ms };
    return overdue.flatMap((task) => move(set, 'overdue', { ...task, ...change })?.id ?? []);
  },
};

/** Sends unknown tasks of these kinds to review, and adds the reason to the stored one. Returns their ids. */
export const reviewUnknownTasks: Operation<[kinds: readonly string[], reason: string], readonly string[]> = {
  needs: (_at_ms, kinds) => [{ need: 'unknown_tasks', kinds }],
  execute(set, at_ms, kinds, reason) {
    const change = { next_poll_at_ms: null, ...unclaimed, updated_at_ms: at_ms };
    return set.tasks
      .values()
      .filter(({ kind, upstream_id }) => kinds.includes(kind) && upstream_id === null)
      .flatMap((task) => {
        const why = task.reason === null ? reason : `${task.reason}; ${reason}`;
        return move(set, 'give_up', { ...task, ...change, reason: why })?.id ?? [];
      });
  },
};
