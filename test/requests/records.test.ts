/** What became of each request: an operator finds it by anything, sums it up, lists who was hit, and follows what ends now. */
import { setTimeout as sleep } from 'node:timers/promises';
import t, { type Test } from 'tap';
import { openPlace } from '../../src/ledger/requests/open-place.ts';
import type { RequestGap } from '../../src/ledger/requests/record.ts';
import { QUARTER_ms, quarterStart_ms } from '../../src/lib/time/duration.ts';
import { type Admin, startAdmin } from '../support/admin.ts';
import { PostgresServer } from '../support/postgres.ts';
import { until } from '../support/stack.ts';

const server = await PostgresServer.start();
t.teardown(() => server.remove());

const chat = (content: string) => ({ model: 'chat-large', max_tokens: 20, messages: [{ role: 'user', content }] });

/** Sends a request of a caller. @returns its id. */
async function send(admin: Admin, secret: string, body: object, path = '/v1/messages'): Promise<string> {
  const answer = await fetch(admin.gateway_url + path, {
    method: 'POST',
    headers: {
      'x-api-key': secret,
      authorization: `Bearer ${secret}`,
      'content-type': 'application/json',
      'user-agent': 'shop/1.0',
    },
    body: JSON.stringify(body),
  });
  // It may be cut.
  await answer.text().catch(() => {});
  // Requests of one millisecond are in the order of their ids.
  await sleep(2);
  return answer.headers.get('x-request-id') ?? '';
}

async function play(t: Test, args: readonly string[]) {
  const admin = await startAdmin(t, ['--threads', '2', ...args]);
  const demo = (await admin.post('/keys', { account: 'demo', name: 'shop' })).body;
  await admin.post('/accounts', { name: 'poor' });
  const poor = (await admin.post('/keys', { account: 'poor', name: 'shop' })).body;
  const video = { model: 'c/vidgen-2.0', prompt: 'a cat', duration: 4 };
  const ids = {
    good: await send(admin, demo.key, chat('hello')),
    unknown: await send(admin, demo.key, { model: 'no-such-model' }),
    cut: await send(admin, demo.key, chat('[truncate]')),
    reset: await send(admin, demo.key, chat('[lost]')),
    poor: await send(admin, poor.key, chat('hello')),
    video: await send(admin, demo.key, video, '/api/v3/c/videos/generations/tasks'),
  };
  await until(
    () => admin.get('/requests'),
    ({ body }) => body.data.length === Object.keys(ids).length,
  );
  /** The names of the requests that a filter finds. */
  const found = async (query: string) => {
    const { status, body } = await admin.get(`/requests?${query}`);
    t.equal(status, 200, query);
    const names = body.data.map(({ id }: { id: string }) => Object.entries(ids).find((each) => each[1] === id)?.[0]);
    return names.toSorted().join(' ');
  };
  return { admin, demo, poor, ids, found, store: args[1] ?? admin.work.store };
}

const engines: Readonly<Record<string, () => Promise<readonly string[]>>> = {
  sqlite: async () => [],
  postgres: async () => ['--store', await server.database()],
};

