/**
 * Asks an upstream about a task and settles what its answer decides. The caller's poll and every other look at a task go
 * through this one function, so that money moves the same way whoever looked, and only once.
 */
import type { Logger } from 'pino';
import { judge } from '../billing/settle.ts';
import { failpoint } from '../failpoint.ts';
import { formatNano } from '../lang/amount.ts';
import { type Metrics, reportOverage } from '../metrics.ts';
import type { Plan, TaskKindPlan } from '../plan.ts';
import type { SettleResult, Store, Task } from '../store/store.ts';
import type { UpstreamClient, UpstreamRequest } from '../upstream/client.ts';
import { type Answer, answerText, collect } from '../upstream/collect.ts';

export interface SettleServices {
  readonly plan: Plan;
  readonly store: Store;
  readonly upstreams: UpstreamClient;
  readonly log: Logger;
  readonly metrics: Metrics;
  readonly now: () => number;
}

/** How long after a caller's look at a running task nobody else need look. */
export const poll_interval_ms = 5_000;

/**
 * running: still under way, and recorded. reviewed: it succeeded, and an operator must decide what it is charged. undecided: the
 * upstream answered as it should, and its answer does not tell yet what became of an unknown outcome. unchanged: nothing was
 * learnt and nothing recorded.
 */
export type PollOutcome = 'settled' | 'running' | 'reviewed' | 'undecided' | 'unchanged';

type AnswerOutcome = Exclude<PollOutcome, 'undecided'>;

export interface Polled {
  readonly answer: Answer;
  readonly outcome: AnswerOutcome;
}

/**
 * @param request the GET of the task, with the headers of whoever asks.
 * @param next_poll_at_ms when the settler looks next at a task that still runs.
 * @returns the upstream's answer, after whatever it decides is durable.
 * @throws UpstreamFailure when there is no answer: then nothing has changed.
 */
export async function pollTask(
  task: Task,
  kind: TaskKindPlan,
  request: UpstreamRequest,
  services: SettleServices,
  next_poll_at_ms: number = services.now() + poll_interval_ms,
): Promise<Polled> {
  const answer = await collect(services.upstreams, request);
  return { answer, outcome: await applyAnswer(task, kind, answer, next_poll_at_ms, services) };
}

async function applyAnswer(
  task: Task,
  kind: TaskKindPlan,
  answer: Answer,
  next_poll_at_ms: number,
  services: SettleServices,
): Promise<AnswerOutcome> {
  const { plan, store, log, metrics } = services;
  const verdict = judge(kind, task, { statusCode: answer.statusCode, text: answerText(answer) ?? '' });
  switch (verdict.state) {
    case 'unchanged':
      if (answer.statusCode < 300) log.warn({ task: task.id, why: verdict.why }, 'a poll decided nothing');
      if (verdict.isForeign === true) metrics.foreignRecords.inc({ upstream: task.upstream });
      return 'unchanged';
    case 'running':
      await store.observeTask(task.id, { status: verdict.status, record: verdict.record, next_poll_at_ms });
      return 'running';
    case 'settle': {
      failpoint('poll_answered');
      const { overdraft_nano } = plan;
      const result = await store.settleTask(task.id, verdict.settlement, undefined, { overdraft_nano });
      failpoint('task_settled');
      reportSettled(result, services);
      if (result?.reviewed === true) reportReview(task.id, result.task.reason ?? '', services);
      return result?.task.state === 'review' ? 'reviewed' : 'settled';
    }
    case 'review': {
      const { why, status, record } = verdict;
      const isNew = await store.markReview(task.id, why, { status, record, next_poll_at_ms: null });
      if (isNew) reportReview(task.id, why, services);
      return 'reviewed';
    }
  }
}

/** Why a task goes to review at its deadline. */
export const overdue = 'the upstream has not told its end before the deadline';

/** Says that an operator must decide a task. */
export function reportReview(task: string, why: string, { log, metrics }: SettleServices): void {
  metrics.tasks.inc({ state: 'review' });
  log.error({ task, why }, 'a task went to review: an operator must decide it');
}

/** Logs and counts a settlement, unless somebody else was first. */
export function reportSettled(result: SettleResult | undefined, services: SettleServices): void {
  if (result?.settled !== true) return;
  const { task, overage_nano } = result;
  const { log, metrics } = services;
  const { id, account, state } = task;
  metrics.tasks.inc({ state });
  log.info({ task: id, account, state, charged: formatNano(task.charged_nano ?? 0n) }, 'settled');
  reportOverage(overage_nano, { task: id, account }, services);
  if (state !== 'succeeded' || task.charged_nano !== 0n) return;
  metrics.uncharged.inc({ route: task.route, reason: task.charged_units_nano === 0n ? 'told_zero' : 'priced_zero' });
  log.warn({ task: id, account, route: task.route }, 'a task succeeded and is charged nothing');
}
