/** A suspended account is refused at once in every thread and interface, and its running tasks are still settled. */
import t from 'tap';
import { startAdmin } from '../support/admin.ts';
import { officialBody, tasksPath } from '../support/requests.ts';
import { until } from '../support/stack.ts';

t.setTimeout(600_000);

t.test('suspend and resume in every thread', async (t) => {
  const admin = await startAdmin(t, ['--threads', '2', '--config', 'gateway.yaml']);
  const { key } = (await admin.post('/keys', { account: 'demo' })).body;
  /** By a connection of its own, which either thread may accept. */
  const call = async (method: string, path: string, headers: Readonly<Record<string, string>>, body?: unknown) => {
    const answer = await fetch(`${admin.gateway_url}${path}`, {
      method,
      headers: { connection: 'close', 'content-type': 'application/json', ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return { status: answer.status, body: JSON.parse(await answer.text()) };
  };
  const bearer = { authorization: `Bearer ${key}` };
  const message = { model: 'chat-small', max_tokens: 5, messages: [{ role: 'user', content: 'hello' }] };
  const content = { contents: [{ parts: [{ text: 'hello' }] }] };
  const interfaces = [
    {
      send: () => call('POST', '/v1/messages', { 'x-api-key': key }, message),
      refused: { type: 'error', error: { type: 'permission_error', message: /suspended/ } },
    },
    {
      send: () => call('POST', '/v1beta/models/gen-flash:generateContent', { 'x-goog-api-key': key }, content),
      refused: { error: { code: 403, status: 'PERMISSION_DENIED', message: /suspended/ } },
    },
    {
      send: () => call('GET', `${tasksPath}?page_size=1`, bearer),
      refused: { error: { code: 'forbidden', message: /suspended/ } },
    },
  ];
  /** Enough that both threads answer some. */
  const each = (made: (typeof interfaces)[number]) => Promise.all(Array.from({ length: 8 }, made.send));
  for (const item of interfaces)
    for (const { status, body } of await each(item)) t.equal(status, 200, JSON.stringify(body));
  const created = await call('POST', tasksPath, bearer, officialBody({}, 'a red kite'));
  t.equal(created.status, 202, JSON.stringify(created.body));

  const setStatus = async (status: string) => {
    const { headers } = await admin.get('/accounts/demo');
    const edit = { body: { status, reason: 'test' }, headers: { 'if-match': headers.get('etag') ?? '' } };
    t.match(await admin.send('PATCH', '/accounts/demo', edit), { status: 200, body: { status } });
  };
  await setStatus('suspended');
  for (const item of interfaces)
    for (const answer of await each(item)) t.match(answer, { status: 403, body: item.refused });
  const polled = await call('GET', `${tasksPath}/${created.body.id}`, bearer);
  t.equal(polled.status, 403);
  const settled = await until(
    () => admin.get('/tasks?account=demo'),
    ({ body }) => body.data[0]?.state !== 'running',
  );
  t.match(settled.body.data, [{ state: 'succeeded', charged: /^\d/ }], 'nobody polls it but the gateway');
  await setStatus('active');
  for (const item of interfaces) for (const { status } of await each(item)) t.equal(status, 200);
  t.match(await call('GET', `${tasksPath}/${created.body.id}`, bearer), { status: 200, body: { status: 'succeeded' } });
  const { body: wallet } = await admin.get('/accounts/demo/wallet');
  t.match(await admin.work.json(['audit']), { ok: true });
  t.ok(Number(wallet.posted) < 1000);
});
