/** Sums of requests, and who was hit by failures. */
import Type, { type Static } from 'typebox';
import { percentile_ms } from '../../ledger/requests/latency.ts';
import {
  addSum,
  emptySum,
  failuresOf,
  type RequestSum,
  SUM_COLUMNS,
  type SumColumn,
  type SumFilter,
  sumWithout,
  TOO_MANY_SUMS,
} from '../../ledger/requests/sums.ts';
import { formatNano } from '../../lib/money/amount.ts';
import { csvLine } from '../../lib/text/csv.ts';
import { formatTime } from '../api/documents.ts';
import { accountNames, optionalAccount } from '../api/find.ts';
import { type Context, operation } from '../api/operation.ts';
import { Problem } from '../api/problem.ts';
import { RequestSumSchema, RequestTotalSchema, sumDocument, totalDocument } from '../api/request-documents.ts';
import { type Filters, filters, period, subjects } from '../api/request-filters.ts';
import { Id, Money, nullable, object, TableFormat, Text, Time } from '../api/schemas.ts';
import { readPeriod, readTimeZone } from '../api/values.ts';

const SORTS = ['requests', 'failures', 'amount', 'p95_ms'] as const;
type Sort = (typeof SORTS)[number];
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
    Type.Integer({
      minimum: 1,
      maximum: MAX_SUMS,
      description: 'in JSON only so many; the rest is added up in others',
    }),
  ),
  format: TableFormat,
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
  async csv({ top: _, ...asked }, context) {
    const { data } = await sumsOf({ ...asked, top: Number.POSITIVE_INFINITY }, context);
    return { name: 'request-sums', texts: sumLines(asked.by ?? [], data, context) };
  },
  run: sumsOf,
});

async function sumsOf({ sort = 'requests', top = MAX_SUMS, format: _, ...asked }: SumQuery, context: Context) {
  const filter = await sumFilterOf(asked, context);
  const { shown, others, total } =
    (await largestSums(filter, sort, top, context)) ?? (await cutSums(filter, sort, top, context));
  const counted_ms = await context.requests.countedSince(filter);
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
    others: others === undefined ? null : totalDocument(others),
    total: totalDocument(total),
  };
}

/** Sums that are shown, what the others add up to, and all of them. */
interface CutSums {
  readonly shown: readonly RequestSum[];
  readonly others: RequestSum | undefined;
  readonly total: RequestSum;
}

async function cutSums(filter: SumFilter, sort: Sort, top: number, context: Context): Promise<CutSums> {
  const sums = sorted(await allSums(filter, context), sort);
  const rest = sums.slice(top);
  const others = rest.length === 0 ? undefined : totalOf(rest);
  return { shown: sums.slice(0, top), others, total: totalOf(sums) };
}

/** More values than this are not asked for by name. */
const MAX_NAMED = 200;

/**
 * The same, for few of many accounts or keys: latencies are read for those that are shown, and for all together. Undefined: it would gain
 * nothing.
 */
async function largestSums(filter: SumFilter, sort: Sort, top: number, context: Context): Promise<CutSums | undefined> {
  const subject = (['key', 'account'] as const).find((each) => filter.by.includes(each));
  if (subject === undefined || top > MAX_NAMED || sort === 'p95_ms') return undefined;
  const bare = sorted(await allSums({ ...filter, isBare: true }, context), sort);
  if (bare.length <= top) return undefined;
  const groups = bare.slice(0, top).map(({ group }) => group);
  const values = [...new Set(groups.map((group) => group[subject] ?? ''))];
  const counted = await allSums({ ...filter, among: { subject, values } }, context);
  const byGroup = new Map(counted.map((sum) => [JSON.stringify(sum.group), sum]));
  const shown = groups.map((group) => byGroup.get(JSON.stringify(group)) ?? emptySum(group));
  const total = totalOf(await allSums({ ...filter, by: [] }, context));
  return { shown, others: sumWithout(total, shown), total };
}

async function sumFilterOf(
  { account: nameOrId, since = '24h', until, tz = 'UTC', by = [], ...more }: Omit<SumQuery, 'sort' | 'top' | 'format'>,
  { store, now }: Pick<Context, 'store' | 'now'>,
): Promise<SumFilter> {
  const zone = readTimeZone(tz);
  const account = await optionalAccount(store, nameOrId);
  const span = readPeriod({ since, until }, now(), zone);
  return { ...more, ...span, account: account?.id, by: [...new Set(by)], zone };
}

