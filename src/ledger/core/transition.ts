/** Changes the state of a task in the working set by the table of states. */
import type { Task } from './task-rows.ts';
import { NO_TASK, stateAfter, type TaskEvent } from './task-states.ts';
import type { TaskRow, WorkingSet } from './working-set.ts';

/**
 * Changes a task and returns it in its new state. Returns undefined, with nothing changed, when the event cannot happen to the loaded task.
 *
 * @param changed the task with its new values, still in its old state. Build it as one literal that begins with `...task`: V8 is
 *   several times slower at a second spread of many fields.
 */
export function move(set: WorkingSet, event: TaskEvent, changed: TaskRow): TaskRow | undefined {
  const state = stateAfter(event, set.tasks.get(changed.id) ?? NO_TASK);
  if (state === undefined) return undefined;
  const after = { ...changed, state };
  set.tasks.put(after.id, after);
  return after;
}

/** The fields of a task without a claim. A change that a poll or an operator makes ends the claim. */
export const unclaimed = { claim_owner: null, claim_until_ms: null } as const;

/** The task without its request, which has its own query. */
export function taskOf({ request: _, ...task }: TaskRow): Task {
  return task;
}
