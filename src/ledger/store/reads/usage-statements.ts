/** The statements that sum usage by series or pool, and their rows. */
import { QUARTER_ms } from '../../../lib/time/duration.ts';
import type { Offset } from '../../../lib/time/time-zone.ts';
import type { USAGE_PERIODS, USAGE_SUBJECTS, UsageFilter } from '../records.ts';
import { type SPLIT_COLUMNS, type UsageLevel, usageSeries } from '../schema-usage.ts';
import { freeStatement, total } from '../sql.ts';
import type { UsageParts } from '../usage-parts.ts';
import type { SumPart } from '../usage-periods.ts';

export type Subject = (typeof USAGE_SUBJECTS)[number];
export type Period = (typeof USAGE_PERIODS)[number];

/** How a report is read. */
export interface UsagePlan extends UsageParts {
  readonly filter: UsageFilter;
  /** The subjects of `by`, in its order. */
  readonly subjects: readonly Subject[];
  /** The finest of `by`. */
  readonly period: Period | undefined;
  /** At most so many of them have sums. */
  readonly periods: number;
}

type SplitColumn = (typeof SPLIT_COLUMNS)[number];
const UNITS = ['units_1', 'units_2', 'units_3', 'units_4'] as const;

export type SumsRow = {
  readonly series: bigint;
  readonly period: bigint;
  readonly off: bigint;
  readonly requests: bigint;
  readonly failures: bigint;
  readonly uncosted: bigint;
} & { readonly [C in `${SplitColumn}_${'whole' | 'rest'}`]?: bigint };

/** The sums of quarters of an hour. An amount is summed in whole units and the rest in nano, because its sum may not fit 64 bits. */
const SUMS_OF_QUARTERS = `
  sum(requests)::int8 AS requests, sum(failures)::int8 AS failures, sum(uncosted)::int8 AS uncosted,
  sum(amount / 1000000000)::int8 AS amount_whole, sum(amount % 1000000000)::int8 AS amount_rest,
  sum(cost / 1000000000)::int8 AS cost_whole, sum(cost % 1000000000)::int8 AS cost_rest,
  sum(units_1 / 1000000000)::int8 AS units_1_whole, sum(units_1 % 1000000000)::int8 AS units_1_rest,
  sum(units_2 / 1000000000)::int8 AS units_2_whole, sum(units_2 % 1000000000)::int8 AS units_2_rest,
  sum(units_3 / 1000000000)::int8 AS units_3_whole, sum(units_3 % 1000000000)::int8 AS units_3_rest,
  sum(units_4 / 1000000000)::int8 AS units_4_whole, sum(units_4 % 1000000000)::int8 AS units_4_rest`;

/** The sums of coarser roll-ups. */
const SUMS_OF_SUMS = `
  sum(requests)::int8 AS requests, sum(failures)::int8 AS failures, sum(uncosted)::int8 AS uncosted,
  sum(amount_whole)::int8 AS amount_whole, sum(amount_rest)::int8 AS amount_rest,
  sum(cost_whole)::int8 AS cost_whole, sum(cost_rest)::int8 AS cost_rest,
  sum(units_1_whole)::int8 AS units_1_whole, sum(units_1_rest)::int8 AS units_1_rest,
  sum(units_2_whole)::int8 AS units_2_whole, sum(units_2_rest)::int8 AS units_2_rest,
  sum(units_3_whole)::int8 AS units_3_whole, sum(units_3_rest)::int8 AS units_3_rest,
  sum(units_4_whole)::int8 AS units_4_whole, sum(units_4_rest)::int8 AS units_4_rest`;

/** The columns of time, and by which of them sums are grouped: SQLite would sort by a constant. */
interface TimeColumns {
  /** The local hour, day or month of `quarter`, and its offset if two hours may have one name. No caller's text is in it. */
  readonly time: string;
  readonly groups: '' | ', period' | ', period, off';
}

