/** A caller's look at its own task: routed by the stored task, passed on as the upstream said it, settled on the way. */

import { set } from '../../admission/request-state.ts';
import type { PollRoute, TaskKindPlan, UpstreamPlan } from '../../plan.ts';
import { Refusal } from '../../refusal.ts';
import type { Task } from '../../store/store.ts';
import { pollTask } from '../../tasks/poll.ts';
import type { UpstreamRequest } from '../../upstream/client.ts';
import { passOn } from '../answer.ts';
import type { Exchange, Services } from '../exchange.ts';
import { upstreamRequest } from './address.ts';

export async function pollOwnTask(exchange: Exchange, route: PollRoute, services: Services): Promise<void> {
  const found = await findOwnTask(exchange, route.kinds, route.param, services);
  const { answer } = await pollTask(found.task, found.kind, taskRequest(exchange, 'GET', found), services);
  passOn(exchange, answer);
}

export interface OwnTask {
  readonly task: Task;
  readonly kind: TaskKindPlan;
  readonly upstream: UpstreamPlan;
}

/** @throws Refusal task_not_found, the same for another account's task and for one that never was. */
export async function findOwnTask(
  exchange: Exchange,
  kinds: readonly TaskKindPlan[],
  param: string,
  services: Services,
): Promise<OwnTask> {
  const id = exchange.params[param] ?? '';
  const task = await services.store.findTask(
    set(exchange.principal, 'principal').account,
    kinds.map((kind) => kind.name),
    id,
  );
  const own = task === undefined ? undefined : resolveTask(task, services);
  if (own === undefined) throw new Refusal('task_not_found', `task '${id.slice(0, 80)}' does not exist`);
  exchange.task = own.task.id;
  return own;
}

/** Undefined when the configuration no longer knows the task's kind or upstream. */
export function resolveTask(task: Task, { plan }: Pick<Services, 'plan'>): OwnTask | undefined {
  const kind = plan.taskKinds.get(task.kind);
  const upstream = plan.upstreams.get(task.upstream);
  return kind === undefined || upstream === undefined ? undefined : { task, kind, upstream };
}

/** The request for a task's record, whatever the caller's own method was. */
export function taskRequest(
  exchange: Exchange,
  method: 'GET' | 'DELETE',
  { task, kind, upstream }: OwnTask,
): UpstreamRequest {
  const path = kind.query_path(encodeURIComponent(task.upstream_id ?? ''));
  return upstreamRequest(exchange, upstream, { method, path });
}
