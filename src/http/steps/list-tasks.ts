/** The caller's own tasks, newest first, as the upstream last described them. Nobody else's are ever read. */

import type { TaskListRoute } from '../../plan.ts';
import { concurrently } from '../../platform/concurrently.ts';
import { poll_interval_ms, pollTask } from '../../settle/poll.ts';
import { type Task, type TaskFilter, terminalStates } from '../../store/store.ts';
import { UpstreamFailure } from '../../upstream/failure.ts';
import { type Exchange, randomId, rawQuery, type Services } from '../exchange.ts';
import { readPage } from './page.ts';
import { resolveTask, taskRequest } from './poll-task.ts';
import { sendText } from './send.ts';

/** How many unfinished tasks of a page are asked about at once. */
const refresh_concurrency = 8;

export async function listOwnTasks(exchange: Exchange<TaskListRoute>, services: Services): Promise<void> {
  const { route } = exchange;
  const filter = readFilter(exchange);
  const first = await services.store.listTasks(filter);
  const refreshed = await refresh(exchange, first.tasks, services);
  const { tasks, total } = refreshed ? await services.store.listTasks(filter) : first;
  // A record stands in the list in the upstream's own spelling, which no parsing keeps of every number.
  const mark = randomId('record', services);
  const items = tasks.map((task, index) =>
    task.record === null ? route.item(itemValues(task, services)) : `${mark}:${index}`,
  );
  const text = JSON.stringify(route.list({ items, total }));
  const marks = new RegExp(`"${mark}:(\\d+)"`, 'g');
  sendText(
    exchange,
    200,
    text.replace(marks, (whole, index: string) => tasks[Number(index)]?.record ?? whole),
  );
}

function readFilter(exchange: Exchange<TaskListRoute>): TaskFilter {
  const { route, principal } = exchange;
  const query = new URLSearchParams(rawQuery(exchange.request.raw));
  const { limit, offset } = readPage(query, route.page);
  return {
    account: principal.account,
    kinds: route.kinds.map((kind) => kind.name),
    visible: true,
    limit,
    offset,
    ...many('statuses', route.filters.status, query),
    ...many('models', route.filters.model, query),
    ...many('upstream_ids', route.filters.id, query),
  };
}

/** A filter may be repeated, comma-joined, or both. */
function many(
  field: 'statuses' | 'models' | 'upstream_ids',
  name: string | undefined,
  query: URLSearchParams,
): Partial<TaskFilter> {
  if (name === undefined) return {};
  const values = query.getAll(name).flatMap((value) => value.split(','));
  const given = values.map((value) => value.trim()).filter((value) => value !== '');
  return given.length === 0 ? {} : { [field]: given };
}

/** Asks about the page's unfinished tasks that nobody has looked at lately. True when any was asked about. */
async function refresh(exchange: Exchange, tasks: readonly Task[], services: Services): Promise<boolean> {
  const stale = tasks.filter(
    (task) => !terminalStates.includes(task.state) && services.now() - task.updated_at_ms >= poll_interval_ms / 5,
  );
  await concurrently(stale, refresh_concurrency, async (task) => {
    const own = resolveTask(task, services);
    if (own?.upstream.target === undefined) return;
    try {
      await pollTask(task, own.kind, taskRequest(exchange, 'GET', own), services);
    } catch (error) {
      // The list then shows what was last seen.
      if (!(error instanceof UpstreamFailure)) throw error;
    }
  });
  return stale.length > 0;
}

/** What stands in for a record that the upstream has not given yet. */
function itemValues(task: Task, { plan }: Services): Readonly<Record<string, unknown>> {
  const firstWord = plan.taskKinds.get(task.kind)?.meaning.keys().next().value;
  return {
    'task.id': task.upstream_id,
    'task.model': task.model,
    'task.status': task.status ?? firstWord ?? null,
    'task.created_at': Math.floor(task.created_at_ms / 1000),
    'task.updated_at': Math.floor(task.updated_at_ms / 1000),
  };
}
