/** Compiles routes that the gateway answers from its store or its plan: tasks, resources and catalogues. */

import { readPointer } from '../../../lib/json/pointer.ts';
import { pathText, readPath } from '../../../lib/text/path-template.ts';
import type {
  RouteCatalogue,
  RouteResources,
  RouteTask,
  TaskActionList,
  TaskParameter,
} from '../../../plan/generated/gateway.d.ts';
import type {
  CancelRoute,
  CatalogueItemRoute,
  CatalogueListRoute,
  PollRoute,
  ResourceListRoute,
  TaskIdPlace,
  TaskKindPlan,
  TaskListRoute,
} from '../../../plan/index.ts';
import { readTree } from '../../compile/trees.ts';
import type { Path } from '../../read/position.ts';
import { checkPage, checkQueryNames } from '../catalogues/compile.ts';
import { checkOneTarget } from '../upstreams/compile.ts';
import { readCreated, readModelRule } from './forward-route.ts';
import { type ActionOf, checkMethod, checkParam, type RouteScope } from './route-scope.ts';

/** The names that a task's tree, and the tree of the list, may use. */
const ITEM = ['task.id', 'task.model', 'task.status', 'task.created_at', 'task.updated_at'];
const LIST = ['items', 'total'];
/** The names that a resource's tree, and the tree of the list, may use. */
const RESOURCE = ['resource.id', 'resource.created_at'];
const RESOURCES = ['items', 'total', 'page.number', 'page.size', 'request.id'];

type TaskRoute = PollRoute | CancelRoute | TaskListRoute;
type CatalogueRoute = CatalogueListRoute | CatalogueItemRoute;

/** Compiles a route with `task`. Leaves out kinds that no route creates. */
export function compileTaskRoute({ task, creates_resource }: RouteTask, route: RouteScope): ActionOf<TaskRoute> {
  const place = [...route.place, 'task'];
  const kinds = task.kinds
    .map((kind, index) => route.library.tasks.use(kind, [...place, 'kinds', index]))
    .filter((kind) => kind !== undefined);
  if ('poll' in task) {
    checkMethod(['GET', 'POST'], 'polling a task', route);
    const id = readTaskId(task.poll, [...place, 'poll'], route);
    warnOfOtherName(id, kinds, [...place, 'poll', 'query'], route);
    return { action: 'poll', id, kinds, creates_resource: readCreated(creates_resource) };
  }
  if (creates_resource !== undefined) {
    const message = "'creates_resource' has no effect: only answers to polls are searched for resources";
    const hint = 'move it to the route that polls the task';
    route.report.error('conflicting-keys', [...route.place, 'creates_resource'], message, hint, { on: 'key' });
  }
  if ('cancel' in task) {
    checkMethod(['DELETE', 'POST', 'PUT', 'PATCH'], 'cancelling a task', route);
    const id = readTaskId(task.cancel, [...place, 'cancel'], route);
    return { action: 'cancel', id, suffix: id.in === 'query' ? '' : suffixOf(id.name, route), kinds };
  }
  return compileList(task, kinds, route);
}

function readTaskId(id: TaskParameter, place: Path, route: RouteScope): TaskIdPlace {
  if (typeof id !== 'string') return { in: 'query', name: id.query };
  checkParam(id, place, route);
  return { in: 'param', name: id };
}

/** Warns if the path is the upstream's, but a query parameter has another name than there. */
function warnOfOtherName(
  { in: where, name }: TaskIdPlace,
  kinds: readonly TaskKindPlan[],
  place: Path,
  { path, report }: RouteScope,
): void {
  for (const kind of where === 'query' ? kinds : []) {
    const [own, query = ''] = pathText(kind.poll_path).split('?', 2);
    const [upstream_name] = [...new URLSearchParams(query)].find(([, value]) => value === '{id}') ?? [];
    if (own !== path || upstream_name === undefined || upstream_name === name) continue;
    const message = `the id is read from '${name}', but at the upstream's ${own} it is '${upstream_name}'`;
    const hint = `write query: ${upstream_name}, unless callers of this gateway send ${name}`;
    report.warning('unknown-param', place, message, hint, { basis: [['tasks', kind.name, 'query']] });
    return;
  }
}

