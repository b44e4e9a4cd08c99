/** Gateways share the place of the request records of their store: they write and prune at the same time, and lose nothing of the sums. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import t, { type Test } from 'tap';
import { openStore } from '../../src/ledger/open-store.ts';
import { openPlace } from '../../src/ledger/requests/open-place.ts';
import { openRequestReader } from '../../src/ledger/requests/open-reader.ts';
import { readingOf, requestReads } from '../../src/ledger/requests/request-reads.ts';
import { DAY_ms } from '../../src/lib/time/duration.ts';
import { startAdmin } from '../support/admin.ts';
import { PostgresServer } from '../support/postgres.ts';
import { startRecorded } from '../support/recorded.ts';
import { requestRecord } from '../support/request-record.ts';
import { BATCH } from '../support/request-recorder.ts';
import { until } from '../support/stack.ts';
import { tempFolder } from '../support/stores.ts';

const server = await PostgresServer.start();
t.teardown(() => server.remove());
const stores: Readonly<Record<string, () => Promise<string>>> = {
  sqlite: async () => `sqlite:${join(tempFolder(t), 'store.db')}`,
  postgres: () => server.database(),
};

const BATCHES = 150;

/** Runs recorders to their ends. @returns what each wrote to its standard error. */
function record(store_url: string, names: readonly string[], size_bytes: number): Promise<readonly string[]> {
  const file = join(import.meta.dirname, '../support/request-recorder.ts');
  return Promise.all(
    names.map(async (name) => {
      const args = [file, store_url, name, String(BATCHES), String(size_bytes)];
      const child = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'pipe'] });
      let errors = '';
      child.stderr.setEncoding('utf8').on('data', (text: string) => {
        errors += text;
      });
      const [code] = await once(child, 'close');
      return code === 0 ? '' : errors;
    }),
  );
}

async function counted(t: Test, store_url: string) {
  const reader = openRequestReader(store_url);
  t.teardown(() => reader.close());
  const reads = requestReads((question) => reader.read(readingOf(question)));
  const now_ms = Date.now();
  const span = { since_ms: now_ms - 2 * DAY_ms, until_ms: now_ms + DAY_ms };
  const sums = (await reads.sums({ ...span, by: ['day'], zone: 'UTC' })) ?? [];
  const accounts = (await reads.sums({ ...span, by: ['account'], zone: 'UTC' })) ?? [];
  const unknown = await reads.unknownCallers(span.since_ms, span.until_ms, 10);
  const page = (await reads.page(span, 100_000)) ?? [];
  return {
    requests: sums.reduce((sum, each) => sum + each.requests, 0),
    ofAccounts: accounts.reduce((sum, each) => sum + each.requests, 0),
    statuses: sums.reduce((sum, each) => sum + (each.counts.status.get('200') ?? 0), 0),
    unknown: unknown?.total,
    records: page.length,
    ids: new Set(page.map(({ id }) => id)).size,
  };
}

for (const [engine, urlOf] of Object.entries(stores)) {
  t.test(`${engine}: three recorders at once`, async (t) => {
    const url = await urlOf();
    await (await openStore(url)).close();
    t.strictSame(await record(url, ['a', 'b', 'c'], 2 ** 40), ['', '', ''], 'none fails');
    const requests = 3 * BATCHES * BATCH;
    const all = {
      requests,
      ofAccounts: requests,
      statuses: requests,
      unknown: 3 * BATCHES,
      records: requests,
      ids: requests,
    };
    t.strictSame(await counted(t, url), all);
  });

  t.test(`${engine}: three recorders that delete what is too much`, async (t) => {
    const url = await urlOf();
    await (await openStore(url)).close();
    t.strictSame(await record(url, ['a', 'b', 'c'], 1_000_000), ['', '', ''], 'none fails');
    const { records, ids, requests, ofAccounts } = await counted(t, url);
    t.ok(records < 3 * BATCHES * BATCH, `${records} records are left`);
    t.equal(ids, records);
    t.ok(requests >= records, 'what is recorded is counted');
    t.ok(ofAccounts >= records, 'also by account');
  });
}

t.test('postgres: gateways begin a day at the same time', async (t) => {
  const url = await server.database();
  const places = await Promise.all(Array.from({ length: 6 }, () => openPlace(url)));
  for (let day = 0; day < 20; day += 1) {
    const record = requestRecord({ id: `req_${day}`, at_ms: Date.UTC(2026, 10, 1 + day) });
    const batch = { records: [record], sums: [], unknown: [], gaps: [] };
    await t.resolves(Promise.all(places.map((place) => place.write(batch))), `day ${day}`);
  }
  for (const place of places) await place.close();
});

t.test('two gateways on one store show the requests of both', async (t) => {
  const first = await startRecorded(t);
  const second = await startAdmin(t, ['--store', first.admin.work.store]);
  const { body: key } = await second.post('/keys', { account: 'demo', name: 'other' });
  await first.ask(20);
  for (let n = 0; n < 20; n += 1) {
    const answer = await fetch(`${second.gateway_url}/v1/messages`, {
      method: 'POST',
      headers: { 'x-api-key': key.key, 'content-type': 'application/json' },
      body: JSON.stringify({ model: 'chat-large', max_tokens: 20, messages: [{ role: 'user', content: 'hello' }] }),
    });
    t.equal(answer.status, 200);
    await answer.text();
  }
  for (const { get } of [first.admin, second])
    await until(
      () => get('/requests?limit=200'),
      ({ body }) => body.data.length === 40,
    );
  const { body } = await second.get('/requests/sums?since=1h');
  t.equal(body.total.requests, 40);
});
