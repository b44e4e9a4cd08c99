/** Polls a task: asks its upstream and applies the answer. Raises the events of `settle.ts`. */
import type { Time_ms } from '../store/store.ts';
import type { UpstreamRequest } from '../upstream/client.ts';
import { type Answer, collect } from '../upstream/collect.ts';
import { type AnswerOutcome, applyAnswer } from './apply-answer.ts';
import { firstPoll_ms } from './changes.ts';
import type { KnownTask } from './known-task.ts';
import type { TaskServices } from './services.ts';

/** The upstream's answer, and what it changed. */
export interface Polled {
  readonly answer: Answer;
  readonly outcome: AnswerOutcome;
}

/**
 * Asks the upstream once and stores what its answer decides.
 *
 * @param request the GET of the task's record.
 * @param nextPoll_ms when the settler polls a task that is still running. Called after the answer: a slow poll must not plan the next
 *   one in the past.
 * @returns after the change is durable.
 * @throws UpstreamFailure when there is no answer; nothing has changed then.
 */
export async function pollTask(
  known: KnownTask,
  request: UpstreamRequest,
  services: TaskServices,
  nextPoll_ms: () => Time_ms = () => firstPoll_ms(services),
): Promise<Polled> {
  const answer = await collect(services.upstreams, request);
  return { answer, outcome: await applyAnswer(known, answer, nextPoll_ms(), services) };
}
