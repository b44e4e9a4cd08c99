/** Writes a batch of records and sums, in SQL that both engines run. */
import { DAY_ms } from '../../lib/time/duration.ts';
import { type Query, type Reading, row, run, statement } from '../store/sql.ts';
import type { RequestBatch, RequestRecord, RequestSeries, RequestSums, UnknownCallers } from './record.ts';
import { SUM_LEVELS, type SumLevel, seriesOfLevel } from './sum-levels.ts';

/** The ids of series that a recorder has stored. */
export type KnownSeries = Map<string, bigint>;

/** Series that are remembered; a full memory is emptied. */
const MAX_SERIES = 50_000;

const statements = {
  findSeries: statement<{ readonly id: bigint }>(
    'request_series_of',
    'SELECT id FROM request_series WHERE account = $1 AND key = $2 AND route = $3 AND model = $4 AND target = $5',
  ),
  addSeries: statement(
    'add_request_series',
    `INSERT INTO request_series (account, key, route, model, target) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (account, key, route, model, target) DO NOTHING`,
  ),
  addRecord: statement(
    'add_request',
    `INSERT INTO request_record (at_ms, id, ended_ms, series, account, interface, status, upstream_status, error, failed_by, calls,
       first_byte_ms, bytes_in, bytes_out, is_stream, units, charged_nano, task, lease, address, user_agent, client_ids)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22)`,
  ),
  addClient: statement('add_request_client', 'INSERT INTO request_client (value, at_ms, id) VALUES ($1, $2, $3)'),
  addSum: statement(
    'add_request_sum',
    `INSERT INTO request_sum (period, start_ms, series, requests, recorded, failed_caller, failed_gateway, failed_upstream,
       amount_nano, failed_amount_nano)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
     ON CONFLICT (period, start_ms, series) DO UPDATE SET
       requests = request_sum.requests + excluded.requests,
       recorded = request_sum.recorded + excluded.recorded,
       failed_caller = request_sum.failed_caller + excluded.failed_caller,
       failed_gateway = request_sum.failed_gateway + excluded.failed_gateway,
       failed_upstream = request_sum.failed_upstream + excluded.failed_upstream,
       amount_nano = request_sum.amount_nano + excluded.amount_nano,
       failed_amount_nano = request_sum.failed_amount_nano + excluded.failed_amount_nano`,
  ),
  addCount: statement(
    'add_request_count',
    `INSERT INTO request_count (period, start_ms, series, what, value, n) VALUES ($1, $2, $3, $4, $5, $6)
     ON CONFLICT (period, start_ms, series, what, value) DO UPDATE SET n = request_count.n + excluded.n`,
  ),
  addUnknown: statement(
    'add_request_unknown',
    `INSERT INTO request_unknown (start_ms, network, error, requests, last_ms) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (start_ms, network, error) DO UPDATE SET
       requests = request_unknown.requests + excluded.requests,
       last_ms = CASE WHEN excluded.last_ms > request_unknown.last_ms THEN excluded.last_ms ELSE request_unknown.last_ms END`,
  ),
  addGap: statement(
    'add_request_gap',
    'INSERT INTO request_gap (since_ms, until_ms, requests, reason) VALUES ($1, $2, $3, $4)',
  ),
};

/** Statements that share one round trip. */
const MAX_QUERIES = 256;

/**
 * Writes a batch, to be run in one transaction. Gateways that write at the same time lock rows in the same order, so that they cannot
 * deadlock: series by their names, then sums and unknown callers by their keys.
 */
export function* writeBatch({ records, sums, unknown, gaps }: RequestBatch, known: KnownSeries): Reading<void> {
  if (known.size > MAX_SERIES) known.clear();
  const levels = SUM_LEVELS.map((level) => ({ level, sums: sumsOfLevel(sums, level) }));
  const described: readonly RequestSeries[] = [...records, ...levels.flatMap((each) => each.sums)];
  const series = new Map(described.map((each) => [nameOf(each), each]));
  for (const [, each] of [...series].toSorted(([a], [b]) => (a < b ? -1 : 1))) yield* storeSeries(each, known);
  const idOf = (each: RequestSeries) => known.get(nameOf(each)) ?? 0n;
  const counted = [
    ...levels.flatMap(({ level, sums }) => sums.flatMap((sum) => sumQueries(sum, idOf(sum), level.prefix))),
    ...unknown.map(unknownQuery),
  ];
  const queries = [
    ...records.flatMap((record) => recordQueries(record, idOf(record))),
    ...counted.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1)),
    ...gaps.map(({ since_ms, until_ms, requests, reason }) => ({
      of: statements.addGap,
      values: [since_ms, until_ms, requests, reason],
    })),
  ];
  while (queries.length > 0) yield queries.splice(0, MAX_QUERIES);
}

