/** What the settler decides without asking an upstream: lost creations, tasks past their deadline, outcomes that nothing can tell. */
import type { SettleServices } from './poll.ts';

/** Behind why the outcome is unknown, for an operator. */
export const no_means = 'the task kind declares no means to learn the outcome';

/** One pass over the store. Every task that goes to review is logged and counted. */
export async function recover({ plan, store, log, metrics }: SettleServices): Promise<void> {
  const kinds = [...plan.taskKinds.values()].filter(({ unknown }) => unknown === undefined);
  await store.recoverTasks();
  const reviewed = [
    ...(await store.reviewUnknownTasks(
      kinds.map(({ name }) => name),
      no_means,
    )),
    ...(await store.reviewOverdueTasks('the upstream has not told its end before the deadline')),
  ];
  for (const task of reviewed) log.error({ task }, 'a task went to review: an operator must decide it');
  metrics.tasks.inc({ state: 'review' }, reviewed.length);
}
