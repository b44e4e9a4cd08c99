/** What became of each request, the sums of many, and who was hit by failures. */
import { setTimeout as sleep } from 'node:timers/promises';
import Type, { type Static } from 'typebox';
import type { RequestFilter } from '../../ledger/requests/reads.ts';
import type { RequestRecord } from '../../ledger/requests/record.ts';
import { addSum, emptySum, type RequestSum, SUM_COLUMNS, type SumFilter } from '../../ledger/requests/sums.ts';
import { formatNano } from '../../lib/money/amount.ts';
import { ERROR_KINDS } from '../../lib/refusal.ts';
import { csvLine } from '../../lib/text/csv.ts';
import { DAY_ms } from '../../lib/time/duration.ts';
import { ChargeSchema } from '../api/charge-document.ts';
import { formatTime } from '../api/documents.ts';
import { accountNames, optionalAccount } from '../api/find.ts';
import { type Context, operation } from '../api/operation.ts';
import { Problem } from '../api/problem.ts';
import {
  FailedBySchema,
  GapSchema,
  gapDocument,
  RequestDetailSchema,
  RequestSchema,
  RequestSumSchema,
  RequestTotalSchema,
  requestDocument,
  sumDocument,
  totalDocument,
} from '../api/request-documents.ts';
import { DEFAULT_ROWS, Id, Money, nullable, object, pageOf, paging, Text, Time } from '../api/schemas.ts';
import { FIRST_ms, readMoment_ms, readPeriod, readTimeZone } from '../api/values.ts';
import { showCharge } from './ledger.ts';

const period = {
  since: Type.Optional(Text('a time as RFC 3339, or a duration before now, such as "24h"')),
  until: Type.Optional(Text('a time as RFC 3339, or a duration before now, such as "1h"')),
  tz: Type.Optional(Text('the IANA time zone of hours and days, such as Europe/Berlin; by default UTC')),
};

const subjects = {
  account: Type.Optional(Id('the id or the name of the account')),
  key: Type.Optional(Id("the key's id")),
  model: Type.Optional(Id('the model')),
  route: Type.Optional(Id('the route')),
  target: Type.Optional(Id('upstream/target of the last attempt')),
};

const filters = {
  ...subjects,
  status: Type.Optional(
    Type.String({ pattern: '^[1-5]([0-9]{2}|xx)$', description: 'a status such as 502, or a class such as 5xx' }),
  ),
  error: Type.Optional(Type.Enum(ERROR_KINDS, { description: `the gateway's error: ${ERROR_KINDS.join(', ')}` })),
  failed_by: Type.Optional(FailedBySchema),
  charged: Type.Optional(
    Type.Boolean({
      description: 'whether it was charged at its end; tasks are charged later, and count as not charged',
    }),
  ),
  min_duration_ms: Type.Optional(
    Type.Integer({ minimum: 0, maximum: DAY_ms, description: 'only requests that took at least this long' }),
  ),
  id_prefix: Type.Optional(
    Type.String({
      pattern: '^req_[A-Za-z0-9_-]{4,100}$',
      description: 'how its id begins: req_ and at least four characters',
    }),
  ),
  client_id: Type.Optional(Id("one of the caller's own ids, whole")),
  ...period,
};

type Filters = Static<ReturnType<typeof object<typeof filters>>>;

async function filterOf(
  { account: nameOrId, since, until, tz = 'UTC', status, ...more }: Filters,
  { store, now }: Pick<Context, 'store' | 'now'>,
): Promise<RequestFilter> {
  const account = await optionalAccount(store, nameOrId);
  const zone = readTimeZone(tz);
  const moment = (name: string, text: string | undefined) =>
    text === undefined ? undefined : readMoment_ms(name, text, now(), zone);
  return {
    ...more,
    account: account?.id,
    status:
      status === undefined
        ? undefined
        : { from: Number(status.replace('xx', '00')), to: Number(status.replace('xx', '99')) },
    since_ms: moment('since', since),
    until_ms: moment('until', until),
  };
}

/** Documents of records. A task's charge is known to the books. */
async function documentsOf(records: readonly RequestRecord[], { store }: Pick<Context, 'store'>) {
  const nameOf = await accountNames(
    store,
    records.map(({ account }) => account),
  );
  const tasks = await Promise.all(records.map(({ task }) => (task === null ? undefined : store.getTask(task))));
  return records.map((record, index) => ({
    ...requestDocument(record, nameOf(record.account), tasks[index]?.charged_nano),
    calls: record.calls.map((call) => ({ ...call })),
  }));
}

const withoutCalls = <D extends { readonly calls: unknown }>({ calls: _, ...document }: D) => document;

