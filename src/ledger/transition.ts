/** Changes the state of a task in the book by the table of states. */
import type { Book, TaskRow } from './book.ts';
import type { Task } from './task-rows.ts';
import { stateAfter, type TaskEvent } from './task-states.ts';

/** Returns the task after the event; undefined, with nothing changed, when the event cannot happen in its state. */
export function move(
  book: Book,
  task: TaskRow,
  event: TaskEvent,
  change: Partial<Omit<TaskRow, 'id' | 'state'>>,
): TaskRow | undefined {
  const state = stateAfter(event, task.state);
  if (state === undefined) return undefined;
  const after = { ...task, ...change, state };
  book.tasks.put(task.id, after);
  return after;
}

/** The fields of a task without a claim. A change that a poll or an operator makes ends the claim. */
export const unclaimed = { claim_owner: null, claim_until_ms: null } as const;

/** The task without its request, which has its own query. */
export function taskOf({ request: _, ...task }: TaskRow): Task {
  return task;
}
