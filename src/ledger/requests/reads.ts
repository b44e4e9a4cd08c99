/** Reads request records, in SQL that both engines run. */
import { QUARTER_ms, quarterStart_ms } from '../../lib/time/duration.ts';
import { freeStatement, type Reading, row, rows, statement } from '../store/sql.ts';
import { bucketOf } from './latency.ts';
import type { FailedBy, RecordedCall, RequestGap, RequestRecord } from './record.ts';
import { type SubjectFilter, seriesJoin, storedPeriod, subjectsOf } from './sum-levels.ts';

/** Which records are asked for; every member narrows it. */
export interface RequestFilter extends SubjectFilter {
  /** A status, or the first and the last of a class. */
  readonly status?: { readonly from: number; readonly to: number } | undefined;
  readonly error?: string | undefined;
  readonly failed_by?: FailedBy | undefined;
  readonly charged?: boolean | undefined;
  readonly min_duration_ms?: number | undefined;
  readonly id_prefix?: string | undefined;
  /** One of the caller's own ids. */
  readonly client_id?: string | undefined;
  readonly since_ms?: number | undefined;
  /** Not included. */
  readonly until_ms?: number | undefined;
}

/** Where a page begins: after this record. */
export interface RecordPlace {
  readonly at_ms: number;
  readonly id: string;
}

type Numbers = 'at_ms' | 'ended_ms' | 'status' | 'bytes_in' | 'bytes_out' | 'is_stream';
type MaybeNumbers = 'upstream_status' | 'first_byte_ms' | 'charged_nano' | 'lease';
type Objects = 'units' | 'client_ids';

/** A record as it is stored: numbers as bigint, and objects as JSON. */
interface StoredRecord
  extends Omit<RequestRecord, Numbers | MaybeNumbers | Objects | 'calls'>,
    Readonly<Record<Numbers, bigint>>,
    Readonly<Record<MaybeNumbers, bigint | null>>,
    Readonly<Record<Objects, string | null>> {
  readonly calls: string;
}

const SELECT = `SELECT r.at_ms, r.id, r.ended_ms, r.account, s.key, s.route, s.model, s.target, r.interface, r.status,
  r.upstream_status, r.error, r.failed_by, r.calls, r.first_byte_ms, r.bytes_in, r.bytes_out, r.is_stream, r.units, r.charged_nano,
  r.task, r.lease, r.address, r.user_agent, r.client_ids
  FROM request_record r JOIN request_series s ON s.id = r.series`;

const orNull = (value: bigint | null) => (value === null ? null : Number(value));
const textOrNull = (value: bigint | null) => (value === null ? null : String(value));
const jsonOrNull = (text: string | null) => (text === null ? null : (JSON.parse(text) as Record<string, string>));

function toRecord(stored: StoredRecord): RequestRecord {
  return {
    ...stored,
    at_ms: Number(stored.at_ms),
    ended_ms: Number(stored.ended_ms),
    status: Number(stored.status),
    upstream_status: orNull(stored.upstream_status),
    calls: JSON.parse(stored.calls) as readonly RecordedCall[],
    first_byte_ms: orNull(stored.first_byte_ms),
    bytes_in: Number(stored.bytes_in),
    bytes_out: Number(stored.bytes_out),
    is_stream: stored.is_stream === 1n,
    units: jsonOrNull(stored.units),
    charged_nano: textOrNull(stored.charged_nano),
    lease: textOrNull(stored.lease),
    client_ids: jsonOrNull(stored.client_ids),
  };
}

const statements = {
  byId: statement('request_by_id', `${SELECT} WHERE r.id = $1 ORDER BY r.at_ms DESC LIMIT 1`, toRecord),
  ended: statement('requests_ended', `${SELECT} WHERE r.ended_ms >= $1 ORDER BY r.ended_ms, r.id LIMIT $2`, toRecord),
  gaps: statement(
    'request_gaps',
    `SELECT since_ms, until_ms, requests, reason FROM request_gap
     WHERE until_ms >= $1 AND since_ms < $2
     ORDER BY since_ms DESC LIMIT 100`,
    (gap: Readonly<Record<'since_ms' | 'until_ms' | 'requests', bigint>> & Pick<RequestGap, 'reason'>): RequestGap => ({
      since_ms: Number(gap.since_ms),
      until_ms: Number(gap.until_ms),
      requests: Number(gap.requests),
      reason: gap.reason,
    }),
  ),
};

/** A record by its id. */
export function requestById(id: string): Reading<RequestRecord | undefined> {
  return row(statements.byId, [id]);
}

/** Records that ended at this time or later, in the order of their ends. */
export function requestsEnded(since_ms: number, limit: number): Reading<readonly RequestRecord[]> {
  return rows(statements.ended, [since_ms, limit]);
}

/** What is missing in a span. */
export function requestGaps(since_ms: number, until_ms: number): Reading<readonly RequestGap[]> {
  return rows(statements.gaps, [since_ms, until_ms]);
}

/** Conditions of a statement, and the values of its parameters. */
class Conditions {
  readonly #texts: string[] = [];
  readonly values: unknown[] = [];

  /** @param text with `?` for each of the values. */
  add(text: string, ...values: unknown[]): void {
    this.#texts.push(text.replaceAll('?', () => this.value(values.shift())));
  }

  get text(): string {
    return this.#texts.join(' AND ');
  }

  /** Adds a parameter. @returns its place in the text. */
  value(value: unknown): string {
    this.values.push(value);
    return `$${this.values.length}`;
  }
}

/** Both stores compare texts by their bytes. */
const LAST_CHARACTER = '\u{10FFFF}';
const LATEST_ms = 2 ** 52;

/** Quarters of an hour that one query finds. */
const MAX_QUARTERS = 4_000;