function timeColumns({ offsets }: UsageFilter, period: Period | undefined): TimeColumns {
  if (period === undefined) return { time: '0 AS period, 0 AS off', groups: '' };
  const off = offsetSql(offsets);
  if (period !== 'hour') return { time: `(quarter + ${off}) / 96 AS period, 0 AS off`, groups: ', period' };
  // Two hours of one name, when clocks are set back, have different offsets.
  const groups = off.startsWith('(CASE') ? ', period, off' : ', period';
  return { time: `(quarter + ${off}) / 4 AS period, ${off} AS off`, groups };
}

/** The statement that sums some series or pools between two quarters. */
export function selectFor(level: UsageLevel | undefined, filter: UsageFilter, period: Period | undefined) {
  const { time, groups } = timeColumns(filter, period);
  return freeStatement<SumsRow>(
    level === undefined
      ? `SELECT series, ${time}, ${SUMS_OF_QUARTERS}
         FROM usage_quarter
         WHERE series = ANY($1) AND quarter >= $2 AND quarter < $3
         GROUP BY series${groups}`
      : `SELECT series, ${time}, ${SUMS_OF_SUMS}
         FROM usage_sum
         WHERE level = ${level} AND series = ANY($1) AND quarter >= $2 AND quarter < $3
         GROUP BY series${groups}`,
  );
}

/** The statement that sums all series between two quarters by what pools have. */
export function unpooledFor(filter: UsageFilter, period: Period | undefined) {
  const { time, groups } = timeColumns(filter, period);
  // PostgreSQL would otherwise read the sums of all times.
  return freeStatement<SumsRow & Readonly<Record<'model' | 'route' | 'target' | 'classes', string>>>(
    `SELECT s.model, s.route, s.target, s.classes, ${time}, ${SUMS_OF_QUARTERS}
     FROM usage_series AS s
     CROSS JOIN /*postgres*/ LATERAL (SELECT * FROM /*end*/ usage_quarter /*postgres*/
       WHERE series = s.id AND quarter >= $1 AND quarter < $2 OFFSET 0) /*end*/ AS q
     WHERE series = s.id AND quarter >= $1 AND quarter < $2
     GROUP BY s.model, s.route, s.target, s.classes${groups}`,
  );
}

/** The money of a group of series in a period. */
export type MoneyRow = SumsRow & Readonly<Record<Subject, string>>;

/**
 * The statement that sums the money of all series by subject and period. Its values: the first and the last quarter of each part, and
 * `top`. Returns the `top` largest sums, and before them the sum of all with period -1, whose `series` is the number of sums.
 */
export function largestFor({ filter, subjects, period, single }: UsagePlan) {
  const { time, groups } = timeColumns(filter, period);
  const columns = [...subjects.map((name) => `s.${name}`), time].join(', ');
  const parts = single.map(({ level }, index) =>
    moneyOfPart(level, { columns, groups }, `$${2 * index + 1}`, `$${2 * index + 2}`),
  );
  const names = subjects.join(', ');
  const inTime = period === 'hour' ? 'period * 4 - off' : 'period';
  // Amounts are ordered by both of their parts, so the rest is less than 1 of the whole.
  return freeStatement<MoneyRow>(
    `WITH parts AS (${parts.join(' UNION ALL ')}),
     sums AS (
       SELECT ${names}, period, off, sum(requests)::int8 AS requests, sum(failures)::int8 AS failures,
         sum(uncosted)::int8 AS uncosted, sum(cost_whole)::int8 AS cost_whole, sum(cost_rest)::int8 AS cost_rest,
         sum(amount_whole)::int8 + sum(amount_rest)::int8 / 1000000000 AS amount_whole,
         sum(amount_rest)::int8 % 1000000000 AS amount_rest
       FROM parts GROUP BY ${names}, period, off)
     SELECT count(*) AS series, ${subjects.map((name) => `''::text AS ${name}`).join(', ')}, -1::int8 AS period, 0::int8 AS off,
       sum(requests)::int8 AS requests, sum(failures)::int8 AS failures, sum(uncosted)::int8 AS uncosted,
       sum(cost_whole)::int8 AS cost_whole, sum(cost_rest)::int8 AS cost_rest,
       sum(amount_whole)::int8 AS amount_whole, sum(amount_rest)::int8 AS amount_rest
     FROM sums
     UNION ALL SELECT * FROM (
       SELECT 1::int8, ${names}, period, off, requests, failures, uncosted, cost_whole, cost_rest, amount_whole, amount_rest
       FROM sums ORDER BY amount_whole DESC, amount_rest DESC, ${names}, ${inTime}
       LIMIT $${2 * single.length + 1}) AS largest`,
  );
}

