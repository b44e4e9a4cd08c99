/** Whatever arrives at the listener of the administration, it answers operators, its memory stays small, and SIGTERM ends it. */
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import t from 'tap';
import { operations } from '../../src/admin/api/table.ts';
import { DAY_ms } from '../../src/lib/time/duration.ts';
import { startAdmin } from '../support/admin.ts';
import { rawCaller } from '../support/raw-caller.ts';
import { until } from '../support/stack.ts';

const get = (path: string, head = '') => `GET /admin/v1${path} HTTP/1.1\r\nhost: 127.0.0.1\r\n${head}\r\n`;

t.test('pipelined requests are answered one after the other, in their order', async (t) => {
  const admin = await startAdmin(t);
  const bearer = `authorization: Bearer ${admin.token}\r\n`;
  const body = '{"name":"piped"}';
  const post =
    `POST /admin/v1/accounts HTTP/1.1\r\nhost: 127.0.0.1\r\n${bearer}content-type: application/json\r\n` +
    `idempotency-key: piped\r\ncontent-length: ${body.length}\r\n\r\n${body}`;
  const caller = await rawCaller(admin.url, post + get('/accounts/piped', bearer) + get('/me', bearer));
  await caller.until(/"via":"api"/);
  t.strictSame(caller.received.match(/HTTP\/1.1 \d+|"name":"piped"|"via":"api"/g)?.toSpliced(1, 1), [
    'HTTP/1.1 201',
    'HTTP/1.1 200',
    '"name":"piped"',
    'HTTP/1.1 200',
    '"via":"api"',
  ]);
  caller.leave();
});

t.test('a connection that pipelines many requests is closed, and costs little', async (t) => {
  const admin = await startAdmin(t);
  const callers = await Promise.all(
    Array.from({ length: 50 }, () => rawCaller(admin.url, get('/openapi.json').repeat(1_200))),
  );
  t.equal((await admin.get('/me')).status, 200, 'a token works meanwhile');
  await Promise.all(callers.map((caller) => caller.untilEnded()));
  for (const { received } of callers) t.ok(received.split('HTTP/1.1 200').length <= 10);
});

t.test('a flood of pipelined requests does not end the thread', async (t) => {
  const admin = await startAdmin(t);
  const flood = 'GET / HTTP/1.1\r\nhost: a\r\n\r\n'.repeat(2_000);
  const callers = await Promise.all(Array.from({ length: 400 }, () => rawCaller(admin.url, flood)));
  t.equal((await admin.get('/me')).status, 200);
  await Promise.all(callers.map((caller) => caller.untilEnded()));
  t.notMatch(admin.output.stderr, 'the thread of the administration has ended');
});

t.test('a period of any length is answered, for each operation that has one', async (t) => {
  const admin = await startAdmin(t);
  const withPeriod = operations.filter(({ input }) => 'since' in input.properties);
  const ofRequests = ['request.affected', 'request.list', 'request.sums', 'request.unknown'];
  t.strictSame(withPeriod.map(({ name }) => name).toSorted(), ['reprice.start', ...ofRequests, 'usage.sum'].toSorted());
  const spans = [
    { since: '100000000d' },
    { since: '0001-01-01T00:00:00Z', until: '9999-12-31T23:59:59Z' },
    { since: '0000-01-01' },
    { since: '2019-01-01', until: '100000000d' },
  ];
  for (const span of spans) {
    for (const column of ['hour', 'day', 'month'])
      for (const format of ['json', 'csv']) {
        const asked = new URLSearchParams({ tz: 'Europe/Berlin', by: column, format, ...span });
        const answer = await fetch(`${admin.url}/admin/v1/usage?${asked}`, {
          headers: { authorization: `Bearer ${admin.token}` },
        });
        await answer.text();
        t.equal(answer.status, 200, String(asked));
      }
    for (const path of ['/requests/affected', '/requests', '/requests/sums', '/requests/unknown']) {
      const asked = new URLSearchParams({ ...(path === '/requests/sums' && { by: 'day' }), ...span });
      const { status, body } = await admin.get(`${path}?${asked}`);
      t.equal(status, 200, `${path}?${asked} ${JSON.stringify(body).slice(0, 300)}`);
    }
    const { body } = await admin.post('/reprices', { on_disk: true, ...span });
    const done = await until(
      () => admin.get(`/reprices/${body.id}`),
      (job) => job.body.state !== 'running',
    );
    const { since, until: end } = done.body.result;
    t.ok(since >= '2020' && Date.parse(end) < Date.now() + 3 * DAY_ms, `${since} to ${end}: the work is bounded`);
  }
  for (const month of ['2000-01', '2099-12'])
    t.equal((await admin.get(`/accounts/demo/statement?month=${month}&tz=Europe/Berlin`)).status, 200);
});

t.test('a report that is refused is no failure of the gateway', async (t) => {
  const admin = await startAdmin(t);
  const bearer = `authorization: Bearer ${admin.token}\r\n`;
  const callers = await Promise.all(
    Array.from({ length: 300 }, () => rawCaller(admin.url, get('/usage?format=csv&since=1d', bearer).repeat(2))),
  );
  await Promise.all(callers.map((caller) => caller.until(/report_refused|HTTP.*HTTP/s)));
  t.ok(callers.some(({ received }) => received.includes('report_refused')));
  t.notMatch(admin.output.stderr, '"level":"error"');
  for (const caller of callers) caller.leave();
});

t.test('SIGTERM ends the gateway while its administration is flooded', async (t) => {
  const admin = await startAdmin(t);
  const callers = await Promise.all(
    Array.from({ length: 100 }, () => rawCaller(admin.url, get('/openapi.json').repeat(8))),
  );
  const ended = once(admin.child, 'exit');
  admin.child.kill('SIGTERM');
  const [code] = await ended;
  t.equal(code, 0);
  for (const caller of callers) caller.leave();
  await sleep(0);
});
