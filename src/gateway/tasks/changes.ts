/**
 * The changes of a task's state that several files make. Those that end or review a task are logged and counted here.
 * Raises `start`, `outcome_unknown`, `review`, `capture`, `release` for its callers.
 */

import { reportOverage } from '../../billing/pricing/charge-metrics.ts';
import type {
  Observation,
  Release,
  Settlement,
  SettleResult,
  StoredAnswer,
  Task,
  Time_ms,
} from '../../ledger/store/store.ts';
import { formatNano, type Nano } from '../../lib/money/amount.ts';
import { chargedUnits, unitTexts } from '../../lib/money/class-units.ts';
import type { TaskKindPlan } from '../../plan/index.ts';
import type { CreatedTask } from './create/creation-answer.ts';
import type { TaskServices } from './task-services.ts';

/** When the settler polls a task that was created, or polled by its caller, just now. */
export function firstPoll_ms({ plan, now }: TaskServices): Time_ms {
  return now() + plan.settle.first_ms;
}

/** The reason for a review when the outcome cannot be learnt, appended to the reason why it is unknown. */
export const NO_MEANS = 'the task kind declares no means to learn the outcome';

/**
 * T2: stores the upstream's id.
 *
 * @param answer for callers who repeat the creation with its idempotency key.
 * @returns false, with nothing changed, when the task has an id already or has ended, or another task has the id.
 */
export function startTask(
  task: string,
  { id, status, answered }: CreatedTask,
  answer: StoredAnswer | undefined,
  next_poll_at_ms: Time_ms,
  { store }: TaskServices,
): Promise<boolean> {
  return store.startTask(task, id, { status, record: null, next_poll_at_ms, answered }, answer);
}

/**
 * Stores that the upstream may have made a task. The hold stays. If the task kind has no means to learn it, an operator decides.
 *
 * @returns false, with nothing changed, when the task is not dispatching any more or does not exist.
 */
export async function markUnknown(
  task: string,
  kind: TaskKindPlan,
  why: string,
  services: TaskServices,
): Promise<boolean> {
  const { store, log } = services;
  const canLearn = kind.unknown_outcome !== undefined;
  const reason = canLearn ? why : `${why}; ${NO_MEANS}`;
  const isMarked = canLearn
    ? await store.markUnknown(task, reason, firstPoll_ms(services))
    : await store.markUnlearnable(task, reason);
  if (!isMarked) return false;
  log.warn({ task, why }, 'the outcome of a creation is unknown; its hold stays');
  if (!canLearn) reportReview(task, reason, services);
  return true;
}

/** Sends a task to review. @param seen what a poll saw, and the time of the next poll; undefined: polling ends. */
export async function sendToReview(
  task: string,
  why: string,
  seen: Observation | undefined,
  services: TaskServices,
): Promise<void> {
  if (await services.store.markReview(task, why, seen)) reportReview(task, why, services);
}

/** Logs and counts that an operator must decide a task. */
export function reportReview(task: string, why: string, { log, metrics }: TaskServices): void {
  metrics.tasks.inc({ state: 'review' });
  log.error({ task, why }, 'a task went to review: an operator must decide it');
}

/**
 * T3: captures or releases the hold, once.
 *
 * @param overdraft_nano a charge that would take the wallet further below zero sends the task to review; by default 0.
 * @returns undefined: the task does not exist.
 */
export async function settle(
  task: string,
  settlement: Settlement,
  { answer, overdraft_nano }: { readonly answer?: StoredAnswer | undefined; readonly overdraft_nano?: Nano },
  services: TaskServices,
): Promise<SettleResult | undefined> {
  const result = await services.store.settleTask(task, settlement, answer, overdraft_nano);
  reportSettlement(task, result, services);
  return result;
}

/** Logs and counts what became of an attempt to end a task. */
export function reportSettlement(task: string, result: SettleResult | undefined, services: TaskServices): void {
  if (result?.outcome === 'settled') reportSettled(result.task, result.overage_nano, services);
  if (result?.outcome === 'sent_to_review') reportReview(task, result.task.reason ?? '', services);
}

/** The end of a task that the upstream never made. */
export function notMade(reason: string): Release {
  return { outcome: 'not_made', reason, status: null, record: null };
}

function reportSettled(task: Task, overage_nano: bigint, services: TaskServices): void {
  const { log, metrics, now } = services;
  const { id, account, key, model, upstream, state, route } = task;
  metrics.tasks.inc({ state });
  if (task.charged_nano) metrics.addRevenue(task.charged_nano, model);
  const units = unitTexts(chargedUnits(task));
  const charged = formatNano(task.charged_nano ?? 0n);
  const ms = now() - task.created_at_ms;
  log.info({ route, account, key, model, task: id, upstream, state, units, charged, ms }, 'settled');
  reportOverage(overage_nano, { task: id, account }, services);
  if (state !== 'succeeded' || task.charged_nano !== 0n) return;
  metrics.uncharged.inc({ route, reason: task.charged_units_nano === 0n ? 'reported_zero' : 'priced_zero' });
  log.warn({ task: id, account, route }, 'a task succeeded and is charged nothing');
}
