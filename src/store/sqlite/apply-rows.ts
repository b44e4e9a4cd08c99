/** Writes the tasks, leases and idempotency records that a book inserted or changed. */

import type { Database, Statement } from 'better-sqlite3';
import type { IdempotencyRecord, SpendLease, TaskRow } from '../../ledger/book.ts';
import type { Change } from '../../ledger/table.ts';
import { bindTime } from '../rows/row.ts';
import { perDatabase } from './database.ts';

type Value = string | bigint | Uint8Array | null;

/** A time is a number, and becomes a bigint only when it is bound. */
type Columns<R> = readonly { readonly column: string; readonly read: (row: R) => Value | number }[];

/** How the rows of a table are updated. */
interface Updated<R> {
  readonly table: string;
  readonly key: string;
  readonly columns: Columns<R>;
  /** Assignments in every update. */
  readonly always?: readonly string[];
}

/** The columns that operations may change. */
const taskColumns: Columns<TaskRow> = [
  { column: 'state', read: (task) => task.state },
  { column: 'upstream', read: (task) => task.upstream },
  { column: 'target', read: (task) => task.target },
  { column: 'dispatch_deadline_at', read: (task) => bindTime(task.dispatch_deadline_ms) },
  { column: 'upstream_id', read: (task) => task.upstream_id },
  { column: 'status', read: (task) => task.status },
  { column: 'record', read: (task) => task.record },
  { column: 'reason', read: (task) => task.reason },
  { column: 'charged', read: (task) => task.charged_nano },
  { column: 'charged_units', read: (task) => task.charged_units_nano },
  { column: 'claim_owner', read: (task) => task.claim_owner },
  { column: 'claim_until', read: (task) => task.claim_until_ms },
  { column: 'next_poll_at', read: (task) => task.next_poll_at_ms },
  { column: 'resent_at', read: (task) => task.resent_at_ms },
  { column: 'updated_at', read: (task) => task.updated_at_ms },
  { column: 'finished_at', read: (task) => task.finished_at_ms },
  { column: 'hidden_at', read: (task) => task.hidden_at_ms },
];
const leaseColumns: Columns<SpendLease> = [
  { column: 'until', read: (lease) => lease.until_ms },
  { column: 'closed_at', read: (lease) => lease.closed_at_ms },
  { column: 'waived', read: (lease) => lease.waived_nano },
  { column: 'wanted_at', read: (lease) => lease.wanted_at_ms },
];

const tasks: Updated<TaskRow> = { table: 'task', key: 'id', columns: taskColumns };
const withoutRequest: Updated<TaskRow> = { ...tasks, always: ['request = NULL', 'request_body = NULL'] };
const leases: Updated<SpendLease> = { table: 'lease', key: 'hold_id', columns: leaseColumns };

const statements = perDatabase((db) => ({
  task: db.prepare<Value[]>(`
    INSERT INTO task (id, account, key, upstream, target, upstream_id, kind, route, model, state, status, record, reason, price, unit,
      unit_price, divisor, price_factor, facts, hold_id, hold, hold_units, hold_memo, otherwise_units, charged, charged_units, request,
      request_body, claim_owner, claim_until, dispatch_deadline_at, deadline_at, next_poll_at, created_at, updated_at,
      finished_at, hidden_at)
    VALUES (${Array(37).fill('?').join(', ')})`),
  lease: db.prepare<[ReturnType<typeof bindLease>]>(`
    INSERT INTO lease (hold_id, account, key, owner, until, opened_at, closed_at, waived, wanted_at)
    VALUES (@hold_id, @account, @key, @owner, @until_ms, @opened_at_ms, @closed_at_ms, @waived_nano, @wanted_at_ms)`),
  record: db.prepare<[ReturnType<typeof bindRecord>]>(`
    INSERT INTO idempotency (account, key, request_hash, task_id, response_status, response_headers, response, created_at)
    VALUES (@account, @key, @request_sha256, @task_id, @status, @headers, @body, @created_at_ms)`),
  answer: db.prepare<[ReturnType<typeof bindRecord>]>(`
    UPDATE idempotency SET response_status = @status, response_headers = @headers, response = @body
    WHERE account = @account AND key = @key`),
  drop: db.prepare<[string, string]>('DELETE FROM idempotency WHERE account = ? AND key = ?'),
}));

/** Inserts or updates a task. */
export function applyTask(db: Database, { before, after }: Change<string, TaskRow>): void {
  if (after === null) throw new Error('a task is never deleted');
  if (before === null) {
    statements(db).task.run(...bindTask(after));
    return;
  }
  const isDropped = before.request !== null && after.request === null;
  update(db, isDropped ? withoutRequest : tasks, before, after, after.id);
}

