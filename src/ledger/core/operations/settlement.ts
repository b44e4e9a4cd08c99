/** The operations that end a task with a capture or release (T3), or send it to review. */
import assert from 'node:assert/strict';
import { formatNano, type Nano } from '../../../lib/money/amount.ts';
import type { Actor } from '../change-rows.ts';
import { record } from '../changes.ts';
import { beyondReach_nano, capture, reach_nano, release, type Step } from '../entries.ts';
import { changeOpenTasks } from '../hold-limits.ts';
import { answerRecord, dropUnanswered } from '../idempotency.ts';
import type { Operation, Prefetch } from '../prefetch.ts';
import type { Observation, Release, Settlement, SettleResult, StoredAnswer } from '../task-rows.ts';
import { stateAfter, type TaskEvent } from '../task-states.ts';
import { move, taskOf } from '../transition.ts';
import { requireInt64, type TaskRow, type WorkingSet } from '../working-set.ts';

/**
 * dispatching, running or unknown → review; the hold stays. Returns false in any other state. `seen` is what a poll saw and the time of the
 * next poll; without it polling ends.
 */
export const markReview: Operation<[id: string, reason: string, seen?: Observation | undefined], boolean> = {
  needs: (_at_ms, id) => [{ need: 'task', id }],
  execute(set, at_ms, id, reason, seen) {
    const task = set.tasks.get(id);
    return task !== undefined && review({ set, at_ms }, task, 'review', reason, seen) !== undefined;
  },
};

function review(
  { set, at_ms }: Step,
  task: TaskRow,
  event: 'review' | 'cannot_pay',
  reason: string,
  seen: Partial<Observation> | undefined,
): TaskRow | undefined {
  const status = seen?.status ?? task.status;
  const record = seen?.record ?? task.record;
  const next_poll_at_ms = seen?.next_poll_at_ms ?? null;
  return move(set, event, {
    ...task,
    reason,
    status,
    record,
    next_poll_at_ms,
    claim_owner: null,
    claim_until_ms: null,
    updated_at_ms: at_ms,
  });
}

/** The rows that the end of a task changes. */
export const settlementNeeds = (id: string): readonly Prefetch[] => [
  { need: 'task', id },
  { need: 'unanswered', task_id: id },
];

/**
 * T3: any state that is not terminal → succeeded with a capture, or failed with a release, exactly once: both a caller's poll and the
 * settler end a task here. Undefined when the task does not exist. That nothing was made changes nothing once an upstream's id is known,
 * nor while a repetition of the creation may be accepted.
 *
 * @param overdraft_nano a capture beyond the hold that would take the wallet further below zero, by default 0, sends the task to review.
 */
export const settleTask: Operation<
  [id: string, settlement: Settlement, answer?: StoredAnswer | undefined, overdraft_nano?: Nano],
  SettleResult | undefined
> = {
  needs: (_at_ms, id) => settlementNeeds(id),
  execute(set, at_ms, id, settlement, answer, overdraft_nano = 0n) {
    const task = set.tasks.get(id);
    if (task === undefined) return undefined;
    const event = settlement.outcome;
    if (stateAfter(event, task) === undefined) return unchanged(task);
    // A late answer to the first sending says nothing about a repetition.
    const mayBeMade = task.upstream_id === null && task.resent_at_ms !== null;
    if (event !== 'capture' && mayBeMade) return unchanged(task);
    const why = unaffordable(set, task, settlement, overdraft_nano);
    if (why === undefined) return end({ set, at_ms }, task, event, settlement, answer);
    // The settler stops polling it, but a caller's poll settles it once the wallet can pay. A task in review gets the reason too: the
    // operator must find what the caller is told.
    const { status, record } = settlement;
    const reviewed = review({ set, at_ms }, task, 'cannot_pay', why, { status, record });
    if (reviewed === undefined) return unchanged(task);
    return { outcome: task.state === 'review' ? 'unchanged' : 'sent_to_review', task: taskOf(reviewed) };
  },
};

/**
 * T3 of a creation that made no job in its upstream's list: not_made, if by the store's clock the list was asked for after the time in which
 * the job would have been created.
 *
 * @param listed how long ago the list was asked for, and how long after the creation the job may have been created.
 */
export const releaseUnlisted: Operation<
  [id: string, settlement: Release, listed: { readonly age_ms: number; readonly after_ms: number }],
  SettleResult | undefined
> = {
  needs: (_at_ms, id) => settlementNeeds(id),
  execute(set, at_ms, id, settlement, { age_ms, after_ms }) {
    const task = set.tasks.get(id);
    if (task === undefined) return undefined;
    if (at_ms - age_ms <= task.created_at_ms + after_ms) return unchanged(task);
    return settleTask.execute(set, at_ms, id, settlement);
  },
};

