/** On PostgreSQL, records and their sums by quarters of an hour take no more room than `size`, and go together. */
import pg from 'pg';
import t from 'tap';
import { openPostgresPlace } from '../../src/ledger/requests/postgres-place.ts';
import type { RequestRecord, RequestSums, UnknownCallers } from '../../src/ledger/requests/record.ts';
import { DAY_ms, QUARTER_ms } from '../../src/lib/time/duration.ts';
import { PostgresServer } from '../support/postgres.ts';
import { requestRecord } from '../support/request-record.ts';
import { until } from '../support/stack.ts';

const NOW_ms = Date.UTC(2026, 10, 29, 12);
const SERIES = 40;
const server = await PostgresServer.start();
t.teardown(() => server.remove());

function sumOf(start_ms: number, number: number): RequestSums {
  const failed = { caller: 0, gateway: 0, upstream: 0 };
  const numbers = { requests: 3, recorded: 3, failed, amount_nano: '1', failed_amount_nano: '0' };
  const series = { account: `acc_${number}`, key: 'key', route: 'messages', model: 'model-1', target: 'vendor/main' };
  return { ...series, ...numbers, start_ms, counts: [['status', '200', 3]] };
}

/** What is there after a prune, of quarters of an hour with so many records each. */
async function pruned(quarters: number, each: number, size_bytes: number) {
  const url = await server.database();
  const place = await openPostgresPlace(url);
  const client = new pg.Client(url);
  await client.connect();
  const ask = async (text: string) => Number(Object.values((await client.query(text)).rows[0])[0]);
  for (let ago = quarters; ago > 0; ago -= 1) {
    const start_ms = NOW_ms - ago * QUARTER_ms;
    const sums = Array.from({ length: SERIES }, (_, number) => sumOf(start_ms, number));
    const records = Array.from({ length: each }, (_, number): RequestRecord => {
      return requestRecord({ id: `req_${start_ms}_${number}`, at_ms: start_ms + number });
    });
    const unknown: readonly UnknownCallers[] = [
      { start_ms, network: '203.0.113.0/24', error: 'unauthenticated', requests: 1, last_ms: start_ms },
    ];
    await place.write({ records, sums, unknown, gaps: [] });
  }
  // The server counts the rows of a connection when it commits again a second later.
  await until(
    async () => {
      await place.write({ records: [], sums: [], unknown: [], gaps: [] });
      return ask("SELECT pg_stat_get_live_tuples('request_sum'::regclass)");
    },
    (rows) => rows >= quarters * SERIES,
  );
  const row_bytes =
    (await ask("SELECT pg_total_relation_size('request_sum') + pg_total_relation_size('request_count')")) /
    (await ask('SELECT (SELECT count(*) FROM request_sum) + (SELECT count(*) FROM request_count)'));
  for (let parts = 0, more = true; more; parts += 1) {
    if (parts > 5_000) throw new Error('the prune has no end');
    more = await place.prune({ keep_ms: 30 * DAY_ms, size_bytes }, NOW_ms);
  }
  const found = {
    row_bytes,
    records: await ask('SELECT count(*) FROM request_record'),
    days: await ask("SELECT count(*) FROM pg_inherits WHERE inhparent = 'request_record'::regclass"),
    oldest_ms: await ask('SELECT min(at_ms) FROM request_record'),
    quarters: await ask("SELECT count(DISTINCT start_ms) FROM request_sum WHERE period = 'quarter'"),
    first_ms: await ask("SELECT min(start_ms) FROM request_sum WHERE period = 'quarter'"),
    counted: await ask("SELECT count(DISTINCT start_ms) FROM request_count WHERE period = 'quarter'"),
    unknown: await ask('SELECT count(*) FROM request_unknown'),
    requests: await ask("SELECT sum(requests) FROM request_sum WHERE period = 'day'"),
  };
  await client.end();
  await place.close();
  return found;
}

t.test('what fits stays', async (t) => {
  const found = await pruned(100, 10, 2 ** 30);
  t.match(found, { records: 1_000, days: 2, quarters: 100, counted: 100, unknown: 100 });
  t.ok(
    found.row_bytes > 150 && found.row_bytes < 300,
    `a row of the sums takes ${found.row_bytes} bytes with its index`,
  );
});

t.test('a day that is detached, by a gateway that ended then, is dropped', async (t) => {
  const url = await server.database();
  const place = await openPostgresPlace(url);
  const client = new pg.Client(url);
  await client.connect();
  for (const at_ms of [NOW_ms - 2 * DAY_ms, NOW_ms])
    await place.write({ records: [requestRecord({ id: `req_${at_ms}`, at_ms })], sums: [], unknown: [], gaps: [] });
  await client.query('ALTER TABLE request_record DETACH PARTITION request_record_20261127');
  await place.prune({ keep_ms: 30 * DAY_ms, size_bytes: 2 ** 40 }, NOW_ms);
  const { rows } = await client.query("SELECT relname FROM pg_class WHERE relname ~ '^request_record_[0-9]+$'");
  t.strictSame(rows, [{ relname: 'request_record_20261129' }]);
  await client.end();
  await place.close();
});

t.test('the oldest day goes with its sums by quarters, and the sums of the days stay', async (t) => {
  const found = await pruned(100, 50, 3_000_000);
  t.match(found, { days: 1, requests: 100 * SERIES * 3 });
  t.ok(found.records > 0, `${found.records} records`);
  t.ok(found.first_ms >= found.oldest_ms - (found.oldest_ms % DAY_ms), 'no sums of a day without records');
  t.equal(found.counted, found.quarters);
  t.equal(found.unknown, found.quarters);
});

t.test('sums of a single day can be too much: the oldest go with the records of their quarters', async (t) => {
  const found = await pruned(40, 100, 600_000);
  t.ok(found.records > 0 && found.records < 4_000, `${found.records} records`);
  t.ok(found.quarters < 40, `${found.quarters} quarters`);
  t.ok(found.first_ms >= found.oldest_ms - (found.oldest_ms % QUARTER_ms), 'no sums of a quarter without records');
  t.equal(found.requests, 40 * SERIES * 3);
});
