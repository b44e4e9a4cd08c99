/**
 * Asks an upstream about a task and settles what its answer decides. The caller's poll and every other look at a task go
 * through this one function, so that money moves the same way whoever looked, and only once.
 */
import type { Logger } from 'pino';
import { judge } from '../billing/settle.ts';
import { formatNano } from '../lang/amount.ts';
import type { TaskKindPlan } from '../plan.ts';
import type { Store, Task } from '../store/store.ts';
import type { UpstreamClient, UpstreamRequest } from '../upstream/client.ts';
import { type Answer, collect } from '../upstream/collect.ts';

export interface SettleServices {
  readonly store: Store;
  readonly upstreams: UpstreamClient;
  readonly log: Logger;
  readonly now: () => number;
}

/** How long after a look at a running task nobody need look again. */
export const poll_interval_ms = 5_000;

/**
 * @param request the GET of the task, with the headers of whoever asks.
 * @returns the upstream's answer, after whatever it decides is durable.
 * @throws UpstreamFailure when there is no answer: then nothing has changed.
 */
export async function pollTask(
  task: Task,
  kind: TaskKindPlan,
  request: UpstreamRequest,
  services: SettleServices,
): Promise<Answer> {
  const answer = await collect(services.upstreams, request);
  await applyAnswer(task, kind, answer, services);
  return answer;
}

async function applyAnswer(
  task: Task,
  kind: TaskKindPlan,
  answer: Answer,
  { store, log, now }: SettleServices,
): Promise<void> {
  const verdict = judge(kind, task, { statusCode: answer.statusCode, text: answer.body.toString('utf8') });
  switch (verdict.state) {
    case 'unchanged':
      if (answer.statusCode < 300) log.warn({ task: task.id, why: verdict.why }, 'a poll decided nothing');
      return;
    case 'running':
      await store.observeTask(task.id, {
        status: verdict.status,
        record: verdict.record,
        next_poll_at_ms: now() + poll_interval_ms,
      });
      return;
    case 'settle': {
      const result = await store.settleTask(task.id, verdict.settlement);
      if (result === undefined || !result.settled) return;
      log.info(
        {
          task: task.id,
          account: task.account,
          state: result.task.state,
          charged: formatNano(result.task.charged_nano ?? 0n),
        },
        'settled',
      );
      if (result.overage_nano > 0n) {
        log.warn(
          { task: task.id, account: task.account, overage: formatNano(result.overage_nano) },
          'the upstream proved more than was held',
        );
      }
    }
  }
}
