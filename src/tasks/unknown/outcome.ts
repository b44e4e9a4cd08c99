/** A task of unknown outcome, and the two ways in which its outcome is learnt. Raises `start`, `release`. */
import type { TaskKindPlan, UpstreamPlan, UpstreamTarget } from '../../plan.ts';
import type { StoredAnswer, Task, Time_ms } from '../../store/store.ts';
import { releaseHold, settle, startTask } from '../changes.ts';
import type { Created } from '../create/creation-answer.ts';
import type { TaskServices } from '../services.ts';

/** A task of unknown outcome that is due for a poll. */
export interface UnknownTask {
  readonly task: Task;
  readonly kind: TaskKindPlan;
  readonly upstream: UpstreamPlan;
  readonly target: UpstreamTarget;
  readonly next_poll_at_ms: Time_ms;
}

/**
 * settled: nothing was made, and the hold is released. running: it was made. undecided: the upstream answered as it should, and
 * its answer does not say which. unchanged: nothing was learnt.
 */
export type LearnOutcome = 'settled' | 'running' | 'undecided' | 'unchanged';

/** @returns false when another process was first, or the id is another task's. */
export async function foundMade(
  { id }: Task,
  created: Created,
  answer: StoredAnswer,
  next_poll_at_ms: Time_ms,
  services: TaskServices,
): Promise<boolean> {
  if (!(await startTask(id, created, answer, next_poll_at_ms, services))) return false;
  services.log.info({ task: id }, 'a creation of unknown outcome is running after all');
  return true;
}

/** @param answer for callers who repeat the creation with its idempotency key. */
export async function foundNothingMade(
  { id }: Task,
  reason: string,
  answer: StoredAnswer | undefined,
  services: TaskServices,
): Promise<'settled'> {
  await settle(id, releaseHold(reason), { answer }, services);
  return 'settled';
}