/** Inserts or updates a lease. */
export function applyLease(db: Database, { before, after }: Change<bigint, SpendLease>): void {
  if (after === null) throw new Error('a lease is never deleted');
  if (before === null) statements(db).lease.run(bindLease(after));
  else update(db, leases, before, after, after.hold_id);
}

/** Inserts, answers, replaces or deletes an idempotency record. */
export function applyRecord(db: Database, { before, after }: Change<string, IdempotencyRecord>): void {
  const { record, answer, drop } = statements(db);
  if (before !== null && after !== null && before.task_id === after.task_id) {
    answer.run(bindRecord(after));
    return;
  }
  if (before !== null) drop.run(before.account, before.key);
  if (after !== null) record.run(bindRecord(after));
}

/** Update statements by the set of their columns, one bit each. Operations change few different sets. */
const updates = perDatabase(() => new Map<object, Map<number, Statement<Value[]>>>());

/** Updates only the changed columns, so that indexes on other columns are not rewritten. */
function update<R>(db: Database, updated: Updated<R>, before: R, after: R, key: string | bigint): void {
  const { columns } = updated;
  const values: Value[] = [];
  let set = 0;
  columns.forEach(({ read }, index) => {
    const value = read(after);
    if (value === read(before)) return;
    set |= 1 << index;
    values.push(typeof value === 'number' ? BigInt(value) : value);
  });
  if (set === 0) return;
  values.push(key);
  statementFor(db, updated, set).run(...values);
}

function statementFor<R>(db: Database, updated: Updated<R>, set: number): Statement<Value[]> {
  const made = updates(db).get(updated) ?? new Map<number, Statement<Value[]>>();
  updates(db).set(updated, made);
  const found = made.get(set);
  if (found !== undefined) return found;
  const { table, key, columns, always = [] } = updated;
  const changed = columns.flatMap(({ column }, index) => ((set & (1 << index)) === 0 ? [] : [`${column} = ?`]));
  const fresh = db.prepare<Value[]>(`UPDATE ${table} SET ${[...changed, ...always].join(', ')} WHERE ${key} = ?`);
  made.set(set, fresh);
  return fresh;
}

/** The values in the order of the insert's columns. Binding by position takes half the time of binding by name. */
function bindTask(task: TaskRow): readonly Value[] {
  const { id, account, key, upstream, target, upstream_id, kind, route, model, state, status, record, reason } = task;
  const { price, unit, price_nano, divisor, price_factor_nano, hold_id, hold_nano, hold_units_nano, hold_memo } = task;
  const { otherwise_units_nano, charged_nano, charged_units_nano, request, claim_owner } = task;
  if (request === 'kept') throw new Error('the request of a new task is not loaded');
  return [
    id,
    account,
    key,
    upstream,
    target,
    upstream_id,
    kind,
    route,
    model,
    state,
    status,
    record,
    reason,
    price,
    unit,
    price_nano,
    divisor,
    price_factor_nano,
    JSON.stringify(task.facts),
    hold_id,
    hold_nano,
    hold_units_nano,
    hold_memo,
    otherwise_units_nano,
    charged_nano,
    charged_units_nano,
    request === null ? null : JSON.stringify([request.path, ...request.headers]),
    request?.body ?? null,
    claim_owner,
    bindTime(task.claim_until_ms),
    BigInt(task.dispatch_deadline_ms),
    BigInt(task.deadline_at_ms),
    bindTime(task.next_poll_at_ms),
    BigInt(task.created_at_ms),
    BigInt(task.updated_at_ms),
    bindTime(task.finished_at_ms),
    bindTime(task.hidden_at_ms),
  ];
}

function bindLease(lease: SpendLease) {
  const { until_ms, opened_at_ms, closed_at_ms, wanted_at_ms } = lease;
  return {
    ...lease,
    until_ms: bindTime(until_ms),
    opened_at_ms: bindTime(opened_at_ms),
    closed_at_ms: bindTime(closed_at_ms),
    wanted_at_ms: bindTime(wanted_at_ms),
  };
}

function bindRecord({ account, key, request_sha256, task_id, answer, created_at_ms }: IdempotencyRecord) {
  return {
    ...{ account, key, request_sha256, task_id, created_at_ms: bindTime(created_at_ms) },
    status: answer === null ? null : BigInt(answer.status),
    headers: answer === null ? null : JSON.stringify(answer.headers),
    body: answer?.body ?? null,
  };
}