/**
 * T3 by an operator, from review or unknown, without a limit; `unchanged` otherwise. Also while a gateway polls a task without an
 * upstream's id: the poll may send the creation again, and the upstream may then make the job that the operator releases.
 */
export const resolveTask: Operation<[id: string, settlement: Settlement, by: Actor], SettleResult | undefined> = {
  by: (_id, _settlement, actor) => actor,
  needs: (_at_ms, id) => settlementNeeds(id),
  execute(set, at_ms, id, settlement, actor) {
    const task = set.tasks.get(id);
    if (task === undefined) return undefined;
    const event = settlement.outcome === 'capture' ? 'operator_capture' : 'operator_release';
    const isPolled = task.claim_until_ms !== null && task.claim_until_ms > at_ms;
    const mayBeMade = isPolled && task.upstream_id === null;
    const state = stateAfter(event, task);
    if (mayBeMade || state === undefined) return unchanged(task);
    const charged = formatNano(settlement.outcome === 'capture' ? settlement.amount_nano : 0n);
    const about = { operation: 'task.resolve', subject: id, account: task.account };
    const before = { state: task.state, held: formatNano(task.hold_nano) };
    const change_id = record(set, at_ms, actor, { ...about, before, after: { state, charged } });
    return end({ set, at_ms, change_id }, task, event, settlement, undefined);
  },
};

/** Hides an ended task whose record the caller deleted. */
export const hideTask: Operation<[id: string], void> = {
  needs: (_at_ms, id) => [{ need: 'task', id }],
  execute(set, at_ms, id) {
    const task = set.tasks.get(id);
    if (task?.hidden_at_ms === null) move(set, 'hide', { ...task, hidden_at_ms: at_ms });
  },
};

function unchanged(task: TaskRow): SettleResult {
  return { outcome: 'unchanged', task: taskOf(task) };
}

/** Why the wallet cannot pay a charge beyond the hold; undefined when it can. */
function unaffordable(set: WorkingSet, task: TaskRow, settlement: Settlement, overdraft_nano: Nano) {
  if (settlement.outcome !== 'capture') return undefined;
  const wallet = set.wallets.get(task.account);
  assert(wallet !== undefined);
  const overage_nano = settlement.amount_nano - task.hold_nano;
  if (beyondReach_nano(wallet, overage_nano, overdraft_nano) === 0n) return undefined;
  return (
    `it costs ${formatNano(settlement.amount_nano)} (${settlement.memo}), ${formatNano(overage_nano)} more than was held, and the ` +
    `wallet has ${formatNano(reach_nano(wallet, overdraft_nano))} for that`
  );
}

/** Resolves the hold and ends the task, together. */
export function end(
  step: Step,
  task: TaskRow,
  event: TaskEvent,
  settlement: Settlement,
  answer: StoredAnswer | undefined,
): SettleResult {
  const { set, at_ms } = step;
  const { account, key, id, hold_id, hold_nano: amount_nano } = task;
  const held = { account, key, task_id: id, hold_id, amount_nano };
  const isCharged = settlement.outcome === 'capture';
  const cost = isCharged ? settlement.cost : undefined;
  if (cost !== undefined) set.storePrices([cost.price], at_ms);
  let overage_nano = 0n;
  if (isCharged) overage_nano = capture(step, held, settlement.amount_nano, settlement.memo);
  else release(step, held, settlement.reason);
  const ended = move(set, event, {
    ...task,
    status: settlement.status ?? task.status,
    record: settlement.record,
    charged_nano: isCharged ? settlement.amount_nano : 0n,
    charged_units_nano: isCharged ? requireInt64(settlement.units_nano, `the units of ${id}`) : 0n,
    charged_classes: isCharged ? (settlement.classes ?? null) : null,
    cost_nano: cost?.cost_nano ?? null,
    cost_sha256: cost?.price.sha256 ?? null,
    reason: isCharged ? null : settlement.reason,
    next_poll_at_ms: null,
    claim_owner: null,
    claim_until_ms: null,
    request: null,
    finished_at_ms: at_ms,
    updated_at_ms: at_ms,
  });
  assert(ended !== undefined);
  changeOpenTasks(set, task, -1);
  if (answer !== undefined) answerRecord(set, id, answer);
  // Nothing was made, so a repeated request is a new creation. A charge without an id means that the job exists: the key stays used.
  else if (!isCharged && task.upstream_id === null) dropUnanswered(set, id);
  return { outcome: 'settled', task: taskOf(ended), overage_nano };
}
