/**
 * Finds, at start and by time, what a stopped gateway left behind, without asking an upstream.
 * Raises `recover`, `give_up`, `overdue`.
 */
import { no_means, reportReview } from './changes.ts';
import { longestDispatchDeadline_ms } from './create/dispatch-deadline.ts';
import { reviewUnpolledOverdue } from './deadline.ts';
import type { TaskServices } from './services.ts';

/** One pass over the store. Every task that goes to review is logged and counted. */
export async function recover(services: TaskServices): Promise<void> {
  const { plan, store, now } = services;
  // A dispatch deadline that lies further ahead was set before the clock was set back.
  await store.recoverTasks(now() + 2 * longestDispatchDeadline_ms(plan));
  const kinds = [...plan.taskKinds.values()].filter(({ unknown }) => unknown === undefined).map(({ name }) => name);
  for (const task of await store.reviewUnknownTasks(kinds, no_means)) reportReview(task, no_means, services);
  await reviewUnpolledOverdue(services);
}
