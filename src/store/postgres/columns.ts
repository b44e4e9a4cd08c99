/** The columns of the tables that a book changes: their types, and how each is read from a row of the book. */
import type { IdempotencyRecord, SpendLease, TaskRow } from '../../ledger/book.ts';
import type { Entry } from '../store.ts';

/** A value as node-postgres sends it. Times are numbers and amounts are bigints. */
type Value = string | number | bigint | Uint8Array | null;

/** One column. */
export interface Column<R> {
  readonly name: string;
  readonly type: 'text' | 'int8' | 'bytea';
  /** `kept` stands for a stored value that was not loaded. It is never written, because it never changes. */
  readonly read: (row: R) => Value;
}

/** A table whose rows are inserted, and whose later columns operations may change. */
export interface Table<R> {
  readonly name: string;
  readonly key: readonly Column<R>[];
  /** Written once, with the row. */
  readonly fixed: readonly Column<R>[];
  readonly changing: readonly Column<R>[];
}

const text = <R>(name: string, read: (row: R) => string | null): Column<R> => ({ name, type: 'text', read });
const int8 = <R>(name: string, read: (row: R) => bigint | number | null): Column<R> => ({ name, type: 'int8', read });
const bytea = <R>(name: string, read: (row: R) => Uint8Array | 'kept' | null): Column<R> => ({
  name,
  type: 'bytea',
  read,
});

export const taskTable: Table<TaskRow> = {
  name: 'task',
  key: [text('id', (task) => task.id)],
  fixed: [
    text('account', (task) => task.account),
    text('key', (task) => task.key),
    text('kind', (task) => task.kind),
    text('route', (task) => task.route),
    text('model', (task) => task.model),
    text('price', (task) => task.price),
    text('unit', (task) => task.unit),
    int8('unit_price', (task) => task.price_nano),
    int8('divisor', (task) => task.divisor),
    int8('price_factor', (task) => task.price_factor_nano),
    text('facts', (task) => JSON.stringify(task.facts)),
    int8('hold_id', (task) => task.hold_id),
    int8('hold', (task) => task.hold_nano),
    int8('hold_units', (task) => task.hold_units_nano),
    text('hold_memo', (task) => task.hold_memo),
    int8('otherwise_units', (task) => task.otherwise_units_nano),
    int8('deadline_at', (task) => task.deadline_at_ms),
    int8('created_at', (task) => task.created_at_ms),
  ],
  changing: [
    text('state', (task) => task.state),
    text('upstream_id', (task) => task.upstream_id),
    text('status', (task) => task.status),
    text('record', (task) => task.record),
    text('upstream', (task) => task.upstream),
    text('target', (task) => task.target),
    int8('dispatch_deadline_at', (task) => task.dispatch_deadline_ms),
    text('reason', (task) => task.reason),
    int8('charged', (task) => task.charged_nano),
    int8('charged_units', (task) => task.charged_units_nano),
    text('claim_owner', (task) => task.claim_owner),
    int8('claim_until', (task) => task.claim_until_ms),
    int8('next_poll_at', (task) => task.next_poll_at_ms),
    int8('resent_at', (task) => task.resent_at_ms),
    int8('updated_at', (task) => task.updated_at_ms),
    int8('finished_at', (task) => task.finished_at_ms),
    int8('hidden_at', (task) => task.hidden_at_ms),
    text('request', ({ request }) => {
      return request === null || request === 'kept' ? request : JSON.stringify([request.path, ...request.headers]);
    }),
    bytea('request_body', ({ request }) => (request === null || request === 'kept' ? request : request.body)),
  ],
};

export const leaseTable: Table<SpendLease> = {
  name: 'lease',
  key: [int8('hold_id', (lease) => lease.hold_id)],
  fixed: [
    text('account', (lease) => lease.account),
    text('key', (lease) => lease.key),
    text('owner', (lease) => lease.owner),
    int8('opened_at', (lease) => lease.opened_at_ms),
  ],
  changing: [
    int8('until', (lease) => lease.until_ms),
    int8('closed_at', (lease) => lease.closed_at_ms),
    int8('waived', (lease) => lease.waived_nano),
    int8('wanted_at', (lease) => lease.wanted_at_ms),
  ],
};

export const recordTable: Table<IdempotencyRecord> = {
  name: 'idempotency',
  key: [text('account', (record) => record.account), text('key', (record) => record.key)],
  fixed: [
    bytea('request_hash', (record) => record.request_sha256),
    text('task_id', (record) => record.task_id),
    int8('created_at', (record) => record.created_at_ms),
  ],
  changing: [
    int8('response_status', ({ answer }) => answer?.status ?? null),
    text('response_headers', ({ answer }) => (answer === null ? null : JSON.stringify(answer.headers))),
    bytea('response', ({ answer }) => answer?.body ?? null),
  ],
};

/** An entry with its hash. */
export type HashedEntry = Entry & { readonly hash: string };

export const entryTable: Table<HashedEntry> = {
  name: 'entry',
  key: [int8('id', (entry) => entry.id)],
  fixed: [
    text('account', (entry) => entry.account),
    text('kind', (entry) => entry.kind),
    int8('amount', (entry) => entry.amount_nano),
    int8('posted_delta', (entry) => entry.posted_delta_nano),
    int8('held_delta', (entry) => entry.held_delta_nano),
    int8('hold_id', (entry) => entry.hold_id),
    text('task_id', (entry) => entry.task_id),
    text('reference', (entry) => entry.reference),
    text('memo', (entry) => entry.memo),
    int8('at', (entry) => entry.at_ms),
    text('hash', (entry) => entry.hash),
  ],
  changing: [],
};
