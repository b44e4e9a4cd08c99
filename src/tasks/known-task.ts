/** A stored task together with what the configuration says of it, which is needed to ask its upstream about it. */
import type { Plan, TaskKindPlan, UpstreamPlan } from '../plan.ts';
import type { Store, Task } from '../store/store.ts';
import type { UpstreamRequest } from '../upstream/client.ts';

export interface KnownTask {
  readonly task: Task;
  readonly kind: TaskKindPlan;
  readonly upstream: UpstreamPlan;
}

/** Makes the request for a task's record at its upstream, with the headers of whoever asks. */
export type RecordRequest = (known: KnownTask, method: 'GET' | 'DELETE') => UpstreamRequest;

/** Undefined when the configuration no longer has the task's kind or upstream. */
export function knownTask(task: Task, plan: Pick<Plan, 'taskKinds' | 'upstreams'>): KnownTask | undefined {
  const kind = plan.taskKinds.get(task.kind);
  const upstream = plan.upstreams.get(task.upstream);
  return kind === undefined || upstream === undefined ? undefined : { task, kind, upstream };
}

/** The account's own task by the upstream's id. Undefined for another account's task as for one that never was. */
export async function findOwnTask(
  account: string,
  kinds: readonly TaskKindPlan[],
  upstream_id: string,
  { plan, store }: { readonly plan: Plan; readonly store: Store },
): Promise<KnownTask | undefined> {
  const names = kinds.map((kind) => kind.name);
  const task = await store.findTask(account, names, upstream_id);
  return task && knownTask(task, plan);
}

/** The path of the task's record at the upstream. */
export function recordPath({ task, kind }: Pick<KnownTask, 'task' | 'kind'>): string {
  return kind.query_path(encodeURIComponent(task.upstream_id ?? ''));
}
