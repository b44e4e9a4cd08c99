/**
 * Learns whether an upstream took a creation without an answer, by the means that the task kind declares. A task whose outcome cannot
 * be learnt stays unknown until its deadline; then an operator decides.
 */

import type { Repetition } from '../../../ledger/store/store.ts';
import type { UnknownByKey } from '../../../plan/index.ts';
import { type Answer, collect } from '../../../upstream/client/collect.ts';
import { UpstreamFailure } from '../../../upstream/client/failure.ts';
import { provesNothingMade, REFUSALS, readCreation, storedAnswer } from '../create/creation-answer.ts';
import { repeatRequest } from '../create/upstream-key.ts';
import type { TaskServices } from '../task-services.ts';
import { createListOutcomes } from './by-list.ts';
import { foundMade, foundRefused, type LearnOutcome, type UnknownTask } from './outcome.ts';

/** Chooses the means by the task kind. */
export function createUnknownOutcomes(services: TaskServices) {
  const lists = createListOutcomes(services);
  return {
    /** Learns the outcome of one task. @throws UpstreamFailure when there is no answer; nothing has changed then. */
    async learn(unknown: UnknownTask): Promise<LearnOutcome> {
      const means = unknown.kind.unknown_outcome;
      if (means === undefined) return 'undecided';
      return means.by === 'key' ? sendAgain(unknown, means, services) : lists.learn(unknown, means);
    },
    /** Drops the recent listings, so that the next task reads the list again. */
    forget: lists.forget,
  };
}

/**
 * Sends the creation again. A repetition without an answer may still be accepted, and then a later refusal decides nothing until that
 * is over.
 *
 * @throws UpstreamFailure when there is no answer; only the repetition itself is stored then.
 */
async function sendAgain(unknown: UnknownTask, means: UnknownByKey, services: TaskServices): Promise<LearnOutcome> {
  const { task, kind, upstream, target } = unknown;
  const { plan, store, upstreams, now } = services;
  const stored = await store.storedRequest(task.id);
  if (stored === undefined) return 'unchanged';
  const repetition = await store.sendTaskAgain(task.id, task.claim_owner ?? '');
  if (repetition === undefined) return 'unchanged';
  const latest_ms = Math.min(task.claim_until_ms ?? 0, repetition.at_ms + plan.settle.lease_ms);
  let answer: Answer;
  try {
    answer = await collect(upstreams, repeatRequest(stored, upstream, target), { isStale: () => now() >= latest_ms });
  } catch (failure) {
    if (failure instanceof UpstreamFailure && !failure.sent) await store.refuseTask(task.id, repetition);
    throw failure;
  }
  if (answer.statusCode !== 409 && provesNothingMade(unknown.kind, answer))
    return refused(unknown, repetition, answer, means, services);
  const created = readCreation(kind, answer);
  if (created === undefined) return 'unchanged';
  const isStarted = await foundMade(task, created, storedAnswer(answer), services);
  return isStarted ? 'running' : 'unchanged';
}

/** A temporary refusal, such as a 429, says nothing about the sendings before it. */
async function refused(
  { task }: UnknownTask,
  repetition: Repetition,
  answer: Answer,
  { decides_within_ms }: UnknownByKey,
  services: TaskServices,
): Promise<LearnOutcome> {
  if (!REFUSALS.has(answer.statusCode)) {
    await services.store.refuseTask(task.id, repetition);
    return 'unchanged';
  }
  const reason = `sent again with its key, the upstream refused it with ${answer.statusCode}`;
  // A sending begins up to a lease's time after it was stored.
  const decided_after_ms = decides_within_ms + services.plan.settle.lease_ms;
  return foundRefused(task, repetition, reason, { answer: storedAnswer(answer), decided_after_ms }, services);
}
