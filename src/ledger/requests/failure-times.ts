/** When requests of accounts first and last failed in a span: by their records; where those are gone, by the sums. */
import { QUARTER_ms, quarterStart_ms } from '../../lib/time/duration.ts';
import { freeStatement, type Reading, rows } from '../store/sql.ts';
import type { FailedBy } from './record.ts';
import { type SumSubject, subjectsOf } from './sum-levels.ts';
import { type SumFilter, valuesOf, whereOf } from './sums.ts';

/** In milliseconds since the epoch. Without a record: the beginning of its quarter of an hour, or the end. */
export interface FailureTimes {
  readonly first_ms: number;
  readonly last_ms: number;
}

interface Quarters {
  readonly account: string;
  readonly first_ms: bigint;
  readonly last_ms: bigint;
}

interface Failure {
  readonly account: string;
  readonly at_ms: bigint;
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
  const from_ms = quarterStart_ms(filter.since_ms);
  const values = valuesOf(filter, { period: 'quarter', from_ms, to_ms: filter.until_ms });
  const times = new Map<string, FailureTimes>();
  for (const { account, first_ms, last_ms } of yield* rows(freeStatement<Quarters>(text), values))
    times.set(account, { first_ms: Number(first_ms), last_ms: Number(last_ms) + QUARTER_ms });
  const known = exact.filter((account) => times.has(account));
  const first = yield* failuresIn(filter, failed_by, known, (account) => times.get(account)?.first_ms ?? 0, 'min');
  const last = yield* failuresIn(
    filter,
    failed_by,
    known,
    (account) => (times.get(account)?.last_ms ?? 0) - QUARTER_ms,
    'max',
  );
  for (const account of known) {
    const { first_ms = 0, last_ms = 0 } = times.get(account) ?? {};
    times.set(account, { first_ms: first.get(account) ?? first_ms, last_ms: last.get(account) ?? last_ms });
  }
  return times;
}

/**
 * When a recorded request of each account first or last failed in one quarter. In an outage most accounts have the same quarter, so each
 * quarter is read once.
 */
function* failuresIn(
  filter: SumFilter,
  failed_by: FailedBy | undefined,
  accounts: readonly string[],
  startOf_ms: (account: string) => number,
  pick: 'min' | 'max',
): Reading<ReadonlyMap<string, number>> {
  const subjects = subjectsOf(filter);
  const column = (subject: SumSubject) => (subject === 'account' ? 'r.account' : `s.${subject}`);
  const conditions = subjects.map((subject, index) => ` AND ${column(subject)} = $${index + 3}`).join('');
  const more: unknown[] = subjects.map((subject) => filter[subject]);
  const side = failed_by === undefined ? '' : ` AND r.failed_by = $${more.push(failed_by) + 2}`;
  const text = `SELECT r.account, ${pick}(r.at_ms) AS at_ms FROM request_record r JOIN request_series s ON s.id = r.series
    WHERE r.at_ms >= $1 AND r.at_ms < $2 AND r.failed_by IS NOT NULL${conditions}${side} GROUP BY r.account`;
  const times = new Map<string, number>();
  for (const [start_ms, ofQuarter] of Map.groupBy(accounts, startOf_ms)) {
    const found = yield* rows(freeStatement<Failure>(text), [start_ms, start_ms + QUARTER_ms, ...more]);
    const wanted = new Set(ofQuarter);
    for (const { account, at_ms } of found) if (wanted.has(account)) times.set(account, Number(at_ms));
  }
  return times;
}
