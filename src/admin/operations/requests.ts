/** What became of each request. */
import { setTimeout as sleep } from 'node:timers/promises';
import Type from 'typebox';
import { csvLine } from '../../lib/text/csv.ts';
import { ChargeSchema } from '../api/charge-document.ts';
import { type Context, operation } from '../api/operation.ts';
import { Problem } from '../api/problem.ts';
import { GapSchema, gapDocument, RequestDetailSchema, RequestSchema, requestRows } from '../api/request-documents.ts';
import { conditions, type Filters, filterOf, filters, meets } from '../api/request-filters.ts';
import { DEFAULT_ROWS, Id, nullable, object, pageOf, paging, TableFormat, Text } from '../api/schemas.ts';
import { showCharge } from './ledger.ts';

export const listRequests = operation({
  name: 'request.list',
  method: 'GET',
  path: '/requests',
  role: 'viewer',
  summary: 'List requests and what became of them, newest first',
  input: object({ ...filters, ...paging, format: TableFormat }),
  output: object({
    ...pageOf(RequestSchema).properties,
    gaps: Type.Array(GapSchema, { description: 'spans of the page in which requests have no records' }),
  }),
  example: { failed_by: 'upstream', since: '24h' },
  async csv({ format: _, ...asked }, context) {
    return { name: 'requests', texts: csvOf(asked, context) };
  },
  async write({ format: _, ...asked }, context, write) {
    for await (const text of csvOf(asked, context)) write(text);
  },
  async run({ limit = DEFAULT_ROWS, starting_after, format: _, ...asked }, context) {
    const { requests, now } = context;
    const filter = await filterOf(asked, context);
    const after = starting_after === undefined ? undefined : await placeOf(starting_after, context);
    const found = (await requests.page(filter, limit + 1, after)) ?? [];
    const shown = found.slice(0, limit);
    const has_more = found.length > limit;
    const oldest_ms = has_more ? (shown.at(-1)?.at_ms ?? 0) : (filter.since_ms ?? 0);
    const newest_ms = Math.min(after?.at_ms ?? now(), filter.until_ms ?? now());
    const gaps = (await requests.gaps(oldest_ms, newest_ms + 1)) ?? [];
    return { data: await requestRows(shown, context), has_more, gaps: gaps.map(gapDocument) };
  },
});

/** Where the page after a record begins. @throws Problem */
async function placeOf(id: string, { requests }: Context) {
  const record = await requests.byId(id);
  if (record !== undefined) return record;
  const message = `starting_after names no request: '${id.slice(0, 100)}'`;
  throw new Problem('invalid_value', message, 'use the id of the last row of the page before; its record may be gone');
}

/** The most records of a CSV file. */
const MAX_LINES = 100_000;
const CSV_PAGE = 1_000;
const CSV_COLUMNS = [
  'id',
  'at',
  'account',
  'account_id',
  'key',
  'interface',
  'route',
  'model',
  'target',
  'status',
  'upstream_status',
  'error',
  'failed_by',
  'attempts',
  'first_byte_ms',
  'duration_ms',
  'bytes_in',
  'bytes_out',
  'charged',
  'task',
  'address',
  'user_agent',
] as const;

async function* csvOf(
  {
    limit = MAX_LINES,
    starting_after,
    ...asked
  }: Filters & { readonly limit?: number; readonly starting_after?: string },
  context: Context,
): AsyncGenerator<string> {
  const filter = await filterOf(asked, context);
  const currency = 'currency' in context.currency ? context.currency.currency : '';
  yield csvLine([...CSV_COLUMNS, 'currency', 'units', 'client_ids']);
  let after = starting_after === undefined ? undefined : await placeOf(starting_after, context);
  for (let left = limit; left > 0; left -= CSV_PAGE) {
    const records = (await context.requests.page(filter, Math.min(left, CSV_PAGE), after)) ?? [];
    const rows = await requestRows(records, context);
    yield rows
      .map((each) =>
        csvLine([...CSV_COLUMNS.map((name) => each[name]), currency, pairs(each.units), pairs(each.client_ids)]),
      )
      .join('');
    after = records.at(-1);
    if (records.length < CSV_PAGE) return;
  }
}

function pairs(values: Readonly<Record<string, string>> | null): string {
  return Object.entries(values ?? {})
    .map(([name, value]) => `${name} ${value}`)
    .join('; ');
}

