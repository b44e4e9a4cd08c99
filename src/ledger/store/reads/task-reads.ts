/** Reads tasks, what is stored beside them, and idempotency records. */
import { repeatOf } from '../../core/idempotency.ts';
import type { Time_ms } from '../../core/money-rows.ts';
import type { IdempotencyKey, RepeatedRequest, StoredRequest, Task, TaskState } from '../../core/task-rows.ts';
import type { IdempotencyRecord } from '../../core/working-set.ts';
import { parseStrings } from '../json.ts';
import type { OpenTaskCount, TaskFilter, TaskPage } from '../records.ts';
import * as schema from '../schema.ts';
import { freeStatement, quickStatement, type Reading, row, rows, selectFrom, statement } from '../sql.ts';

/** Selects idempotency records; `toRecord` reads them. */
export const RECORDS = `SELECT ${schema.records.selected}, response_status, response_headers, response FROM idempotency`;

/** Converts a row of `RECORDS`. */
export function toRecord(stored: object): IdempotencyRecord {
  const { response_status, response_headers, response, ...rest } = stored as {
    readonly response_status: bigint | null;
    readonly response_headers: string | null;
    readonly response: Buffer | null;
  };
  const isAnswered = response_status !== null && response_headers !== null && response !== null;
  const answer = isAnswered
    ? { status: Number(response_status), headers: parseStrings(response_headers), body: response }
    : null;
  return { ...schema.records.read(rest), answer };
}

const statements = {
  get: selectFrom(schema.tasks, 'task', 'WHERE id = $1'),
  find: quickStatement(
    'find_task',
    `${schema.tasks.select}
     -- The plus disables the index by account: few tasks have the upstream's id, but the account may have many tasks.
     WHERE upstream_id = $1 AND /*sqlite +*/account = $2 AND hidden_at IS NULL AND kind = ANY($3)
     -- Two upstreams may give the same id: prefer the unfinished task, then the newer one.
     ORDER BY state IN ('succeeded', 'failed'), created_at DESC, hold_id DESC LIMIT 1`,
    schema.tasks.read,
  ),
  request: statement<{ request: string; body: Buffer | null }>(
    'stored_request',
    'SELECT request, request_body AS body FROM task WHERE id = $1 AND request IS NOT NULL',
  ),
  known: statement<{ upstream_id: string }>(
    'known_upstream_ids',
    'SELECT upstream_id FROM task WHERE upstream_id = ANY($1) AND upstream = $2',
  ),
  record: quickStatement('find_idempotent', `${RECORDS} WHERE account = $1 AND key = $2`, toRecord),
  open: statement<Omit<OpenTaskCount, 'tasks'> & { tasks: bigint }>('count_open_tasks', countsOfOpen('target')),
};

/**
 * Selects the number of unfinished tasks by upstream, target and kind. Each part uses the partial index of its states, so that ended tasks
 * are not read.
 */
export function countsOfOpen(target: 'target' | "'default'"): string {
  return `
    SELECT upstream, target, kind, count(*) AS tasks FROM (
      SELECT upstream, ${target} AS target, kind FROM task /*sqlite INDEXED BY task_unfinished*/ WHERE state IN ('running', 'unknown')
      UNION ALL SELECT upstream, ${target}, kind FROM task WHERE state = 'review'
      UNION ALL SELECT upstream, ${target}, kind FROM task
        WHERE state = 'dispatching' AND upstream_id IS NULL AND state <> 'failed'
    ) AS open GROUP BY upstream, target, kind ORDER BY upstream, target, kind`;
}

/** The task with this id. It may be any account's. */
export function* getTask(id: string): Reading<Task | undefined> {
  return yield* row(statements.get, [id]);
}

/** The account's task of one of these kinds with this upstream id, unless hidden. */
export function* findTask(account: string, kinds: readonly string[], upstream_id: string): Reading<Task | undefined> {
  return yield* row(statements.find, [upstream_id, account, kinds]);
}

/** The stored request of a task; undefined when it was not stored, or the outcome is known. */
export function* storedRequest(id: string): Reading<StoredRequest | undefined> {
  const found = yield* row(statements.request, [id]);
  if (found === undefined) return undefined;
  const [path = '', ...headers] = parseStrings(found.request);
  return { path, headers, body: found.body };
}

