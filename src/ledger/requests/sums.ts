/** Sums of requests over any span: numbers, failures, amounts, and latencies as counts that can be added. */
import { DAY_ms, MINUTE_ms, QUARTER_ms, quarterStart_ms } from '../../lib/time/duration.ts';
import { type Offset, offsetsOf, offsetText } from '../../lib/time/time-zone.ts';
import { freeStatement, type Reading, row, rows, statement, total } from '../store/sql.ts';
import { COUNTED, type Counted, FAILED_BY, type FailedBy } from './record.ts';
import {
  type StoredPeriod,
  SUM_SUBJECTS,
  type SubjectFilter,
  type SumSubject,
  seriesJoin,
  storedPeriod,
  subjectsOf,
} from './sum-levels.ts';

/** By what sums are asked for. */
export const SUM_COLUMNS = [...SUM_SUBJECTS, 'hour', 'day'] as const;
export type SumColumn = (typeof SUM_COLUMNS)[number];

/** The code of the error for more sums than an answer is made of: they would fill the memory. */
export const TOO_MANY_SUMS = 'TOO_MANY_SUMS';
const MAX_SUMS = 50_000;
/** Rows of one statement, of which each sum has some. */
const MAX_ROWS = 500_000;

/** What is summed. Its span is widened to whole quarters of an hour. */
export interface SumFilter extends SubjectFilter {
  readonly by: readonly SumColumn[];
  readonly since_ms: number;
  readonly until_ms: number;
  /** The time zone of hours and days. */
  readonly zone: string;
  /** Only these values of a column of `by`. */
  readonly among?: { readonly subject: SumSubject; readonly values: readonly string[] };
  /** Statuses, errors and latencies are left out: they are most of what is stored. */
  readonly isBare?: boolean;
}

/** One sum. Its latencies are counts by bucket (latency.ts). */
export interface RequestSum {
  /** The values of `by`. Periods are local: `2026-11-29T14:00+01:00` or `2026-11-29`. */
  readonly group: Readonly<Partial<Record<SumColumn, string>>>;
  requests: number;
  readonly failed: Record<FailedBy, number>;
  amount_nano: bigint;
  failed_amount_nano: bigint;
  readonly counts: Readonly<Record<Counted, Map<string, number>>>;
}

/** How many requests of a sum failed, whoever made them fail. */
export function failuresOf({ failed }: Pick<RequestSum, 'failed'>): number {
  return failed.caller + failed.gateway + failed.upstream;
}

/** A sum of nothing. */
export function emptySum(group: RequestSum['group'] = {}): RequestSum {
  return {
    group,
    requests: 0,
    failed: { caller: 0, gateway: 0, upstream: 0 },
    amount_nano: 0n,
    failed_amount_nano: 0n,
    counts: { status: new Map(), error: new Map(), duration: new Map(), first_byte: new Map() },
  };
}

/** Adds a sum to another one. */
export function addSum(to: RequestSum, sum: RequestSum): void {
  to.requests += sum.requests;
  for (const side of FAILED_BY) to.failed[side] += sum.failed[side];
  to.amount_nano += sum.amount_nano;
  to.failed_amount_nano += sum.failed_amount_nano;
  for (const what of COUNTED) for (const [value, n] of sum.counts[what]) addCount(to.counts[what], value, n);
}

/** What is left of a sum without others that are part of it. */
export function sumWithout(all: RequestSum, others: readonly RequestSum[]): RequestSum {
  const left = emptySum();
  addSum(left, all);
  for (const other of others) {
    left.requests -= other.requests;
    for (const side of FAILED_BY) left.failed[side] -= other.failed[side];
    left.amount_nano -= other.amount_nano;
    left.failed_amount_nano -= other.failed_amount_nano;
    for (const what of COUNTED) for (const [value, n] of other.counts[what]) addCount(left.counts[what], value, -n);
  }
  return left;
}

function addCount(counts: Map<string, number>, value: string, n: number): void {
  const all = (counts.get(value) ?? 0) + n;
  if (all === 0) counts.delete(value);
  else counts.set(value, all);
}

/** A span of rows of one period. */
interface Part {
  readonly period: StoredPeriod;
  readonly from_ms: number;
  readonly to_ms: number;
}

