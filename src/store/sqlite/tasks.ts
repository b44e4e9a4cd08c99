/** The SQL that moves a task from state to state, and its money with it: T1, T2 and T3. */
import assert from 'node:assert/strict';
import type { Database } from 'better-sqlite3';
import { formatNano } from '../../lang/amount.ts';
import {
  available_nano,
  type NewTask,
  type Observation,
  type Opening,
  type OpenResult,
  type SettleLimit,
  type Settlement,
  type SettleResult,
  type StoredAnswer,
  type Task,
  type Time_ms,
  terminalStates,
} from '../store.ts';
import { answerClaim, dropOpenClaim, makeClaim, takeClaim } from './claims.ts';
import { bindTime, perDatabase, transact } from './database.ts';
import { captureHold, releaseHold, takeHold, wallet } from './ledger.ts';
import { bindNewTask, getTask, insertTask } from './task-rows.ts';

type At = bigint | null;

const statements = perDatabase((db) => ({
  insert: db.prepare<[ReturnType<typeof bindNewTask> & { hold_id: bigint; at: At }]>(insertTask),
  start: db.prepare<
    [{ id: string; upstream_id: string; status: string | null; record: string | null; poll: At; at: At }]
  >(`
    UPDATE task SET state = 'running', upstream_id = @upstream_id, status = @status, record = @record, reason = NULL,
      next_poll_at = @poll, lease_owner = NULL, request = NULL, request_body = NULL, updated_at = @at
    WHERE id = @id AND state IN ('dispatching', 'unknown', 'review') AND upstream_id IS NULL
      AND NOT EXISTS (SELECT 1 FROM task AS other WHERE other.upstream = task.upstream AND other.upstream_id = @upstream_id)`),
  unknown: db.prepare<[{ id: string; reason: string; poll: At; at: At }]>(`
    UPDATE task SET state = 'unknown', reason = @reason, next_poll_at = @poll, updated_at = @at
    WHERE id = @id AND state = 'dispatching'`),
  review: db.prepare<[{ id: string; reason: string; status: string | null; record: string | null; poll: At; at: At }]>(`
    UPDATE task SET state = 'review', reason = @reason, status = coalesce(@status, status), record = coalesce(@record, record),
      next_poll_at = @poll, lease_owner = NULL, updated_at = @at
    WHERE id = @id AND state IN ('dispatching', 'running', 'unknown')`),
  reviewUnknown: db
    .prepare<[{ kinds: string; reason: string; at: At }], string>(`
      UPDATE task SET state = 'review', reason = coalesce(reason || '; ', '') || @reason, next_poll_at = NULL, lease_owner = NULL,
        updated_at = @at
      -- The second line is the condition of the index that answers the first.
      WHERE state = 'unknown' AND kind IN (SELECT value FROM json_each(@kinds))
        AND upstream_id IS NULL AND state <> 'failed' RETURNING id`)
    .pluck(),
  overdue: db
    .prepare<[{ reason: string; asked: string; at: At }], string>(`
      UPDATE task SET state = 'review', reason = @reason, lease_owner = NULL, updated_at = @at
      WHERE state IN ('running', 'unknown') AND deadline_at <= @at
        AND (next_poll_at IS NULL OR upstream NOT IN (SELECT value FROM json_each(@asked))) RETURNING id`)
    .pluck(),
  settle: db.prepare<[TaskEnd & { id: string; at: At }]>(`
    UPDATE task SET state = @state, status = coalesce(@status, status), record = @record, reason = @reason,
      charged = @charged, charged_units = @charged_units, next_poll_at = NULL, lease_owner = NULL, request = NULL, request_body = NULL,
      finished_at = @at, updated_at = @at
    WHERE id = @id AND state NOT IN ('succeeded', 'failed')`),
  observe: db.prepare<[{ id: string; status: string | null; record: string | null; poll: At; at: At }]>(`
    UPDATE task SET status = coalesce(@status, status), record = @record, next_poll_at = @poll, lease_owner = NULL,
      reason = CASE WHEN state = 'review' AND deadline_at <= @at THEN reason END,
      state = CASE WHEN state = 'review' AND deadline_at <= @at THEN 'review' ELSE 'running' END, updated_at = @at
    WHERE id = @id AND state IN ('running', 'review') AND upstream_id IS NOT NULL`),
  hide: db.prepare<[{ id: string; at: At }]>(
    "UPDATE task SET hidden_at = @at WHERE id = @id AND state IN ('succeeded', 'failed') AND hidden_at IS NULL",
  ),
  recover: db.prepare<[{ reason: string; latest: At; at: At }]>(`
    UPDATE task SET state = 'unknown', reason = @reason, next_poll_at = @at, updated_at = @at
    -- The second line is the condition of the index that answers the first.
    WHERE state = 'dispatching' AND (lease_until <= @at OR lease_until > @latest)
      AND upstream_id IS NULL AND state <> 'failed'`),
}));

