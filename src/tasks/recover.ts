/** What the settler decides without asking an upstream: lost creations, tasks past their deadline, outcomes that nothing can tell. */
import { longestDispatchDeadline_ms } from './dispatch-deadline.ts';
import { overdue, reportReview, type SettleServices } from './poll.ts';

/** Behind why the outcome is unknown, for an operator. */
export const no_means = 'the task kind declares no means to learn the outcome';

/** One pass over the store. Every task that goes to review is logged and counted. */
export async function recover(services: SettleServices): Promise<void> {
  const { plan, store, now } = services;
  // A lease that ends later was taken before the clock was set back.
  await store.recoverTasks(now() + 2 * longestDispatchDeadline_ms(plan));
  const kinds = [...plan.taskKinds.values()].filter(({ unknown }) => unknown === undefined).map(({ name }) => name);
  for (const task of await store.reviewUnknownTasks(kinds, no_means)) reportReview(task, no_means, services);
  // Whose upstream can be asked goes to review only after it was asked past its deadline.
  const asked = [...plan.upstreams.values()].filter(({ target }) => target !== undefined).map(({ name }) => name);
  for (const task of await store.reviewOverdueTasks(overdue, asked)) reportReview(task, overdue, services);
}
