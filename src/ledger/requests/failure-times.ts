/** When requests of accounts failed first and last in a span: by their records, and where those are gone by the sums. */
import { freeStatement, type Reading, row, rows } from '../store/sql.ts';
import { type FailedBy, QUARTER_ms } from './record.ts';
import { type SumSubject, subjectsOf } from './sum-levels.ts';
import { type SumFilter, valuesOf, whereOf } from './sums.ts';

/** In milliseconds since the epoch. Without a record: the beginning and the end of the quarters of an hour. */
export interface FailureTimes {
  readonly first_ms: number;
  readonly last_ms: number;
}

interface Quarters {
  readonly account: string;
  readonly first_ms: bigint;
  readonly last_ms: bigint;
}

/**
 * The times of each account with failures.
 *
 * @param failed_by only failures that this side made; undefined: all
 * @param exact the accounts whose records are searched, each in two quarters only
 */
export function* failureTimes(
  filter: SumFilter,
  failed_by: FailedBy | undefined,
  exact: readonly string[],
): Reading<ReadonlyMap<string, FailureTimes>> {
  const failures =
    failed_by === undefined ? 'q.failed_caller + q.failed_gateway + q.failed_upstream' : `q.failed_${failed_by}`;
  const text = `SELECT s.account, min(q.start_ms) AS first_ms, max(q.start_ms) AS last_ms
    FROM request_sum q ${whereOf(filter)} AND ${failures} > 0 GROUP BY s.account`;
  const from_ms = Math.floor(filter.since_ms / QUARTER_ms) * QUARTER_ms;
  const values = valuesOf(filter, { period: 'quarter', from_ms, to_ms: filter.until_ms });
  const times = new Map<string, FailureTimes>();
  for (const { account, first_ms, last_ms } of yield* rows(freeStatement<Quarters>(text), values))
    times.set(account, { first_ms: Number(first_ms), last_ms: Number(last_ms) + QUARTER_ms });
  for (const account of exact) {
    const quarters = times.get(account);
    if (quarters === undefined) continue;
    const narrowed = { ...filter, account };
    const first = yield* failureIn(narrowed, failed_by, quarters.first_ms, 'ASC');
    const last = yield* failureIn(narrowed, failed_by, quarters.last_ms - QUARTER_ms, 'DESC');
    times.set(account, { first_ms: first ?? quarters.first_ms, last_ms: last ?? quarters.last_ms });
  }
  return times;
}

/** The first or the last failure in a quarter that has a record. */
function* failureIn(
  filter: SumFilter,
  failed_by: FailedBy | undefined,
  start_ms: number,
  order: 'ASC' | 'DESC',
): Reading<number | undefined> {
  const given = subjectsOf(filter);
  const column = (subject: SumSubject) => (subject === 'account' ? 'r.account' : `s.${subject}`);
  const conditions = given.map((subject, index) => ` AND ${column(subject)} = $${index + 3}`).join('');
  const values: unknown[] = [start_ms, start_ms + QUARTER_ms, ...given.map((subject) => filter[subject])];
  const side = failed_by === undefined ? '' : ` AND r.failed_by = $${values.push(failed_by)}`;
  const text = `SELECT r.at_ms FROM request_record r JOIN request_series s ON s.id = r.series
    WHERE r.at_ms >= $1 AND r.at_ms < $2 AND r.failed_by IS NOT NULL${conditions}${side} ORDER BY r.at_ms ${order} LIMIT 1`;
  const found = yield* row(freeStatement<{ readonly at_ms: bigint }>(text), values);
  return found && Number(found.at_ms);
}
