/**
 * Sums roll-ups of usage in the background: by the days, weeks and months of a series, and by the quarters of all accounts. Each step sums
 * some series: a week or month from its days, and everything else from at most a day of quarters. What is done is noted in the same
 * transaction, so that a crash or another gateway sums nothing twice.
 */
import { QUARTER_ms } from '../../lib/time/duration.ts';
import type { Time_ms } from '../core/money-rows.ts';
import { type QuarterSum, quarterOf, seriesId } from '../core/usage-quarters.ts';
import { DAYS, MONTHS, POOLS, type UsageLevel, usageSummed, WEEKS } from './schema-usage.ts';
import { type Query, type Reading, row, rows, run, selectFrom, statement } from './sql.ts';

/** Quarters of an hour in a day and in a week. */
export const DAY_quarters = 96;
export const WEEK_quarters = 7 * DAY_quarters;
/** After its end, a quarter still gets the usage of batches that began in it. */
const MARGIN_ms = 120_000;
/** Series in one write. A larger one would delay the writes after it. */
const PART = 200;
const FIRST_SERIES = -(2n ** 63n);

/** The quarter from which the sums of a level are late. */
const LATE = '(CASE level WHEN 1 THEN $1::int8 WHEN 4 THEN $2::int8 WHEN 3 THEN $3::int8 ELSE $4::int8 END)';

