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
import { DAY_quarters } from '../roll-up-usage.ts';
import {
  DAYS,
  MONTHS,
  POOLS,
  SPLIT_COLUMNS,
  type UsageLevel,
  type UsageSummed,
  usagePools,
  usageSeries,
  usageSummed,
} from '../schema-usage.ts';
import { freeStatement, type Reading, rows, type SumRow, statement, sumOf, total } from '../sql.ts';
import { poolParts, seriesParts, type UsagePart } from '../usage-parts.ts';
import { type PeriodSums, type SumPart, sumPeriods } from '../usage-periods.ts';

const ofAccount = statement<object>(
  'usage_series_of',
  `SELECT ${selectOf(usageSeries)} FROM usage_series WHERE account = $1`,
);
const all = statement<object>('usage_series', `SELECT ${selectOf(usageSeries)} FROM usage_series`);
const toSeries = rowReader(usageSeries);
const allPools = statement<object>('usage_pools', `SELECT ${selectOf(usagePools)} FROM usage_pool`);
const toPool = rowReader(usagePools);
const allSummed = statement<object>('all_usage_summed', `SELECT ${selectOf(usageSummed)} FROM usage_summed`);
const toSummed = rowReader(usageSummed);

/** Series in the first and in the largest query. The first row comes early, and few queries read many series. */
const FIRST_SERIES = 16;
const MAX_SERIES = 512;
/** Sums in the largest query, which are in memory together. With four times as many, V8 collects their garbage in twice the CPU time. */
const MAX_SUMS = 4_096;
const QUARTERS = { hour: 4, day: DAY_quarters, month: 28 * DAY_quarters };

/** The sums of a report. */
export function* usage(filter: UsageFilter): Reading<readonly UsageSum[]> {
  const sums: UsageSum[] = [];
  yield* eachUsage(filter, (sum) => sums.push(sum));
  return sums;
}

/** A series or a pool, with the parts to read or its sums. */
type Listed = UsageSeries & {
  readonly name: string;
  readonly parts: readonly UsagePart[];
  readonly sums?: readonly SumPart[];
};

/**
 * Calls a function with each sum of a report: sorted by the subjects in the order of `by`, and then by time. Keeps only the sums of one
 * query and one subject in memory.
 */
export function* eachUsage(filter: UsageFilter, each: (sum: UsageSum) => void): Reading<void> {
  const { by } = filter;
  const subjects = by.filter((name) => USAGE_SUBJECTS.some((subject) => subject === name)) as readonly Subject[];
  const summed = (yield* rows(allSummed)).map(toSummed);
  const listed = yield* listFor(filter, subjects, summed);
  const period = USAGE_PERIODS.find((name) => by.includes(name));
  const max = Math.max(1, Math.min(MAX_SERIES, Math.floor(MAX_SUMS / periodsOf(filter, period, summed))));
  const emit = (group: UsageSeries, sums: PeriodSums) => {
    const named = Object.fromEntries(subjects.map((name) => [name, group[name] === '' ? null : group[name]]));
    for (const sum of sums.list(by)) each({ ...NO_SUBJECTS, ...named, ...sum });
  };
  let open: { readonly group: Listed; readonly sums: PeriodSums } | undefined;
  let size = Math.min(FIRST_SERIES, max);
  for (let from = 0; from < listed.length; ) {
    const batch = listed.slice(from, from + size);
    from += size;
    size = Math.min(size * 2, max);
    const sums = yield* sumsOf(batch, filter, period);
    for (const one of batch) {
      const found = one.sums ?? sums.get(one.id);
      if (found === undefined) continue;
      if (open !== undefined && open.group.name !== one.name) {
        emit(open.group, open.sums);
        open = undefined;
      }
      open ??= { group: one, sums: sumPeriods(period) };
      for (const sum of found) open.sums.add(sum, one.classes);
    }
  }
  if (open !== undefined) emit(open.group, open.sums);
}

