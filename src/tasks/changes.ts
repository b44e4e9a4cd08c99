/**
 * The changes of a task's state that several files make. Each is stored, logged and counted here and nowhere else.
 * Raises `start`, `lose`, `review`, `capture`, `release`, for the files that call it.
 */
import { formatNano } from '../lang/amount.ts';
import { reportOverage } from '../metrics.ts';
import type { TaskKindPlan } from '../plan.ts';
import type {
  Observation,
  SettleLimit,
  Settlement,
  SettleResult,
  StoredAnswer,
  Task,
  Time_ms,
} from '../store/store.ts';
import type { Created } from './create/creation-answer.ts';
import type { TaskServices } from './services.ts';

/** How long after a creation, or a caller's poll of a running task, the settler need not poll. */
export const poll_interval_ms = 5_000;

/** Behind the reason for which an outcome is unknown, for an operator. */
export const no_means = 'the task kind declares no means to learn the outcome';

/**
 * T2: the upstream has a task of that id.
 *
 * @param answer for callers who repeat the creation with its idempotency key.
 * @returns false when the task has an id already or has ended, and when the id is another task's. Nothing is changed then.
 */
export function startTask(
  task: string,
  { id, status }: Created,
  answer: StoredAnswer | undefined,
  next_poll_at_ms: Time_ms,
  { store }: TaskServices,
): Promise<boolean> {
  return store.startTask(task, id, { status, record: null, next_poll_at_ms }, answer);
}

/** The upstream may have made a task. The hold stays. Where the task kind has no means to learn it, an operator decides. */
export async function markUnknown(
  task: string,
  kind: TaskKindPlan,
  why: string,
  services: TaskServices,
): Promise<void> {
  const { store, log, now } = services;
  log.warn({ task, why }, 'the outcome of a creation is unknown; its hold stays');
  if (kind.unknown === undefined) await sendToReview(task, `${why}; ${no_means}`, undefined, services);
  else await store.markUnknown(task, why, now() + poll_interval_ms);
}

/** @param seen what a poll saw, and when the settler polls again; undefined: it polls no more. */
export async function sendToReview(
  task: string,
  why: string,
  seen: Observation | undefined,
  services: TaskServices,
): Promise<void> {
  if (await services.store.markReview(task, why, seen)) reportReview(task, why, services);
}

/** Says that an operator must decide a task. */
export function reportReview(task: string, why: string, { log, metrics }: TaskServices): void {
  metrics.tasks.inc({ state: 'review' });
  log.error({ task, why }, 'a task went to review: an operator must decide it');
}

/**
 * T3: captures or releases the hold, once.
 *
 * @param limit without one, a charge beyond the hold may take the wallet below zero; with one, such a task goes to review.
 * @returns what the store did: `settled` is false for whoever comes second. Undefined: there is no such task.
 */
export async function settle(
  task: string,
  settlement: Settlement,
  { answer, limit }: { readonly answer?: StoredAnswer | undefined; readonly limit?: SettleLimit },
  services: TaskServices,
): Promise<SettleResult | undefined> {
  const result = await services.store.settleTask(task, settlement, answer, limit);
  if (result?.settled === true) reportSettled(result.task, result.overage_nano, services);
  if (result?.reviewed === true) reportReview(task, result.task.reason ?? '', services);
  return result;
}

/** T3 without a charge, for a reason that the upstream's record does not give. */
export function releaseHold(reason: string): Settlement {
  return { outcome: 'release', reason, status: null, record: null };
}

function reportSettled(task: Task, overage_nano: bigint, services: TaskServices): void {
  const { log, metrics } = services;
  const { id, account, state, route } = task;
  metrics.tasks.inc({ state });
  log.info({ task: id, account, state, charged: formatNano(task.charged_nano ?? 0n) }, 'settled');
  reportOverage(overage_nano, { task: id, account }, services);
  if (state !== 'succeeded' || task.charged_nano !== 0n) return;
  metrics.uncharged.inc({ route, reason: task.charged_units_nano === 0n ? 'told_zero' : 'priced_zero' });
  log.warn({ task: id, account, route }, 'a task succeeded and is charged nothing');
}
