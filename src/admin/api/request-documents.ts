/** Documents of request records and of their sums. */
import Type from 'typebox';
import { percentile_ms } from '../../ledger/requests/latency.ts';
import { FAILED_BY, type RequestGap, type RequestRecord } from '../../ledger/requests/record.ts';
import { failuresOf, type RequestSum, SUM_COLUMNS, type SumColumn } from '../../ledger/requests/sums.ts';
import { formatNano } from '../../lib/money/amount.ts';
import { formatTime } from './documents.ts';
import { accountNames } from './find.ts';
import type { Context } from './operation.ts';
import { Count, Id, Money, nullable, object, Text, Time } from './schemas.ts';

const Milliseconds = (description: string) => Type.Integer({ description: `${description}, in milliseconds` });
/** Who made a request fail. */
export const FailedBySchema = Type.Enum(FAILED_BY, { description: `who made it fail: ${FAILED_BY.join(', ')}` });

const CallSchema = object({
  target: Text('upstream/target'),
  status: nullable(Type.Integer({ description: 'the status of its answer' })),
  code: nullable(Text('why there is no complete answer, such as ECONNREFUSED')),
  sent_ms: nullable(Milliseconds('from the arrival until it was sent')),
  answered_ms: nullable(Milliseconds("from the arrival until its answer's head came")),
});

/** A request in a list. */
export const RequestSchema = object({
  id: Id('the id of the request (req_…), as in the log and in the answer'),
  at: Time,
  ended: Time,
  account: Text("the account's name"),
  account_id: Id('its id'),
  key: Id("the key's id"),
  interface: nullable(Text('the interface')),
  route: nullable(Text('the route; null: none matched')),
  model: nullable(Text('the model; null: the request did not get so far')),
  target: nullable(Text('upstream/target of the last attempt; null: it was sent to none')),
  status: Type.Integer({ description: 'what the caller got; 499: it left before the answer began' }),
  upstream_status: nullable(Type.Integer({ description: "the status of the upstream's last answer" })),
  error: nullable(Text('the kind of the error that the gateway answered')),
  failed_by: nullable(FailedBySchema),
  attempts: Count('how often it was sent to an upstream'),
  first_byte_ms: nullable(Milliseconds("from the arrival to the head of the upstream's answer")),
  duration_ms: Milliseconds('from the arrival to the end of the answer'),
  bytes_in: Count('the bytes of the body'),
  bytes_out: Count('the bytes that went to the caller'),
  stream: Type.Boolean({ description: 'whether the answer was a stream of events' }),
  units: nullable(Type.Record(Type.String(), Type.String(), { description: 'the units by class' })),
  charged: nullable(Money),
  task: nullable(Id('the task that it created')),
  lease: nullable(Id('the hold that it was charged to, as lease_N')),
  address: nullable(Text("the caller's network, or its address if requests.client is full")),
  user_agent: nullable(Text('the user agent')),
  client_ids: Type.Record(Type.String(), Type.String(), {
    description: "the caller's own ids, by the headers that log_headers of the interface names",
  }),
});

/** A request with its attempts. */
export const RequestDetailSchema = object({ ...RequestSchema.properties, calls: Type.Array(CallSchema) });

export const GapSchema = object({
  since: Time,
  until: Time,
  requests: Count('requests without a record; 0: not known how many'),
  reason: Text('why: queue_full, recorder_ended, disk_full, replaced, damaged, version, failed'),
  cause: Text('why, in words'),
});

/** Why records are missing, by the reason of a gap. */
const CAUSES: Readonly<Record<string, string>> = {
  queue_full: 'there were more than could be written',
  disk_full: 'the disk was full',
  replaced: 'the file of the records was deleted or replaced',
  recorder_ended: 'the thread that writes them had ended',
  damaged: 'the file of the records was damaged and set aside',
  version: 'the records were of another version and set aside',
};

const orNull = (text: string) => (text === '' ? null : text);