export const showRequest = operation({
  name: 'request.show',
  method: 'GET',
  path: '/requests/{id}',
  role: 'viewer',
  summary: 'Show one request: what became of it, its attempts, and its charge explained',
  input: object({ id: Id('the id of the request (req_…), as in the log and in the answer') }),
  output: object({
    id: Id('the id of the request'),
    record: nullable(RequestDetailSchema),
    charge: nullable(ChargeSchema),
    note: nullable(Text('what is missing, and why')),
  }),
  example: { id: 'req_example' },
  async run({ id }, context) {
    // A charge is also found by the ids of tasks, entries and leases.
    const isRequest = id.startsWith('req_');
    const record = isRequest ? await context.requests.byId(id) : undefined;
    const [row] = record === undefined ? [] : await requestRows([record], context);
    const charge = isRequest ? await chargeOf(id, context) : null;
    const charges = isRequest && charge === null ? await context.store.usageOfRequest(id, MAX_NAMED) : [];
    if (row === undefined && charge === null && charges.length === 0) {
      const message = `no request has the id '${id.slice(0, 100)}', or its record is gone and it charged nothing`;
      throw new Problem('request_not_found', message, 'list them with: tollgate requests; the log may have its lines');
    }
    const notes = [
      ...(row === undefined ? ['its record is gone; what the books say of it is shown'] : []),
      ...(charges.length === 0
        ? []
        : [`it has several charges: ${charges.map((each) => `usage_${each.id}`).join(', ')}`]),
    ];
    const note = notes.length === 0 ? null : notes.join('; ');
    if (row === undefined || record === undefined) return { id, record: null, charge, note };
    return { id, record: { ...row, calls: record.calls.map((call) => ({ ...call })) }, charge, note };
  },
});

/** Charges of a WebSocket that are named: each of its responses has one. */
const MAX_NAMED = 20;

/** The charge of a request; null if it charged nothing, or has several. */
async function chargeOf(id: string, context: Context) {
  try {
    return await showCharge.run({ id }, context);
  } catch (error) {
    if (error instanceof Problem && error.code === 'charge_not_found') return null;
    throw error;
  }
}

/** Readers of the tail at one time. */
const MAX_TAILS = 5;
/** Between two polls of the records for the tail. */
const TAIL_ms = 1_000;
/** Records of one poll. */
const TAIL_ROWS = 500;
/**
 * A tail begins this far back, and each poll reads this far back again: records are written after their requests end, late on a busy
 * machine. So a reader that connects again within this time misses nothing.
 */
const OVERLAP_ms = 15_000;
/** Those that are read now. */
let tails = 0;

export const followRequests = operation({
  name: 'request.tail',
  method: 'GET',
  path: '/requests/tail',
  role: 'viewer',
  summary: 'Follow requests as they end, as server-sent events with one request each; begins 15 s ago',
  input: object(conditions),
  output: RequestSchema,
  example: { failed_by: 'upstream' },
  async *events(asked, context) {
    if (tails >= MAX_TAILS) {
      const message = `${MAX_TAILS} others follow requests at the moment`;
      throw new Problem('too_many_attempts', message, 'close one of them, or list requests again and again');
    }
    tails += 1;
    try {
      yield* endingRequests(asked, context);
    } finally {
      tails -= 1;
    }
  },
  run() {
    throw new Error('requests are followed as events');
  },
});

/** Each request that ended a short while ago or ends from now on, once, without an end. An empty object while there is none. */
export async function* endingRequests(asked: Filters, context: Context): AsyncGenerator<object> {
  const filter = await filterOf(asked, context);
  let from_ms = context.now() - OVERLAP_ms;
  /** The ends of requests that the next poll may find again, by id. */
  const seen = new Map<string, number>();
  yield {};
  for (;;) {
    const late_ms = context.now() - OVERLAP_ms;
    const ended = (await context.requests.ended(from_ms, TAIL_ROWS)) ?? [];
    const fresh = ended.filter((record) => !seen.has(record.id) && meets(record, filter));
    for (const { id, ended_ms } of ended) seen.set(id, ended_ms);
    const last_ms = ended.at(-1)?.ended_ms ?? from_ms;
    // After a full poll the next one follows at once, where this one ended, unless it would find the same records again.
    const isFull = ended.length === TAIL_ROWS && last_ms > from_ms;
    from_ms = isFull ? last_ms : late_ms;
    for (const [id, ended_ms] of seen) if (ended_ms < Math.min(from_ms, late_ms)) seen.delete(id);
    if (fresh.length === 0) yield {};
    yield* await requestRows(fresh, context);
    // The timer keeps a command alive, but not a gateway that ends.
    if (!isFull) await sleep(TAIL_ms, undefined, { ref: context.gateway === undefined });
  }
}
