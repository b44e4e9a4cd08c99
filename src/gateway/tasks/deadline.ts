/** Sends a task that has not ended by its deadline to review. Raises `review` after one more poll, or `overdue` if no poll is possible. */
import type { Task, Time_ms } from '../../ledger/store/store.ts';
import { reportReview, sendToReview } from './changes.ts';
import type { TaskServices } from './task-services.ts';

const WHY = 'the upstream has not reported its end by the deadline';

/** Whether the task is past its deadline and not yet in review. */
export function isOverdue({ deadline_at_ms, state }: Task, now_ms: Time_ms): boolean {
  return now_ms >= deadline_at_ms && state !== 'review';
}

/** Sends the task to review after a poll that did not see its end. In review it is polled at longer intervals. */
export function reviewOverdue({ id }: Task, next_poll_at_ms: Time_ms, services: TaskServices): Promise<void> {
  return sendToReview(id, WHY, { status: null, record: null, next_poll_at_ms }, services);
}

/** Sends overdue tasks that the settler cannot poll to review: their upstream is not configured, or no poll is planned. */
export async function reviewUnpolledOverdue(services: TaskServices): Promise<void> {
  const { plan, store } = services;
  const polled = [...plan.upstreams.values()].filter(({ targets }) => targets.length > 0).map(({ name }) => name);
  for (const task of await store.reviewOverdueTasks(WHY, polled)) reportReview(task, WHY, services);
}
