/** Lists a caller's tasks, with what their upstreams say of them now. Raises the events of a poll. */
import { concurrently } from '../platform/concurrently.ts';
import { type Task, type TaskFilter, terminalStates } from '../store/store.ts';
import { UpstreamFailure } from '../upstream/failure.ts';
import { poll_interval_ms } from './changes.ts';
import { knownTask, type RecordRequest } from './known-task.ts';
import { pollTask } from './poll.ts';
import type { TaskServices } from './services.ts';

/** How many unfinished tasks of a page are polled at once. */
const refresh_concurrency = 8;
/** A task that was updated more recently is not polled for a list. */
const fresh_ms = poll_interval_ms / 5;

export interface TaskPage {
  readonly tasks: readonly Task[];
  /** Of all pages. */
  readonly total: number;
}

/** A page of tasks, newest first, after its unfinished tasks were polled. One whose poll gets no answer is listed as it was. */
export async function listTasks(filter: TaskFilter, request: RecordRequest, services: TaskServices): Promise<TaskPage> {
  const { store, now } = services;
  const page = await store.listTasks(filter);
  const isStale = (task: Task) => !terminalStates.includes(task.state) && now() - task.updated_at_ms >= fresh_ms;
  const stale = page.tasks.filter(isStale);
  if (stale.length === 0) return page;
  await concurrently(stale, refresh_concurrency, (task) => refresh(task, request, services));
  return store.listTasks(filter);
}

async function refresh(task: Task, request: RecordRequest, services: TaskServices): Promise<void> {
  const known = knownTask(task, services.plan);
  if (known?.upstream.target === undefined) return;
  try {
    await pollTask(known, request(known, 'GET'), services);
  } catch (error) {
    if (!(error instanceof UpstreamFailure)) throw error;
  }
}