// Level 1 is days, 2 pools, 3 months, 4 weeks. A day has 96 quarters.
const statements = {
  /** Sums of later quarters are deleted before they are summed again. */
  again: statement(
    'sum_usage_again',
    `UPDATE usage_summed SET
       since = CASE WHEN since < ${LATE} THEN since ELSE ${LATE} END,
       until = CASE WHEN until < ${LATE} THEN until ELSE ${LATE} END,
       step_until = CASE WHEN until < ${LATE} THEN until ELSE ${LATE} END,
       series = $5::int8
     WHERE step_until > ${LATE}`,
  ),
  dropSums: statement(
    'drop_usage_sums',
    'DELETE FROM usage_sum WHERE level = $1 AND series = ANY($2) AND quarter >= $3 AND quarter < $4',
  ),
  dropPools: statement(
    'drop_usage_pools',
    'DELETE FROM usage_sum WHERE level = 2 AND series IN (SELECT id FROM usage_pool) AND quarter >= $1 AND quarter < $2',
  ),
  summed: selectFrom(usageSummed, 'usage_summed', 'WHERE level = $1'),
  first: statement<{ readonly first: bigint | null }>(
    'first_usage_quarter',
    'SELECT min((SELECT min(quarter) FROM usage_quarter WHERE series = usage_series.id)) AS first FROM usage_series',
  ),
  begin: statement(
    'begin_usage_sums',
    'INSERT INTO usage_summed (level, since, until, step_until, series) VALUES ($1, $2, $2, $2, $3)',
  ),
  part: statement<{ readonly id: bigint }>(
    'series_to_sum',
    `SELECT id FROM usage_series WHERE id > $1 ORDER BY id LIMIT ${PART}`,
  ),
  newPools: statement<{
    readonly model: string;
    readonly route: string;
    readonly target: string;
    readonly classes: string;
  }>(
    'new_usage_pools',
    `SELECT DISTINCT model, route, target, classes FROM usage_series AS s
     WHERE id = ANY($1) AND NOT EXISTS (SELECT 1 FROM usage_pool AS p
       WHERE p.model = s.model AND p.route = s.route AND p.target = s.target AND p.classes = s.classes)`,
  ),
  insertPool: statement(
    'insert_usage_pool',
    'INSERT INTO usage_pool (id, model, route, target, classes) VALUES ($1, $2, $3, $4, $5)',
  ),
  days: statement(
    'sum_usage_days',
    `INSERT INTO usage_sum (level, series, quarter, requests, failures, uncosted,
       amount_whole, amount_rest, cost_whole, cost_rest, units_1_whole, units_1_rest,
       units_2_whole, units_2_rest, units_3_whole, units_3_rest, units_4_whole, units_4_rest)
     SELECT 1, series, quarter / 96 * 96, sum(requests), sum(failures), sum(uncosted),
       sum(amount / 1000000000), sum(amount % 1000000000), sum(cost / 1000000000), sum(cost % 1000000000),
       sum(units_1 / 1000000000), sum(units_1 % 1000000000), sum(units_2 / 1000000000), sum(units_2 % 1000000000),
       sum(units_3 / 1000000000), sum(units_3 % 1000000000), sum(units_4 / 1000000000), sum(units_4 % 1000000000)
     FROM usage_quarter WHERE series = ANY($1) AND quarter >= $2 AND quarter < $3 GROUP BY series, quarter / 96`,
  ),
  fromDays: statement(
    'sum_usage_of_days',
    `INSERT INTO usage_sum (level, series, quarter, requests, failures, uncosted,
       amount_whole, amount_rest, cost_whole, cost_rest, units_1_whole, units_1_rest,
       units_2_whole, units_2_rest, units_3_whole, units_3_rest, units_4_whole, units_4_rest)
     SELECT $4::int8, series, $2::int8, sum(requests), sum(failures), sum(uncosted),
       sum(amount_whole), sum(amount_rest), sum(cost_whole), sum(cost_rest), sum(units_1_whole), sum(units_1_rest),
       sum(units_2_whole), sum(units_2_rest), sum(units_3_whole), sum(units_3_rest), sum(units_4_whole), sum(units_4_rest)
     FROM usage_sum WHERE level = 1 AND series = ANY($1) AND quarter >= $2 AND quarter < $3 GROUP BY series`,
  ),
  pools: statement(
    'sum_usage_pools',
    `INSERT INTO usage_sum (level, series, quarter, requests, failures, uncosted,
       amount_whole, amount_rest, cost_whole, cost_rest, units_1_whole, units_1_rest,
       units_2_whole, units_2_rest, units_3_whole, units_3_rest, units_4_whole, units_4_rest)
     SELECT 2, p.id, q.quarter, sum(q.requests), sum(q.failures), sum(q.uncosted),
       sum(q.amount / 1000000000), sum(q.amount % 1000000000), sum(q.cost / 1000000000), sum(q.cost % 1000000000),
       sum(q.units_1 / 1000000000), sum(q.units_1 % 1000000000), sum(q.units_2 / 1000000000), sum(q.units_2 % 1000000000),
       sum(q.units_3 / 1000000000), sum(q.units_3 % 1000000000), sum(q.units_4 / 1000000000), sum(q.units_4 % 1000000000)
     FROM usage_quarter AS q JOIN usage_series AS s ON s.id = q.series
       JOIN usage_pool AS p
         ON p.model = s.model AND p.route = s.route AND p.target = s.target AND p.classes = s.classes
     WHERE q.series = ANY($1) AND q.quarter >= $2 AND q.quarter < $3
     GROUP BY p.id, q.quarter
     ON CONFLICT (level, series, quarter) DO UPDATE SET
       requests = usage_sum.requests + excluded.requests,
       failures = usage_sum.failures + excluded.failures,
       uncosted = usage_sum.uncosted + excluded.uncosted,
       amount_whole = usage_sum.amount_whole + excluded.amount_whole,
       amount_rest = usage_sum.amount_rest + excluded.amount_rest,
       cost_whole = usage_sum.cost_whole + excluded.cost_whole,
       cost_rest = usage_sum.cost_rest + excluded.cost_rest,
       units_1_whole = usage_sum.units_1_whole + excluded.units_1_whole,
       units_1_rest = usage_sum.units_1_rest + excluded.units_1_rest,
       units_2_whole = usage_sum.units_2_whole + excluded.units_2_whole,
       units_2_rest = usage_sum.units_2_rest + excluded.units_2_rest,
       units_3_whole = usage_sum.units_3_whole + excluded.units_3_whole,
       units_3_rest = usage_sum.units_3_rest + excluded.units_3_rest,
       units_4_whole = usage_sum.units_4_whole + excluded.units_4_whole,
       units_4_rest = usage_sum.units_4_rest + excluded.units_4_rest`,
  ),
  move: statement(
    'move_usage_summed',
    'UPDATE usage_summed SET until = $2, step_until = $3, series = $4 WHERE level = $1',
  ),
};

