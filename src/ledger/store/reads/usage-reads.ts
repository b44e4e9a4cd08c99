/** Reads usage from the roll-ups: sums by the columns of a report, and the days of an account. */
import { DAY_ms } from '../../../lib/time/duration.ts';
import { quarterOf, type UsageSeries } from '../../core/usage-quarters.ts';
import {
  type DayRange,
  USAGE_PERIODS,
  USAGE_SUBJECTS,
  type UsageDay,
  type UsageFilter,
  type UsageSum,
} from '../records.ts';
import { DAY_quarters } from '../roll-up-usage.ts';
import { POOLS, type UsageSummed, usagePools, usageSeries, usageSummed } from '../schema-usage.ts';
import { type Query, type Reading, rows, type SumRow, selectFrom, statement, sumOf, total } from '../sql.ts';
import { keepTop, type TopUsage } from '../top-usage.ts';
import { poolParts, seriesParts, type UsagePart } from '../usage-parts.ts';
import { type PeriodSums, type SumPart, sumPeriods } from '../usage-periods.ts';
import {
  type Period,
  partOf,
  type Subject,
  type SumsRow,
  selectFor,
  type UsagePlan,
  unpooledFor,
} from './usage-statements.ts';
import { largestSums } from './usage-top.ts';

const ofAccount = selectFrom(usageSeries, 'usage_series_of', 'WHERE account = $1');
const all = selectFrom(usageSeries, 'usage_series');
const allPools = selectFrom(usagePools, 'usage_pools');
const allSummed = selectFrom(usageSummed, 'all_usage_summed');

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
type ListedSeries = UsageSeries & {
  readonly name: string;
  readonly parts: readonly UsagePart[];
  readonly sums?: readonly SumPart[];
};

/**
 * Calls a function with each sum of a report: sorted by the subjects in the order of `by`, and then by time. Keeps only the sums of one
 * query and one subject in memory.
 */
export function* eachUsage(filter: UsageFilter, each: (sum: UsageSum) => void): Reading<void> {
  const plan = yield* planOf(filter);
  yield* eachSum(plan, yield* listFor(plan), each);
}

/** The largest sums of a report, and the others as one. */
export function* topUsage(filter: UsageFilter, top: number): Reading<TopUsage> {
  const plan = yield* planOf(filter);
  const largest = yield* largestSums(plan, top);
  if (largest === undefined) {
    const kept = keepTop(top);
    yield* eachSum(plan, yield* listFor(plan), kept.add);
    return kept.end();
  }
  const sums: UsageSum[] = [];
  yield* eachSum(plan, yield* listFor(plan, largest.series), (sum) => {
    if (largest.has(sum)) sums.push(sum);
  });
  return { sums, others: largest.others };
}

function* planOf(filter: UsageFilter): Reading<UsagePlan> {
  const { account, by } = filter;
  const subjects = by.filter((name) => USAGE_SUBJECTS.some((subject) => subject === name)) as readonly Subject[];
  const levels = yield* rows(allSummed);
  const summed = new Map(levels.map((level) => [level.level, level]));
  const isPooled = account === undefined && !subjects.includes('account') && !subjects.includes('key');
  const parts = isPooled ? poolParts(filter, summed.get(POOLS)) : seriesParts(filter, summed);
  const period = USAGE_PERIODS.find((name) => by.includes(name));
  return { filter, subjects, period, periods: periodsOf(filter, period, levels), ...parts };
}

function* eachSum(plan: UsagePlan, listed: readonly ListedSeries[], each: (sum: UsageSum) => void): Reading<void> {
  const { filter, subjects, period } = plan;
  const emit = (group: UsageSeries, sums: PeriodSums) => {
    const named = Object.fromEntries(subjects.map((name) => [name, group[name] === '' ? null : group[name]]));
    for (const sum of sums.list(filter.by)) each({ ...NO_SUBJECTS, ...named, ...sum });
  };
  let open: { readonly group: ListedSeries; readonly sums: PeriodSums } | undefined;
  const max = Math.max(1, Math.min(MAX_SERIES, Math.floor(MAX_SUMS / plan.periods)));
  let size = Math.min(FIRST_SERIES, max);
  for (let from = 0; from < listed.length; ) {
    const batch = listed.slice(from, from + size);
    from += size;
    size = Math.min(size * 2, max);
    const sums = yield* sumsOf(batch, filter, period);
    for (const each of batch) {
      const found = each.sums ?? sums.get(each.id);
      if (found === undefined) continue;
      if (open !== undefined && open.group.name !== each.name) {
        emit(open.group, open.sums);
        open = undefined;
      }
      open ??= { group: each, sums: sumPeriods(period) };
      for (const sum of found) open.sums.add(sum, each.classes);
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

/** What to read, sorted by the subjects: all series, or only `only`; or the pools, and the series that are not pooled yet. */
function* listFor(
  { filter, subjects, pooled, single }: UsagePlan,
  only?: Query<UsageSeries>,
): Reading<readonly ListedSeries[]> {
  const { account } = filter;
  const listed: Omit<ListedSeries, 'name'>[] = [];
  if (pooled.length > 0) {
    for (const pool of yield* rows(allPools)) listed.push({ ...NO_OWNER, ...pool, parts: pooled });
    for (const part of single) listed.push(...(yield* unpooled(part, filter)));
  } else {
    const { of, values } =
      only ?? (account === undefined ? { of: all, values: [] } : { of: ofAccount, values: [account] });
    for (const each of yield* rows(of, values)) listed.push({ ...each, parts: single });
  }
  return listed
    .map((each) => ({ ...each, name: JSON.stringify(subjects.map((subject) => each[subject])) }))
    .sort((a, b) => compare(subjects, a, b));
}

const NO_OWNER = { account: '', key: '' };

/** The sums of all series that are in no pool yet. */
function* unpooled({ from, until }: UsagePart, filter: UsageFilter): Reading<readonly Omit<ListedSeries, 'name'>[]> {
  const period = USAGE_PERIODS.find((name) => filter.by.includes(name));
  return (yield* rows(unpooledFor(filter, period), [from, until])).map((row) => {
    const { id, model, route, target, classes } = usagePools.read({ ...row, id: 0n });
    return { ...NO_OWNER, id, model, route, target, classes, parts: [], sums: [partOf(row)] };
  });
}

/** Sums by series or pool. */
function* sumsOf(
  batch: readonly ListedSeries[],
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
  const found = (yield queries) as readonly (readonly SumsRow[])[];
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

const NO_SUBJECTS = { account: null, key: null, model: null, route: null, target: null };

function compare(subjects: readonly Subject[], a: UsageSeries, b: UsageSeries): number {
  for (const name of subjects) if (a[name] !== b[name]) return a[name] < b[name] ? -1 : 1;
  return 0;
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
