/** Deletes records and sums in small parts, so that no lock is held for long. */

import { DAY_ms } from '../../lib/time/duration.ts';
import { type Reading, row, run, statement } from '../store/sql.ts';
import { QUARTER_ms } from './record.ts';
import { SUM_PERIODS } from './sum-levels.ts';

/** How long sums are kept: they are small, and show how a year went. */
const SUMS_KEPT_ms = 400 * DAY_ms;
/** Records that one transaction deletes, in few milliseconds. */
export const PART = 500;
/** Sums that one transaction deletes. Each has some counts. */
const SUMS_PART = 100;

const statements = {
  bound: statement<{ readonly at_ms: bigint | null }>(
    'request_prune_bound',
    'SELECT max(at_ms) AS at_ms FROM (SELECT at_ms FROM request_record ORDER BY at_ms LIMIT $1) AS oldest',
  ),
  records: statement('prune_requests', 'DELETE FROM request_record WHERE at_ms <= $1'),
  clients: statement('prune_request_clients', 'DELETE FROM request_client WHERE at_ms <= $1'),
  gaps: statement('prune_request_gaps', 'DELETE FROM request_gap WHERE until_ms < $1'),
  oldest: statement<{ readonly period: string; readonly start_ms: bigint }>(
    'request_sum_oldest',
    `${SUM_PERIODS.map(
      (period) =>
        `SELECT period, start_ms FROM request_sum WHERE period = '${period}' AND start_ms < ${period.endsWith('day') ? '$2' : '$1'}`,
    ).join(' UNION ALL ')} LIMIT 1`,
  ),
  lastSeries: statement<{ readonly series: bigint | null }>(
    'request_sum_part',
    `SELECT max(series) AS series FROM
       (SELECT series FROM request_sum WHERE period = $1 AND start_ms = $2 ORDER BY series LIMIT ${SUMS_PART}) AS first`,
  ),
  sums: statement('prune_request_sums', 'DELETE FROM request_sum WHERE period = $1 AND start_ms = $2 AND series <= $3'),
  counts: statement(
    'prune_request_counts',
    'DELETE FROM request_count WHERE period = $1 AND start_ms = $2 AND series <= $3',
  ),
  oldestUnknown: statement<{ readonly start_ms: bigint | null }>(
    'request_unknown_oldest',
    'SELECT min(start_ms) AS start_ms FROM request_unknown',
  ),
  unknown: statement('prune_request_unknown', 'DELETE FROM request_unknown WHERE start_ms = $1'),
  oldestRecord: statement<{ readonly at_ms: bigint | null }>(
    'request_oldest',
    'SELECT min(at_ms) AS at_ms FROM request_record',
  ),
};

/**
 * Deletes the oldest records.
 *
 * @param part about how many.
 * @param before_ms only those that arrived before; undefined: whenever.
 * @returns whether there may be more.
 */
export function* pruneRecords(part: number, before_ms?: number): Reading<boolean> {
  const bound_ms = (yield* row(statements.bound, [part]))?.at_ms ?? null;
  if (bound_ms === null) return false;
  const isLast = before_ms !== undefined && bound_ms >= before_ms;
  const last_ms = isLast ? before_ms - 1 : bound_ms;
  yield* run(statements.records, [last_ms]);
  yield* run(statements.clients, [last_ms]);
  return !isLast;
}

/**
 * Deletes some of the oldest sums.
 *
 * @param quarters_before_ms quarters of an hour before this time go, too. Their days stay.
 * @returns whether there were any.
 */
export function* pruneSums(now_ms: number, quarters_before_ms = 0): Reading<boolean> {
  const before_ms = now_ms - SUMS_KEPT_ms;
  yield* run(statements.gaps, [before_ms]);
  const found = yield* row(statements.oldest, [Math.max(before_ms, quarters_before_ms), before_ms]);
  if (found === undefined) return false;
  const start = [found.period, found.start_ms];
  const last = (yield* row(statements.lastSeries, start))?.series ?? null;
  yield* run(statements.sums, [...start, last]);
  yield* run(statements.counts, [...start, last]);
  return true;
}

/** Deletes unknown callers of the oldest quarter. @returns whether there were any that old. */
export function* pruneUnknown(before_ms: number): Reading<boolean> {
  const oldest_ms = (yield* row(statements.oldestUnknown))?.start_ms ?? null;
  if (oldest_ms === null || Number(oldest_ms) >= before_ms) return false;
  yield* run(statements.unknown, [oldest_ms]);
  return true;
}

/**
 * Deletes a part of what is oldest, because there is too much: sums and unknown callers of quarters of an hour that no record reaches back to,
 * then records of one quarter. So a store of many keys, whose sums are more than its records, keeps both for the same time.
 *
 * @returns whether there may be more.
 */
export function* pruneSurplus(part: number, now_ms: number): Reading<boolean> {
  const oldest_ms = (yield* row(statements.oldestRecord))?.at_ms ?? null;
  const first_ms = oldest_ms === null ? now_ms : Number(oldest_ms);
  const quarter_ms = first_ms - (first_ms % QUARTER_ms);
  if (yield* pruneSums(now_ms, quarter_ms)) return true;
  if (yield* pruneUnknown(quarter_ms)) return true;
  yield* pruneRecords(part, quarter_ms + QUARTER_ms);
  return oldest_ms !== null;
}

/** Deletes the caller's ids of records that are gone. */
export function* pruneClients(before_ms: number): Reading<void> {
  yield* run(statements.clients, [before_ms]);
}
