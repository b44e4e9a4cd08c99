/**
 * Polls a task: asks its upstream and applies the answer. Every poll by a caller or the settler ends here, so that both move money in
 * the same way. Raises `observe`, `observe_late`, `capture`, `release`, `review`.
 */

import { termsOfTask } from '../../billing/pricing/price-version.ts';
import { withTimeout } from '../../ledger/store/patience.ts';
import type { Time_ms } from '../../ledger/store/store.ts';
import { failpoint } from '../../lib/failpoint.ts';
import type { UpstreamRequest } from '../../upstream/client/client.ts';
import { type Answer, answerText, collect } from '../../upstream/client/collect.ts';
import { headerIn, headersWithout } from '../../upstream/client/headers.ts';
import { firstPoll_ms, sendToReview, settle } from './changes.ts';
import { isOutcome, judge, type PollAnswer, type PollResult } from './judge.ts';
import type { KnownTask } from './known-task.ts';
import type { TaskServices } from './task-services.ts';

/**
 * settled: the task has ended, and its hold is resolved. running: it is running, and the answer is stored. reviewed: it succeeded,
 * and an operator must decide its charge. unchanged: the answer decided nothing, and nothing is stored.
 */
export type AnswerOutcome = 'settled' | 'running' | 'reviewed' | 'unchanged';

/** The upstream's answer, and what it changed. */
export interface TaskAnswer {
  readonly answer: Answer;
  readonly outcome: AnswerOutcome;
}

export interface PollOptions {
  /** When the settler polls a task that is still running. Called after the answer: a slow poll must not plan the next one in the past. */
  readonly nextPoll_ms?: () => Time_ms;
  /** What the task has made is read, too, although the head of such an answer decides. */
  readonly isWhole?: boolean;
}

/**
 * Asks the upstream once and stores what its answer decides.
 *
 * @param request the GET of the task's record.
 * @returns after the change is durable.
 * @throws UpstreamFailure when there is no answer; nothing has changed then.
 */
export async function pollTask(
  known: KnownTask,
  request: UpstreamRequest,
  services: TaskServices,
  { nextPoll_ms = () => firstPoll_ms(services), isWhole = false }: PollOptions = {},
): Promise<TaskAnswer> {
  const { kind } = known;
  const isEnough =
    isWhole || kind.answers === undefined
      ? undefined
      : (status: number, type: string | undefined) => isOutcome(kind, status, type);
  const answer = await collect(services.upstreams, wholeRequest(request), { isEnough });
  return { answer, outcome: await applyAnswer(known, answer, nextPoll_ms(), services) };
}

/** Without the headers that ask for a part of a record, or for one that has changed: such an answer would not tell the task's state. */
function wholeRequest(request: UpstreamRequest): UpstreamRequest {
  const isPart = (name: string) => /^(range|if-(range|match|none-match|modified-since|unmodified-since))$/.test(name);
  const headers = headersWithout(request.headers, isPart);
  return headers.length === request.headers.length ? request : { ...request, headers };
}

async function applyAnswer(
  known: KnownTask,
  answer: Answer,
  next_poll_at_ms: Time_ms,
  services: TaskServices,
): Promise<AnswerOutcome> {
  const { task } = known;
  const { plan, store, log, metrics } = services;
  const type = headerIn(answer.headers, 'content-type');
  const said = { statusCode: answer.statusCode, type, text: answerText(answer) ?? '' };
  const verdict = await judged(known, said, services);
  switch (verdict.state) {
    case 'unchanged':
      if (answer.statusCode < 300) log.warn({ task: task.id, why: verdict.why }, 'a poll decided nothing');
      if (verdict.isForeign === true) metrics.foreignRecords.inc({ upstream: task.upstream });
      return 'unchanged';
    case 'running':
      await withTimeout(
        store.observeTask(task.id, { status: verdict.status, record: verdict.record, next_poll_at_ms }),
        { log },
      );
      return 'running';
    case 'settle': {
      failpoint('poll_answered');
      const result = await withTimeout(
        settle(task.id, verdict.settlement, { overdraft_nano: plan.overdraft_nano }, services),
        { log },
      );
      failpoint('task_settled');
      return result?.task.state === 'review' ? 'reviewed' : 'settled';
    }
    case 'review': {
      const { why, status, record } = verdict;
      await withTimeout(sendToReview(task.id, why, { status, record, next_poll_at_ms: null }, services), { log });
      return 'reviewed';
    }
  }
}

/** Reads the terms of the task's price only when it has ended: most polls find it running. */
async function judged({ task, kind }: KnownTask, said: PollAnswer, { plan, store }: TaskServices): Promise<PollResult> {
  const model = plan.models.get(task.model);
  const verdict = judge(kind, task, said, { model });
  if (verdict.state === 'unchanged' || verdict.state === 'running') return verdict;
  const terms = await termsOfTask(task, store);
  return terms === undefined ? verdict : judge(kind, task, said, { model, terms });
}
