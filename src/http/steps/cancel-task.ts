/**
 * A caller cancels a queued task, or deletes the record of one that has ended. The upstream decides which; but the record
 * of an ended task is the only proof of what it costs, so the task is settled before the upstream may forget it.
 */
import type { CancelRoute } from '../../plan.ts';
import { Refusal } from '../../refusal.ts';
import { terminalStates } from '../../store/store.ts';
import { pollTask } from '../../tasks/poll.ts';
import { type Answer, collect } from '../../upstream/collect.ts';
import { UpstreamFailure } from '../../upstream/failure.ts';
import { passOn } from '../answer.ts';
import type { Exchange, Services } from '../exchange.ts';
import { findOwnTask, type OwnTask, taskRequest } from './poll-task.ts';

/** @throws Refusal conflict when nobody can tell whether the task has ended: then nothing is deleted. */
export async function cancelOwnTask(exchange: Exchange, route: CancelRoute, services: Services): Promise<void> {
  const own = await findOwnTask(exchange, route.kinds, route.param, services);
  const before = await settleFirst(exchange, own, services);
  if (before.state === 'unclear') {
    passOn(exchange, before.answer);
    return;
  }
  const answer = await collect(services.upstreams, taskRequest(exchange, 'DELETE', own));
  if (answer.statusCode >= 200 && answer.statusCode < 300) {
    if (before.state === 'settled') await services.store.hideTask(own.task.id);
    else await afterCancel(exchange, own, services);
  }
  passOn(exchange, answer);
}

type Before =
  | { readonly state: 'settled' | 'running' }
  /** The upstream's answer, an error as it came, or one that decides nothing. */
  | { readonly state: 'unclear'; readonly answer: Answer };

/** Whether the task has ended, with its money settled, by the upstream's latest word. */
async function settleFirst(exchange: Exchange, own: OwnTask, services: Services): Promise<Before> {
  if (terminalStates.includes(own.task.state)) return { state: 'settled' };
  const { answer, outcome } = await pollTask(own.task, own.kind, taskRequest(exchange, 'GET', own), services);
  if (outcome === 'settled' || outcome === 'running') return { state: outcome };
  if (outcome === 'reviewed') {
    throw new Refusal('conflict', 'what the task costs is being looked into; its record cannot be deleted until then');
  }
  if (answer.statusCode >= 400) return { state: 'unclear', answer };
  throw new Refusal('conflict', 'the upstream does not tell whether the task has ended; try again later');
}

/** A second look: a cancelled task is released by the upstream's own word, and what cannot be seen yet is seen later. */
async function afterCancel(exchange: Exchange, own: OwnTask, services: Services): Promise<void> {
  const { store, log } = services;
  let statusCode: number;
  try {
    const { answer } = await pollTask(own.task, own.kind, taskRequest(exchange, 'GET', own), services);
    statusCode = answer.statusCode;
  } catch (error) {
    if (error instanceof UpstreamFailure) return;
    throw error;
  }
  if (statusCode !== 404 && statusCode !== 410) return;
  // It ended between the two looks, and its record went with the deletion: only an operator can tell what it costs.
  log.error({ task: own.task.id }, 'a task was deleted upstream before its end was seen');
  await store.markReview(own.task.id, 'deleted upstream before its end was seen');
}
