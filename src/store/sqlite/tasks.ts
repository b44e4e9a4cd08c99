/** The SQL that reads single tasks, their stored requests and their upstream's ids. */
import type { Database } from 'better-sqlite3';
import type { TaskRow as LedgerTask } from '../../ledger/book.ts';
import { parseStrings } from '../rows/json.ts';
import { LOADED_COLUMNS, type LoadedRow, TASK_COLUMNS, type TaskRow, toTask } from '../rows/task.ts';
import type { StoredRequest, Task } from '../store.ts';
import { perDatabase } from './database.ts';

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
  known: db
    .prepare<[string, string], string>(
      // CROSS makes SQLite search the index once per id.
      'SELECT upstream_id FROM json_each(?) CROSS JOIN task ON upstream_id = value AND upstream = ?',
    )
    .pluck(),
}));

/** The stored request of a task; undefined when it was not stored, or the outcome is known. */
export function storedRequest(db: Database, id: string): StoredRequest | undefined {
  const row = requestStatements(db).request.get(id);
  if (row === undefined) return undefined;
  const [path = '', ...headers] = parseStrings(row.request);
  return { path, headers, body: row.body };
}

/** Those of these ids that some task of the upstream has. */
export function knownUpstreamIds(db: Database, upstream: string, ids: readonly string[]): ReadonlySet<string> {
  return new Set(requestStatements(db).known.all(JSON.stringify(ids), upstream));
}
