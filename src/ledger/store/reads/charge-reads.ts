/** Reads what a charge was computed from: the row of a metered request, the rows of a lease, and versions of price tables. */
import type { Task } from '../../core/task-rows.ts';
import type { SpendLease } from '../../core/working-set.ts';
import * as schema from '../schema.ts';
import { type Reading, row, rows, type SumRow, selectFrom, statement, sumOf, total } from '../sql.ts';

const statements = {
  usage: selectFrom(schema.usage, 'usage_by_id', 'WHERE id = $1'),
  ofHold: selectFrom(schema.usage, 'usage_of_hold', 'WHERE hold_id = $1 ORDER BY id LIMIT $2'),
  sum: statement<SumRow & { readonly requests: bigint }>(
    'sum_of_hold',
    `SELECT count(*) AS requests, ${sumOf('amount')} FROM usage WHERE hold_id = $1`,
  ),
  lease: selectFrom(schema.leases, 'lease_by_hold', 'WHERE hold_id = $1'),
  price: selectFrom(schema.prices, 'price_version', 'WHERE sha256 = $1'),
  chosen: selectFrom(schema.prices, 'chosen_prices', `WHERE content LIKE '%"chosen":%'`),
  ofRequest: selectFrom(schema.usage, 'usage_of_request', 'WHERE request_id = $1 ORDER BY id LIMIT $2'),
  request: selectFrom(schema.tasks, 'task_of_request', 'WHERE request_id = $1 LIMIT 1'),
};

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
  return yield* row(statements.usage, [id]);
}

/** What a request was charged: a WebSocket has several rows. */
export function* usageOfRequest(request_id: string, limit: number): Reading<readonly schema.StoredUsage[]> {
  return yield* rows(statements.ofRequest, [request_id, limit]);
}

/** The lease with this hold. @param limit the most rows to list. */
export function* leaseUsage(hold_id: bigint, limit: number): Reading<LeaseUsage | undefined> {
  const lease = yield* row(statements.lease, [hold_id]);
  if (lease === undefined) return undefined;
  const sum = yield* row(statements.sum, [hold_id]);
  const listed = limit === 0 ? [] : yield* rows(statements.ofHold, [hold_id, limit]);
  return { ...lease, requests: Number(sum?.requests ?? 0n), used_nano: total(sum), rows: listed };
}

/** A version of a price table. @param sha256 in hex. */
export function* priceVersion(sha256: string): Reading<schema.StoredPrice | undefined> {
  return yield* row(statements.price, [Buffer.from(sha256, 'hex')]);
}

/** The versions that are a part of a larger table. Each names the facts that chose it. */
export function* chosenPrices(): Reading<readonly schema.StoredPrice[]> {
  return yield* rows(statements.chosen, []);
}

/** The task that a request created. */
export function* taskOfRequest(request_id: string): Reading<Task | undefined> {
  return yield* row(statements.request, [request_id]);
}
