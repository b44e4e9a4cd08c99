/** The statements that sum usage by series or pool, and their rows. */
import type { Offset } from '../../../lib/time/time-zone.ts';
import { QUARTER_ms } from '../../core/usage-quarters.ts';
import type { USAGE_PERIODS, USAGE_SUBJECTS, UsageFilter } from '../records.ts';
import { SPLIT_COLUMNS, type UsageLevel, usageSeries } from '../schema-usage.ts';
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
const MONEY = ['amount', 'cost'] as const;
const UNITS = ['units_1', 'units_2', 'units_3', 'units_4'] as const;

export type SumsRow = {
  readonly series: bigint;
  readonly period: bigint;
  readonly off: bigint;
  readonly requests: bigint;
  readonly failures: bigint;
  readonly uncosted: bigint;
} & { readonly [C in `${SplitColumn}_${'whole' | 'rest'}`]?: bigint };

/** The columns that sum quarters or coarser roll-ups, and those by which they are grouped. All texts in them are numbers, so no caller's text is in them. */
function columnsFor(
  level: UsageLevel | undefined,
  { offsets }: UsageFilter,
  period: Period | undefined,
  columns: readonly SplitColumn[] = SPLIT_COLUMNS,
) {
  const off = period === undefined ? '0' : offsetSql(offsets);
  const local = { hour: `(quarter + ${off}) / 4`, day: `(quarter + ${off}) / 96`, month: `(quarter + ${off}) / 96` };
  // Two hours of one name, when clocks are set back, have different offsets.
  const at = period === undefined ? '0' : local[period];
  const shown = period === 'hour' ? off : '0';
  const sums = columns.flatMap((name) => {
    const [whole, rest] =
      level === undefined ? [`${name} / 1000000000`, `${name} % 1000000000`] : [`${name}_whole`, `${name}_rest`];
    return [`sum(${whole})::int8 AS ${name}_whole`, `sum(${rest})::int8 AS ${name}_rest`];
  });
  const counts = ['requests', 'failures', 'uncosted'].map((name) => `sum(${name})::int8 AS ${name}`);
  return {
    select: [`${at} AS period`, `${shown} AS off`, ...counts, ...sums].join(', '),
    groups: [at, shown].map((sql) => (isNumber(sql) ? '' : `, ${sql}`)).join(''),
  };
}

/** The statement that sums some series or pools between two quarters. */
export function selectFor(level: UsageLevel | undefined, filter: UsageFilter, period: Period | undefined) {
  const { select, groups } = columnsFor(level, filter, period);
  const from = level === undefined ? 'usage_quarter WHERE' : `usage_sum WHERE level = ${level} AND`;
  return freeStatement<SumsRow>(
    `SELECT series, ${select} FROM ${from} series = ANY($1) AND quarter >= $2 AND quarter < $3 GROUP BY series${groups}`,
  );
}

/** Joins each series with its sums between two quarters, by their key. PostgreSQL would otherwise read the sums of all times. */
function ofSeries(level: UsageLevel | undefined, from: string, until: string): string {
  const isWanted = `${level === undefined ? '' : `level = ${level} AND `}series = s.id AND quarter >= ${from} AND quarter < ${until}`;
  return `usage_series AS s CROSS JOIN /*postgres*/ LATERAL (SELECT * FROM /*end*/ ${level === undefined ? 'usage_quarter' : 'usage_sum'}
    /*postgres*/ WHERE ${isWanted} OFFSET 0) /*end*/ AS q WHERE ${isWanted}`;
}

/** The statement that sums all series between two quarters by what pools have. */
export function unpooledFor(filter: UsageFilter, period: Period | undefined) {
  const { select, groups } = columnsFor(undefined, filter, period);
  const pool = 's.model, s.route, s.target, s.classes';
  return freeStatement<SumsRow & Readonly<Record<'model' | 'route' | 'target' | 'classes', string>>>(
    `SELECT ${pool}, ${select} FROM ${ofSeries(undefined, '$1', '$2')} GROUP BY ${pool}${groups}`,
  );
}

/** The money of a group of series in a period. */
export type MoneyRow = SumsRow & Readonly<Record<Subject, string>>;

/**
 * The statement that sums the money of all series by subject and period. Its values: the first and the last quarter of each part, and
 * `top`. Returns the `top` largest sums, and before them the sum of all with period -1, whose `series` is the number of sums.
 */
export function largestFor({ filter, subjects, period, single }: UsagePlan) {
  const parts = single.map(({ level }, index) => {
    const { select, groups } = columnsFor(level, filter, period, MONEY);
    const names = subjects.map((name) => `s.${name}`).join(', ');
    return `SELECT ${names}, ${select} FROM ${ofSeries(level, `$${2 * index + 1}`, `$${2 * index + 2}`)} GROUP BY s.id${groups}`;
  });
  const sum = (name: string) => `sum(${name})::int8`;
  // Amounts are ordered by both of their parts, so the rest is less than 1 of the whole.
  const amount = [
    `${sum('amount_whole')} + ${sum('amount_rest')} / 1000000000 AS amount_whole`,
    `${sum('amount_rest')} % 1000000000 AS amount_rest`,
  ];
  const others = ['requests', 'failures', 'uncosted', 'cost_whole', 'cost_rest'];
  const names = [...others, 'amount_whole', 'amount_rest'];
  const sumsOf = (columns: readonly string[]) => columns.map((name) => `${sum(name)} AS ${name}`);
  const columns = [...subjects, 'period', 'off'];
  const inTime = period === 'hour' ? 'period * 4 - off' : 'period';
  return freeStatement<MoneyRow>(
    `WITH parts AS (${parts.join(' UNION ALL ')}),
     sums AS (SELECT ${[...columns, ...sumsOf(others), ...amount].join(', ')} FROM parts GROUP BY ${columns.join(', ')})
     SELECT count(*) AS series, ${subjects.map((name) => `''::text AS ${name}`).join(', ')}, -1::int8 AS period, 0::int8 AS off, ${sumsOf(names).join(', ')} FROM sums
     UNION ALL SELECT * FROM (SELECT 1::int8, ${[...columns, ...names].join(', ')} FROM sums
       ORDER BY amount_whole DESC, amount_rest DESC, ${[...subjects, inTime].join(', ')} LIMIT $${2 * single.length + 1}) AS largest`,
  );
}

/** The series of some groups, and of others with one of their subjects. Its values: the names of each subject. */
export function seriesFor(subjects: readonly Subject[]) {
  const isOf = subjects.map((name, index) => `${name} = ANY($${index + 1})`).join(' AND ');
  return freeStatement(`${usageSeries.select} WHERE ${isOf}`, usageSeries.read);
}

/** A number in GROUP BY is the position of a column. */
function isNumber(sql: string): boolean {
  return /^-?\d+$/.test(sql);
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
