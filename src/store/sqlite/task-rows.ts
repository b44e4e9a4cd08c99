/** The SQL that reads one task, and the conversion of its row. */
import type { Database } from 'better-sqlite3';
import type { TaskRow as LedgerTask } from '../../ledger/book.ts';
import type { StoredRequest, Task } from '../store.ts';
import { perDatabase, type Row, readTime } from './database.ts';
import { factsOrNull, parseStrings } from './json.ts';

/** A task as SQLite returns it. */
export type TaskRow = Omit<Row<Task>, 'facts'> & { readonly facts: string };

/** The columns that `toTask` reads. */
export const TASK_COLUMNS = `
    id, account, key, upstream, target, upstream_id, kind, route, model, state, status, record, reason,
    price, unit, unit_price AS price_nano, divisor, price_factor AS price_factor_nano, facts,
    hold_id, hold AS hold_nano, hold_units AS hold_units_nano, hold_memo, otherwise_units AS otherwise_units_nano,
    charged AS charged_nano, charged_units AS charged_units_nano,
    claim_owner, claim_until AS claim_until_ms, dispatch_deadline_at AS dispatch_deadline_ms, deadline_at AS deadline_at_ms,
    next_poll_at AS next_poll_at_ms, resent_at AS resent_at_ms,
    created_at AS created_at_ms, updated_at AS updated_at_ms, finished_at AS finished_at_ms, hidden_at AS hidden_at_ms`;

/** The columns that an operation reads. The request may be large and is not used there, so only its existence is loaded. */
export const LOADED_COLUMNS = `${TASK_COLUMNS}, CASE WHEN request IS NULL THEN NULL ELSE 'kept' END AS request`;

/** A row of `loadedColumns`. */
export type LoadedRow = TaskRow & { readonly request: 'kept' | null };

const statements = perDatabase((db) => ({
  load: db.prepare<[string], LoadedRow>(`SELECT ${LOADED_COLUMNS} FROM task WHERE id = ?`),
  get: db.prepare<[string], TaskRow>(`SELECT ${TASK_COLUMNS} FROM task WHERE id = ?`),
  find: db.prepare<[{ account: string; kinds: string; upstream_id: string }], TaskRow>(`
    SELECT ${TASK_COLUMNS} FROM task
    -- The plus disables the index by account: few tasks have the upstream's id, but the account may have many tasks.
    WHERE upstream_id = @upstream_id AND +account = @account AND hidden_at IS NULL
      AND kind IN (SELECT value FROM json_each(@kinds))
    -- Two upstreams may give the same id: prefer the unfinished task, then the newer one.
    ORDER BY state IN ('succeeded', 'failed'), created_at DESC, hold_id DESC LIMIT 1`),
}));

/** Reads a task for an operation. */
export function loadTask(db: Database, id: string): LedgerTask | undefined {
  const row = statements(db).load.get(id);
  return row === undefined ? undefined : toTask(row);
}

/** The task with this id. */
export function getTask(db: Database, id: string): Task | undefined {
  const row = statements(db).get.get(id);
  return row === undefined ? undefined : toTask(row);
}

/** The account's visible task of one of these kinds with this upstream id. */
export function findTask(
  db: Database,
  account: string,
  kinds: readonly string[],
  upstream_id: string,
): Task | undefined {
  const row = statements(db).find.get({ account, kinds: JSON.stringify(kinds), upstream_id });
  return row === undefined ? undefined : toTask(row);
}

const requestStatements = perDatabase((db) => ({
  request: db.prepare<[string], { readonly request: string; readonly body: Buffer | null }>(
    'SELECT request, request_body AS body FROM task WHERE id = ? AND request IS NOT NULL',
  ),
  knows: db
    .prepare<[string, string], bigint>('SELECT count(*) FROM task WHERE upstream_id = ? AND upstream = ?')
    .pluck(),
}));

/** The stored request of a task; undefined when it was not stored, or the outcome is known. */
export function storedRequest(db: Database, id: string): StoredRequest | undefined {
  const row = requestStatements(db).request.get(id);
  if (row === undefined) return undefined;
  const [path = '', ...headers] = parseStrings(row.request);
  return { path, headers, body: row.body };
}

/** Whether any task of the upstream has this id. */
export function knowsUpstreamId(db: Database, upstream: string, upstream_id: string): boolean {
  return requestStatements(db).knows.get(upstream_id, upstream) !== 0n;
}

/** Converts a row: parses the facts, and converts times to numbers. */
export function toTask(row: LoadedRow): LedgerTask;
export function toTask(row: TaskRow): Task;
export function toTask(row: TaskRow): Task {
  return {
    ...row,
    facts: factsOrNull(row.facts),
    claim_until_ms: readTime(row.claim_until_ms),
    dispatch_deadline_ms: Number(row.dispatch_deadline_ms),
    deadline_at_ms: Number(row.deadline_at_ms),
    next_poll_at_ms: readTime(row.next_poll_at_ms),
    resent_at_ms: readTime(row.resent_at_ms),
    created_at_ms: Number(row.created_at_ms),
    updated_at_ms: Number(row.updated_at_ms),
    finished_at_ms: readTime(row.finished_at_ms),
    hidden_at_ms: readTime(row.hidden_at_ms),
  };
}
