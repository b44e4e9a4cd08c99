/** The operations of a creation: T1 opens the task with its hold; then T2 starts it, or its outcome becomes unknown. */
import assert from 'node:assert/strict';
import { hold } from '../entries.ts';
import { addWarnings } from '../events.ts';
import { answerRecord, putRecord, repeatOf } from '../idempotency.ts';
import { changeOpenTasks, keepSpending, limitExceeded, needsOfLimits } from '../limits.ts';
import type { Operation } from '../prefetch.ts';
import type { Time_ms } from '../rows.ts';
import type { Destination, NewTask, Observation, Opening, OpenResult, StoredAnswer } from '../task-rows.ts';
import { stateAfter } from '../task-states.ts';
import { move } from '../transition.ts';
import { isOutOfTurn } from '../turns.ts';
import { compoundKey, requireInt64, type WorkingSet } from '../working-set.ts';
import { noteUse } from './keys.ts';

/**
 * T1: stores the idempotency key, the hold, its entry and the task in state dispatching. Refused when too little is available, a limit is
 * reached, or the idempotency key was used before. Throws when the task's id is taken or the API key does not exist.
 */
export const openTask: Operation<[task: NewTask, opening?: Opening], OpenResult> = {
  // The task is not loaded: a new id is random, and the engine rejects one that is taken.
  needs: (_at_ms, { account, key }, { idempotency, limits } = {}) => [
    { need: 'wallet', account },
    { need: 'turn', account },
    { need: 'key', id: key },
    ...(idempotency === undefined ? [] : [{ need: 'idempotency', account, key: idempotency.key } as const]),
    ...(limits === undefined ? [] : needsOfLimits(account, limits)),
  ],
  execute(book, at_ms, task, { idempotency, request = null, limits, turn, price } = {}) {
    const { account, key, id, hold_nano: amount_nano } = task;
    if (idempotency !== undefined) {
      const repeated = repeatOf(book.idempotency.get(compoundKey(account, idempotency.key)), idempotency, at_ms);
      if (repeated !== undefined) return repeated;
    }
    const wallet = book.wallets.get(account);
    if (wallet === undefined) return { ok: false, reason: 'unknown_account' };
    if (limits !== undefined) keepSpending(book, account, limits.spend, at_ms);
    const reached = limits && limitExceeded(book, account, amount_nano, limits);
    if (reached !== undefined) return reached;
    if (isOutOfTurn(book, wallet, amount_nano, limits?.spend, turn, at_ms)) return { ok: false, reason: 'out_of_turn' };
    const hold_id = hold(book, wallet, { account, key, task_id: id, amount_nano }, task.hold_memo, at_ms);
    if (hold_id === undefined) return { ok: false, reason: 'insufficient_funds', wallet };
    if (limits !== undefined) addWarnings(book, account, limits, amount_nano, at_ms);
    requireNew(book, task);
    noteUse(book, key, at_ms);
    if (price !== undefined) book.notePrices([price], at_ms);
    const state = stateAfter('open', 'none');
    assert(state !== undefined);
    book.tasks.insert(id, {
      ...task,
      request_id: task.request_id ?? null,
      price_sha256: task.price_sha256 ?? null,
      classes: task.classes ?? null,
      params: task.params ?? null,
      charged_classes: null,
      upstream_id: null,
      status: null,
      record: null,
      charged_units_nano: null,
      charged_nano: null,
      cost_nano: null,
      cost_sha256: null,
      reason: null,
      finished_at_ms: null,
      next_poll_at_ms: null,
      resent_at_ms: null,
      hidden_at_ms: null,
      claim_owner: null,
      claim_until_ms: null,
      state,
      hold_id,
      request,
      created_at_ms: at_ms,
      updated_at_ms: at_ms,
    });
    changeOpenTasks(book, task, 1);
    if (idempotency !== undefined) putRecord(book, task, idempotency, at_ms);
    return { ok: true, hold_id };
  },
};

function requireNew(book: WorkingSet, task: NewTask): void {
  assert(!book.tasks.has(task.id), `task ${task.id} exists already`);
  assert(task.divisor > 0n, 'a divisor is positive');
  for (const name of ['price_nano', 'price_factor_nano', 'hold_units_nano', 'otherwise_units_nano'] as const) {
    assert(requireInt64(task[name], `${name} of ${task.id}`) >= 0n, `${name} of ${task.id} is negative`);
  }
}

/** Stores the next target of a dispatching task before its creation is sent there. Returns false, with nothing changed, in any other state. */
export const redirectTask: Operation<[id: string, to: Destination], boolean> = {
  needs: (_at_ms, id) => [{ need: 'task', id }],
  execute(book, at_ms, id, { upstream, target, params = null, dispatch_deadline_ms }) {
    const task = book.tasks.get(id);
    if (task === undefined) return false;
    const changed = { ...task, upstream, target, params, dispatch_deadline_ms, updated_at_ms: at_ms };
    return move(book, 'redirect', changed) !== undefined;
  },
};

/**
 * T2: dispatching, unknown or review, without an upstream's id → running, with the answer for a repeated request. Returns false, with
 * nothing changed, in any other state, and when another task of that upstream has the id.
 */
export const startTask: Operation<
  [id: string, upstream_id: string, seen: Observation, answer?: StoredAnswer | undefined],
  boolean
> = {
  needs: (_at_ms, id, upstream_id, _seen, answer) => [
    { need: 'task', id },
    { need: 'upstreams_of_id', upstream_id },
    ...(answer === undefined ? [] : [{ need: 'unanswered', task_id: id } as const]),
  ],
  execute(book, at_ms, id, upstream_id, seen, answer) {
    const task = book.tasks.get(id);
    const upstreams = book.upstreamsOfId.get(upstream_id) ?? [];
    if (task === undefined || task.upstream_id !== null || upstreams.includes(task.upstream)) return false;
    const { status, record, next_poll_at_ms } = seen;
    const started = move(book, 'start', {
      ...task,
      upstream_id,
      status,
      record,
      next_poll_at_ms,
      updated_at_ms: at_ms,
      reason: null,
      claim_owner: null,
      claim_until_ms: null,
      request: null,
    });
    if (started === undefined) return false;
    book.upstreamsOfId.put(upstream_id, [...upstreams, task.upstream]);
    if (answer !== undefined) answerRecord(book, id, answer);
    return true;
  },
};

/** dispatching → unknown; the hold stays. Returns false in any other state. */
export const markUnknown: Operation<[id: string, reason: string, next_poll_at_ms?: Time_ms | null], boolean> = {
  needs: (_at_ms, id) => [{ need: 'task', id }],
  execute(book, at_ms, id, reason, next_poll_at_ms = null) {
    const task = book.tasks.get(id);
    if (task === undefined) return false;
    return move(book, 'outcome_unknown', { ...task, reason, next_poll_at_ms, updated_at_ms: at_ms }) !== undefined;
  },
};