/** Hours and days are read in pieces, so that few rows are in memory at a time. */
function* piecesOf(part: Part, { by }: SumFilter): Reading<readonly Part[]> {
  if (!by.includes('hour') && !by.includes('day')) return [part];
  const first_ms = (yield* oldestOf(part.period)) ?? part.to_ms;
  const step_ms = part.period.endsWith('day') ? 30 * DAY_ms : DAY_ms;
  const pieces: Part[] = [];
  for (let from_ms = Math.max(part.from_ms, first_ms); from_ms < part.to_ms; from_ms += step_ms)
    pieces.push({ ...part, from_ms, to_ms: Math.min(from_ms + step_ms, part.to_ms) });
  return pieces;
}

const oldest = statement<{ readonly start_ms: bigint | null }>(
  'request_sum_first',
  'SELECT min(start_ms) AS start_ms FROM request_sum WHERE period = $1',
);

/** When the sums of a period begin; undefined: there are none. */
function* oldestOf(period: StoredPeriod): Reading<number | undefined> {
  const start_ms = (yield* row(oldest, [period]))?.start_ms ?? null;
  return start_ms === null ? undefined : Number(start_ms);
}

/** Whole days in UTC are read from the rows of days, unless the sums are by hours or by the days of another zone. */
function partsOf(filter: SumFilter, offsets: readonly Offset[]): readonly Part[] {
  const { by, since_ms, until_ms } = filter;
  const from_ms = quarterStart_ms(since_ms);
  const to_ms = Math.ceil(until_ms / QUARTER_ms) * QUARTER_ms;
  const first_ms = Math.ceil(from_ms / DAY_ms) * DAY_ms;
  const last_ms = Math.floor(to_ms / DAY_ms) * DAY_ms;
  const needsQuarters = by.includes('hour') || (by.includes('day') && offsets.some(({ offset_ms }) => offset_ms !== 0));
  const subjects = [...by.filter((column) => column !== 'hour' && column !== 'day'), ...subjectsOf(filter)];
  const quarter = storedPeriod(subjects, 'quarter');
  if (needsQuarters || first_ms >= last_ms) return [{ period: quarter, from_ms, to_ms }];
  const parts: readonly Part[] = [
    { period: quarter, from_ms, to_ms: first_ms },
    { period: storedPeriod(subjects, 'day'), from_ms: first_ms, to_ms: last_ms },
    { period: quarter, from_ms: last_ms, to_ms },
  ];
  return parts.filter((part) => part.from_ms < part.to_ms);
}

type GroupRow = Readonly<Partial<Record<SumSubject, string>>> & { readonly start_ms?: bigint };

interface SumRow extends Readonly<Record<`failed_${FailedBy}`, bigint>> {
  readonly requests: bigint;
  readonly amount_whole: bigint;
  readonly amount_rest: bigint;
  readonly failed_whole: bigint;
  readonly failed_rest: bigint;
}

interface CountRow {
  readonly what: Counted;
  readonly value: string;
  readonly n: bigint;
}

/** The sums of a span, one for each combination of the columns that occurs, in no order. */
export function* requestSums(filter: SumFilter): Reading<readonly RequestSum[]> {
  const sums = new Map<string, RequestSum>();
  const offsets = offsetsOf(filter.zone, filter.since_ms, filter.until_ms);
  const sumOf = (stored: GroupRow): RequestSum => {
    const group = groupOf(stored, filter.by, offsets);
    const name = JSON.stringify(group);
    const known = sums.get(name);
    if (known !== undefined) return known;
    const fresh = emptySum(group);
    sums.set(name, fresh);
    return fresh;
  };
  const parts: Part[] = [];
  for (const part of partsOf(filter, offsets)) parts.push(...(yield* piecesOf(part, filter)));
  for (const part of parts) {
    for (const stored of few(yield* rows(sumStatement(filter), valuesOf(filter, part)))) {
      const sum = sumOf(stored);
      sum.requests += Number(stored.requests);
      for (const side of FAILED_BY) sum.failed[side] += Number(stored[`failed_${side}`]);
      sum.amount_nano += total({ whole: stored.amount_whole, rest: stored.amount_rest });
      sum.failed_amount_nano += total({ whole: stored.failed_whole, rest: stored.failed_rest });
    }
    if (sums.size > MAX_SUMS) throw tooMany();
    if (filter.isBare === true) continue;
    for (const stored of few(yield* rows(countStatement(filter), valuesOf(filter, part))))
      addCount(sumOf(stored).counts[stored.what], stored.value, Number(stored.n));
  }
  return [...sums.values()];
}

/** @throws Error with the code `TOO_MANY_SUMS` */
function few<Row>(found: readonly Row[]): readonly Row[] {
  if (found.length > MAX_ROWS) throw tooMany();
  return found;
}

