/** Joins a stored task with its task kind and upstream in the configuration, which are needed to poll it. */

import type { Task, TaskStore } from '../../ledger/store/store.ts';
import { fillPath } from '../../lib/text/path-template.ts';
import type { CancelMethod, CancelRoute, Plan, TaskKindPlan, UpstreamPlan, UpstreamTarget } from '../../plan/index.ts';
import type { UpstreamRequest } from '../../upstream/client/client.ts';

export interface KnownTask {
  readonly task: Task;
  readonly kind: TaskKindPlan;
  readonly upstream: UpstreamPlan;
  /** The target that created it; undefined if it is off, or no longer configured. */
  readonly target: UpstreamTarget | undefined;
}

/**
 * Makes a request about a task, with the caller's or the gateway's own headers.
 *
 * @param path at the upstream, may have a query; by default the path in the task's record.
 */
export type RecordRequest = (
  known: KnownTask,
  method: 'GET' | CancelRoute['method'] | CancelMethod,
  path?: string,
) => UpstreamRequest;

/** Finds a task's configuration; undefined when its kind or upstream is no longer configured. */
export function knownTask(task: Task, plan: Pick<Plan, 'taskKinds' | 'upstreams'>): KnownTask | undefined {
  const kind = plan.taskKinds.get(task.kind);
  const upstream = plan.upstreams.get(task.upstream);
  if (kind === undefined || upstream === undefined) return undefined;
  return { task, kind, upstream, target: targetOf(task, upstream) };
}

/** The target that created a task; undefined if it is off, or no longer configured. */
export function targetOf({ target }: Pick<Task, 'target'>, { targets }: UpstreamPlan): UpstreamTarget | undefined {
  return targets.find(({ name }) => name === target);
}

/** Finds the account's task by the upstream's id. Undefined also for another account's task. */
export async function findOwnTask(
  account: string,
  kinds: readonly TaskKindPlan[],
  upstream_id: string,
  { plan, store }: { readonly plan: Plan; readonly store: TaskStore },
): Promise<KnownTask | undefined> {
  const names = kinds.map((kind) => kind.name);
  const task = await store.findTask(account, names, upstream_id);
  return task && knownTask(task, plan);
}

/** The path of the task's record at the upstream. */
export function recordPath({ task, kind }: Pick<KnownTask, 'task' | 'kind'>): string {
  return fillPath(kind.poll_path, paramsOf(task));
}

function paramsOf({ params, upstream_id }: Task): Readonly<Record<string, string>> {
  return { ...params, id: upstream_id ?? '' };
}

/** The method and path that cancel the task: its kind's own, or the route's. */
export function cancelCall(
  known: Pick<KnownTask, 'task' | 'kind'>,
  { method, suffix }: Pick<CancelRoute, 'method' | 'suffix'>,
): { readonly method: CancelMethod | CancelRoute['method']; readonly path: string } {
  const { task, kind } = known;
  if (kind.cancel !== undefined) {
    return { method: kind.cancel.method, path: fillPath(kind.cancel.path, paramsOf(task)) };
  }
  const path = recordPath(known);
  const query = path.indexOf('?');
  return { method, path: query < 0 ? path + suffix : path.slice(0, query) + suffix + path.slice(query) };
}
