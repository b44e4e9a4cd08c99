/** Request records in SQLite are deleted by age and by size, and the sums of days stay. */
import { statSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import t from 'tap';
import { requestRecord } from '../../../test/support/request-record.ts';
import { tempFolder } from '../../../test/support/stores.ts';
import { DAY_ms, QUARTER_ms } from '../../lib/time/duration.ts';
import { openRequestReader } from './open-reader.ts';
import type { RequestRecord, RequestSums } from './record.ts';
import { SqlitePlace } from './sqlite-place.ts';
import { countedSince } from './sums.ts';

const folder = tempFolder(t);
const NOW_ms = Date.UTC(2026, 10, 29, 12);
const SERIES = 40;

const series = (number: number) => ({
  account: `acc_${number}`,
  key: `key_${number}`,
  route: 'messages',
  model: 'model-1',
  target: 'vendor/main',
});

function sumOf(start_ms: number, number: number): RequestSums {
  const failed = { caller: 0, gateway: 0, upstream: 0 };
  const numbers = { requests: 3, recorded: 3, failed, amount_nano: '1', failed_amount_nano: '0' };
  return { ...series(number), ...numbers, start_ms, counts: [['status', '200', 3]] };
}

function recordOf(at_ms: number, number: number): RequestRecord {
  const client_ids = { 'x-order': `order ${number}` };
  return requestRecord({ ...series(number % SERIES), id: `req_${at_ms}_${number}`, at_ms, client_ids });
}

const unknownOf = (start_ms: number) => {
  return { start_ms, network: '203.0.113.0/24', error: 'unauthenticated', requests: 1, last_ms: start_ms };
};

/** A file with records and sums in each quarter of the last hours, and what it has after it was pruned. */
async function pruned(
  name: string,
  quarters: number,
  each: number,
  retention: { keep_ms: number; size_bytes: number },
) {
  const path = join(folder, `${name}.requests.db`);
  const place = new SqlitePlace(path);
  for (let ago = quarters; ago > 0; ago -= 1) {
    const start_ms = NOW_ms - ago * QUARTER_ms;
    const sums = Array.from({ length: SERIES }, (_, number) => sumOf(start_ms, number));
    const records = Array.from({ length: each }, (_, number) => recordOf(start_ms + number, number));
    await place.write({ records, sums, unknown: [unknownOf(start_ms)], gaps: [] });
  }
  let parts = 0;
  for (let more = true; more; parts += 1) {
    if (parts > 5_000) throw new Error('the prune has no end');
    more = await place.prune(retention, NOW_ms);
  }
  await place.close();
  const db = new Database(path, { readonly: true });
  const ask = (text: string) => Number(db.prepare(text).pluck().get());
  const found = {
    records: ask('SELECT count(*) FROM request_record'),
    clients: ask('SELECT count(*) FROM request_client'),
    unknown: ask('SELECT count(*) FROM request_unknown'),
    oldest_ms: ask('SELECT min(at_ms) FROM request_record'),
    quarters: ask("SELECT count(DISTINCT start_ms) FROM request_sum WHERE period = 'quarter'"),
    first_ms: ask("SELECT min(start_ms) FROM request_sum WHERE period = 'quarter'"),
    counted: ask("SELECT count(DISTINCT start_ms) FROM request_count WHERE period = 'quarter'"),
    requests: ask("SELECT sum(requests) FROM request_sum WHERE period = 'day'"),
    used_bytes: (ask('PRAGMA page_count') - ask('PRAGMA freelist_count')) * ask('PRAGMA page_size'),
  };
  db.close();
  return { ...found, parts, file_bytes: statSync(path).size };
}

t.test('what is older than keep goes to the millisecond, and the sums stay', async (t) => {
  const found = await pruned('old', 20, 150, { keep_ms: 10 * QUARTER_ms - 50, size_bytes: 2 ** 40 });
  t.match(found, { records: 1_450, clients: 1_450, oldest_ms: NOW_ms - 10 * QUARTER_ms + 50 });
  t.equal(found.unknown, 9, 'quarters that began after that');
  t.match(found, { quarters: 20, counted: 20, requests: 20 * SERIES * 3 });
});

t.test('too much: records go, the oldest first, and sums before the records', async (t) => {
  const size_bytes = 1_000_000;
  const found = await pruned('large', 20, 500, { keep_ms: DAY_ms, size_bytes });
  t.ok(found.used_bytes <= size_bytes, `${found.used_bytes} bytes`);
  t.ok(found.records > 1_000 && found.records < 10_000, `${found.records} records`);
  t.equal(found.clients, found.records);
  const further_ms = found.oldest_ms - found.first_ms;
  t.ok(further_ms >= 0 && further_ms < 2 * QUARTER_ms, `sums reach ${further_ms} ms further back than records`);
  t.equal(found.counted, found.quarters);
  t.equal(found.unknown, found.quarters, 'callers without an account go with the sums');
  t.equal(found.requests, 20 * SERIES * 3, 'the sums of the days stay');
});

t.test('sums alone can be too much: those of the latest quarters stay', async (t) => {
  const size_bytes = 250_000;
  const found = await pruned('sums', 100, 1, { keep_ms: DAY_ms * 30, size_bytes });
  t.ok(found.used_bytes <= size_bytes, `${found.used_bytes} bytes`);
  t.ok(found.quarters > 10 && found.quarters < 100, `${found.quarters} quarters`);
  t.ok(found.records > 0, `${found.records} records`);
});

t.test('after a prune by size, sums by days reach further back than sums by hours', async (t) => {
  const { first_ms } = await pruned('days', 300, 1, { keep_ms: DAY_ms * 30, size_bytes: 250_000 });
  const reader = openRequestReader(`sqlite:${join(folder, 'days')}`);
  t.teardown(() => reader.close());
  const span = { since_ms: NOW_ms - 10 * DAY_ms, until_ms: NOW_ms, zone: 'UTC' };
  t.equal(await reader.read(countedSince({ ...span, by: ['hour'] })), first_ms);
  t.equal(await reader.read(countedSince({ ...span, by: ['model', 'day'] })), Date.UTC(2026, 10, 26));
  t.equal(await reader.read(countedSince({ ...span, by: [] })), Date.UTC(2026, 10, 26));
});
