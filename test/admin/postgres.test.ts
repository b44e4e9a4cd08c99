/** The API on PostgreSQL: two gateways of one store have the same tokens, lists and versions. */
import t from 'tap';
import { adminAt, startAdmin } from '../support/admin.ts';
import { PostgresServer } from '../support/postgres.ts';
import { until } from '../support/stack.ts';
import { workspace } from '../support/tollgate.ts';

const server = await PostgresServer.start();
t.teardown(() => server.remove());

t.test('two gateways', async (t) => {
  const work = { ...(await workspace(t)), store: await server.store() };
  const start = () => startAdmin(t, ['--store', work.store], work);
  const [here, there] = [await start(), await start()];
  const other = adminAt(there.url, here.token);
  t.match(await other.get('/me'), { status: 200, body: { role: 'admin' } }, 'a token of the other gateway');
  const body = { amount: '3', reference: 'r' };
  const [first, again] = [
    await here.post('/accounts/demo/topups', body, { key: 'k' }),
    await other.post('/accounts/demo/topups', body, { key: 'k' }),
  ];
  t.strictSame(again.body, first.body);
  const etag = (await here.get('/accounts/demo')).headers.get('etag') ?? '';
  const headers = { 'if-match': etag };
  const statuses = await Promise.all(
    [here, other, here, other].map((api, index) =>
      api.send('PATCH', '/accounts/demo', { body: { labels: { by: `${index}` } }, headers }),
    ),
  );
  t.strictSame(statuses.map(({ status }) => status).toSorted(), [200, 412, 412, 412]);
  for (const path of [
    '/accounts',
    '/accounts/demo/entries',
    '/keys',
    '/tasks?state=review',
    '/tasks?account=demo&model=x',
    '/leases',
    '/tokens',
    '/changes',
    '/anchor',
    '/usage',
    '/limits',
    '/targets',
    '/health',
    '/config',
  ]) {
    const [own, others] = [await here.get(path), await other.get(path)];
    t.equal(own.status, 200, path);
    if (!/health|config|anchor|tokens/.test(path)) t.strictSame(others.body, own.body, path);
  }
  const { key } = (await here.post('/keys', { account: 'demo' })).body;
  const message = { model: 'chat-large', max_tokens: 1, messages: [{ role: 'user', content: 'hello' }] };
  const ask = async (gateway: string) => {
    const sent = { method: 'POST', headers: { 'x-api-key': key, 'content-type': 'application/json' } };
    const answer = await fetch(`${gateway}/v1/messages`, { ...sent, body: JSON.stringify(message) });
    await answer.arrayBuffer();
    return answer.status;
  };
  const gateways = [here.gateway_url, there.gateway_url];
  t.strictSame(await Promise.all(gateways.map(ask)), [200, 200]);
  const charge = await until(
    () => here.get('/charges/usage_1'),
    ({ status }) => status === 200,
  );
  t.match(charge.body, { equal: true, hold: null, entries: [] });
  const lease = await until(
    () => other.get(`/charges/${charge.body.lease}`),
    ({ body: found }) => found.freed !== null,
  );
  t.match(lease.body, { of: 'lease', equal: true, requests: [{}], entries: [{ kind: 'hold' }, { kind: 'capture' }] });
  for (const [status, expected] of [
    ['suspended', 403],
    ['active', 200],
  ] as const) {
    const { headers } = await here.get('/accounts/demo');
    const edit = { body: { status }, headers: { 'if-match': headers.get('etag') ?? '' } };
    t.match(await here.send('PATCH', '/accounts/demo', edit), { status: 200, body: { status } });
    t.equal(await ask(here.gateway_url), expected, 'at once');
    await until(
      () => ask(there.gateway_url),
      (found) => found === expected,
    );
  }
  const token = await here.tokenOf('viewer');
  t.match(await other.get('/me', { token }), { status: 200 });
  const { body: tokens } = await other.get('/tokens');
  const viewer = tokens.data.find(({ role }: { role: string }) => role === 'viewer');
  t.match(await other.post(`/tokens/${viewer.id}/revoke`, {}), { status: 200 });
  t.match(await here.get('/me', { token }), { status: 401 }, 'revoked in every gateway');
});