/** The path after a parameter. Reports further parameters there, whose values the upstream's path could not have. */
function suffixOf(param: string, { path, place, report }: RouteScope): string {
  const suffix = path.split(`{${param}}`, 2)[1] ?? '';
  if (suffix.includes('{')) {
    const message = `'${suffix}' follows the upstream's path of the task, so it cannot have a parameter`;
    report.error('bad-path', [...place, 'match'], message, `end the path with {${param}} or with fixed text after it`);
  }
  return suffix;
}

function compileList(task: TaskActionList, kinds: TaskListRoute['kinds'], route: RouteScope): ActionOf<TaskListRoute> {
  const place = [...route.place, 'task'];
  checkMethod(['GET'], 'listing tasks', route);
  checkPage(task.page, [...place, 'page'], route);
  const item = readTree(task.item, ITEM, [...place, 'item'], route);
  const list = readTree(task.list, LIST, [...place, 'list'], route);
  const { status, model, id } = task.filters ?? {};
  checkQueryNames(
    [
      [[...place, 'page', 'number'], task.page.number],
      [[...place, 'page', 'size'], task.page.size],
      [[...place, 'filters', 'status'], status],
      [[...place, 'filters', 'model'], model],
      [[...place, 'filters', 'id'], id],
    ],
    route,
  );
  return { action: 'list_tasks', kinds, page: task.page, filters: { status, model, id }, item, list };
}

export function compileResourceList(
  { resources, upstream: name }: RouteResources,
  route: RouteScope,
): ActionOf<ResourceListRoute> | undefined {
  const place = [...route.place, 'resources'];
  checkMethod(['GET'], 'listing resources', route);
  checkPage(resources.page, [...place, 'page'], route);
  const { number, size } = resources.page;
  checkQueryNames(
    [
      [[...place, 'page', 'number'], number],
      [[...place, 'page', 'size'], size],
    ],
    route,
  );
  route.library.resources.use(resources.list, [...place, 'list']);
  const upstream = route.library.upstreams.use(name, [...route.place, 'upstream']);
  checkOneTarget(
    upstream,
    'resources are not stored with the target that has them',
    [...route.place, 'upstream'],
    route,
  );
  const item = readTree(resources.item, RESOURCE, [...place, 'item'], route);
  const answer = readTree(resources.answer, RESOURCES, [...place, 'answer'], route);
  return (
    upstream && {
      action: 'list_resources',
      resource: resources.list,
      upstream,
      record_path: readPath(resources.query),
      record: resources.record === undefined ? [] : readPointer(resources.record),
      page: resources.page,
      item,
      answer,
    }
  );
}

/** Compiles a route with `catalogue`: the list, or one model of it. */
export function compileCatalogueRoute(config: RouteCatalogue, route: RouteScope): ActionOf<CatalogueRoute> | undefined {
  const place = [...route.place, 'model'];
  checkMethod(['GET'], 'a catalogue', route);
  const catalogue = route.library.catalogues.use(config.catalogue, [...route.place, 'catalogue']);
  if (config.model === undefined) return catalogue && { action: 'list_models', catalogue };
  const rule = readModelRule(config.model, place, route);
  if (rule.source.in !== 'param') {
    const hint = 'write model: { param: NAME } with a parameter of the path';
    const key = ({ body: 'at', query: 'query', route: 'is' } as const)[rule.source.in];
    route.report.error('bad-model', [...place, key], 'a catalogue route reads the model from its path only', hint);
    return undefined;
  }
  if (rule.prefix !== undefined || rule.unit !== undefined || rule.upstreams !== undefined) {
    const hint = 'remove prefix, unit and upstream';
    const message = 'a catalogue route cannot filter models by prefix, unit or upstream';
    route.report.error('bad-model', place, message, hint, { on: 'key' });
  }
  if (catalogue !== undefined && rule.type !== undefined) checkType(rule.type, catalogue.type, place, route);
  return catalogue && { action: 'get_model', catalogue, params: rule.source.params };
}

/** Reports a route that takes models of another type than its catalogue shows. An unknown type is already reported. */
function checkType(type: string, shown: string, place: Path, { report, library }: RouteScope): void {
  const isReported = !library.types.compiled.has(type) || !library.types.compiled.has(shown);
  if (isReported || type === shown) return;
  const message = `the catalogue only shows models of type '${shown}'`;
  report.error('bad-model', [...place, 'type'], message, `write ${shown}, or remove type`);
}