/** At most how many periods of a report have sums. Usage is summed within a day, except just after a migration. */
function periodsOf({ since_ms, until_ms }: UsageFilter, period: Period | undefined, summed: readonly UsageSummed[]) {
  if (period === undefined || summed.length === 0) return 1;
  const since = Math.max(
    Math.min(...summed.map(({ since }) => since)),
    since_ms === undefined ? 0 : quarterOf(since_ms),
  );
  const last = Math.max(...summed.map(({ until }) => until)) + DAY_quarters;
  const until = until_ms === undefined ? last : Math.min(last, quarterOf(until_ms));
  return Math.max(1, Math.ceil((until - since) / QUARTERS[period]));
}

/** The parts to read, sorted by the subjects: all series; or the pools, and the series that are not pooled yet. */
function* listFor(
  filter: UsageFilter,
  subjects: readonly Subject[],
  levels: readonly UsageSummed[],
): Reading<readonly Listed[]> {
  const { account } = filter;
  const summed = new Map(levels.map((one) => [one.level, one]));
  const isPooled = account === undefined && !subjects.includes('account') && !subjects.includes('key');
  const { pooled, single } = isPooled
    ? poolParts(filter, summed.get(POOLS))
    : seriesParts(filter, summed.get(DAYS), summed.get(MONTHS));
  const listed: Omit<Listed, 'name'>[] = [];
  if (pooled.length > 0) {
    for (const pool of yield* rows(allPools)) listed.push({ ...NO_OWNER, ...toPool(pool), parts: pooled });
    for (const part of single) listed.push(...(yield* unpooled(part, filter)));
  } else {
    const found = account === undefined ? yield* rows(all) : yield* rows(ofAccount, [account]);
    for (const one of found) listed.push({ ...toSeries(one), parts: single });
  }
  return listed
    .map((one) => ({ ...one, name: JSON.stringify(subjects.map((of) => one[of])) }))
    .sort((one, other) => compare(subjects, one, other));
}

const NO_OWNER = { account: '', key: '' };

/** The sums of all series that are in no pool yet. */
function* unpooled({ from, until }: UsagePart, filter: UsageFilter): Reading<readonly Omit<Listed, 'name'>[]> {
  const period = USAGE_PERIODS.find((name) => filter.by.includes(name));
  return (yield* rows(unpooledFor(filter, period), [from, until])).map((row) => {
    const { id, model, route, target, classes } = toPool({ ...row, id: 0n });
    return { ...NO_OWNER, ...{ id, model, route, target, classes }, parts: [], sums: [partOf(row)] };
  });
}

/** Sums by series or pool. */
function* sumsOf(
  batch: readonly Listed[],
  filter: UsageFilter,
  period: Period | undefined,
): Reading<Map<bigint, SumPart[]>> {
  const groups = new Map<UsagePart, bigint[]>();
  for (const { id, parts } of batch) {
    for (const part of parts) {
      const ids = groups.get(part) ?? [];
      if (ids.length === 0) groups.set(part, ids);
      ids.push(id);
    }
  }
  const queries = [...groups].map(([part, ids]) => ({
    of: selectFor(part.level, filter, part.period === undefined ? period : undefined),
    values: [ids, part.from, part.until],
  }));
  const sums = new Map<bigint, SumPart[]>();
  const found = (yield queries) as readonly (readonly Row[])[];
  for (const [index, part] of [...groups.keys()].entries()) {
    for (const row of found[index] ?? []) {
      const list = sums.get(row.series) ?? [];
      if (list.length === 0) sums.set(row.series, list);
      const sum = partOf(row);
      list.push(part.period === undefined ? sum : { ...sum, period: part.period });
    }
  }
  return sums;
}

type Subject = (typeof USAGE_SUBJECTS)[number];
type Period = (typeof USAGE_PERIODS)[number];

const NO_SUBJECTS = { account: null, key: null, model: null, route: null, target: null };