/** When the next quarter can be summed. */
export function nextRollUp_ms(now_ms: Time_ms): Time_ms {
  return (quarterOf(now_ms - MARGIN_ms) + 1) * QUARTER_ms + MARGIN_ms;
}

/** Sums a part of the quarters that are over. Returns whether there may be more. */
export function* rollUpUsage(at_ms: Time_ms, level: UsageLevel): Reading<boolean> {
  const summed = yield* row(statements.summed, [level]);
  if (summed === undefined) return yield* begin(level);
  const { until } = summed;
  const isBegun = summed.step_until > until;
  const step_until = isBegun ? summed.step_until : yield* nextStep(level, until, quarterOf(at_ms - MARGIN_ms));
  if (step_until <= until) return false;
  const part = (yield* rows(statements.part, [isBegun ? summed.series : FIRST_SERIES])).map(({ id }) => id);
  if (level !== POOLS) yield* run(statements.dropSums, [level, part, until, step_until]);
  else if (!isBegun) yield* run(statements.dropPools, [until, step_until]);
  if (level === DAYS) yield* run(statements.days, [part, until, step_until]);
  else if (level === WEEKS) yield* run(statements.fromDays, [part, until, step_until, level]);
  else if (level === MONTHS)
    yield* run(statements.fromDays, [part, until + DAY_quarters, step_until - DAY_quarters, level]);
  else yield* sumPools(part, until, step_until);
  const end = part.length < PART ? [step_until, step_until, FIRST_SERIES] : [until, step_until, part.at(-1)];
  yield* run(statements.move, [level, ...end]);
  return true;
}

/**
 * Marks these quarters to be summed again, if they are summed already: the clock was set back, another gateway's is ahead, or a batch
 * has waited for the store.
 */
export function sumAgain(quarters: readonly QuarterSum[]): Query {
  const first = Math.min(...quarters.map(({ quarter }) => quarter));
  const starts = [DAYS, WEEKS, MONTHS].map((level) => periodStart(level, first));
  return { of: statements.again, values: [...starts, first, FIRST_SERIES] };
}

/** The end of a step that begins at a quarter. It equals that quarter if there is nothing to sum. @param over earlier quarters are over. */
function* nextStep(level: UsageLevel, from: number, over: number): Reading<number> {
  if (level === POOLS) return Math.min(from + DAY_quarters, over);
  if (level === DAYS) return Math.min(from + DAY_quarters, over - (over % DAY_quarters));
  const days = yield* row(statements.summed, [DAYS]);
  const end = level === WEEKS ? from + WEEK_quarters : monthStart(from, 1);
  return days !== undefined && end <= days.until ? end : from;
}

/** The first quarter of the UTC month of a quarter, or of a later month. */
export function monthStart(quarter: number, later = 0): number {
  const date = new Date(quarter * QUARTER_ms);
  return quarterOf(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + later, 1));
}

/** The first quarter of the day, week or month of a quarter. */
function periodStart(level: number, quarter: number): number {
  if (level === MONTHS) return monthStart(quarter);
  return quarter - (quarter % (level === WEEKS ? WEEK_quarters : DAY_quarters));
}

/** Begins with the day, week or month of the oldest usage. */
function* begin(level: UsageLevel): Reading<boolean> {
  const oldest = yield* row(statements.first);
  if (oldest === undefined || oldest.first === null) return false;
  yield* run(statements.begin, [level, periodStart(level, Number(oldest.first)), FIRST_SERIES]);
  return true;
}

function* sumPools(part: readonly bigint[], from: number, until: number): Reading<void> {
  for (const { model, route, target, classes } of yield* rows(statements.newPools, [part])) {
    const id = seriesId(JSON.stringify([model, route, target, classes]));
    yield* run(statements.insertPool, [id, model, route, target, classes]);
  }
  yield* run(statements.pools, [part, from, until]);
}
