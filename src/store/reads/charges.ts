/** Reads what a charge was computed from: the row of a metered request, those of a lease, and versions of price tables. */
import type { Task } from '../../ledger/task-rows.ts';
import type { SpendLease } from '../../ledger/working-set.ts';
import { rowReader, selectOf } from '../columns.ts';
import * as schema from '../schema.ts';
import { type Reading, row, rows, type SumRow, statement, sumOf, total } from '../sql.ts';
import { TASK_COLUMNS, toTask } from './tasks.ts';

const USAGE = `SELECT ${selectOf(schema.usage)} FROM usage`;
const LEASE = selectOf(schema.leases);

const statements = {
  usage: statement<object>('usage_by_id', `${USAGE} WHERE id = $1`),
  ofHold: statement<object>('usage_of_hold', `${USAGE} WHERE hold_id = $1 ORDER BY id LIMIT $2`),
  sum: statement<SumRow & { readonly requests: bigint }>(
    'sum_of_hold',
    `SELECT count(*) AS requests, ${sumOf('amount')} FROM usage WHERE hold_id = $1`,
  ),
  lease: statement<object>('lease_by_hold', `SELECT ${LEASE} FROM lease WHERE hold_id = $1`),
  price: statement<object>('price_version', `SELECT ${selectOf(schema.prices)} FROM price WHERE sha256 = $1`),
  ofRequest: statement<object>('usage_of_request', `${USAGE} WHERE request_id = $1 ORDER BY id LIMIT $2`),
  request: statement<object>('task_of_request', `SELECT ${TASK_COLUMNS} FROM task WHERE request_id = $1 LIMIT 1`),
};

const toUsage = rowReader(schema.usage);
const toPrice = rowReader(schema.prices);
const toLease: (stored: object) => Omit<SpendLease, 'amount_nano'> = rowReader(schema.leases);

/** A lease with what its requests were charged. */
export interface LeaseUsage extends Omit<SpendLease, 'amount_nano'> {
  readonly requests: number;
  /** The sum of their amounts. */
  readonly used_nano: bigint;
  /** The first of them. */
  readonly rows: readonly schema.StoredUsage[];
}

/** A metered request, by the id of its row. */
export function* usageById(id: bigint): Reading<schema.StoredUsage | undefined> {
  const found = yield* row(statements.usage, [id]);
  return found && toUsage(found);
}

/** What a request was charged: a WebSocket has several rows. */
export function* usageOfRequest(request_id: string, limit: number): Reading<readonly schema.StoredUsage[]> {
  return (yield* rows(statements.ofRequest, [request_id, limit])).map(toUsage);
}

/** The lease with this hold. @param limit the most rows to list. */
export function* leaseUsage(hold_id: bigint, limit: number): Reading<LeaseUsage | undefined> {
  const found = yield* row(statements.lease, [hold_id]);
  if (found === undefined) return undefined;
  const sum = yield* row(statements.sum, [hold_id]);
  const listed = limit === 0 ? [] : yield* rows(statements.ofHold, [hold_id, limit]);
  return { ...toLease(found), requests: Number(sum?.requests ?? 0n), used_nano: total(sum), rows: listed.map(toUsage) };
}

/** A version of a price table. @param sha256 in hex. */
export function* priceVersion(sha256: string): Reading<schema.StoredPrice | undefined> {
  const found = yield* row(statements.price, [Buffer.from(sha256, 'hex')]);
  return found && toPrice(found);
}

/** The task that a request created. */
export function* taskOfRequest(request_id: string): Reading<Task | undefined> {
  const found = yield* row(statements.request, [request_id]);
  return found && toTask(found);
}
