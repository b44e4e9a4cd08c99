/** One poll of a task that is due, by the settler: by its id, or, where it has none, by the means of its kind. */
import type { UpstreamPlan } from '../plan.ts';
import type { Task } from '../store/store.ts';
import { UpstreamFailure } from '../upstream/failure.ts';
import { ownGet } from '../upstream/headers.ts';
import { overdue, type PollOutcome, pollTask, reportReview, type SettleServices } from './poll.ts';
import type { UnknownOutcomes } from './unknown.ts';

export interface SettlerServices extends SettleServices {
  /** A number from 0 up to 1. */
  readonly jitter: () => number;
}

export interface DuePolls {
  readonly services: SettlerServices;
  readonly unknown: UnknownOutcomes;
}

/**
 * Settles the task or gives it back with the time of its next poll. Never rejects.
 *
 * @returns whether the upstream may be asked again at once. False after a poll that failed or decided nothing.
 */
export async function pollDue(task: Task, upstream: UpstreamPlan, { services, unknown }: DuePolls): Promise<boolean> {
  const { log, metrics } = services;
  const next_ms = nextPoll_ms(task, services);
  let outcome: PollOutcome | 'failed' | 'no_kind';
  try {
    outcome = await pollNow(task, upstream, next_ms, { services, unknown });
  } catch (error) {
    outcome = 'failed';
    if (error instanceof UpstreamFailure)
      log.warn({ task: task.id, code: error.code }, 'a poll of a task got no answer');
    else log.error({ task: task.id, err: error }, 'a poll of a task failed');
  }
  metrics.looks.inc({ upstream: upstream.name, outcome });
  await giveBack(task, outcome, next_ms, services).catch((error: unknown) => {
    // The lease runs out by itself.
    log.error({ task: task.id, err: error }, 'a task could not be given back');
  });
  return outcome !== 'failed' && outcome !== 'unchanged';
}

/** A task past its deadline goes to review when a poll has not told its end. There it is still polled, more rarely. */
async function giveBack(
  task: Task,
  outcome: PollOutcome | 'failed' | 'no_kind',
  next_ms: number,
  services: SettlerServices,
): Promise<void> {
  const { store, now } = services;
  // Settling has given the task back already.
  if (outcome === 'settled') return;
  const isOver = now() >= task.deadline_at_ms && task.state !== 'review';
  if (isOver && outcome !== 'reviewed') {
    const seen = { status: null, record: null, next_poll_at_ms: next_ms };
    if (await store.markReview(task.id, overdue, seen)) reportReview(task.id, overdue, services);
  } else if (outcome !== 'running') {
    await store.postponeTask(task.id, outcome === 'reviewed' ? null : next_ms);
  }
}

async function pollNow(
  task: Task,
  upstream: UpstreamPlan,
  next_ms: number,
  { services, unknown }: DuePolls,
): Promise<PollOutcome | 'no_kind'> {
  const kind = services.plan.taskKinds.get(task.kind);
  const { target } = upstream;
  if (kind === undefined || target === undefined) return 'no_kind';
  if (task.upstream_id === null) return unknown.resolve({ task, kind, upstream, target, next_poll_at_ms: next_ms });
  const path = kind.query_path(encodeURIComponent(task.upstream_id));
  return (await pollTask(task, kind, ownGet(upstream, target, path), services, next_ms)).outcome;
}

/** The older a task, the rarer the polls. The jitter spreads the polls of tasks that were created together. */
function nextPoll_ms(task: Task, { plan, now, jitter }: SettlerServices): number {
  const { first_ms, longest_ms } = plan.settle;
  const age_ms = now() - task.created_at_ms;
  const isLate = task.state === 'review' || now() >= task.deadline_at_ms;
  const wait_ms = isLate ? 10 * longest_ms : Math.min(longest_ms, Math.max(first_ms, age_ms / 10));
  return now() + Math.round(wait_ms * (0.75 + jitter() / 2));
}
