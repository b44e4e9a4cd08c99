/** Stores a learnt outcome: the job was made, or nothing was made. Raises `start`, `not_made`. */

import type { Repetition, RepetitionRefused, SettleResult, StoredAnswer, Task } from '../../../ledger/store/store.ts';
import type { TaskKindPlan, UpstreamPlan, UpstreamTarget } from '../../../plan/index.ts';
import { firstPoll_ms, notMade, reportSettlement, startTask } from '../changes.ts';
import type { CreatedTask } from '../create/creation-answer.ts';
import type { TaskServices } from '../task-services.ts';

/** An unknown task whose poll is due. */
export interface UnknownTask {
  readonly task: Task;
  readonly kind: TaskKindPlan;
  readonly upstream: UpstreamPlan;
  readonly target: UpstreamTarget;
}

/**
 * settled: nothing was made, and the hold is released. running: the job was made. undecided: the upstream's answer is valid, but
 * does not show which. unchanged: the answer decided nothing.
 */
export type LearnOutcome = 'settled' | 'running' | 'undecided' | 'unchanged';

/** Starts the task. @returns false when another process was first, or another task has the id. */
export async function foundMade(
  { id }: Task,
  created: CreatedTask,
  answer: StoredAnswer,
  services: TaskServices,
): Promise<boolean> {
  if (!(await startTask(id, created, answer, firstPoll_ms(services), services))) return false;
  services.log.info({ task: id }, 'a creation of unknown outcome is running');
  return true;
}

/** Releases the hold, if the list was asked for late enough. */
export async function foundUnlisted(
  { id }: Task,
  listed: { readonly age_ms: number; readonly after_ms: number },
  services: TaskServices,
): Promise<LearnOutcome> {
  const result = await services.store.releaseUnlisted(id, notMade('the upstream lists no such task'), listed);
  reportSettlement(id, result, services);
  return outcomeOf(result);
}

/** Releases the hold, unless an earlier sending of the creation, or a later repetition, may still be accepted. */
export async function foundRefused(
  { id }: Task,
  repetition: Repetition,
  reason: string,
  refused: Omit<RepetitionRefused, 'settlement'>,
  services: TaskServices,
): Promise<LearnOutcome> {
  const result = await services.store.refuseTask(id, repetition, { settlement: notMade(reason), ...refused });
  reportSettlement(id, result, services);
  return outcomeOf(result);
}

function outcomeOf(result: SettleResult | undefined): LearnOutcome {
  return result?.outcome === 'settled' ? 'settled' : 'undecided';
}
