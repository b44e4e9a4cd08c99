/** The caller's own tasks, newest first, as the upstream last described them. Nobody else's are ever read. */
import { randomId } from '../../lang/random-id.ts';
import type { TaskListRoute } from '../../plan.ts';
import type { Task, TaskFilter } from '../../store/store.ts';
import { listTasks } from '../../tasks/list.ts';
import { type Exchange, rawQuery, type Services } from '../exchange.ts';
import { readPage } from './page.ts';
import { recordRequest } from './poll-task.ts';
import { sendText } from './send.ts';

export async function listOwnTasks(exchange: Exchange<TaskListRoute>, services: Services): Promise<void> {
  const { route } = exchange;
  const { tasks, total } = await listTasks(readFilter(exchange), recordRequest(exchange), services);
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

/** The values of an item whose record the upstream has not given yet. */
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