/** Which of these ids belong to a task of the upstream. */
export function* knownUpstreamIds(upstream: string, ids: readonly string[]): Reading<ReadonlySet<string>> {
  return new Set((yield* rows(statements.known, [ids, upstream])).map(({ upstream_id }) => upstream_id));
}

/** The result of the earlier request with this key; undefined when there was none. @param at_ms decides whether it is too old. */
export function* findIdempotent(
  account: string,
  idempotency: IdempotencyKey,
  at_ms: Time_ms,
): Reading<RepeatedRequest | undefined> {
  return repeatOf(yield* row(statements.record, [account, idempotency.key]), idempotency, at_ms);
}

/** The number of unfinished tasks by upstream, target and kind. */
export function* countOpenTasks(): Reading<readonly OpenTaskCount[]> {
  return (yield* rows(statements.open)).map((each) => ({ ...each, tasks: Number(each.tasks) }));
}

/** A partial index, and its condition, which the statement must repeat exactly. */
interface Index {
  readonly name: string;
  readonly condition: string;
}
const unnamed: Index = { name: 'task_unnamed', condition: "upstream_id IS NULL AND state <> 'failed'" };
const inReview: Index = { name: 'task_in_review', condition: "state = 'review'" };
const unfinished: Index = { name: 'task_unfinished', condition: "state IN ('running', 'unknown')" };

/** The index to name; undefined when SQLite chooses well. Otherwise it would read every task of an account or of the store. */
function indexFor({ states, upstream_ids, unnamed: isUnnamed }: TaskFilter): Index | undefined {
  const onlyOf = (...some: readonly TaskState[]) =>
    states !== undefined && states.length > 0 && states.every((state) => some.includes(state));
  if (isUnnamed === true) return unnamed;
  if (upstream_ids !== undefined) return undefined;
  if (onlyOf('review')) return inReview;
  return onlyOf('running', 'unknown') ? unfinished : undefined;
}

/** One page of tasks, newest first, and the total. */
export function* listTasks(filter: TaskFilter): Reading<TaskPage> {
  const { account, upstreams, states, kinds, statuses, models, upstream_ids, limit, offset = 0 } = filter;
  const index = indexFor(filter);
  const conditions: string[] = index === undefined ? [] : [index.condition];
  const values: unknown[] = [];
  const where = (condition: (parameter: string) => string, value: unknown) => {
    if (value === undefined) return;
    values.push(value);
    conditions.push(condition(`$${values.length}`));
  };
  // The plus disables the index by account, which would read all tasks of the account to find a few by id.
  where((parameter) => `${upstream_ids === undefined ? '' : '/*sqlite +*/'}account = ${parameter}`, account);
  const lists = { upstream: upstreams, state: states, kind: kinds, status: statuses, model: models };
  for (const [column, list] of Object.entries({ ...lists, upstream_id: upstream_ids }))
    where((any) => `${column} = ANY(${any})`, list);
  where((from) => `dispatch_deadline_at >= ${from}`, filter.dispatch_deadline_from_ms);
  if (filter.visible === true) conditions.push('upstream_id IS NOT NULL AND hidden_at IS NULL');
  const hint = index === undefined ? '' : `/*sqlite INDEXED BY ${index.name}*/`;
  const from = `FROM task ${hint} ${conditions.length === 0 ? '' : `WHERE ${conditions.join(' AND ')}`}`;
  // CROSS makes SQLite read the page first, so that only its rows are read from the table.
  const page = freeStatement(
    `WITH page AS (SELECT created_at AS page_at, hold_id AS page_id ${from}
       ORDER BY page_at DESC, page_id DESC LIMIT $${values.length + 1} OFFSET $${values.length + 2})
     SELECT ${schema.tasks.selected} FROM page /*sqlite CROSS*/ JOIN task ON hold_id = page_id ORDER BY page_at DESC, page_id DESC`,
    schema.tasks.read,
  );
  const tasks = yield* rows(page, [...values, limit, offset]);
  // On the last page the total needs no second query. It is often the only page.
  if (tasks.length < limit && (tasks.length > 0 || offset === 0)) return { tasks, total: offset + tasks.length };
  const counted = yield* row(freeStatement<{ total: bigint }>(`SELECT count(*) AS total ${from}`), values);
  return { tasks, total: Number(counted?.total ?? 0n) };
}