/** @throws Problem if there are too many. */
async function allSums(filter: SumFilter, { requests }: Pick<Context, 'requests'>): Promise<readonly RequestSum[]> {
  const sums = await requests.sums(filter).catch((error: unknown) => {
    if (!(error instanceof Error && 'code' in error && error.code === TOO_MANY_SUMS)) throw error;
    throw new Problem('invalid_value', error.message, 'ask for a shorter period, or by fewer columns');
  });
  return sums ?? [];
}

function totalOf(sums: readonly RequestSum[]): RequestSum {
  const total = emptySum();
  for (const sum of sums) addSum(total, sum);
  return total;
}

function sorted(sums: readonly RequestSum[], sort: Sort): readonly RequestSum[] {
  // As moments: in the hour that comes twice, the texts of its two offsets sort the wrong way round.
  const periodOf = ({ group: { hour, day } }: RequestSum) => Date.parse(hour ?? day ?? '1970-01-01');
  const measures = {
    requests: (sum: RequestSum) => BigInt(sum.requests),
    failures: (sum: RequestSum) => BigInt(failuresOf(sum)),
    amount: ({ amount_nano }: RequestSum) => amount_nano,
    p95_ms: (sum: RequestSum) => BigInt(percentile_ms(sum.counts.duration, 0.95) ?? 0),
  };
  const measured = sums.map((sum) => ({ sum, at: periodOf(sum), size: measures[sort](sum) }));
  measured.sort((a, b) => a.at - b.at || Number(b.size > a.size) - Number(b.size < a.size));
  return measured.map(({ sum }) => sum);
}

function sumLines(
  columns: readonly SumColumn[],
  sums: readonly Static<typeof RequestSumSchema>[],
  { currency }: Context,
): readonly string[] {
  const code = 'currency' in currency ? currency.currency : '';
  const shown = [...columns, 'requests', 'failures', 'p50_ms', 'p95_ms', 'p99_ms', 'amount'] as const;
  return [
    csvLine([...shown, 'currency']),
    ...sums.map((sum) => csvLine([...shown.map((name) => sum[name] ?? null), code])),
  ];
}

/** Accounts whose first and last failure are looked for in the records. */
const MAX_EXACT = 500;

const Moment = (what: string) =>
  Type.String({ format: 'date-time', description: `${what}; to a quarter of an hour if no record of it is left` });

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
    format: TableFormat,
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
        first_at: nullable(Moment('its first failure')),
        last_at: nullable(Moment('its last failure')),
      }),
    ),
  }),
  example: { since: '1h' },
  async csv(asked, context) {
    const { data } = await affectedOf(asked, context);
    const columns = [
      'account',
      'account_id',
      'requests',
      'failures',
      'amount',
      'failed_amount',
      'first_at',
      'last_at',
    ] as const;
    const lines = data.map((each) => csvLine(columns.map((name) => each[name])));
    return { name: 'affected-accounts', texts: [csvLine(columns), ...lines] };
  },
  run: affectedOf,
});

async function affectedOf(
  { failed_by, format: _, ...asked }: Omit<SumQuery, 'by' | 'sort' | 'top'> & Pick<Filters, 'failed_by'>,
  context: Context,
) {
  const filter = await sumFilterOf({ ...asked, by: ['account'] }, context);
  const askedFailures = (sum: RequestSum) => (failed_by === undefined ? failuresOf(sum) : sum.failed[failed_by]);
  const sums = (await allSums({ ...filter, isBare: true }, context)).filter((sum) => askedFailures(sum) > 0);
  const hit = [...sums].sort((a, b) => askedFailures(b) - askedFailures(a)).slice(0, MAX_SUMS);
  const idOf = ({ group }: RequestSum) => group.account ?? '';
  const ids = hit.map(idOf);
  const nameOf = await accountNames(context.store, ids);
  const times = await context.requests.failureTimes(filter, failed_by, ids.slice(0, MAX_EXACT));
  // The end of a quarter may be still to come.
  const timeOf = (at_ms: number | undefined) =>
    at_ms === undefined ? null : formatTime(Math.min(at_ms, context.now()));
  return {
    since: formatTime(filter.since_ms),
    until: formatTime(filter.until_ms),
    data: hit.map((sum) => ({
      account: nameOf(idOf(sum)),
      account_id: idOf(sum),
      requests: sum.requests,
      failures: askedFailures(sum),
      failed_by: sum.failed,
      amount: formatNano(sum.amount_nano),
      failed_amount: formatNano(sum.failed_amount_nano),
      first_at: timeOf(times?.get(idOf(sum))?.first_ms),
      last_at: timeOf(times?.get(idOf(sum))?.last_ms),
    })),
  };
}