function nameOf({ account, key, route, model, target }: RequestSeries): string {
  return [account, key, route, model, target].join('\0');
}

/** The primary key of the row that a query changes: the first five columns of a count, the first three of others. */
function keyOf({ of, values }: Query): string {
  return values.slice(0, of === statements.addCount ? 5 : 3).join(' ');
}

function* storeSeries(series: RequestSeries, known: KnownSeries): Reading<void> {
  const { account, key, route, model, target } = series;
  const name = nameOf(series);
  if (known.has(name)) return;
  const columns = [account, key, route, model, target];
  yield* run(statements.addSeries, columns);
  const stored = yield* row(statements.findSeries, columns);
  if (stored === undefined) throw new Error('a series was not stored');
  known.set(name, stored.id);
}

function recordQueries(record: RequestRecord, series: bigint): readonly Query[] {
  const { at_ms, id, client_ids, charged_nano, lease } = record;
  const values = [
    at_ms,
    id,
    record.ended_ms,
    series,
    record.account,
    record.interface,
    record.status,
    record.upstream_status,
    record.error,
    record.failed_by,
    JSON.stringify(record.calls),
    record.first_byte_ms,
    record.bytes_in,
    record.bytes_out,
    record.is_stream ? 1 : 0,
    record.units && JSON.stringify(record.units),
    charged_nano === null ? null : BigInt(charged_nano),
    record.task,
    lease === null ? null : BigInt(lease),
    record.address,
    record.user_agent,
    client_ids && JSON.stringify(client_ids),
  ];
  const sent = [...new Set(Object.values(client_ids ?? {}))];
  return [
    { of: statements.addRecord, values },
    ...sent.map((value) => ({ of: statements.addClient, values: [value, at_ms, id] })),
  ];
}

/** The sums of a batch at a level. */
function sumsOfLevel(sums: readonly RequestSums[], level: SumLevel): readonly RequestSums[] {
  const together = new Map<string, RequestSums>();
  for (const sum of sums) {
    const series = seriesOfLevel(sum, level);
    const name = `${sum.start_ms}\0${nameOf(series)}`;
    const before = together.get(name);
    together.set(name, before === undefined ? { ...sum, ...series } : added(before, sum));
  }
  return [...together.values()];
}

function added(to: RequestSums, sum: RequestSums): RequestSums {
  const counts = new Map(to.counts.map((count) => [`${count[0]} ${count[1]}`, count]));
  for (const [what, value, n] of sum.counts)
    counts.set(`${what} ${value}`, [what, value, n + (counts.get(`${what} ${value}`)?.[2] ?? 0)]);
  const { caller, gateway, upstream } = to.failed;
  const plus = (name: 'amount_nano' | 'failed_amount_nano') => String(BigInt(to[name]) + BigInt(sum[name]));
  return {
    ...to,
    requests: to.requests + sum.requests,
    recorded: to.recorded + sum.recorded,
    failed: {
      caller: caller + sum.failed.caller,
      gateway: gateway + sum.failed.gateway,
      upstream: upstream + sum.failed.upstream,
    },
    amount_nano: plus('amount_nano'),
    failed_amount_nano: plus('failed_amount_nano'),
    counts: [...counts.values()],
  };
}

function sumQueries(sum: RequestSums, series: bigint, prefix: SumLevel['prefix']): readonly Query[] {
  const { start_ms, requests, recorded, failed, counts } = sum;
  const amounts = [BigInt(sum.amount_nano), BigInt(sum.failed_amount_nano)];
  const numbers = [requests, recorded, failed.caller, failed.gateway, failed.upstream, ...amounts];
  const periods = [
    [`${prefix}quarter`, start_ms],
    [`${prefix}day`, start_ms - (start_ms % DAY_ms)],
  ] as const;
  return periods.flatMap(([period, start]) => [
    { of: statements.addSum, values: [period, start, series, ...numbers] },
    ...counts.map(([what, value, n]) => ({ of: statements.addCount, values: [period, start, series, what, value, n] })),
  ]);
}

function unknownQuery({ start_ms, network, error, requests, last_ms }: UnknownCallers): Query {
  return { of: statements.addUnknown, values: [start_ms, network, error, requests, last_ms] };
}