/** The rows of records in a list. What a task was charged comes from the books. */
export async function requestRows(records: readonly RequestRecord[], { store }: Pick<Context, 'store'>) {
  const nameOf = await accountNames(
    store,
    records.map(({ account }) => account),
  );
  const tasks = await Promise.all(records.map(({ task }) => (task === null ? undefined : store.getTask(task))));
  return records.map((record, index) => requestRow(record, nameOf(record.account), tasks[index]?.charged_nano));
}

/** @param charged_nano of the task that it created; undefined or null: the record's own. */
function requestRow(record: RequestRecord, account: string, charged_nano?: bigint | null) {
  const { at_ms, ended_ms, calls, is_stream, charged_nano: own_nano, lease, client_ids, ...rest } = record;
  const charged = charged_nano ?? (own_nano === null ? null : BigInt(own_nano));
  return {
    ...rest,
    at: formatTime(at_ms),
    ended: formatTime(ended_ms),
    account,
    account_id: record.account,
    interface: orNull(record.interface),
    route: orNull(record.route),
    model: orNull(record.model),
    target: orNull(record.target),
    attempts: calls.length,
    duration_ms: ended_ms - at_ms,
    stream: is_stream,
    charged: charged === null ? null : formatNano(charged),
    lease: lease === null ? null : `lease_${lease}`,
    address: orNull(record.address),
    client_ids: client_ids ?? {},
  };
}

/** A gap, with its cause in words. */
export function gapDocument({ since_ms, until_ms, requests, reason }: RequestGap) {
  const cause = CAUSES[reason] ?? 'the place of the records could not be used';
  return { since: formatTime(since_ms), until: formatTime(until_ms), requests, reason, cause };
}

const Percentiles = {
  p50_ms: nullable(Milliseconds('the median')),
  p95_ms: nullable(Milliseconds('the 95th percentile')),
  p99_ms: nullable(Milliseconds('the 99th percentile')),
};

const sumProperties = {
  requests: Count('requests'),
  failures: Count('requests that failed, whoever made them fail'),
  failed_by: object({
    caller: Count('by the caller'),
    gateway: Count('by the gateway'),
    upstream: Count('by the upstream'),
  }),
  // Of the duration.
  ...Percentiles,
  first_byte: object(Percentiles),
  amount: Money,
  statuses: Type.Record(Type.String(), Type.Integer(), { description: 'requests by status' }),
  errors: Type.Record(Type.String(), Type.Integer(), { description: "the gateway's errors by kind" }),
};

export const RequestTotalSchema = object(sumProperties);

const Group = (column: SumColumn) => Type.Optional(nullable(Text(`the ${column}`)));
const groupProperties = Object.fromEntries(SUM_COLUMNS.map((column) => [column, Group(column)])) as Record<
  SumColumn,
  ReturnType<typeof Group>
>;

export const RequestSumSchema = object({ ...groupProperties, ...sumProperties });

/** A sum without the columns that it is grouped by. */
export function totalDocument(sum: RequestSum) {
  const { requests, failed, amount_nano, counts } = sum;
  return {
    requests,
    failures: failuresOf(sum),
    failed_by: failed,
    ...percentiles(counts.duration),
    first_byte: percentiles(counts.first_byte),
    amount: formatNano(amount_nano),
    statuses: Object.fromEntries(counts.status),
    errors: Object.fromEntries(counts.error),
  };
}

/** A sum with the columns that it is grouped by. @param nameOf names an account by its id. */
export function sumDocument(sum: RequestSum, nameOf: (account: string) => string) {
  const { account, ...group } = sum.group;
  const named = account === undefined ? {} : { account: nameOf(account) };
  const columns = Object.entries({ ...named, ...group }).map(([column, value]) => [column, orNull(value)]);
  return { ...Object.fromEntries(columns), ...totalDocument(sum) };
}

function percentiles(counts: ReadonlyMap<string, number>) {
  return {
    p50_ms: percentile_ms(counts, 0.5),
    p95_ms: percentile_ms(counts, 0.95),
    p99_ms: percentile_ms(counts, 0.99),
  };
}