/** T1. */
export function openTask(db: Database, task: NewTask, opening: Opening, at_ms: Time_ms): OpenResult {
  return transact(db, () => {
    const repeated = opening.claim && takeClaim(db, task.account, opening.claim, at_ms);
    if (repeated !== undefined) return repeated;
    const hold = { account: task.account, task_id: task.id, amount_nano: task.hold_nano };
    const hold_id = takeHold(db, hold, task.hold_memo, at_ms);
    if (hold_id === undefined) {
      const found = wallet(db, task.account);
      return found === undefined
        ? { ok: false, reason: 'unknown_account' }
        : { ok: false, reason: 'insufficient_funds', wallet: found };
    }
    statements(db).insert.run({ ...bindNewTask(task, opening.request), hold_id, at: bindTime(at_ms) });
    if (opening.claim !== undefined) makeClaim(db, task, opening.claim, at_ms);
    return { ok: true, hold_id };
  });
}

/** T2. */
export function startTask(
  db: Database,
  id: string,
  upstream_id: string,
  observation: Observation,
  answer: StoredAnswer | undefined,
  at_ms: Time_ms,
): boolean {
  const { status, record, next_poll_at_ms } = observation;
  const seen = { status, record, poll: bindTime(next_poll_at_ms) };
  return transact(db, () => {
    const started = changed(statements(db).start.run({ id, upstream_id, ...seen, at: bindTime(at_ms) }));
    if (started && answer !== undefined) answerClaim(db, id, answer);
    return started;
  });
}

export function markUnknown(
  db: Database,
  id: string,
  reason: string,
  poll_ms: Time_ms | null,
  at_ms: Time_ms,
): boolean {
  const times = { poll: bindTime(poll_ms), at: bindTime(at_ms) };
  return transact(db, () => changed(statements(db).unknown.run({ id, reason, ...times })));
}

export function markReview(
  db: Database,
  id: string,
  reason: string,
  seen: Observation | undefined,
  at_ms: Time_ms,
): boolean {
  const { status = null, record = null, next_poll_at_ms = null } = seen ?? {};
  const times = { poll: bindTime(next_poll_at_ms), at: bindTime(at_ms) };
  return transact(db, () => changed(statements(db).review.run({ id, reason, status, record, ...times })));
}

/** The ids of the tasks that went to review. */
export function reviewOverdueTasks(
  db: Database,
  reason: string,
  asked: readonly string[],
  at_ms: Time_ms,
): readonly string[] {
  const bound = { reason, asked: JSON.stringify(asked), at: bindTime(at_ms) };
  return transact(db, () => statements(db).overdue.all(bound));
}

/** The ids of the tasks of unknown outcome whose kinds have no means to learn it. */
export function reviewUnknownTasks(
  db: Database,
  kinds: readonly string[],
  reason: string,
  at_ms: Time_ms,
): readonly string[] {
  return transact(db, () =>
    statements(db).reviewUnknown.all({ kinds: JSON.stringify(kinds), reason, at: bindTime(at_ms) }),
  );
}

/** T3: the caller's poll and the settler both end a task here, and only the first of them changes anything. */
export function settleTask(
  db: Database,
  id: string,
  settlement: Settlement,
  answer: StoredAnswer | undefined,
  limit: SettleLimit | undefined,
  at_ms: Time_ms,
): SettleResult | undefined {
  return transact(db, () => {
    const task = getTask(db, id);
    if (task === undefined) return undefined;
    if (terminalStates.includes(task.state)) return { settled: false, task, overage_nano: 0n };
    const why = limit && tooDear(db, task, settlement, limit);
    if (why !== undefined) return reviewCharge(db, task, settlement, why, at_ms);
    const overage_nano = resolveHold(db, task, settlement, at_ms);
    assert(changed(statements(db).settle.run({ id, ...taskEnd(settlement), at: bindTime(at_ms) })));
    if (answer !== undefined) answerClaim(db, id, answer);
    // Nothing was ever made for a claim that is still open now: whoever repeats it starts anew.
    else if (task.upstream_id === null) dropOpenClaim(db, id);
    const settled = getTask(db, id);
    assert(settled !== undefined);
    return { settled: true, task: settled, overage_nano };
  });
}

