/**
 * Learns whether an upstream took a creation without an answer, by the means that the task kind declares. A task whose outcome cannot
 * be learnt stays unknown until its deadline; then an operator decides.
 */
import type { TaskServices } from '../services.ts';
import { createListOutcomes } from './by-list.ts';
import type { LearnOutcome, UnknownTask } from './outcome.ts';
import { sendAgain } from './send-again.ts';

/** Learns unknown outcomes by any means. */
export interface UnknownOutcomes {
  /** Learns the outcome of one task. @throws UpstreamFailure when there is no answer; nothing has changed then. */
  learn(unknown: UnknownTask): Promise<LearnOutcome>;
  /** Drops the recent listings, so that the next task reads the list again. */
  forget(): void;
}

/** Chooses the means by the task kind. */
export function createUnknownOutcomes(services: TaskServices): UnknownOutcomes {
  const lists = createListOutcomes(services);
  return {
    async learn(unknown) {
      const means = unknown.kind.unknown_outcome;
      if (means === undefined) return 'undecided';
      return means.by === 'key' ? sendAgain(unknown, means, services) : lists.learn(unknown, means);
    },
    forget: lists.forget,
  };
}
