/**
 * A caller cancels a queued task, or deletes the record of one that has ended. The upstream decides which; but the record
 * of an ended task is the only proof of what it costs, so the task is settled before the upstream may forget it.
 */
import type { CancelRoute } from '../../plan.ts';
import { pollTask } from '../../settle/poll.ts';
import { terminalStates } from '../../store/store.ts';
import { collect } from '../../upstream/collect.ts';
import { UpstreamFailure } from '../../upstream/failure.ts';
import type { Exchange, Services } from '../exchange.ts';
import { findOwnTask, type OwnTask, taskRequest } from './poll-task.ts';
import { passOn } from './send.ts';

export async function cancelOwnTask(exchange: Exchange<CancelRoute>, services: Services): Promise<void> {
  const { route } = exchange;
  const own = await findOwnTask(exchange, route.kinds, route.param, services);
  const settledBefore = await settled(exchange, own, services);
  const answer = await collect(services.upstreams, taskRequest(exchange, 'DELETE', own));
  if (answer.statusCode >= 200 && answer.statusCode < 300) await afterDelete(exchange, own, settledBefore, services);
  passOn(exchange, answer);
}

/** Whether the task has ended and its money is settled, by the upstream's latest word. */
async function settled(exchange: Exchange, own: OwnTask, services: Services): Promise<boolean> {
  if (terminalStates.includes(own.task.state)) return true;
  await pollTask(own.task, own.kind, taskRequest(exchange, 'GET', own), services);
  return isTerminal(own, services);
}

async function isTerminal(own: OwnTask, { store }: Services): Promise<boolean> {
  const now = await store.getTask(own.task.id);
  return now !== undefined && terminalStates.includes(now.state);
}

async function afterDelete(
  exchange: Exchange,
  own: OwnTask,
  settledBefore: boolean,
  services: Services,
): Promise<void> {
  const { store, log } = services;
  if (settledBefore) {
    await store.hideTask(own.task.id);
    return;
  }
  try {
    await pollTask(own.task, own.kind, taskRequest(exchange, 'GET', own), services);
  } catch (error) {
    if (!(error instanceof UpstreamFailure)) throw error;
  }
  if (await isTerminal(own, services)) return;
  // It ended between the two looks, and its record went with the deletion: only an operator can tell what it costs.
  log.warn({ task: own.task.id }, 'a task was deleted upstream before its end was seen');
  await store.markReview(own.task.id, 'deleted upstream before its end was seen');
}