function compare(subjects: readonly Subject[], one: UsageSeries, other: UsageSeries): number {
  for (const name of subjects) if (one[name] !== other[name]) return one[name] < other[name] ? -1 : 1;
  return 0;
}

type Row = {
  readonly series: bigint;
  readonly period: bigint;
  readonly off: bigint;
  readonly requests: bigint;
  readonly failures: bigint;
  readonly uncosted: bigint;
} & { readonly [C in `${(typeof SPLIT_COLUMNS)[number]}_${'whole' | 'rest'}`]: bigint };

/** The columns that sum quarters or coarser roll-ups, and those by which they are grouped. All texts in them are numbers, so no caller's text is in them. */
function columnsFor(level: UsageLevel | undefined, { offsets }: UsageFilter, period: Period | undefined) {
  const off = period === undefined ? '0' : offsetSql(offsets);
  const local = { hour: `(quarter + ${off}) / 4`, day: `(quarter + ${off}) / 96`, month: `(quarter + ${off}) / 96` };
  // Two hours of one name, when clocks are set back, have different offsets.
  const at = period === undefined ? '0' : local[period];
  const shown = period === 'hour' ? off : '0';
  const sums = SPLIT_COLUMNS.flatMap((name) => {
    const [whole, rest] =
      level === undefined ? [`${name} / 1000000000`, `${name} % 1000000000`] : [`${name}_whole`, `${name}_rest`];
    return [`coalesce(sum(${whole}), 0) AS ${name}_whole`, `coalesce(sum(${rest}), 0) AS ${name}_rest`];
  });
  const counts = ['requests', 'failures', 'uncosted'].map((name) => `sum(${name}) AS ${name}`);
  return {
    select: [`${at} AS period`, `${shown} AS off`, ...counts, ...sums].join(', '),
    groups: [at, shown].map((sql) => (isNumber(sql) ? '' : `, ${sql}`)).join(''),
  };
}

/** The statement that sums some series or pools between two quarters. */
function selectFor(level: UsageLevel | undefined, filter: UsageFilter, period: Period | undefined) {
  const { select, groups } = columnsFor(level, filter, period);
  const from = level === undefined ? 'usage_quarter WHERE' : `usage_sum WHERE level = ${level} AND`;
  return freeStatement<Row>(
    `SELECT series, ${select} FROM ${from} series = ANY($1) AND quarter >= $2 AND quarter < $3 GROUP BY series${groups}`,
  );
}

// Finds the few quarters of each series by its key. PostgreSQL would otherwise read all quarters.
const IN_TIME = 'series = s.id AND quarter >= $1 AND quarter < $2';
const OF_SERIES = `usage_series AS s CROSS JOIN /*postgres*/ LATERAL (SELECT * FROM /*end*/ usage_quarter
  /*postgres*/ WHERE ${IN_TIME} OFFSET 0) /*end*/ AS q WHERE ${IN_TIME}`;

/** The statement that sums all series between two quarters by what pools have. */
function unpooledFor(filter: UsageFilter, period: Period | undefined) {
  const { select, groups } = columnsFor(undefined, filter, period);
  const pool = 's.model, s.route, s.target, s.classes';
  return freeStatement<Row & Readonly<Record<'model' | 'route' | 'target' | 'classes', string>>>(
    `SELECT ${pool}, ${select} FROM ${OF_SERIES} GROUP BY ${pool}${groups}`,
  );
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

function partOf(row: Row): SumPart {
  const sum = (name: (typeof SPLIT_COLUMNS)[number]) =>
    total({ whole: row[`${name}_whole`], rest: row[`${name}_rest`] });
  return {
    period: Number(row.period),
    offset_quarters: Number(row.off),
    requests: Number(row.requests),
    failures: Number(row.failures),
    uncosted: Number(row.uncosted),
    amount_nano: sum('amount'),
    cost_nano: sum('cost'),
    units_nano: [sum('units_1'), sum('units_2'), sum('units_3'), sum('units_4')],
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