/**
 * A page of records, newest first.
 *
 * Rare records are found by the sums, which say in which quarters of an hour there may be any: only those are searched. So a page costs
 * about the same in a store of any size.
 */
export function* requestsPage(
  filter: RequestFilter,
  limit: number,
  after?: RecordPlace,
): Reading<readonly RequestRecord[]> {
  const { since_ms = 0, until_ms = LATEST_ms } = filter;
  const last_ms = Math.min(until_ms - 1, after?.at_ms ?? LATEST_ms);
  if (RARE.every((name) => filter[name] === undefined))
    return yield* requestsIn(filter, [since_ms, last_ms], limit, after);
  const found: RequestRecord[] = [];
  for (let newest_ms = last_ms; ; ) {
    const quarters = yield* quartersWith(filter, since_ms, newest_ms);
    for (const [first_ms, end_ms] of spansOf(quarters)) {
      const span = [Math.max(since_ms, first_ms), Math.min(last_ms, end_ms - 1)] as const;
      found.push(...(yield* requestsIn(filter, span, limit - found.length, after)));
      if (found.length >= limit) return found;
    }
    const oldest_ms = quarters.at(-1);
    if (oldest_ms === undefined || quarters.length < MAX_QUARTERS) return found;
    newest_ms = oldest_ms - 1;
  }
}

/** Filters by which a search in the order of time may pass many records before it finds one. */
const RARE = ['key', 'model', 'route', 'target', 'status', 'error', 'failed_by', 'charged', 'min_duration_ms'] as const;

function* requestsIn(
  filter: RequestFilter,
  [first_ms, last_ms]: readonly [number, number],
  limit: number,
  after: RecordPlace | undefined,
): Reading<readonly RequestRecord[]> {
  const where = new Conditions();
  where.add('r.at_ms >= ? AND r.at_ms <= ?', first_ms, last_ms);
  if (after !== undefined) where.add('(r.at_ms, r.id) < (?, ?)', after.at_ms, after.id);
  if (filter.account !== undefined) where.add('r.account = ?', filter.account);
  addSeriesConditions(where, filter);
  if (filter.status !== undefined) where.add('r.status >= ? AND r.status <= ?', filter.status.from, filter.status.to);
  if (filter.error !== undefined) where.add('r.error = ?', filter.error);
  if (filter.failed_by !== undefined) where.add('r.failed_by = ?', filter.failed_by);
  if (filter.charged !== undefined)
    where.add(filter.charged ? 'r.charged_nano > 0' : 'coalesce(r.charged_nano, 0) = 0');
  if (filter.min_duration_ms !== undefined) where.add('r.ended_ms - r.at_ms >= ?', filter.min_duration_ms);
  if (filter.id_prefix !== undefined)
    where.add('r.id >= ? AND r.id < ?', filter.id_prefix, filter.id_prefix + LAST_CHARACTER);
  if (filter.client_id !== undefined)
    where.add('r.id IN (SELECT id FROM request_client WHERE value = ?)', filter.client_id);
  const text = `${SELECT} WHERE ${where.text} ORDER BY r.at_ms DESC, r.id DESC LIMIT ${where.value(limit)}`;
  return yield* rows(freeStatement(text, toRecord), where.values);
}

function addSeriesConditions(where: Conditions, { key, model, route, target }: RequestFilter): void {
  for (const [column, value] of Object.entries({ key, model, route, target }))
    if (value !== undefined) where.add(`s.${column} = ?`, value);
}

/** The quarters that may have such records, newest first: the sums know each condition, but not whether one record meets all. */
function* quartersWith(filter: RequestFilter, since_ms: number, last_ms: number): Reading<readonly number[]> {
  const where = new Conditions();
  const subjects = subjectsOf(filter);
  where.add('q.period = ?', storedPeriod(subjects, 'quarter'));
  where.add('q.start_ms >= ? AND q.start_ms <= ?', quarterStart_ms(since_ms), last_ms);
  if (filter.account !== undefined) where.add('s.account = ?', filter.account);
  addSeriesConditions(where, filter);
  where.add('q.recorded > 0');
  if (filter.failed_by !== undefined) where.add(`q.failed_${filter.failed_by} > 0`);
  if (filter.charged === true) where.add('q.amount_nano > 0');
  const { status, error, min_duration_ms } = filter;
  if (status !== undefined) addCount(where, 'status', String(status.from), String(status.to));
  if (error !== undefined) addCount(where, 'error', error, error);
  if (min_duration_ms !== undefined) addCount(where, 'duration', bucketOf(min_duration_ms), LAST_CHARACTER);
  const text = `SELECT DISTINCT q.start_ms FROM request_sum q ${seriesJoin(subjects)} AND ${where.text}
    ORDER BY q.start_ms DESC LIMIT ${MAX_QUARTERS}`;
  const found = yield* rows(freeStatement<{ readonly start_ms: bigint }>(text), where.values);
  return found.map(({ start_ms }) => Number(start_ms));
}

function addCount(where: Conditions, what: string, from: string, to: string): void {
  where.add(
    `EXISTS (SELECT 1 FROM request_count n WHERE n.period = q.period AND n.start_ms = q.start_ms AND n.series = q.series
       AND n.what = ? AND n.value >= ? AND n.value <= ?)`,
    what,
    from,
    to,
  );
}

/** Quarters that follow each other, as one span. @param starts newest first. */
function spansOf(starts: readonly number[]): readonly (readonly [first_ms: number, end_ms: number])[] {
  const spans: [number, number][] = [];
  for (const start_ms of starts) {
    const last = spans.at(-1);
    if (last !== undefined && last[0] === start_ms + QUARTER_ms) last[0] = start_ms;
    else spans.push([start_ms, start_ms + QUARTER_ms]);
  }
  return spans;
}