function tooMany(): Error {
  return Object.assign(new Error(`there are more than ${MAX_SUMS} sums`), { code: TOO_MANY_SUMS });
}

function groupOf(stored: GroupRow, columns: SumFilter['by'], offsets: readonly Offset[]): RequestSum['group'] {
  const group: Partial<Record<SumColumn, string>> = {};
  for (const column of columns) {
    if (column !== 'hour' && column !== 'day') group[column] = stored[column] ?? '';
    else {
      const at_ms = Number(stored.start_ms);
      const { offset_ms = 0 } = offsets.find(({ since_ms }) => since_ms <= at_ms) ?? offsets.at(-1) ?? {};
      const local = new Date(at_ms + offset_ms).toISOString();
      // Named as in reports of usage.
      const zone = offsetText(Math.round(offset_ms / MINUTE_ms));
      group[column] = column === 'hour' ? `${local.slice(0, 13)}:00${zone}` : local.slice(0, 10);
    }
  }
  return group;
}

/** The columns that sums are grouped by. */
function columnsOf({ by }: SumFilter): readonly string[] {
  const subjects = SUM_SUBJECTS.filter((subject) => by.includes(subject)).map((subject) => `s.${subject}`);
  return by.includes('hour') || by.includes('day') ? [...subjects, 'q.start_ms'] : subjects;
}

/** Joins the sums `q` with their series `s`, and narrows them. */
export function whereOf(filter: SumFilter): string {
  const subjects = subjectsOf(filter);
  const given = subjects.map((subject, index) => ` AND s.${subject} = $${index + 4}`).join('');
  const { among } = filter;
  const places = among?.values.map((_, index) => `$${index + 4 + subjects.length}`);
  const some = among === undefined ? '' : ` AND s.${among.subject} IN (${places?.join(', ')})`;
  return `${seriesJoin(subjects)} AND q.period = $1 AND q.start_ms >= $2 AND q.start_ms < $3${given}${some}`;
}

/** The values of `whereOf`. */
export function valuesOf(filter: SumFilter, { period, from_ms, to_ms }: Part): readonly unknown[] {
  return [
    period,
    from_ms,
    to_ms,
    ...subjectsOf(filter).map((subject) => filter[subject]),
    ...(filter.among?.values ?? []),
  ];
}

function sumStatement(filter: SumFilter) {
  const columns = columnsOf(filter);
  const selected = columns.map((column) => `${column}, `).join('');
  const groups = columns.length === 0 ? '' : `GROUP BY ${columns.join(', ')}`;
  // Amounts are summed in parts, as sumOf in sql.ts explains.
  return freeStatement<GroupRow & SumRow>(
    `SELECT ${selected} sum(q.requests) AS requests, sum(q.failed_caller) AS failed_caller,
       sum(q.failed_gateway) AS failed_gateway, sum(q.failed_upstream) AS failed_upstream,
       sum(q.amount_nano / 1000000000) AS amount_whole, sum(q.amount_nano % 1000000000) AS amount_rest,
       sum(q.failed_amount_nano / 1000000000) AS failed_whole, sum(q.failed_amount_nano % 1000000000) AS failed_rest
     FROM request_sum q ${whereOf(filter)} ${groups} HAVING sum(q.requests) > 0 LIMIT ${MAX_ROWS + 1}`,
  );
}

function countStatement(filter: SumFilter) {
  const columns = [...columnsOf(filter), 'q.what', 'q.value'].join(', ');
  return freeStatement<GroupRow & CountRow>(
    `SELECT ${columns}, sum(q.n) AS n FROM request_count q ${whereOf(filter)} GROUP BY ${columns} LIMIT ${MAX_ROWS + 1}`,
  );
}

/** When the sums that a filter asks for begin; undefined: nothing is counted. Quarters are deleted earlier than days (prune-requests.ts). */
export function* countedSince(filter: SumFilter): Reading<number | undefined> {
  const quarter_ms = yield* oldestOf('quarter');
  const day_ms = yield* oldestOf('day');
  const offsets = offsetsOf(filter.zone, filter.since_ms, filter.until_ms);
  const readsDays = partsOf(filter, offsets).some(({ period }) => period.endsWith('day'));
  // The first day may have begun before its first request.
  const isOfFirstDay = quarter_ms !== undefined && day_ms !== undefined && quarter_ms - day_ms < DAY_ms;
  return readsDays && !isOfFirstDay ? day_ms : quarter_ms;
}
