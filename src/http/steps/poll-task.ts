/** Polls a task of the caller. The upstream's answer is applied to the stored task before the caller gets it. */
import { given } from '../../admission/request-state.ts';
import type { PollRoute, TaskKindPlan } from '../../plan.ts';
import { Refusal } from '../../refusal.ts';
import { findOwnTask, type KnownTask, type RecordRequest, recordPath } from '../../tasks/known-task.ts';
import { pollTask } from '../../tasks/poll.ts';
import { passOn } from '../answer.ts';
import type { Exchange, Services } from '../exchange.ts';
import { upstreamRequest } from './address.ts';

/** The step `poll`. @throws Refusal task_not_found. */
export async function pollOwnTask(exchange: Exchange, { kinds, param }: PollRoute, services: Services): Promise<void> {
  const known = await requireOwnTask(exchange, kinds, param, services);
  const { answer } = await pollTask(known, recordRequest(exchange)(known, 'GET'), services);
  passOn(exchange, answer);
}

/** Finds a task of the caller. @throws Refusal task_not_found, the same for another account's task and for one that does not exist. */
export async function requireOwnTask(
  exchange: Exchange,
  kinds: readonly TaskKindPlan[],
  param: string,
  services: Services,
): Promise<KnownTask> {
  const id = exchange.params[param] ?? '';
  const known = await findOwnTask(given(exchange.principal, 'principal').account, kinds, id, services);
  if (known === undefined) throw new Refusal('task_not_found', `task '${id.slice(0, 80)}' does not exist`);
  exchange.task = known.task.id;
  return known;
}

/** Builds requests for a task's record, with the caller's allowed headers and query. */
export function recordRequest(exchange: Exchange): RecordRequest {
  return (known, method) =>
    upstreamRequest(exchange, known.upstream, known.target, { method, path: recordPath(known) });
}
