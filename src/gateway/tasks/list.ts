/** Lists a caller's tasks after polling the unfinished ones. Raises the events of a poll. */

import { type Task, type TaskFilter, type TaskPage, TERMINAL_STATES } from '../../ledger/store/store.ts';
import { concurrently } from '../../lib/node/concurrently.ts';
import { UpstreamFailure } from '../../upstream/client/failure.ts';
import { knownTask, type RecordRequest } from './known-task.ts';
import { pollTask } from './poll.ts';
import type { TaskServices } from './task-services.ts';

/** The number of tasks of a page that are polled at once. */
const REFRESH_CONCURRENCY = 8;
/** A list does not poll a task that was updated within this time. */
const FRESH_ms = 1_000;

/** A page of tasks, newest first. Polls its unfinished tasks first; a poll without an answer leaves its task as stored. */
export async function listTasks(filter: TaskFilter, request: RecordRequest, services: TaskServices): Promise<TaskPage> {
  const { store, now } = services;
  const page = await store.listTasks(filter);
  const isStale = (task: Task) => !TERMINAL_STATES.includes(task.state) && now() - task.updated_at_ms >= FRESH_ms;
  const stale = page.tasks.filter(isStale);
  if (stale.length === 0) return page;
  await concurrently(stale, REFRESH_CONCURRENCY, (task) => refresh(task, request, services));
  return store.listTasks(filter);
}

async function refresh(task: Task, request: RecordRequest, services: TaskServices): Promise<void> {
  const known = knownTask(task, services.plan);
  if (known?.target === undefined) return;
  try {
    await pollTask(known, request(known, 'GET'), services);
  } catch (error) {
    if (!(error instanceof UpstreamFailure)) throw error;
  }
}
