/** A caller polls its own task: the stored task names the upstream, whose answer is passed on after it was applied. */
import type { PollRoute, TaskKindPlan } from '../../plan.ts';
import { Refusal } from '../../refusal.ts';
import { findOwnTask, type KnownTask, type RecordRequest, recordPath } from '../../tasks/known-task.ts';
import { pollTask } from '../../tasks/poll.ts';
import type { Exchange, Services } from '../exchange.ts';
import { passOn, upstreamRequest } from './send.ts';

export async function pollOwnTask(exchange: Exchange<PollRoute>, services: Services): Promise<void> {
  const { route } = exchange;
  const known = await requireOwnTask(exchange, route.kinds, route.param, services);
  const { answer } = await pollTask(known, recordRequest(exchange)(known, 'GET'), services);
  passOn(exchange, answer);
}

/** @throws Refusal task_not_found, the same for another account's task and for one that never was. */
export async function requireOwnTask(
  exchange: Exchange,
  kinds: readonly TaskKindPlan[],
  param: string,
  services: Services,
): Promise<KnownTask> {
  const id = exchange.params[param] ?? '';
  const known = await findOwnTask(exchange.principal.account, kinds, id, services);
  if (known === undefined) throw new Refusal('task_not_found', `task '${id.slice(0, 80)}' does not exist`);
  exchange.notes.task = known.task.id;
  return known;
}

/** The caller's headers and query go up, but the method is that of the request for the record. */
export function recordRequest(exchange: Exchange): RecordRequest {
  return (known, method) => ({ ...upstreamRequest(exchange, known.upstream, { path: recordPath(known) }), method });
}