/**
 * T3 by an operator. A task of unknown outcome that a gateway polls at this moment is left alone: the poll may send the request
 * again, and the upstream may make then what the operator says was never made.
 */
export function resolveTask(
  db: Database,
  id: string,
  settlement: Settlement,
  at_ms: Time_ms,
): SettleResult | undefined {
  return transact(db, () => {
    const task = getTask(db, id);
    if (task === undefined) return undefined;
    const isPolled = task.lease_owner !== null && task.lease_until_ms > at_ms;
    const isOpen = (task.state === 'review' || task.state === 'unknown') && !(isPolled && task.upstream_id === null);
    return isOpen
      ? settleTask(db, id, settlement, undefined, undefined, at_ms)
      : { settled: false, task, overage_nano: 0n };
  });
}

/** Why the wallet cannot bear a charge beyond its hold; undefined when it can. */
function tooDear(
  db: Database,
  { account, hold_nano }: Task,
  settlement: Settlement,
  { overdraft_nano }: SettleLimit,
): string | undefined {
  if (settlement.outcome === 'release' || settlement.amount_nano <= hold_nano) return undefined;
  const found = wallet(db, account);
  assert(found !== undefined);
  const left = available_nano(found) + overdraft_nano;
  const overage = settlement.amount_nano - hold_nano;
  if (overage <= left) return undefined;
  return (
    `it costs ${formatNano(settlement.amount_nano)} (${settlement.memo}), ${formatNano(overage)} more than was held, and the ` +
    `wallet has ${formatNano(left < 0n ? 0n : left)} for that`
  );
}

/** Nobody looks at it any more, but a caller's poll settles it once the wallet has enough. */
function reviewCharge(
  db: Database,
  task: Task,
  { status, record }: Settlement,
  reason: string,
  at_ms: Time_ms,
): SettleResult {
  const { id } = task;
  const reviewed = changed(statements(db).review.run({ id, reason, status, record, poll: null, at: bindTime(at_ms) }));
  const after = getTask(db, id);
  assert(after !== undefined);
  return { settled: false, task: after, overage_nano: 0n, ...(reviewed && { reviewed }) };
}

function resolveHold(db: Database, task: Task, settlement: Settlement, at_ms: Time_ms): bigint {
  const { account, id: task_id, hold_id, hold_nano: amount_nano } = task;
  const hold = { account, task_id, hold_id, amount_nano };
  if (settlement.outcome === 'capture') {
    return captureHold(db, hold, settlement.amount_nano, settlement.memo, at_ms);
  }
  releaseHold(db, hold, settlement.reason, at_ms);
  return 0n;
}

interface TaskEnd {
  readonly state: 'succeeded' | 'failed';
  readonly status: string | null;
  readonly record: string | null;
  readonly reason: string | null;
  readonly charged: bigint;
  readonly charged_units: bigint;
}

function taskEnd(settlement: Settlement): TaskEnd {
  const { status, record } = settlement;
  if (settlement.outcome === 'release') {
    return { state: 'failed', status, record, reason: settlement.reason, charged: 0n, charged_units: 0n };
  }
  const { amount_nano: charged, units_nano: charged_units } = settlement;
  return { state: 'succeeded', status, record, reason: null, charged, charged_units };
}

export function observeTask(db: Database, id: string, observation: Observation, at_ms: Time_ms): void {
  const { status, record, next_poll_at_ms } = observation;
  const seen = { status, record, poll: bindTime(next_poll_at_ms) };
  transact(db, () => statements(db).observe.run({ id, ...seen, at: bindTime(at_ms) }));
}

export function hideTask(db: Database, id: string, at_ms: Time_ms): void {
  transact(db, () => statements(db).hide.run({ id, at: bindTime(at_ms) }));
}

export function recoverTasks(db: Database, latest_lease_ms: Time_ms | undefined, at_ms: Time_ms): number {
  const reason = 'the gateway stopped, or gave up waiting, before it had recorded what the upstream answered';
  const latest = bindTime(latest_lease_ms ?? Number.MAX_SAFE_INTEGER);
  return transact(db, () => statements(db).recover.run({ reason, latest, at: bindTime(at_ms) }).changes);
}

function changed(result: { readonly changes: number }): boolean {
  assert(result.changes <= 1);
  return result.changes === 1;
}