/** Sums the money of each series between two quarters. */
function moneyOfPart(
  level: UsageLevel | undefined,
  { columns, groups }: { readonly columns: string } & Pick<TimeColumns, 'groups'>,
  from: string,
  until: string,
): string {
  // PostgreSQL would otherwise read the sums of all times.
  return level === undefined
    ? `SELECT ${columns},
         sum(requests)::int8 AS requests, sum(failures)::int8 AS failures, sum(uncosted)::int8 AS uncosted,
         sum(amount / 1000000000)::int8 AS amount_whole, sum(amount % 1000000000)::int8 AS amount_rest,
         sum(cost / 1000000000)::int8 AS cost_whole, sum(cost % 1000000000)::int8 AS cost_rest
       FROM usage_series AS s
       CROSS JOIN /*postgres*/ LATERAL (SELECT * FROM /*end*/ usage_quarter /*postgres*/
         WHERE series = s.id AND quarter >= ${from} AND quarter < ${until} OFFSET 0) /*end*/ AS q
       WHERE series = s.id AND quarter >= ${from} AND quarter < ${until}
       GROUP BY s.id${groups}`
    : `SELECT ${columns},
         sum(requests)::int8 AS requests, sum(failures)::int8 AS failures, sum(uncosted)::int8 AS uncosted,
         sum(amount_whole)::int8 AS amount_whole, sum(amount_rest)::int8 AS amount_rest,
         sum(cost_whole)::int8 AS cost_whole, sum(cost_rest)::int8 AS cost_rest
       FROM usage_series AS s
       CROSS JOIN /*postgres*/ LATERAL (SELECT * FROM /*end*/ usage_sum /*postgres*/
         WHERE level = ${level} AND series = s.id AND quarter >= ${from} AND quarter < ${until} OFFSET 0) /*end*/ AS q
       WHERE level = ${level} AND series = s.id AND quarter >= ${from} AND quarter < ${until}
       GROUP BY s.id${groups}`;
}

/** The series of some groups, and of others with one of their subjects. Its values: the names of each subject. */
export function seriesFor(subjects: readonly Subject[]) {
  const isOf = subjects.map((name, index) => `${name} = ANY($${index + 1})`).join(' AND ');
  return freeStatement(`${usageSeries.select} WHERE ${isOf}`, usageSeries.read);
}

/** The offset of a quarter from UTC, in quarters. Local mean times before standard time are rounded. */
function offsetSql(offsets: readonly Offset[] | undefined): string {
  if (offsets === undefined) return '0';
  const quarters = (offset_ms: number) => Math.round(offset_ms / QUARTER_ms);
  const oldest = quarters(offsets.at(-1)?.offset_ms ?? 0);
  const changes = offsets.slice(0, -1);
  if (changes.length === 0) return String(oldest);
  const cases = changes.map(
    ({ since_ms, offset_ms }) => `WHEN quarter >= ${Math.ceil(since_ms / QUARTER_ms)} THEN ${quarters(offset_ms)}`,
  );
  return `(CASE ${cases.join(' ')} ELSE ${oldest} END)`;
}

/** The sums of a row. Units that were not read are 0. */
export function partOf(row: SumsRow): SumPart {
  const sum = (name: SplitColumn) => {
    const { [`${name}_whole` as const]: whole = 0n, [`${name}_rest` as const]: rest = 0n } = row;
    return total({ whole, rest });
  };
  return {
    period: Number(row.period),
    offset_quarters: Number(row.off),
    requests: Number(row.requests),
    failures: Number(row.failures),
    uncosted: Number(row.uncosted),
    amount_nano: sum('amount'),
    cost_nano: sum('cost'),
    units_nano: row.units_1_whole === undefined ? [] : UNITS.map(sum),
  };
}
