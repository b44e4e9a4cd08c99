/** Answers the lists of a caller's tasks and resources. */

import type { OwnedResource, Task, TaskFilter } from '../../../ledger/store/store.ts';
import { follow } from '../../../lib/json/pointer.ts';
import { renderTree } from '../../../lib/json/tree.ts';
import { concurrently } from '../../../lib/node/concurrently.ts';
import { fillPath } from '../../../lib/text/path-template.ts';
import { randomId } from '../../../lib/text/random-id.ts';
import type { ResourceListRoute, TaskListRoute } from '../../../plan/index.ts';
import { collect, readJson } from '../../../upstream/client/collect.ts';
import { UpstreamFailure } from '../../../upstream/client/failure.ts';
import type { Services } from '../../runtime/services.ts';
import { listTasks } from '../../tasks/list.ts';
import { sendJson, sendText } from '../answer.ts';
import { type Exchange, type ExchangeWith, rawQuery } from '../exchange.ts';
import { upstreamRequest } from './build-request.ts';
import { readPage } from './page.ts';
import { recordRequest } from './poll-task.ts';

/** The step `list_tasks`. @throws Refusal invalid_request for an invalid page. */
export async function listOwnTasks(
  exchange: ExchangeWith<'principal'>,
  route: TaskListRoute,
  services: Services,
): Promise<void> {
  const { tasks, total } = await listTasks(readFilter(exchange, route), recordRequest(exchange, route), services);
  // Insert records as text after rendering, because parsing would change how numbers are written.
  const mark = randomId('record', services);
  const items = tasks.map((task, index) =>
    task.record === null ? renderTree(route.item, itemValues(task, services)) : `${mark}:${index}`,
  );
  const text = JSON.stringify(renderTree(route.list, { items, total }));
  const marks = new RegExp(`"${mark}:(\\d+)"`, 'g');
  sendText(
    exchange,
    200,
    text.replace(marks, (whole, index: string) => tasks[Number(index)]?.record ?? whole),
  );
}

function readFilter(exchange: ExchangeWith<'principal'>, route: TaskListRoute): TaskFilter {
  const query = new URLSearchParams(rawQuery(exchange.request));
  const { limit, offset } = readPage(query, route.page);
  return {
    account: exchange.principal.account,
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
  const parts = query.getAll(name).flatMap((value) => value.split(','));
  const values = parts.map((part) => part.trim()).filter((value) => value !== '');
  return values.length === 0 ? {} : { [field]: values };
}

/** The values of an item without a record of the upstream. */
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

/** How many resources of a page are read from the upstream at the same time. */
const QUERY_CONCURRENCY = 8;

/** The step `list_resources`. @throws Refusal invalid_request for an invalid page; upstream_off. */
export async function listOwnResources(
  exchange: ExchangeWith<'principal'>,
  route: ResourceListRoute,
  services: Services,
): Promise<void> {
  const { account } = exchange.principal;
  const page = readPage(new URLSearchParams(rawQuery(exchange.request)), route.page);
  const { resources, total } = await services.store.listResources(route.resource, account, page);
  const items = await concurrently(resources, QUERY_CONCURRENCY, (resource) =>
    describe(resource, exchange, route, services),
  );
  const values = {
    items,
    total,
    'page.number': page.number,
    'page.size': page.limit,
    'request.id': exchange.id,
  };
  sendJson(exchange, 200, renderTree(route.answer, values));
}

/** The upstream's record of a resource, or else an item with the data that the gateway has. */
async function describe(
  { id, created_at_ms }: OwnedResource,
  exchange: Exchange,
  route: ResourceListRoute,
  services: Services,
): Promise<unknown> {
  const values = { 'resource.id': id, 'resource.created_at': Math.floor(created_at_ms / 1000) };
  const known = () => renderTree(route.item, values);
  const path = fillPath(route.record_path, { id });
  const request = upstreamRequest(exchange, route.interface, route.upstream, route.upstream.target, {
    method: 'GET',
    path,
  });
  try {
    const answer = await collect(services.upstreams, request);
    if (answer.statusCode < 200 || answer.statusCode > 299) return known();
    return follow(route.record, readJson(answer)) ?? known();
  } catch (error) {
    if (!(error instanceof UpstreamFailure)) throw error;
    return known();
  }
}
