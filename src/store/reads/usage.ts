/** Reads usage from the roll-ups: sums by the columns of a report, and the days of an account. */
import { DAY_ms } from '../../lang/duration.ts';
import type { Offset } from '../../lang/time-zone.ts';
import { QUARTER_ms, quarterOf, type UsageSeries } from '../../ledger/usage-quarters.ts';
import { rowReader, selectOf } from '../columns.ts';
import {
  type DayRange,
  USAGE_PERIODS,
  USAGE_SUBJECTS,
  type UsageDay,
  type UsageFilter,
  type UsageSum,
} from '../records.ts';
import { usageSeries } from '../schema-usage.ts';
import { freeStatement, type Reading, rows, type SumRow, statement, sumOf, total } from '../sql.ts';
import { type PeriodSums, type SumPart, sumPeriods } from '../usage-periods.ts';

const ofAccount = statement<object>(
  'usage_series_of',
  `SELECT ${selectOf(usageSeries)} FROM usage_series WHERE account = $1`,
);
const all = statement<object>('usage_series', `SELECT ${selectOf(usageSeries)} FROM usage_series`);
const toSeries = rowReader(usageSeries);

/** Series in the first and in the largest query. The first row comes early, and few queries read many series. */
const FIRST_SERIES = 16;
const MAX_SERIES = 512;

/** The sums of a report. */
export function* usage(filter: UsageFilter): Reading<readonly UsageSum[]> {
  const sums: UsageSum[] = [];
  yield* eachUsage(filter, (sum) => sums.push(sum));
  return sums;
}

/**
 * Calls a function with each sum of a report: sorted by the subjects in the order of `by`, and then by time. Keeps only the sums of one
 * query and one subject in memory.
 */
export function* eachUsage(filter: UsageFilter, each: (sum: UsageSum) => void): Reading<void> {
  const { by, account } = filter;
  const subjects = by.filter((name) => USAGE_SUBJECTS.some((subject) => subject === name)) as readonly Subject[];
  const found = account === undefined ? yield* rows(all) : yield* rows(ofAccount, [account]);
  const series = found.map(toSeries).map((one) => ({ ...one, name: JSON.stringify(subjects.map((of) => one[of])) }));
  series.sort((one, other) => compare(subjects, one, other));
  const period = USAGE_PERIODS.find((name) => by.includes(name));
  const select = sumsOf(filter, period);
  const emit = (group: UsageSeries, sums: PeriodSums) => {
    const named = Object.fromEntries(subjects.map((name) => [name, group[name] === '' ? null : group[name]]));
    for (const sum of sums.list(by)) each({ ...NO_SUBJECTS, ...named, ...sum });
  };
  let open: { readonly group: UsageSeries & { readonly name: string }; readonly sums: PeriodSums } | undefined;
  let size = FIRST_SERIES;
  for (let from = 0; from < series.length; ) {
    const part = series.slice(from, from + size);
    from += size;
    size = Math.min(size * 2, MAX_SERIES);
    const parts = new Map<bigint, SumPart[]>();
    for (const row of yield* rows(select, [part.map(({ id }) => id)])) {
      const list = parts.get(row.series) ?? [];
      if (list.length === 0) parts.set(row.series, list);
      list.push(partOf(row));
    }
    for (const one of part) {
      const sums = parts.get(one.id);
      if (sums === undefined) continue;
      if (open !== undefined && open.group.name !== one.name) {
        emit(open.group, open.sums);
        open = undefined;
      }
      open ??= { group: one, sums: sumPeriods(period) };
      for (const sum of sums) open.sums.add(sum, one.classes);
    }
  }
  if (open !== undefined) emit(open.group, open.sums);
}

type Subject = (typeof USAGE_SUBJECTS)[number];

const NO_SUBJECTS = { account: null, key: null, model: null, route: null, target: null };

function compare(subjects: readonly Subject[], one: UsageSeries, other: UsageSeries): number {
  for (const name of subjects) if (one[name] !== other[name]) return one[name] < other[name] ? -1 : 1;
  return 0;
}

const UNITS = [1, 2, 3, 4] as const;