export const listRequests = operation({
  name: 'request.list',
  method: 'GET',
  path: '/requests',
  role: 'viewer',
  summary: 'List requests and what became of them, newest first',
  input: object({
    ...filters,
    ...paging,
    format: Type.Optional(Type.Enum(['json', 'csv'], { description: 'by default that of Accept, or json' })),
  }),
  output: object({
    ...pageOf(RequestSchema).properties,
    gaps: Type.Array(GapSchema, { description: 'spans of the page in which requests have no records' }),
  }),
  example: { failed_by: 'upstream', since: '24h' },
  async csv(asked, context) {
    return { name: 'requests', texts: csvOf(asked, context) };
  },
  async run({ limit = DEFAULT_ROWS, starting_after, format: _, ...asked }, context) {
    const { requests, now } = context;
    const filter = await filterOf(asked, context);
    const after = starting_after === undefined ? undefined : await placeOf(starting_after, context);
    const found = (await requests.page(filter, limit + 1, after)) ?? [];
    const shown = found.slice(0, limit);
    const has_more = found.length > limit;
    const oldest_ms = has_more ? (shown.at(-1)?.at_ms ?? 0) : (filter.since_ms ?? 0);
    const gaps = (await requests.gaps(oldest_ms, Math.min(after?.at_ms ?? now(), filter.until_ms ?? now()) + 1)) ?? [];
    return { data: (await documentsOf(shown, context)).map(withoutCalls), has_more, gaps: gaps.map(gapDocument) };
  },
});

/** Where the page after a record begins. @throws Problem */
async function placeOf(id: string, { requests }: Context) {
  const record = await requests.byId(id);
  if (record !== undefined) return record;
  const message = `starting_after names no request: '${id.slice(0, 100)}'`;
  throw new Problem('invalid_value', message, 'use the id of the last row of the page before; its record may be gone');
}

/** Records of a CSV file. */
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

async function* csvOf(asked: Filters & { readonly limit?: number }, context: Context): AsyncGenerator<string> {
  const filter = await filterOf(asked, context);
  const currency = 'currency' in context.currency ? context.currency.currency : '';
  yield csvLine([...CSV_COLUMNS, 'currency', 'units', 'client_ids']);
  let after: RequestRecord | undefined;
  for (let lines = 0; lines < MAX_LINES; lines += CSV_PAGE) {
    const records = (await context.requests.page(filter, CSV_PAGE, after)) ?? [];
    const documents = await documentsOf(records, context);
    const paired = (all: Readonly<Record<string, string>> | null) =>
      Object.entries(all ?? {})
        .map(([name, value]) => `${name} ${value}`)
        .join('; ');
    yield documents
      .map((each) =>
        csvLine([...CSV_COLUMNS.map((name) => each[name]), currency, paired(each.units), paired(each.client_ids)]),
      )
      .join('');
    after = records.at(-1);
    if (records.length < CSV_PAGE) return;
  }
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
    const record = await context.requests.byId(id);
    const [document] = record === undefined ? [] : await documentsOf([record], context);
    const charge = await chargeOf(id, context);
    if (document === undefined && charge === null) {
      const message = `no request has the id '${id.slice(0, 100)}', or its record is gone and it charged nothing`;
      throw new Problem('request_not_found', message, 'list them with: tollgate requests; the log may have its lines');
    }
    const note = document === undefined ? 'its record is gone; what the books say of it is shown' : null;
    return { id, record: document ?? null, charge, note };
  },
});

/** The charge of a request; null if it charged nothing. */
async function chargeOf(id: string, context: Context) {
  try {
    return await showCharge.run({ id }, context);
  } catch (error) {
    if (error instanceof Problem && error.code === 'charge_not_found') return null;
    throw error;
  }
}

const SORTS = ['requests', 'failures', 'amount', 'p95_ms'] as const;
/** An answer has at most this many sums; the rest is in `others`. */
const MAX_SUMS = 10_000;

const sumInput = object({
  ...subjects,
  by: Type.Optional(
    Type.Array(Type.Enum(SUM_COLUMNS), {
      description: `some of ${SUM_COLUMNS.join(', ')}, separated by commas`,
      maxItems: SUM_COLUMNS.length,
    }),
  ),
  ...period,
  sort: Type.Optional(
    Type.Enum(SORTS, { description: `what is largest first: ${SORTS.join(', ')}; periods in their order` }),
  ),
  top: Type.Optional(
    Type.Integer({ minimum: 1, maximum: MAX_SUMS, description: 'only so many; the rest is added up in others' }),
  ),
  format: Type.Optional(Type.Enum(['json', 'csv'], { description: 'by default that of Accept, or json' })),
});

