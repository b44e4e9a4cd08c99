/** Divides the time of a report into parts that are read from coarser roll-ups, and the rest, which is read from quarters of an hour. */
import { QUARTER_ms } from '../../lib/time/duration.ts';
import type { Offset } from '../../lib/time/time-zone.ts';
import { quarterOf } from '../core/usage-quarters.ts';
import { USAGE_PERIODS, type UsageFilter } from './records.ts';
import { DAY_quarters, monthStart, WEEK_quarters } from './roll-up-usage.ts';
import { DAYS, MONTHS, POOLS, type UsageLevel, type UsageSummed, WEEKS } from './schema-usage.ts';

/** Quarters of a report that are read from one table. */
export interface UsagePart {
  /** Undefined: from the quarters of each series. */
  readonly level: UsageLevel | undefined;
  readonly from: number;
  /** The first quarter after it. */
  readonly until: number;
  /** The local day, in days since 1970, under which the whole part counts; undefined: each quarter counts under its own. */
  readonly period: number | undefined;
}

/** The parts to read: from pools or coarser roll-ups of series, and from the quarters of series. */
export interface UsageParts {
  readonly pooled: readonly UsagePart[];
  readonly single: readonly UsagePart[];
}

/** Later than any quarter of a row. */
const NEVER = 2 ** 40;

function wanted({ since_ms, until_ms }: UsageFilter): readonly [from: number, until: number] {
  return [
    since_ms === undefined ? -NEVER : quarterOf(since_ms),
    until_ms === undefined ? NEVER : Math.ceil(until_ms / QUARTER_ms),
  ];
}

function part(level: UsageLevel | undefined, from: number, until: number, period?: number): readonly UsagePart[] {
  return from < until ? [{ level, from, until, period }] : [];
}

/** The sums of all accounts: from pools as far as they go. */
export function poolParts(filter: UsageFilter, summed: UsageSummed | undefined): UsageParts {
  const [from, until] = wanted(filter);
  const end = Math.max(from, Math.min(until, summed?.until ?? from));
  return { pooled: part(POOLS, from, end), single: part(undefined, end, until) };
}

/** The sums of each series: months, weeks and whole UTC days from their sums, and the edges from quarters. */
export function seriesParts(filter: UsageFilter, summed: ReadonlyMap<number, UsageSummed>): UsageParts {
  const single = dayParts(filter, summed.get(DAYS));
  if (filter.by.includes('day')) return { pooled: [], single };
  const [weeks, months] = [summed.get(WEEKS), summed.get(MONTHS)];
  const inMonths = single.flatMap((each) => (each.level === DAYS && months ? monthParts(each, months) : [each]));
  // A week may belong to two months.
  const isSplit = ({ level, period }: UsagePart) =>
    level === DAYS && (period !== undefined || !filter.by.includes('month'));
  return {
    pooled: [],
    single: inMonths.flatMap((inMonth) => (weeks && isSplit(inMonth) ? weekParts(inMonth, weeks) : [inMonth])),
  };
}

/** Splits days into weeks and the remaining days. */
function weekParts({ from, until, period }: UsagePart, weeks: UsageSummed): readonly UsagePart[] {
  const first = Math.max(Math.ceil(from / WEEK_quarters) * WEEK_quarters, weeks.since);
  const end = Math.min(Math.floor(until / WEEK_quarters) * WEEK_quarters, weeks.until);
  if (first >= end) return part(DAYS, from, until, period);
  return [...part(DAYS, from, first, period), ...part(WEEKS, first, end, period), ...part(DAYS, end, until, period)];
}

/** Splits days into the inner days of months and the remaining days. */
function monthParts({ from, until, period }: UsagePart, months: UsageSummed): readonly UsagePart[] {
  const parts: UsagePart[] = [];
  let begin = from;
  for (let month = Math.max(monthStart(from), months.since); ; ) {
    const next = monthStart(month, 1);
    const [first, end] = [month + DAY_quarters, next - DAY_quarters];
    if (end > until || next > months.until) return [...parts, ...part(DAYS, begin, until, period)];
    if (first >= begin) {
      parts.push(...part(DAYS, begin, first, period), ...part(MONTHS, first, end, period));
      begin = end;
    }
    month = next;
  }
}

/** Whole UTC days from their sums, and the edges from quarters. Days of other zones are not UTC days. */
function dayParts(filter: UsageFilter, summed: UsageSummed | undefined): readonly UsagePart[] {
  const [from, until] = wanted(filter);
  const { by, offsets = [] } = filter;
  const period = USAGE_PERIODS.find((name) => by.includes(name));
  const isUtc = offsets.every(({ offset_ms }) => offset_ms === 0);
  const first = Math.max(startAfter(from), summed?.since ?? NEVER);
  const end = Math.min(startBefore(until), summed?.until ?? -NEVER);
  if (first >= end || period === 'hour' || (period === 'day' && !isUtc)) {
    return part(undefined, from, until);
  }
  const edges = { before: part(undefined, from, first), after: part(undefined, end, until) };
  if (period !== 'month' || isUtc) return [...edges.before, ...part(DAYS, first, end), ...edges.after];
  const starts = monthStarts(offsets, first, end);
  const months = [first, ...starts].flatMap((start, index) => {
    const [day, next] = [startAfter(start), starts[index] ?? end];
    const last = startBefore(next);
    const local = Math.floor((day + offsetAt(offsets, day)) / DAY_quarters);
    // The UTC day in which a month begins belongs to two of them.
    return [...part(DAYS, day, last, local), ...(next === end ? [] : part(undefined, last, startAfter(next)))];
  });
  return [...edges.before, ...months, ...edges.after];
}

function startBefore(quarter: number): number {
  return Math.floor(quarter / DAY_quarters) * DAY_quarters;
}

function startAfter(quarter: number): number {
  return Math.ceil(quarter / DAY_quarters) * DAY_quarters;
}

/** In quarters. Before the first change, the zone has its oldest offset, as in the rows of the report. */
function offsetAt(offsets: readonly Offset[], quarter: number): number {
  const found = offsets.find(({ since_ms }) => quarter >= Math.ceil(since_ms / QUARTER_ms)) ?? offsets.at(-1);
  return Math.round((found?.offset_ms ?? 0) / QUARTER_ms);
}

/** The quarters between two at which a month of the zone begins. */
function monthStarts(offsets: readonly Offset[], from: number, until: number): readonly number[] {
  const starts: number[] = [];
  const date = new Date(from * QUARTER_ms);
  for (let month = date.getUTCMonth(); ; month += 1) {
    const first = quarterOf(Date.UTC(date.getUTCFullYear(), month, 1));
    // Offsets are from -12 to +14 hours.
    if (first - DAY_quarters >= until) return starts;
    let start = first - DAY_quarters;
    while (start + offsetAt(offsets, start) < first) start += 1;
    if (start > from && start < until) starts.push(start);
  }
}