type Row = SumRow & {
  readonly series: bigint;
  readonly period: bigint;
  readonly off: bigint;
  readonly requests: bigint;
  readonly failures: bigint;
  readonly uncosted: bigint;
  readonly cost_whole: bigint;
  readonly cost_rest: bigint;
} & { readonly [U in `${'whole' | 'rest'}_${1 | 2 | 3 | 4}`]: bigint };

/** The statement that sums some series. All texts in it are numbers, so no caller's text is in it. */
function sumsOf({ since_ms, until_ms, offsets }: UsageFilter, period: (typeof USAGE_PERIODS)[number] | undefined) {
  const off = period === undefined ? '0' : offsetSql(offsets);
  const local = { hour: `(quarter + ${off}) / 4`, day: `(quarter + ${off}) / 96`, month: `(quarter + ${off}) / 96` };
  // Two hours of one name, when clocks are set back, have different offsets.
  const columns = period === undefined ? '0' : local[period];
  const shown = period === 'hour' ? off : '0';
  const from = since_ms === undefined ? '' : `AND quarter >= ${quarterOf(since_ms)}`;
  const to = until_ms === undefined ? '' : `AND quarter < ${Math.ceil(until_ms / QUARTER_ms)}`;
  const units = UNITS.map((unit) => {
    const column = `units_${unit}`;
    return `coalesce(sum(${column} / 1000000000), 0) AS whole_${unit}, coalesce(sum(${column} % 1000000000), 0) AS rest_${unit}`;
  });
  return freeStatement<Row>(`
    SELECT series, ${columns} AS period, ${shown} AS off, sum(requests) AS requests, sum(failures) AS failures,
      sum(uncosted) AS uncosted, ${sumOf('amount')},
      coalesce(sum(cost / 1000000000), 0) AS cost_whole, coalesce(sum(cost % 1000000000), 0) AS cost_rest, ${units.join(', ')}
    FROM usage_quarter WHERE series = ANY($1) ${from} ${to}
    GROUP BY series${[columns, shown].map((sql) => (isNumber(sql) ? '' : `, ${sql}`)).join('')}`);
}

/** A number in GROUP BY is the position of a column. */
function isNumber(sql: string): boolean {
  return /^-?\d+$/.test(sql);
}

/** The offset of a quarter from UTC, in quarters. Until the day they had standard time, zones had others: they are rounded. */
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

function partOf(row: Row): SumPart {
  return {
    period: Number(row.period),
    offset_quarters: Number(row.off),
    requests: Number(row.requests),
    failures: Number(row.failures),
    uncosted: Number(row.uncosted),
    amount_nano: total(row),
    cost_nano: total({ whole: row.cost_whole, rest: row.cost_rest }),
    units_nano: UNITS.map((unit) => total({ whole: row[`whole_${unit}`], rest: row[`rest_${unit}`] })),
  };
}

interface DayRow extends SumRow {
  readonly day: bigint;
  readonly model: string;
  readonly requests: bigint;
}

const days = statement<DayRow>(
  'usage_days',
  `SELECT q.quarter / 96 AS day, s.model AS model, sum(q.requests) AS requests, ${sumOf('q.amount')}
   FROM usage_series AS s JOIN usage_quarter AS q ON q.series = s.id
   WHERE s.account = $1 AND q.quarter >= $2 AND q.quarter < $3
   GROUP BY q.quarter / 96, s.model HAVING sum(q.requests) > 0
   ORDER BY day DESC, model DESC LIMIT $4 OFFSET $5`,
);

/** The charged usage of an account by day and model, newest first. */
export function* usageDays(
  account: string,
  { from_ms, to_ms }: DayRange,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Reading<readonly UsageDay[]> {
  const found = yield* rows(days, [account, quarterOf(from_ms), quarterOf(to_ms + DAY_ms), limit, offset]);
  return found.map((row) => ({
    day: new Date(Number(row.day) * DAY_ms).toISOString().slice(0, 10),
    model: row.model,
    requests: Number(row.requests),
    amount_nano: total(row),
  }));
}
