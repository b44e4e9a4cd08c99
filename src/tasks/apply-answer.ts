/**
 * Applies an upstream's answer about a task. Every poll by a caller or the settler ends here, so that both move money in the same
 * way. Raises `observe`, `observe_late`, `capture`, `release`, `review`.
 */
import { failpoint } from '../failpoint.ts';
import { withTimeout } from '../store/patience.ts';
import type { Time_ms } from '../store/store.ts';
import { type Answer, answerText } from '../upstream/collect.ts';
import { sendToReview, settle } from './changes.ts';
import { judge } from './judge.ts';
import type { KnownTask } from './known-task.ts';
import type { TaskServices } from './services.ts';

/**
 * settled: the task has ended, and its hold is resolved. running: it is running, and the answer is stored. reviewed: it succeeded,
 * and an operator must decide its charge. unchanged: the answer decided nothing, and nothing is stored.
 */
export type AnswerOutcome = 'settled' | 'running' | 'reviewed' | 'unchanged';

/**
 * Stores what the answer decides.
 *
 * @param next_poll_at_ms when the settler polls a task that is still running.
 * @returns after the change is durable.
 */
export async function applyAnswer(
  { task, kind }: Pick<KnownTask, 'task' | 'kind'>,
  answer: Answer,
  next_poll_at_ms: Time_ms,
  services: TaskServices,
): Promise<AnswerOutcome> {
  const { plan, store, log, metrics } = services;
  const verdict = judge(
    kind,
    task,
    { statusCode: answer.statusCode, text: answerText(answer) ?? '' },
    services.plan.models.get(task.model),
  );
  switch (verdict.state) {
    case 'unchanged':
      if (answer.statusCode < 300) log.warn({ task: task.id, why: verdict.why }, 'a poll decided nothing');
      if (verdict.isForeign === true) metrics.foreignRecords.inc({ upstream: task.upstream });
      return 'unchanged';
    case 'running':
      await withTimeout(
        store.observeTask(task.id, { status: verdict.status, record: verdict.record, next_poll_at_ms }),
        {
          log,
        },
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
