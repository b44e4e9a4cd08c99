/** Tokens and sessions: who may come in, from where, and until when. */
import t from 'tap';
import { adminAt, startAdmin } from '../support/admin.ts';
import { until } from '../support/stack.ts';

const admin = await startAdmin(t, ['--metrics', '127.0.0.1:0']);
const json = { 'content-type': 'application/json' };

/** The values of the metrics by their names with labels. */
/** The metrics once they satisfy the condition: the administration counts in a thread of its own. */
async function metrics(ready: (counted: Awaited<ReturnType<typeof metricsNow>>) => boolean) {
  return until(metricsNow, ready);
}

async function metricsNow() {
  const { metrics: url } = JSON.parse(admin.output.stdout.split('\n', 1).join());
  const page = await (await fetch(url)).text();
  const values = new Map(
    page.split('\n').map((line) => [line.slice(0, line.lastIndexOf(' ')), line.split(' ').at(-1)]),
  );
  return (name: string) => Number(values.get(name) ?? 0);
}

async function logIn(token: string) {
  const answer = await admin.send('POST', '/session', {
    token: null,
    body: { token },
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  const cookie = answer.headers.get('set-cookie') ?? '';
  return { answer, cookie, pair: cookie.split(';', 1).join() };
}

t.test('a token is exchanged for a cookie that a page cannot read', async (t) => {
  const { answer, cookie, pair } = await logIn(await admin.tokenOf('operator'));
  t.match(answer, { status: 201, body: { role: 'operator' } });
  t.match(cookie, /; HttpOnly; SameSite=Strict$/);
  t.match(await admin.get('/me', { token: null, headers: { cookie: pair } }), {
    status: 200,
    body: { via: 'console' },
  });
  const out = await admin.send('DELETE', '/session', {
    token: null,
    headers: { cookie: pair, 'sec-fetch-site': 'same-origin' },
  });
  t.match(out.headers.get('set-cookie'), /Max-Age=0/);
  t.match(await admin.get('/me', { token: null, headers: { cookie: pair } }), { status: 401 });
  const { body } = await admin.get('/changes?limit=2');
  const actor = { actor: answer.body.name, role: 'operator', via: 'console', subject: /^token_/, request_id: /^req_/ };
  t.match(body.data, [
    { ...actor, operation: 'session.end' },
    { ...actor, operation: 'session.start', after: { until: answer.body.until } },
  ]);
});

t.test('a session ends with its token', async (t) => {
  const { body } = await admin.post('/tokens', { role: 'viewer', name: 'leaver' });
  const { pair } = await logIn(body.token);
  const headers = { cookie: pair };
  t.match(await admin.get('/me', { token: null, headers }), { status: 200 });
  t.match(await admin.post('/tokens/leaver/revoke', {}), { status: 200 });
  t.match(await admin.get('/me', { token: null, headers }), { status: 401 });
  t.match(await admin.get('/me', { token: body.token }), { status: 401 });
});

t.test('an overlap of 0 is none', async (t) => {
  const { body: first } = await admin.post('/tokens', { role: 'viewer', name: 'at-once' });
  const { body: second } = await admin.post('/tokens/at-once/rotate', { overlap: '0s' });
  t.equal((await admin.get('/me', { token: first.token })).status, 401);
  t.equal((await admin.get('/me', { token: second.token })).status, 200);
  t.match(await admin.post('/tokens/at-once/rotate', { overlap: '00s' }), { status: 400 });
});

t.test('after a rotation, both secrets work until the overlap ends', async (t) => {
  const { body: made } = await admin.post('/tokens', { role: 'viewer', name: 'rotated' });
  const { body: second } = await admin.post('/tokens/rotated/rotate', { overlap: '1h' });
  for (const token of [made.token, second.token]) t.match(await admin.get('/me', { token }), { status: 200 });
  const { body: third } = await admin.post('/tokens/rotated/rotate', {});
  for (const token of [made.token, second.token]) t.match(await admin.get('/me', { token }), { status: 401 });
  t.match(await admin.get('/me', { token: third.token }), { status: 200, body: { name: 'rotated' } });
});

t.test('a session ends with the secret that opened it', async (t) => {
  const { body: made } = await admin.post('/tokens', { role: 'viewer', name: 'leaked' });
  const { pair } = await logIn(made.token);
  const status = async (cookie: string) => (await admin.get('/me', { token: null, headers: { cookie } })).status;
  const { body: second } = await admin.post('/tokens/leaked/rotate', { overlap: '1h' });
  const { pair: later } = await logIn(second.token);
  t.strictSame([await status(pair), await status(later)], [200, 200], 'while the overlap lasts');
  const { body: third } = await admin.post('/tokens/leaked/rotate', { overlap: '1h' });
  t.strictSame([await status(pair), await status(later)], [401, 200], 'the first secret is gone');
  const { pair: last } = await logIn(third.token);
  await admin.post('/tokens/leaked/rotate', {});
  t.strictSame([await status(later), await status(last)], [401, 401]);
});

t.test('an expired token is refused', async (t) => {
  const { body } = await admin.post('/tokens', { role: 'viewer', name: 'short', expires: '1ms' });
  t.match(await admin.get('/me', { token: body.token }), { status: 401, body: { code: 'unauthenticated' } });
});

t.test('a change from a foreign origin is refused, with and without a cookie', async (t) => {
  const { pair } = await logIn(await admin.tokenOf('admin'));
  const foreign = [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: admin.url.replace('http:', 'https:').replace(/\d+$/, '1') },
  ];
  const body = { name: 'evil' };
  for (const headers of foreign) {
    const name = JSON.stringify(headers);
    t.match(await admin.post('/accounts', body, { headers }), { status: 403, body: { code: 'foreign_origin' } }, name);
    const withCookie = { token: null, headers: { ...headers, cookie: pair } };
    t.match(await admin.post('/accounts', body, withCookie), { status: 403 }, name);
  }
  const unproven = await admin.post('/accounts', body, { token: null, headers: { cookie: pair } });
  t.match(unproven, { status: 403 }, 'a cookie alone proves nothing');
  const form = await fetch(`${admin.url}/admin/v1/accounts`, {
    method: 'POST',
    headers: {
      cookie: pair,
      'sec-fetch-site': 'same-origin',
      'content-type': 'application/x-www-form-urlencoded',
      'idempotency-key': 'f',
    },
    body: 'name=evil',
  });
  t.equal(form.status, 415, 'a form is not JSON');
  const own = await admin.post(
    '/accounts',
    { name: 'own' },
    { token: null, headers: { cookie: pair, origin: admin.url } },
  );
  t.match(own, { status: 201 });
});

t.test('the command line makes tokens for the same store, and uses the API', async (t) => {
  const { work } = admin;
  const made = (await work.json(['admin', 'token', 'create', '--role', 'viewer', '--name', 'cli'])) as {
    token: string;
    id: string;
  };
  t.match(made, { name: 'cli', role: 'viewer', token: /^tga_/, id: /^token_/ });
  const api = adminAt(admin.url, made.token);
  t.match(await api.get('/me'), { status: 200, body: { name: 'cli', role: 'viewer' } });
  t.match(await api.post('/tokens', { role: 'viewer' }), { status: 403, body: { code: 'role_too_low' } });
  const env = { TOLLGATE_ADMIN_TOKEN: admin.token };
  const remote = await work.run(['admin', 'token', 'list', '--json', '--server', admin.url], { env });
  // A use is stored beside the requests, so it may be stored between the two.
  const withoutUse = (text: string) => text.replaceAll(/"last_used_at": *("[^"]*"|null)/g, '"last_used_at":0');
  const local = await work.run(['admin', 'token', 'list', '--json']);
  t.equal(withoutUse(remote.stdout), withoutUse(local.stdout), 'the same output');
  t.match(await work.run(['admin', 'token', 'revoke', 'cli', '--server', admin.url], { env }), { code: 0 });
  t.match(await api.get('/me'), { status: 401 });
  const none = await work.run(['admin', 'token', 'list', '--server', admin.url]);
  t.match(none, { code: 2, stderr: /TOLLGATE_ADMIN_TOKEN/ });
});

t.test('wrong tokens are counted, and a right one still works', async (t) => {
  const codes: number[] = [];
  for (let count = 0; count < 30; count++) codes.push((await admin.get('/me', { token: `tga_${count}` })).status);
  t.equal(codes[0], 401);
  t.equal(codes.at(-1), 429);
  const limited = await admin.get('/me', { token: 'tga_wrong' });
  t.match(limited.headers.get('retry-after'), /^\d+$/);
  t.match(await admin.get('/me'), { status: 200 });
  const logIns = await fetch(`${admin.url}/admin/v1/session`, {
    method: 'POST',
    headers: json,
    body: '{"token":"tga_x"}',
  });
  t.equal(logIns.status, 429, 'a log-in counts too');
  const logged = admin.output.stderr.split('a wrong token was sent').length - 1;
  t.ok(logged > 0 && logged < 30, `${logged} lines: the log is not filled`);
  await metrics(
    (now) =>
      now('tollgate_admin_refused_tokens_total') >= 32 &&
      now('tollgate_admin_requests_total{operation="me.show",status="429"}') > 10 &&
      now('tollgate_admin_changes_total{operation="token.create"}') > 0,
  );
});

t.test('log-ins, which leave records, are limited', async (t) => {
  const other = await startAdmin(t);
  const statuses: number[] = [];
  for (let count = 0; count < 70; count++)
    statuses.push((await other.send('POST', '/session', { token: null, body: { token: other.token } })).status);
  t.equal(statuses[0], 201);
  t.equal(statuses.at(-1), 429);
  t.ok((await other.get('/changes?limit=200')).body.data.length < 70);
  t.match(await other.get('/me'), { status: 200 });
});

t.test('a change is counted once: neither a dry run nor a repetition is one', async (t) => {
  const body = { amount: '5' };
  const repeated = { key: 'topup-once' };
  await admin.post('/accounts/demo/topups?dry_run=true', body);
  t.match(await admin.post('/accounts/demo/topups', body, repeated), { status: 201 });
  t.equal(
    (await admin.post('/accounts/demo/topups', { ...body }, repeated)).headers.get('idempotency-replayed'),
    'true',
  );
  const topups = 'tollgate_admin_changes_total{operation="wallet.topup"}';
  const counted = await metrics((now) => now(topups) > 0);
  t.equal(counted(topups), 1);
});
