/**
 * Recovers tasks of stopped gateways and tasks that cannot be polled, without asking an upstream. The first pass is within about a second
 * of the start. Raises `recover`, `give_up`, `overdue`.
 */
import { NO_MEANS, reportReview } from './changes.ts';
import { longestDispatchDeadline_ms } from './create/dispatch-deadline.ts';
import { reviewUnpolledOverdue } from './deadline.ts';
import type { TaskServices } from './task-services.ts';

/** Makes one pass over the store. Logs and counts every task that goes to review. */
export async function recover(services: TaskServices): Promise<void> {
  const { plan, store, now } = services;
  // A dispatch deadline further ahead was set before the clock was set back.
  await store.recoverTasks(now() + 2 * longestDispatchDeadline_ms(plan));
  const kinds = [...plan.taskKinds.values()]
    .filter(({ unknown_outcome }) => unknown_outcome === undefined)
    .map(({ name }) => name);
  for (const task of await store.reviewUnknownTasks(kinds, NO_MEANS)) reportReview(task, NO_MEANS, services);
  await reviewUnpolledOverdue(services);
}