type SumQuery = Static<typeof sumInput>;

export const sumRequests = operation({
  name: 'request.sums',
  method: 'GET',
  path: '/requests/sums',
  role: 'viewer',
  summary: 'Sum up requests, failures, latencies and amounts of a period, by quarters of an hour',
  input: sumInput,
  output: object({
    since: Time,
    until: Time,
    counted_since: nullable(Time),
    data: Type.Array(RequestSumSchema),
    others: nullable(RequestTotalSchema),
    total: RequestTotalSchema,
  }),
  example: { by: ['model'], since: '24h' },
  async csv(asked, context) {
    const { data } = await sumsOf(asked, context);
    return { name: 'request-sums', texts: sumLines(asked.by ?? [], data, context) };
  },
  run: sumsOf,
});

async function sumsOf({ sort = 'requests', top = MAX_SUMS, format: _, ...asked }: SumQuery, context: Context) {
  const filter = await sumFilterOf(asked, context);
  const sums = sorted((await context.requests.sums(filter)) ?? [], sort);
  const counted_ms = await context.requests.countedSince();
  const shown = sums.slice(0, top);
  const rest = sums.slice(top);
  const nameOf = await accountNames(
    context.store,
    shown.flatMap(({ group }) => group.account ?? []),
  );
  const { since_ms, until_ms } = filter;
  return {
    since: formatTime(since_ms),
    until: formatTime(until_ms),
    counted_since: counted_ms === undefined ? null : formatTime(counted_ms),
    data: shown.map((sum) => sumDocument(sum, nameOf)),
    others: rest.length === 0 ? null : totalDocument(together(rest)),
    total: totalDocument(together(sums)),
  };
}

async function sumFilterOf(
  { account: nameOrId, since = '24h', until, tz = 'UTC', by = [], ...more }: Omit<SumQuery, 'sort' | 'top' | 'format'>,
  { store, now }: Pick<Context, 'store' | 'now'>,
): Promise<SumFilter> {
  const zone = readTimeZone(tz);
  const account = await optionalAccount(store, nameOrId);
  const span = readPeriod({ since, until }, now(), zone);
  return {
    ...more,
    ...(account !== undefined && { account: account.id }),
    by: [...new Set(by)],
    zone,
    since_ms: Math.max(FIRST_ms, span.since_ms),
    until_ms: span.until_ms,
  };
}

function together(sums: readonly RequestSum[]): RequestSum {
  const all = emptySum();
  for (const sum of sums) addSum(all, sum);
  return all;
}

function sorted(sums: readonly RequestSum[], sort: (typeof SORTS)[number]): readonly RequestSum[] {
  const periodOf = ({ group }: RequestSum) => group.hour ?? group.day ?? '';
  const failures = ({ failed }: RequestSum) => failed.caller + failed.gateway + failed.upstream;
  const p95 = (sum: RequestSum) => totalDocument(sum).p95_ms ?? 0;
  const measures = {
    requests: (sum: RequestSum) => BigInt(sum.requests),
    failures: (sum: RequestSum) => BigInt(failures(sum)),
    amount: ({ amount_nano }: RequestSum) => amount_nano,
    p95_ms: (sum: RequestSum) => BigInt(p95(sum)),
  };
  const measured = sums.map((sum) => ({ sum, at: periodOf(sum), size: measures[sort](sum) }));
  measured.sort((a, b) => (a.at === b.at ? Number(b.size > a.size) - Number(b.size < a.size) : a.at < b.at ? -1 : 1));
  return measured.map(({ sum }) => sum);
}

async function* sumLines(
  columns: readonly string[],
  data: Awaited<ReturnType<typeof sumsOf>>['data'],
  { currency }: Context,
): AsyncGenerator<string> {
  const code = 'currency' in currency ? currency.currency : '';
  const numbers = ['requests', 'failures', 'p50_ms', 'p95_ms', 'p99_ms', 'amount'];
  yield csvLine([...columns, ...numbers, 'currency']);
  for (const each of data as readonly Readonly<Record<string, string | number | null>>[])
    yield csvLine([...[...columns, ...numbers].map((name) => each[name] ?? null), code]);
}

