/** Deletes records and sums in small parts, so that no lock is held for long. */
import { DAY_ms, QUARTER_ms, quarterStart_ms } from '../../lib/time/duration.ts';
import { type Reading, row, run, statement } from '../store/sql.ts';
import { STORED_PERIODS } from './sum-levels.ts';

/** How long sums are kept, to show how a year went. */
const SUMS_KEPT_ms = 400 * DAY_ms;
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
  oldSum: statement<{ readonly period: string; readonly start_ms: bigint }>(
    'request_sum_old',
    `${STORED_PERIODS.map(
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
 * Deletes a part of the sums that are too old, and all gaps that are.
 *
 * @param quarters_before_ms the sums by quarters before this time are deleted, too. Their days stay.
 * @returns whether there may be more.
 */
export function* pruneSums(now_ms: number, quarters_before_ms = 0): Reading<boolean> {
  const before_ms = now_ms - SUMS_KEPT_ms;
  yield* run(statements.gaps, [before_ms]);
  const found = yield* row(statements.oldSum, [Math.max(before_ms, quarters_before_ms), before_ms]);
  if (found === undefined) return false;
  const start = [found.period, found.start_ms];
  const last = (yield* row(statements.lastSeries, start))?.series ?? null;
  yield* run(statements.sums, [...start, last]);
  yield* run(statements.counts, [...start, last]);
  return true;
}

/** Deletes unknown callers of one quarter before a time. @returns whether there may be more. */
export function* pruneUnknown(before_ms: number): Reading<boolean> {
  const oldest_ms = (yield* row(statements.oldestUnknown))?.start_ms ?? null;
  if (oldest_ms === null || Number(oldest_ms) >= before_ms) return false;
  yield* run(statements.unknown, [oldest_ms]);
  return true;
}

/**
 * Deletes a part of the oldest, because there is too much: first sums and unknown callers of quarters before the oldest record, then records
 * of its quarter. So records and sums reach back equally far, also with many keys, where sums take more room than records.
 *
 * @param part about how many records.
 * @returns whether there may be more.
 */
export function* pruneSurplus(part: number, now_ms: number): Reading<boolean> {
  const oldest_ms = (yield* row(statements.oldestRecord))?.at_ms ?? null;
  const first_ms = oldest_ms === null ? now_ms : Number(oldest_ms);
  const quarter_ms = quarterStart_ms(first_ms);
  if (yield* pruneSums(now_ms, quarter_ms)) return true;
  if (yield* pruneUnknown(quarter_ms)) return true;
  yield* pruneRecords(part, quarter_ms + QUARTER_ms);
  return oldest_ms !== null;
}

/** Deletes the caller's ids of records that are gone. */
export function* pruneClients(before_ms: number): Reading<void> {
  yield* run(statements.clients, [before_ms]);
}
