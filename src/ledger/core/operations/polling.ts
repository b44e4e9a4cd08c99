/** The operations of polling: claims on tasks, poll times, and what a poll saw. They move no money. */

import type { Time_ms } from '../money-rows.ts';
import type { Operation } from '../prefetch.ts';
import type { Observation, TargetFilter, Task, TaskClaim } from '../task-rows.ts';
import { stateAfter } from '../task-states.ts';
import { move, taskOf, unclaimed } from '../transition.ts';
import type { TaskRow } from '../working-set.ts';

/** Stores what a poll saw of a running task. A task in review before its deadline becomes running again. Moves no money. */
export const observeTask: Operation<[id: string, seen: Observation], void> = {
  needs: (_at_ms, id) => [{ need: 'task', id }],
  execute(set, at_ms, id, { status, record, next_poll_at_ms }) {
    const task = set.tasks.get(id);
    if (task === undefined) return;
    const event = task.deadline_at_ms <= at_ms ? 'observe_late' : 'observe';
    move(set, event, {
      ...task,
      status: status ?? task.status,
      record,
      next_poll_at_ms,
      reason: stateAfter(event, task) === 'review' ? task.reason : null,
      claim_owner: null,
      claim_until_ms: null,
      updated_at_ms: at_ms,
    });
  },
};

/**
 * Plans the next poll of a running or unknown task, or one in review, after a poll that decided nothing. Ends the claim under which it was
 * polled; while another process has the claim, changes nothing. Null ends polling, except of a running task: its caller's poll may have
 * found it running after a review, and planned the next poll.
 */
export const postponeTask: Operation<
  [polled: Pick<Task, 'id' | 'claim_owner'>, next_poll_at_ms: Time_ms | null],
  void
> = {
  needs: (_at_ms, { id }) => [{ need: 'task', id }],
  execute(set, _at_ms, { id, claim_owner }, next_poll_at_ms) {
    const task = set.tasks.get(id);
    if (task === undefined || (task.claim_owner !== null && task.claim_owner !== claim_owner)) return;
    const planned_ms = next_poll_at_ms ?? (task.state === 'running' ? task.next_poll_at_ms : null);
    move(set, 'postpone', { ...task, next_poll_at_ms: planned_ms, ...unclaimed });
  },
};

/** Claims due tasks for this owner, until the claim expires or the task changes. An expired claim is taken over: its owner has stopped or is too slow. */
export const claimTasks: Operation<[claim: TaskClaim], readonly Task[]> = {
  needs: (at_ms, { upstream, targets, limit, until_ms, latest_poll_ms: latest_ms }) => [
    { need: 'due_tasks', upstream, targets, limit, until_ms, at_ms },
    ...(latest_ms === undefined ? [] : [{ need: 'far_tasks', upstream, latest_ms } as const]),
  ],
  execute(set, at_ms, { owner, upstream, targets, limit, until_ms, latest_poll_ms: latest_ms }) {
    const due: TaskRow[] = [];
    for (const stored of set.tasks.values()) {
      if (stored.upstream !== upstream || stored.next_poll_at_ms === null) continue;
      let task = stored;
      if (isTooFar(stored, latest_ms, at_ms)) {
        task = { ...stored, next_poll_at_ms: at_ms };
        set.tasks.put(task.id, task);
      }
      if (isOf(task, targets) && isDue(task, at_ms) && isFree(task, until_ms, at_ms)) due.push(task);
    }
    due.sort((a, b) => (a.next_poll_at_ms ?? 0) - (b.next_poll_at_ms ?? 0));
    return due.slice(0, limit).flatMap((task) => {
      const claimed = move(set, 'claim', { ...task, claim_owner: owner, claim_until_ms: until_ms });
      return claimed === undefined ? [] : [taskOf(claimed)];
    });
  },
};

function isOf({ target }: TaskRow, targets: TargetFilter | undefined): boolean {
  if (targets === undefined) return true;
  return 'only' in targets ? target === targets.only : !targets.except.includes(target);
}

/** Whether the poll was planned before the clock was set back. The poll interval in review is ten times as long. */
function isTooFar({ state, next_poll_at_ms }: TaskRow, latest_ms: Time_ms | undefined, at_ms: Time_ms): boolean {
  if (latest_ms === undefined || next_poll_at_ms === null || next_poll_at_ms <= latest_ms) return false;
  return state !== 'review' || next_poll_at_ms > at_ms + 10 * (latest_ms - at_ms);
}

function isDue(task: TaskRow, at_ms: Time_ms): boolean {
  const { next_poll_at_ms } = task;
  return next_poll_at_ms !== null && next_poll_at_ms <= at_ms && stateAfter('claim', task) !== undefined;
}

/** A claim that ends twice as far ahead as a new one was made before the clock was set back, and does not count. */
function isFree({ claim_owner, claim_until_ms }: TaskRow, until_ms: Time_ms, at_ms: Time_ms): boolean {
  return (
    claim_owner === null || claim_until_ms === null || claim_until_ms <= at_ms || claim_until_ms > 2 * until_ms - at_ms
  );
}