for (const [engine, argsOf] of Object.entries(engines)) {
  t.test(engine, async (t) => {
    const { admin, demo, poor, ids, found, store } = await play(t, await argsOf());

    t.test('requests are found by what became of them', async (t) => {
      t.equal(await found('account=poor'), 'poor');
      t.equal(await found(`key=${demo.id}`), 'cut good reset unknown video');
      t.equal(await found('status=5xx'), 'reset');
      t.equal(await found('status=404'), 'unknown');
      t.equal(await found('error=insufficient_funds'), 'poor');
      t.equal(await found('failed_by=upstream'), 'cut reset');
      t.equal(await found('failed_by=caller&account=demo'), 'unknown');
      t.match(await found('model=chat-large&charged=true'), /good/);
      t.equal(await found('target=messages/default&failed_by=upstream'), 'cut reset');
      t.equal(await found('route=create_message&status=200'), 'cut good');
      t.equal(await found(`id_prefix=${ids.poor.slice(0, 16)}`), 'poor');
      t.equal(await found('min_duration_ms=60000'), '');
      t.equal(await found('since=1h'), 'cut good poor reset unknown video');
      t.equal(await found('until=1h'), '');
      t.match(await admin.get('/requests?colour=red'), { status: 400, body: { code: 'unknown_parameter' } });
      t.match(await admin.get('/requests?status=9xx'), { status: 400, body: { code: 'invalid_value' } });
      t.match(await admin.get('/requests?starting_after=req_none'), { status: 400, body: { code: 'invalid_value' } });
      t.match(await admin.get('/requests', { token: await admin.tokenOf('viewer') }), { status: 200 });
    });

    t.test('pages follow each other without a gap', async (t) => {
      const seen: string[] = [];
      for (let after = ''; ; ) {
        const { body } = await admin.get(`/requests?limit=2${after}`);
        seen.push(...body.data.map(({ id }: { id: string }) => id));
        if (body.has_more === false) break;
        after = `&starting_after=${seen.at(-1)}`;
      }
      t.strictSame(seen.toSorted(), Object.values(ids).toSorted());
      // A page may begin after a request that the filter leaves out. With PostgreSQL, clocks of threads may differ by some milliseconds.
      const failedAfter = (id: string) =>
        seen
          .slice(seen.indexOf(id) + 1)
          .flatMap((each) => (each === ids.cut ? 'cut' : each === ids.reset ? 'reset' : []));
      for (const id of [ids.video, ids.poor, ids.good]) {
        const names = failedAfter(id);
        t.equal(await found(`failed_by=upstream&starting_after=${id}`), names.toSorted().join(' '));
        t.equal(await found(`failed_by=upstream&starting_after=${id}&limit=1`), names[0] ?? '');
      }
    });

    t.test('one request shows its attempts, its charge and its task', async (t) => {
      const { body: good } = await admin.get(`/requests/${ids.good}`);
      t.match(good.record, {
        account: 'demo',
        model: 'chat-large',
        status: 200,
        upstream_status: 200,
        failed_by: null,
        user_agent: 'shop/1.0',
        units: { input: String, output: String },
        calls: [{ target: 'messages/default', status: 200, code: null }],
      });
      t.equal(good.record.charged, good.charge.amount, 'the record and the books agree');
      t.equal(good.record.address.endsWith('/24') || good.record.address.endsWith('/48'), true);
      const { body: reset } = await admin.get(`/requests/${ids.reset}`);
      t.match(reset, {
        record: { error: 'upstream_failed', calls: [{ status: null, code: 'ECONNRESET' }] },
        charge: null,
      });
      const { body: video } = await admin.get(`/requests/${ids.video}`);
      t.match(video, { record: { task: /^task_/ }, charge: { of: 'task' } });
      const { body: none } = await admin.get('/requests/req_none');
      t.match(none, { code: 'request_not_found' });
    });

    t.test('sums count every request, and name who failed', async (t) => {
      const { body } = await admin.get('/requests/sums?by=account,model&since=1h&sort=failures');
      t.match(body.total, { requests: 6, failures: 4, failed_by: { caller: 2, gateway: 0, upstream: 2 } });
      t.equal(body.others, null);
      t.match(body.data[0], {
        account: 'demo',
        model: 'chat-large',
        requests: 3,
        failures: 2,
        statuses: { 200: 2, 502: 1 },
      });
      t.ok(body.data[0].p95_ms >= body.data[0].p50_ms);
      const { body: top } = await admin.get('/requests/sums?by=account,model&since=1h&top=1');
      t.equal(top.data.length, 1);
      t.equal(top.others.requests + top.data[0].requests, 6, 'the rest is in others');
      const { body: hours } = await admin.get('/requests/sums?by=hour&since=1h&tz=Asia/Kolkata');
      t.match(hours.data.at(-1), { hour: /^\d{4}-\d\d-\d\dT\d\d:00\+05:30$/ });
      const { body: days } = await admin.get('/requests/sums?by=day&since=40d');
      t.equal(
        days.data.reduce((sum: number, { requests }: { requests: number }) => sum + requests, 0),
        6,
      );
    });

    t.test('who was hit', async (t) => {
      const { body } = await admin.get('/requests/affected?since=1h&failed_by=upstream');
      t.match(body.data, [{ account: 'demo', failures: 2, failed_by: { upstream: 2 } }]);
      t.equal((await admin.get('/requests/affected?since=1h')).body.data.length, 2);
      const at = async (id: string) => (await admin.get(`/requests/${id}`)).body.record.at;
      const [first, last] = [await at(ids.cut), await at(ids.reset)].toSorted();
      t.match(body.data, [{ first_at: first, last_at: last }], 'to the millisecond, by the records');
      const { body: all } = await admin.get('/requests/affected?since=1h&account=demo');
      const earliest = [await at(ids.unknown), first].toSorted()[0];
      t.match(all.data, [{ first_at: earliest, last_at: last }]);
      const { body: model } = await admin.get('/requests/affected?since=1h&model=chat-large&account=demo');
      t.match(model.data, [{ first_at: first, last_at: last }]);
      const { stdout } = await admin.work.run(['requests', 'affected', '--failed-by', 'upstream', '--store', store]);
      t.match(stdout, new RegExp(`FIRST_AT +LAST_AT\\ndemo .* ${first} +${last}`));
    });

    t.test('what is missing is said where it is missing', async (t) => {
      const { body: before } = await admin.get('/requests');
      const [newest] = before.data;
      const since_ms = Date.parse(newest.at) + 1;
      const gap = { since_ms, until_ms: since_ms + 3_000, requests: 312, reason: 'disk_full' };
      const place = await openPlace(store);
      await place.write({
        records: [],
        sums: [],
        unknown: [],
        gaps: [gap, { ...gap, until_ms: since_ms + 2_000, requests: 0, reason: 'version' }],
      });
      await place.close();
      const { body } = await admin.get('/requests');
      const since = new Date(since_ms).toISOString();
      const until = new Date(gap.until_ms).toISOString();
      const known = { since, until, requests: 312, reason: 'disk_full', cause: 'the disk was full' };
      t.match(
        body.gaps.toSorted((a: RequestGap, b: RequestGap) => b.requests - a.requests),
        [known, { since, requests: 0 }],
      );
      t.equal(body.gaps.length, 2);
      t.strictSame((await admin.get(`/requests?until=${before.data.at(-1).at}`)).body.gaps, []);
      const command = ['requests', '--limit', '2', '--store', store];
      const { stdout } = await admin.work.run(command);
      const [, line, unknown, row] = stdout.split('\n');
      t.equal(line, `312 requests were not recorded between ${since} and ${until}: the disk was full`);
      t.match(
        unknown,
        /^an unknown number of requests was not recorded between .*: the records were of another version/,
      );
      t.match(row, newest.id);
      const json = JSON.parse((await admin.work.run([...command, '--json'])).stdout);
      t.match(json, { data: { length: 2 }, has_more: true, gaps: { length: 2 } });
    });

    t.test('without its record, a failure is known to a quarter of an hour', async (t) => {
      const start_ms = quarterStart_ms(Date.now()) - 8 * QUARTER_ms;
      const failed = { caller: 0, gateway: 3, upstream: 0 };
      const { body: account } = await admin.get('/accounts/poor');
      const series = { account: account.id, key: poor.id, route: 'x', model: 'old', target: '' };
      const numbers = { requests: 3, recorded: 0, failed, amount_nano: '0', failed_amount_nano: '0', counts: [] };
      const place = await openPlace(store);
      await place.write({ records: [], gaps: [], unknown: [], sums: [{ ...series, start_ms, ...numbers }] });
      await place.close();
      const { body } = await admin.get('/requests/affected?since=1d&model=old');
      const [first_at, last_at] = [start_ms, start_ms + QUARTER_ms].map((at_ms) => new Date(at_ms).toISOString());
      t.match(body.data, [{ failures: 3, first_at, last_at }]);
    });

    t.test('CSV has the same rows', async (t) => {
      const answer = await fetch(`${admin.url}/admin/v1/requests?format=csv&failed_by=upstream`, {
        headers: { authorization: `Bearer ${admin.token}` },
      });
      t.equal(
        answer.headers.get('content-disposition'),
        'attachment; filename="requests.csv"; filename*=UTF-8\'\'requests.csv',
      );
      const [head, ...lines] = (await answer.text()).trim().split('\r\n');
      t.match(head, /^id,at,account,/);
      t.equal(lines.length, 2);
      const linesOf = async (query: string) => {
        const headers = { authorization: `Bearer ${admin.token}` };
        const text = await (await fetch(`${admin.url}/admin/v1/requests${query}format=csv`, { headers })).text();
        return text.trim().split('\r\n').slice(1);
      };
      t.strictSame(await linesOf('?failed_by=upstream&limit=1&'), lines.slice(0, 1));
      t.strictSame(await linesOf(`?failed_by=upstream&starting_after=${ids.reset}&`), lines.slice(1));
      const { body } = await admin.get('/requests/sums?by=account,model');
      t.equal((await linesOf('/sums?by=account,model&top=1&')).length, body.data.length, 'no sum is missing');
      t.ok(body.data.length > 1);
    });

    t.test('what names no account is counted by network and reason', async (t) => {
      const count = async () => (await admin.get('/requests/unknown?since=1h')).body;
      t.match(await count(), { data: [], others: 0, total: 0 });
      for (const secret of ['sk-wrong', 'sk-wronger', '']) await send(admin, secret, chat('hello'));
      await send(admin, demo.key, chat('hello'), '/no-such-path');
      const found = await until(count, ({ total }) => total === 4);
      t.match(found, {
        data: [
          { network: '127.0.0.0/24', error: 'unauthenticated', requests: 3 },
          { network: '127.0.0.0/24', error: 'route_not_found', requests: 1 },
        ],
        others: 0,
      });
      t.match(await count(), { total: 4 });
      t.match((await admin.get('/requests/unknown?limit=1')).body, { data: [{ requests: 3 }], others: 1, total: 4 });
      t.match((await admin.get('/requests/unknown?since=2h&until=1h')).body, { data: [], total: 0 });
      const args = ['requests', 'unknown', '--store', store];
      t.match((await admin.work.run(args)).stdout, /127\.0\.0\.0\/24 +unauthenticated +3/);
    });

    t.test('what ends is followed from a little before on: by events and by the command', async (t) => {
      const abort = new AbortController();
      // Its end lies before the beginning of each reader.
      const before = await send(admin, demo.key, chat('[lost]'));
      const answer = await fetch(`${admin.url}/admin/v1/requests/tail?failed_by=upstream`, {
        headers: { authorization: `Bearer ${admin.token}` },
        signal: AbortSignal.any([abort.signal, AbortSignal.timeout(60_000)]),
      });
      t.equal(answer.headers.get('content-type'), 'text/event-stream; charset=utf-8');
      const follow = ['requests', '--follow', '--failed-by', 'upstream', '--json'];
      const env = { TOLLGATE_ADMIN_TOKEN: admin.token };
      const commands = [
        admin.work.start([...follow, '--store', store]),
        admin.work.start([...follow, '--server', admin.url], { env }),
      ];
      const other = await send(admin, demo.key, chat('hello'));
      const id = await send(admin, demo.key, chat('[lost]'));
      let text = '';
      const decoder = new TextDecoder();
      for await (const bytes of answer.body ?? []) {
        text += decoder.decode(bytes, { stream: true });
        if (text.includes(id)) break;
      }
      abort.abort();
      for (const command of commands) await command.seen(new RegExp(id));
      for (const told of [text, ...commands.map(({ output }) => output.stdout)]) {
        t.equal(told.split(before).length, 2, 'what ended before is told once');
        t.equal(told.split(other).length, 1, 'what did not fail is not told');
      }
    });
  });
}
