/** The operations that time brings: lapsed dispatches, deadlines, and unknown outcomes that nothing can tell. Holds stay. */
import type { Operation } from '../needs.ts';
import type { Time_ms } from '../rows.ts';
import { move, unclaimed } from '../transition.ts';

const stopped = 'the gateway stopped, or gave up waiting, before it had recorded what the upstream answered';

/**
 * Every dispatching task whose upstream should have answered by now is of unknown outcome, and due for a poll. Answers how many.
 * No answer is expected later than `latest_ms`: where one is, the clock was set back since.
 */
export const recoverTasks: Operation<[latest_ms?: Time_ms | undefined], number> = {
  needs: (at_ms, latest_ms = Number.MAX_SAFE_INTEGER) => [{ need: 'lapsed_dispatches', latest_ms, at_ms }],
  execute(book, at_ms, latest_ms = Number.MAX_SAFE_INTEGER) {
    const lapsed = [...book.tasks.values()].filter(
      ({ dispatch_deadline_ms }) => dispatch_deadline_ms <= at_ms || dispatch_deadline_ms > latest_ms,
    );
    const change = { reason: stopped, next_poll_at_ms: at_ms, updated_at_ms: at_ms };
    return lapsed.filter((task) => move(book, task, 'recover', change) !== undefined).length;
  },
};

/** Answers the ids of the tasks that went to review. Those whose upstream is one of `asked` are polled once more first. */
export const reviewOverdueTasks: Operation<[reason: string, asked: readonly string[]], readonly string[]> = {
  needs: (at_ms, _reason, asked) => [{ need: 'overdue_tasks', asked, at_ms }],
  execute(book, at_ms, reason, asked) {
    const overdue = [...book.tasks.values()].filter(
      ({ deadline_at_ms, next_poll_at_ms, upstream }) =>
        deadline_at_ms <= at_ms && (next_poll_at_ms === null || !asked.includes(upstream)),
    );
    const change = { reason, ...unclaimed, updated_at_ms: at_ms };
    return overdue.flatMap((task) => move(book, task, 'overdue', change)?.id ?? []);
  },
};

/** Answers the ids of the tasks that went to review. The reason is added to what is known already. */
export const reviewUnknownTasks: Operation<[kinds: readonly string[], reason: string], readonly string[]> = {
  needs: (_at_ms, kinds) => [{ need: 'unknown_tasks', kinds }],
  execute(book, at_ms, kinds, reason) {
    const change = { next_poll_at_ms: null, ...unclaimed, updated_at_ms: at_ms };
    return [...book.tasks.values()]
      .filter(({ kind, upstream_id }) => kinds.includes(kind) && upstream_id === null)
      .flatMap((task) => {
        const why = task.reason === null ? reason : `${task.reason}; ${reason}`;
        return move(book, task, 'give_up', { ...change, reason: why })?.id ?? [];
      });
  },
};
