/**
 * Polls one due task for the settler: by its upstream's id or, without one, by the means of its kind to learn an unknown outcome.
 * Raises `postpone`, `review`, and the events of a poll.
 */

import type { Task, Time_ms } from '../../../ledger/store/store.ts';
import type { Attributes, RequestTrace, Tracing } from '../../../lib/tracing/trace.ts';
import type { UpstreamPlan } from '../../../plan/index.ts';
import { UpstreamCall } from '../../../upstream/client/call.ts';
import { UpstreamFailure } from '../../../upstream/client/failure.ts';
import { ownGet } from '../../../upstream/client/headers.ts';
import type { TargetStates } from '../../../upstream/client/target-states.ts';
import { isOverdue, reviewOverdue } from '../deadline.ts';
import { recordPath, targetOf } from '../known-task.ts';
import type { AnswerOutcome } from '../poll.ts';
import { pollTask } from '../poll.ts';
import type { TaskServices } from '../task-services.ts';
import type { LearnOutcome } from '../unknown/outcome.ts';
import type { createUnknownOutcomes } from '../unknown/unknown.ts';

export interface SettlerServices extends TaskServices {
  /** A number from 0 up to 1. */
  readonly jitter: () => number;
  /** Undefined: tracing is off. */
  readonly tracing: Tracing | undefined;
  readonly targets: Pick<TargetStates, 'failed'>;
}

export interface DuePolls {
  readonly services: SettlerServices;
  readonly unknown: ReturnType<typeof createUnknownOutcomes>;
}

/** failed: no answer. no_kind: the task's kind, upstream or target is no longer configured, or its target is off. */
type DueOutcome = AnswerOutcome | LearnOutcome | 'failed' | 'no_kind';

/**
 * Polls the task, then settles it or ends the claim with the time of the next poll. Never rejects.
 *
 * @returns whether the slot may poll again at once. False after a poll that failed or decided nothing.
 */
export async function pollDue(task: Task, upstream: UpstreamPlan, polls: DuePolls): Promise<boolean> {
  const { services } = polls;
  const { log, metrics, now } = services;
  const trace = services.tracing?.beginPoll(now());
  if (task.facts === null) log.error({ task: task.id }, 'the facts of a task are damaged; run tollgate audit');
  const outcome = await pollNow(task, upstream, polls, trace).catch((error: unknown): 'failed' => {
    if (error instanceof UpstreamFailure) {
      services.targets.failed(error.upstream, error.target, error.code);
      log.warn({ task: task.id, code: error.code }, 'the poll of a task got no answer');
    } else log.error({ task: task.id, err: error }, 'the poll of a task failed');
    return 'failed';
  });
  metrics.polls.inc({ upstream: upstream.name, outcome });
  trace?.end(`poll ${task.kind}`, attributesOf(task, outcome), outcome === 'failed', now());
  await planNext(task, outcome, services).catch((error: unknown) => {
    // The claim expires.
    log.error({ task: task.id, err: error }, 'the claim of a task could not be released');
  });
  return outcome !== 'failed' && outcome !== 'unchanged';
}

async function pollNow(
  task: Task,
  upstream: UpstreamPlan,
  { services, unknown }: DuePolls,
  trace: RequestTrace | undefined,
): Promise<DueOutcome> {
  const kind = services.plan.taskKinds.get(task.kind);
  const target = targetOf(task, upstream);
  if (kind === undefined || target === undefined) return 'no_kind';
  if (task.upstream_id === null) return unknown.learn({ task, kind, upstream, target });
  const known = { task, kind, upstream, target };
  const call = trace && new UpstreamCall(upstream, target, services.now, undefined, { trace, allowed: [] });
  const request = { ...ownGet(upstream, target, recordPath(known), kind.accept), call };
  const options = { nextPoll_ms: () => nextPoll_ms(task, services) };
  return (await pollTask(known, request, services, options)).outcome;
}

function attributesOf({ id, account, model, route }: Task, outcome: DueOutcome): Attributes {
  return {
    'tollgate.task': id,
    'tollgate.account': account,
    'tollgate.model': model,
    'tollgate.route': route,
    'tollgate.outcome': outcome,
  };
}

/**
 * Plans the next poll and ends the claim. A settled or running task was changed, so its claim has ended already. A task that went to
 * review is not polled again.
 */
async function planNext(task: Task, outcome: DueOutcome, services: SettlerServices): Promise<void> {
  const { store, now } = services;
  if (outcome === 'settled') return;
  if (outcome === 'reviewed') await store.postponeTask(task, null);
  else if (isOverdue(task, now())) await reviewOverdue(task, nextPoll_ms(task, services), services);
  else if (outcome !== 'running') await store.postponeTask(task, nextPoll_ms(task, services));
}

/**
 * When the task is polled after a poll that ended now. Older tasks are polled less often. The jitter spreads the polls of tasks that
 * were created together.
 */
function nextPoll_ms(task: Task, { plan, now, jitter }: SettlerServices): Time_ms {
  const { first_ms, longest_ms } = plan.settle;
  const now_ms = now();
  const isLate = task.state === 'review' || isOverdue(task, now_ms);
  const age_ms = now_ms - task.created_at_ms;
  const wait_ms = isLate ? 10 * longest_ms : Math.min(longest_ms, Math.max(first_ms, age_ms / 10));
  return now_ms + Math.round(wait_ms * (0.75 + jitter() / 2));
}
