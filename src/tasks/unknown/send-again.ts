/**
 * Learns an unknown outcome by sending the creation again with the same key. The upstream makes no second task, and gives the
 * same answer as the first time.
 */
import { collect } from '../../upstream/collect.ts';
import { REFUSALS, readCreation, storedAnswer } from '../create/creation-answer.ts';
import { repeatRequest } from '../create/upstream-key.ts';
import type { TaskServices } from '../services.ts';
import { foundMade, foundNothingMade, type LearnOutcome, type UnknownTask } from './outcome.ts';

/** Sends the creation again. @throws UpstreamFailure when there is no answer; nothing has changed then. */
export async function sendAgain(unknown: UnknownTask, services: TaskServices): Promise<LearnOutcome> {
  const { task, kind, upstream, target, next_poll_at_ms } = unknown;
  const stored = await services.store.storedRequest(task.id);
  if (stored === undefined) return 'unchanged';
  const answer = await collect(services.upstreams, repeatRequest(stored, upstream, target));
  const kept = storedAnswer(answer);
  if (REFUSALS.has(answer.statusCode)) {
    const reason = `sent again with its key, the upstream refused it with ${answer.statusCode}`;
    return foundNothingMade(task, reason, kept, services);
  }
  const created = readCreation(kind, answer);
  if (created === undefined) return 'unchanged';
  return (await foundMade(task, created, kept, next_poll_at_ms, services)) ? 'running' : 'unchanged';
}
