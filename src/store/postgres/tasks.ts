/** The SQL that reads tasks and idempotency records. */

import type pg from 'pg';
import { repeatOf } from '../../ledger/idempotency.ts';
import type { OpenTaskCount, TaskFilter } from '../records.ts';
import { type RecordRow, toRecord } from '../rows/idempotency.ts';
import { parseStrings } from '../rows/json.ts';
import { TASK_COLUMNS, type TaskRow, toTask } from '../rows/task.ts';
import type { IdempotencyKey, RepeatedRequest, StoredRequest, Task, Time_ms } from '../store.ts';
import { type Queryable, quickStatement, row, rows, snapshot, statement } from './connection.ts';

const statements = {
  get: statement<TaskRow>('task', `SELECT ${TASK_COLUMNS} FROM task WHERE id = $1`),
  find: quickStatement<TaskRow>(
    'find_task',
    `SELECT ${TASK_COLUMNS} FROM task
     WHERE upstream_id = $1 AND account = $2 AND hidden_at IS NULL AND kind = ANY($3)
     -- Two upstreams may give the same id: prefer the unfinished task, then the newer one.
     ORDER BY state IN ('succeeded', 'failed'), created_at DESC, hold_id DESC LIMIT 1`,
  ),
  request: statement<{ request: string; body: Buffer | null }>(
    'stored_request',
    'SELECT request, request_body AS body FROM task WHERE id = $1 AND request IS NOT NULL',
  ),
  known: statement<{ upstream_id: string }>(
    'known_upstream_ids',
    'SELECT upstream_id FROM task WHERE upstream_id = ANY($1) AND upstream = $2',
  ),
  record: quickStatement<RecordRow>('find_idempotent', 'SELECT * FROM idempotency WHERE account = $1 AND key = $2'),
  open: statement<{ upstream: string; target: string; kind: string; tasks: bigint }>(
    'count_open_tasks',
    `SELECT upstream, target, kind, count(*) AS tasks FROM (
       SELECT upstream, target, kind FROM task WHERE state IN ('running', 'unknown')
       UNION ALL SELECT upstream, target, kind FROM task WHERE state = 'review'
       UNION ALL SELECT upstream, target, kind FROM task WHERE state = 'dispatching' AND upstream_id IS NULL AND state <> 'failed'
     ) AS open GROUP BY upstream, target, kind ORDER BY upstream, target, kind`,
  ),
};

/** The task with this id. */
export async function getTask(on: Queryable, id: string): Promise<Task | undefined> {
  const found = await row(on, statements.get, [id]);
  return found && toTask(found);
}

/** The account's visible task of one of these kinds with this upstream id. */
export async function findTask(
  on: Queryable,
  account: string,
  kinds: readonly string[],
  upstream_id: string,
): Promise<Task | undefined> {
  const found = await row(on, statements.find, [upstream_id, account, kinds]);
  return found && toTask(found);
}

/** The stored request of a task; undefined when it was not stored, or the outcome is known. */
export async function storedRequest(on: Queryable, id: string): Promise<StoredRequest | undefined> {
  const found = await row(on, statements.request, [id]);
  if (found === undefined) return undefined;
  const [path = '', ...headers] = parseStrings(found.request);
  return { path, headers, body: found.body };
}

/** Those of these ids that some task of the upstream has. */
export async function knownUpstreamIds(
  on: Queryable,
  upstream: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  return new Set((await rows(on, statements.known, [ids, upstream])).map(({ upstream_id }) => upstream_id));
}

/** The result of the earlier request with this key; undefined when there was none. */
export async function findIdempotent(
  on: Queryable,
  account: string,
  idempotency: IdempotencyKey,
  at_ms: Time_ms,
): Promise<RepeatedRequest | undefined> {
  const found = await row(on, statements.record, [account, idempotency.key]);
  return repeatOf(found && toRecord(found), idempotency, at_ms);
}

/** The number of unfinished tasks by upstream, target and kind. */
export async function countOpenTasks(on: Queryable): Promise<readonly OpenTaskCount[]> {
  return (await rows(on, statements.open)).map((each) => ({ ...each, tasks: Number(each.tasks) }));
}

/** One page of tasks, newest first, and the total. PostgreSQL chooses the index of each list by its statistics. */
export function listTasks(
  pool: pg.Pool,
  filter: TaskFilter,
): Promise<{ readonly tasks: readonly Task[]; readonly total: number }> {
  const { account, upstreams, states, kinds, statuses, models, upstream_ids, limit, offset = 0 } = filter;
  const values: unknown[] = [];
  const conditions: string[] = [];
  const where = (condition: (parameter: string) => string, value: unknown) => {
    if (value === undefined) return;
    values.push(value);
    conditions.push(condition(`$${values.length}`));
  };
  where((account) => `account = ${account}`, account);
  for (const [column, list] of Object.entries({
    upstream: upstreams,
    state: states,
    kind: kinds,
    status: statuses,
    model: models,
    upstream_id: upstream_ids,
  })) {
    where((any) => `${column} = ANY(${any})`, list);
  }
  where((from) => `dispatch_deadline_at >= ${from}`, filter.dispatch_deadline_from_ms);
  if (filter.visible === true) conditions.push('upstream_id IS NOT NULL AND hidden_at IS NULL');
  if (filter.unnamed === true) conditions.push("upstream_id IS NULL AND state <> 'failed'");
  const from = `FROM task ${conditions.length === 0 ? '' : `WHERE ${conditions.join(' AND ')}`}`;
  const page = `SELECT ${TASK_COLUMNS} ${from} ORDER BY created_at DESC, hold_id DESC
    LIMIT $${values.length + 1} OFFSET $${values.length + 2}`;
  return snapshot(pool, async (client) => {
    const found = await client.query<TaskRow>(page, [...values, limit, offset]);
    const tasks = found.rows.map((task) => toTask(task));
    // On the last page the total needs no second query. It is often the only page.
    const isLast = tasks.length < limit && (tasks.length > 0 || offset === 0);
    if (isLast) return { tasks, total: offset + tasks.length };
    const counted = await client.query<{ total: bigint }>(`SELECT count(*) AS total ${from}`, values);
    return { tasks, total: Number(counted.rows[0]?.total ?? 0n) };
  });
}
