/**
 * Learns whether an upstream took a creation that it never answered: by the means that the task kind declares, and only by what
 * the upstream itself says. What cannot be learnt stays unknown until its deadline; then an operator decides.
 */
import type { TaskServices } from '../services.ts';
import { createListOutcomes } from './by-list.ts';
import type { LearnOutcome, UnknownTask } from './outcome.ts';
import { sendAgain } from './send-again.ts';

export interface UnknownOutcomes {
  /** @throws UpstreamFailure when there is no answer: then nothing has changed. */
  learn(unknown: UnknownTask): Promise<LearnOutcome>;
  /** Drops the lists that were read: the next task has its upstream asked anew. */
  forget(): void;
}

export function createUnknownOutcomes(services: TaskServices): UnknownOutcomes {
  const lists = createListOutcomes(services);
  return {
    async learn(unknown) {
      const means = unknown.kind.unknown;
      if (means === undefined) return 'undecided';
      return means.by === 'key' ? sendAgain(unknown, services) : lists.learn(unknown, means);
    },
    forget: lists.forget,
  };
}
