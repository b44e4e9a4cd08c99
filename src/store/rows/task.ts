/** The columns of tasks, and the conversion of a row. */
import type { TaskRow as LedgerTask } from '../../ledger/book.ts';
import type { TargetFilter } from '../../ledger/task-rows.ts';
import type { Task } from '../store.ts';
import { factsOrNull } from './json.ts';
import { type Row, readTime } from './row.ts';

/** A task as an engine returns it. */
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

/** A row of `LOADED_COLUMNS`. */
export type LoadedRow = TaskRow & { readonly request: 'kept' | null };

/** The filter as two conditions, which hold for every target without it. */
export function conditionsOf(targets: TargetFilter | undefined): {
  readonly only: string | null;
  readonly except: readonly string[];
} {
  return { only: null, except: [], ...targets };
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
