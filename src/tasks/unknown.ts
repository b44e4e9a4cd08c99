/**
 * Learns whether an upstream took a creation that it never answered: by the means that the task kind declares, and only by the
 * upstream's own word. What cannot be learnt stays unknown until its deadline. Then an operator decides.
 */
import type { TaskKindPlan, UpstreamPlan, UpstreamTarget } from '../plan.ts';
import type { Task } from '../store/store.ts';
import { collect } from '../upstream/collect.ts';
import { readCreation, refusals } from './creation-answer.ts';
import { createListOutcomes } from './list-outcomes.ts';
import { type PollOutcome, reportSettled, type SettleServices } from './poll.ts';
import { repeatRequest } from './upstream-key.ts';

/** A task of unknown outcome that is due. */
export interface UnknownTask {
  readonly task: Task;
  readonly kind: TaskKindPlan;
  readonly upstream: UpstreamPlan;
  readonly target: UpstreamTarget;
  readonly next_poll_at_ms: number;
}

export interface UnknownOutcomes {
  /** @throws UpstreamFailure when there is no answer: then nothing has changed. */
  resolve(unknown: UnknownTask): Promise<PollOutcome>;
  /** Whatever is asked next, the upstream is asked anew. */
  forget(): void;
}

/** Finds out what became of creations that were never answered, by the means of their task kind. */
export function createUnknownOutcomes(services: SettleServices): UnknownOutcomes {
  const lists = createListOutcomes(services);
  return {
    async resolve(unknown) {
      const means = unknown.kind.unknown;
      if (means === undefined) return 'undecided';
      return means.by === 'key' ? sendAgain(unknown, services) : lists.resolve(unknown, means);
    },
    forget: lists.forget,
  };
}

/** The same request with the same key: the upstream makes no second task, and says what it said, or would have said, first. */
async function sendAgain(
  { task, kind, upstream, target, next_poll_at_ms }: UnknownTask,
  services: SettleServices,
): Promise<PollOutcome> {
  const { store, upstreams, log } = services;
  const stored = await store.storedRequest(task.id);
  if (stored === undefined) return 'unchanged';
  const answer = await collect(upstreams, repeatRequest(stored, upstream, target));
  const remembered = { status: answer.statusCode, headers: answer.headers, body: answer.body };
  if (refusals.has(answer.statusCode)) {
    const reason = `sent again with its key, the upstream refused it with ${answer.statusCode}`;
    const settlement = { outcome: 'release', reason, status: null, record: null } as const;
    reportSettled(await store.settleTask(task.id, settlement, remembered), services);
    return 'settled';
  }
  const created = readCreation(kind, answer);
  if (created === undefined) return 'unchanged';
  const seen = { status: created.status, record: null, next_poll_at_ms };
  if (!(await store.startTask(task.id, created.id, seen, remembered))) return 'unchanged';
  log.info({ task: task.id }, 'a creation of unknown outcome is running after all');
  return 'running';
}
