/** Moves a task of the book along the table of states. */
import type { Book, TaskRow } from './book.ts';
import type { Task } from './task-rows.ts';
import { stateAfter, type TaskEvent } from './task-states.ts';

/** The task after the event; undefined, with nothing changed, when the event cannot happen in its state. */
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

/** A task that no process may poll: every change of a task ends the claim on it. */
export const unclaimed = { claim_owner: null, claim_until_ms: null } as const;

/** The task as the rest of the gateway sees it: its request is asked for apart. */
export function taskOf({ request: _, ...task }: TaskRow): Task {
  return task;
}