export const listAffected = operation({
  name: 'request.affected',
  method: 'GET',
  path: '/requests/affected',
  role: 'viewer',
  summary: 'List the accounts whose requests failed in a period, those with most failures first',
  input: object({
    ...subjects,
    failed_by: filters.failed_by,
    ...period,
    format: Type.Optional(Type.Enum(['json', 'csv'], { description: 'by default that of Accept, or json' })),
  }),
  output: object({
    since: Time,
    until: Time,
    data: Type.Array(
      object({
        account: Text("the account's name"),
        account_id: Id('its id'),
        requests: Type.Integer({ description: 'its requests in the period' }),
        failures: Type.Integer({ description: 'those that failed' }),
        failed_by: RequestTotalSchema.properties.failed_by,
        amount: Money,
        failed_amount: Text('what was charged for those that failed'),
      }),
    ),
  }),
  example: { since: '1h' },
  async csv(asked, context) {
    const { data } = await affectedOf(asked, context);
    const columns = ['account', 'account_id', 'requests', 'failures', 'amount', 'failed_amount'] as const;
    const lines = data.map((each) => csvLine(columns.map((name) => each[name])));
    return { name: 'affected-accounts', texts: textsOf([csvLine(columns), ...lines]) };
  },
  run: affectedOf,
});

async function affectedOf(
  { failed_by, format: _, ...asked }: Omit<SumQuery, 'by' | 'sort' | 'top'> & Pick<Filters, 'failed_by'>,
  context: Context,
) {
  const filter = await sumFilterOf({ ...asked, by: ['account'] }, context);
  const failuresOf = ({ failed }: RequestSum) =>
    failed_by === undefined ? failed.caller + failed.gateway + failed.upstream : failed[failed_by];
  const sums = ((await context.requests.sums(filter)) ?? []).filter((sum) => failuresOf(sum) > 0);
  const hit = [...sums].sort((a, b) => failuresOf(b) - failuresOf(a)).slice(0, MAX_SUMS);
  const nameOf = await accountNames(
    context.store,
    hit.flatMap(({ group }) => group.account ?? []),
  );
  return {
    since: formatTime(filter.since_ms),
    until: formatTime(filter.until_ms),
    data: hit.map((sum) => ({
      account: nameOf(sum.group.account ?? ''),
      account_id: sum.group.account ?? '',
      requests: sum.requests,
      failures: failuresOf(sum),
      failed_by: sum.failed,
      amount: formatNano(sum.amount_nano),
      failed_amount: formatNano(sum.failed_amount_nano),
    })),
  };
}

async function* textsOf(texts: readonly string[]): AsyncGenerator<string> {
  yield* texts;
}

/** Readers of the tail at one time. */
const MAX_TAILS = 5;
const TAIL_ms = 1_000;
/** Records of one look. */
const TAIL_ROWS = 500;
/** Records are written after they end: they are looked for again for this long. */
const OVERLAP_ms = 5_000;
let tails = 0;

export const followRequests = operation({
  name: 'request.tail',
  method: 'GET',
  path: '/requests/tail',
  role: 'viewer',
  summary: 'Follow requests as they end, as server-sent events with one request each',
  input: object(filters),
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

/** Requests that end from now on, forever. An empty object when there are none for a while. */
export async function* endingRequests(asked: Filters, context: Context): AsyncGenerator<object> {
  const filter = await filterOf(asked, context);
  const begun_ms = context.now();
  let from_ms = begun_ms;
  let seen: ReadonlySet<string> = new Set();
  yield {};
  for (;;) {
    await sleep(TAIL_ms, undefined, { ref: false });
    const ended = (await context.requests.ended(from_ms, TAIL_ROWS)) ?? [];
    const fresh = ended.filter((record) => !seen.has(record.id) && isAsked(record, filter));
    seen = new Set(ended.map(({ id }) => id));
    // A full look goes on where it ended.
    const last_ms = ended.length === TAIL_ROWS ? (ended.at(-1)?.ended_ms ?? from_ms) : context.now() - OVERLAP_ms;
    from_ms = Math.max(begun_ms, last_ms);
    if (fresh.length === 0) yield {};
    for (const document of await documentsOf(fresh, context)) yield withoutCalls(document);
  }
}

function isAsked(record: RequestRecord, filter: RequestFilter): boolean {
  const { account, key, model, route, target, error, failed_by } = filter;
  const exact = { account, key, model, route, target, error, failed_by };
  const isEqual = Object.entries(exact).every(
    ([name, value]) => value === undefined || record[name as keyof typeof exact] === value,
  );
  if (!isEqual) return false;
  const { status, charged, min_duration_ms = 0, id_prefix = '', client_id } = filter;
  if (status !== undefined && (record.status < status.from || record.status > status.to)) return false;
  if (charged !== undefined && charged !== Number(record.charged_nano ?? 0) > 0) return false;
  if (record.ended_ms - record.at_ms < min_duration_ms || !record.id.startsWith(id_prefix)) return false;
  return client_id === undefined || Object.values(record.client_ids ?? {}).includes(client_id);
}
