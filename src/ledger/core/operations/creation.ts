/** The operations of a creation: T1 opens the task with its hold; then T2 starts it, or its outcome becomes unknown. */
import assert from 'node:assert/strict';
import { callerRefused } from '../caller.ts';
import { hold } from '../entries.ts';
import { addWarnings } from '../events.ts';
import { changeOpenTasks, keepSpending, limitExceeded, needsOfLimits } from '../hold-limits.ts';
import { answerRecord, putRecord, repeatOf } from '../idempotency.ts';
import type { Time_ms } from '../money-rows.ts';
import type { Operation } from '../prefetch.ts';
import type { CreationSeen, Destination, NewTask, Opening, OpenResult, StoredAnswer } from '../task-rows.ts';
import { NO_TASK, stateAfter } from '../task-states.ts';
import { move, unclaimed } from '../transition.ts';
import { isOutOfTurn } from '../turns.ts';
import { compoundKey, requireInt64, type WorkingSet } from '../working-set.ts';
import { accountOf } from './accounts.ts';
import { noteUse } from './keys.ts';

/**
 * T1: stores the idempotency key, the hold, its entry and the task in state dispatching. Refused when the caller's key or account has
 * ended, too little is available, a limit is reached, or the idempotency key was used before. Throws when the task's id is taken or the
 * API key does not exist.
 */
export const openTask: Operation<[task: NewTask, opening?: Opening], OpenResult> = {
  // The task is not loaded: a new id is random, and the engine rejects one that is taken.
  needs: (_at_ms, { account, key }, { idempotency, limits, secret_sha256 } = {}) => [
    { need: 'wallet', account },
    { need: 'turn', account },
    { need: 'key', id: key },
    ...(secret_sha256 === undefined ? [] : [{ need: 'api_key', id: key } as const]),
    ...(idempotency === undefined ? [] : [{ need: 'idempotency', account, key: idempotency.key } as const]),
    ...(limits === undefined ? [] : needsOfLimits(account, limits)),
  ],
  execute(set, at_ms, task, { idempotency, request = null, secret_sha256, limits, turn, price } = {}) {
    const { account, key, id, hold_nano: amount_nano } = task;
    const refused = secret_sha256 === undefined ? undefined : refusedNow(set, task, secret_sha256, at_ms);
    if (refused !== undefined) return { ok: false, reason: 'caller_refused', why: refused };
    if (idempotency !== undefined) {
      const repeated = repeatOf(set.idempotency.get(compoundKey(account, idempotency.key)), idempotency, at_ms);
      if (repeated !== undefined) return repeated;
    }
    const wallet = set.wallets.get(account);
    if (wallet === undefined) return { ok: false, reason: 'unknown_account' };
    if (limits !== undefined) keepSpending(set, account, limits.spend, at_ms);
    const reached = limits && limitExceeded(set, account, amount_nano, limits);
    if (reached !== undefined) return reached;
    if (isOutOfTurn(set, wallet, { amount_nano, limits: limits?.spend, turn }, at_ms))
      return { ok: false, reason: 'out_of_turn' };
    const hold_id = hold({ set, at_ms }, wallet, { account, key, task_id: id, amount_nano }, task.hold_memo);
    if (hold_id === undefined) return { ok: false, reason: 'insufficient_funds', wallet };
    if (limits !== undefined) addWarnings(set, account, limits, amount_nano, at_ms);
    requireNew(set, task);
    noteUse(set, key, at_ms);
    if (price !== undefined) set.storePrices([price], at_ms);
    const state = stateAfter('open', NO_TASK);
    assert(state !== undefined);
    set.tasks.insert(id, {
      ...task,
      request_id: task.request_id ?? null,
      price_sha256: task.price_sha256 ?? null,
      classes: task.classes ?? null,
      params: task.params ?? null,
      charged_classes: null,
      upstream_id: null,
      answered: null,
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
    changeOpenTasks(set, task, 1);
    if (idempotency !== undefined) putRecord(set, task, idempotency, at_ms);
    return { ok: true, hold_id };
  },
};

function refusedNow(set: WorkingSet, { account, key: id, model }: NewTask, sha256: string, at_ms: Time_ms) {
  const key = set.apiKeys.get(id);
  return key === undefined ? 'revoked' : callerRefused(key, accountOf(set, account), { sha256, model }, at_ms);
}

function requireNew(set: WorkingSet, task: NewTask): void {
  assert(!set.tasks.has(task.id), `task ${task.id} exists already`);
  assert(task.divisor > 0n, 'a divisor is positive');
  for (const name of ['price_nano', 'price_factor_nano', 'hold_units_nano', 'otherwise_units_nano'] as const) {
    assert(requireInt64(task[name], `${name} of ${task.id}`) >= 0n, `${name} of ${task.id} is negative`);
  }
}

/** Stores the next target of a dispatching task before its creation is sent there. Returns false, with nothing changed, in any other state. */
export const redirectTask: Operation<[id: string, to: Destination], boolean> = {
  needs: (_at_ms, id) => [{ need: 'task', id }],
  execute(set, at_ms, id, { upstream, target, params = null, dispatch_deadline_ms }) {
    const task = set.tasks.get(id);
    if (task === undefined) return false;
    const changed = { ...task, upstream, target, params, dispatch_deadline_ms, updated_at_ms: at_ms };
    return move(set, 'redirect', changed) !== undefined;
  },
};

/**
 * T2: dispatching, unknown or review, without an upstream's id → running, with the answer for a repeated request. Returns false, with
 * nothing changed, in any other state, and when another task of that upstream has the id.
 */
export const startTask: Operation<
  [id: string, upstream_id: string, seen: CreationSeen, answer?: StoredAnswer | undefined],
  boolean
> = {
  needs: (_at_ms, id, upstream_id, _seen, answer) => [
    { need: 'task', id },
    { need: 'upstreams_of_id', upstream_id },
    ...(answer === undefined ? [] : [{ need: 'unanswered', task_id: id } as const]),
  ],
  execute(set, at_ms, id, upstream_id, seen, answer) {
    const task = set.tasks.get(id);
    const upstreams = set.upstreamsOfId.get(upstream_id) ?? [];
    if (task === undefined || upstreams.includes(task.upstream)) return false;
    const { status, record, next_poll_at_ms, answered = null } = seen;
    const started = move(set, 'start', {
      ...task,
      upstream_id,
      answered,
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
    set.upstreamsOfId.put(upstream_id, [...upstreams, task.upstream]);
    if (answer !== undefined) answerRecord(set, id, answer);
    return true;
  },
};

/** dispatching → unknown; the hold stays. Returns false in any other state. */
export const markUnknown: Operation<[id: string, reason: string, next_poll_at_ms?: Time_ms | null], boolean> = {
  needs: (_at_ms, id) => [{ need: 'task', id }],
  execute(set, at_ms, id, reason, next_poll_at_ms = null) {
    const task = set.tasks.get(id);
    if (task === undefined) return false;
    return move(set, 'outcome_unknown', { ...task, reason, next_poll_at_ms, updated_at_ms: at_ms }) !== undefined;
  },
};

/** dispatching or unknown → review, because the outcome cannot be learnt; the hold stays. Returns false in any other state. */
export const markUnlearnable: Operation<[id: string, reason: string], boolean> = {
  needs: (_at_ms, id) => [{ need: 'task', id }],
  execute(set, at_ms, id, reason) {
    const task = set.tasks.get(id);
    if (task === undefined) return false;
    const change = { reason, next_poll_at_ms: null, updated_at_ms: at_ms };
    return move(set, 'unlearnable', { ...task, ...change, ...unclaimed }) !== undefined;
  },
};
