/** Small ways in, each of which was open once. */
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer, request as httpRequest } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import t from 'tap';
import { type Admin, adminAt, startAdmin } from '../support/admin.ts';
import { rawCaller } from '../support/raw-caller.ts';
import { until } from '../support/stack.ts';
import { smallConfig, workspace } from '../support/tollgate.ts';

const admin = await startAdmin(t);
const work = await workspace(t);
const config = join(work.store.replace('sqlite:', '').replace(/[^/]+$/, ''), 'proxied.yaml');
const behind = 'admin: { listen: 127.0.0.1:0, public_url: https://gate.example }';
writeFileSync(config, readFileSync(smallConfig, 'utf8').replace('version: 1', `version: 1\n${behind}`));
const proxied = await startAdmin(t, ['--config', config], work);

async function raw(url: string, text: string): Promise<string> {
  const caller = await rawCaller(url, text);
  await caller.until(/\r\n\r\n/);
  caller.leave();
  return caller.received;
}

const asked = (target: string, host: string, head = '') => `GET ${target} HTTP/1.1\r\nhost: ${host}\r\n${head}\r\n`;

t.test('the cookie of an https origin has the prefix that keeps other hosts from setting it', async (t) => {
  const { headers } = await proxied.post('/session', { token: proxied.token }, { token: null });
  t.match(headers.get('set-cookie'), /^__Host-tollgate_session=[^;]+; .*Path=\/; HttpOnly; SameSite=Strict; Secure$/);
  const [pair = ''] = (headers.get('set-cookie') ?? '').split(';');
  t.equal((await proxied.get('/me', { token: null, headers: { cookie: pair } })).status, 200);
  t.equal((await proxied.get('/me', { token: null, headers: { cookie: pair.replace('__Host-', '') } })).status, 401);
});

t.test('only the public origin may send changes at the public host', async (t) => {
  const from = async (origin: string, host: string) => {
    const head = `origin: ${origin}\r\ncontent-type: application/json\r\ncontent-length: 2\r\n`;
    const answer = await raw(proxied.url, `POST /admin/v1/session HTTP/1.1\r\nhost: ${host}\r\n${head}\r\n{}`);
    return answer.includes('foreign_origin');
  };
  t.equal(await from('https://gate.example', 'gate.example'), false);
  t.equal(await from('http://gate.example', 'gate.example'), true);
  t.equal(await from('https://gate.example:444', 'gate.example'), true);
  const { host } = new URL(proxied.url);
  t.equal(await from(`http://${host}`, host), false, 'past the proxy');
  t.equal(await from(`https://${host}`, host), true);
});

t.test('a page that lets its own name point here gets nothing', async (t) => {
  for (const target of ['/admin/v1/openapi.json', '/console/', '/docs/', '/admin/v1/me'])
    t.match(await raw(admin.url, asked(target, 'evil.example:8081')), /^HTTP\/1.1 421 .*unknown_host/s, target);
  t.match(await raw(proxied.url, asked('/admin/v1/openapi.json', 'evil.example')), /^HTTP\/1.1 421 /);
  for (const host of ['127.0.0.1', '[::1]:80', 'localhost:9', 'a.localhost', 'tollgate-admin:8081'])
    t.match(await raw(admin.url, asked('/admin/v1/openapi.json', host)), /^HTTP\/1.1 200 /, host);
  t.match(await raw(proxied.url, asked('/admin/v1/openapi.json', 'gate.example')), /^HTTP\/1.1 200 /);
  const bearer = `authorization: Bearer ${admin.token}\r\n`;
  t.match(await raw(admin.url, asked('/admin/v1/me', 'admin.svc.cluster.local', bearer)), /^HTTP\/1.1 200 /);
});

t.test('a target that is no URL is a problem of its sender', async (t) => {
  for (const target of ['//', '//[', '/[', '//[/admin/v1/me', '/admin/v1/me?[', '/admin/v1/%', '/console//[', '/..//'])
    t.notMatch(await raw(admin.url, asked(target, '127.0.0.1')), /^HTTP\/1.1 5/, target);
  t.notMatch(admin.output.stderr, /"stack"/);
});

t.test('a name never takes the place of an id', async (t) => {
  const name = `token_oidc_${'a'.repeat(22)}`;
  t.match(await admin.post('/tokens', { role: 'viewer', name }), { status: 400, body: { code: 'invalid_value' } });
});

t.test('names have no character that looks like none, or joins what is before', async (t) => {
  const spaces = Array.from({ length: 0x3001 }, (_, code) => String.fromCharCode(code)).filter(
    (each) => each !== ' ' && /\p{Zs}/u.test(each),
  );
  t.equal(spaces.length, 16);
  for (const each of spaces)
    t.equal((await admin.post('/accounts', { name: `a${each}b` })).status, 400, JSON.stringify(each));
  for (const name of ['\u0301a', '\u20dda', '\u0903a'])
    t.equal((await admin.post('/accounts', { name })).status, 400, JSON.stringify(name));
  t.equal((await admin.post('/accounts', { name: 'a b' })).status, 201);
  const decomposed = { external_id: 'cafe\u0301' };
  t.match(await admin.post('/accounts', { name: 'nfd', ...decomposed }), {
    status: 400,
    body: { detail: /external_id/ },
  });
  const edit = { body: decomposed, headers: { 'if-match': '*' } };
  t.match(await admin.send('PATCH', '/accounts/demo', edit), { status: 400, body: { detail: /external_id/ } });
});

t.test('one of many imports of a key makes it, and the others say that it exists', async (t) => {
  const body = { account: 'demo', sha256: 'c'.repeat(64) };
  const answers = await Promise.all(Array.from({ length: 20 }, () => admin.post('/keys', body)));
  const statuses = answers.map(({ status }) => status).toSorted();
  t.strictSame(statuses, [201, ...Array.from({ length: 19 }, () => 409)]);
});

t.test('a connection whose framing is in doubt is closed', async (t) => {
  for (const text of [
    'GET /admin/v1/me HTTP/1.1\r\nhost: x\r\ntransfer-encoding: gzip, chunked\r\n\r\n0\r\n\r\n',
    'GET /admin/v1/me HTTP/1.1\r\nhost: x\r\ncontent-length: 3\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
    'GET /admin/v1/me HTTP/1.1\r\nhost: x\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\nab',
    'GET /admin/v1/me HTTP/1.1\r\nhost: x\r\nhost: y\r\n\r\n',
    'GET /admin/v1/me HTTP/1.1\r\nhost: x\r\na b: c\r\n\r\n',
    'NONSENSE\r\n\r\n',
  ]) {
    const caller = await rawCaller(admin.url, text);
    await caller.until(/\r\n\r\n/);
    t.match(caller.received, /^HTTP\/1.1 [45]/, text);
    await Promise.race([caller.untilEnded(), sleep(3_000)]);
    t.ok(caller.ended, `it is closed: ${text}`);
    caller.leave();
  }
});

t.test('a body of many members is refused before it is parsed', async (t) => {
  const members = Object.fromEntries(Array.from({ length: 100_000 }, (_, index) => [`m${index}`, 1]));
  t.match(await admin.post('/config/check', members), { status: 400, body: { code: 'invalid_json', detail: /10000/ } });
  t.match(await admin.post('/config/check', { text: 'x: [1,1]\n'.repeat(50_000) }), { status: 200 });
});

t.test('a caller that still sends a body that is too large gets the answer', async (t) => {
  const size = 20 * 1024 * 1024;
  const head = `authorization: Bearer ${admin.token}\r\nidempotency-key: large\r\ncontent-type: application/json`;
  const { hostname, port } = new URL(admin.url);
  const socket = connect(Number(port), hostname);
  let answer = '';
  let failure: Error | undefined;
  socket.setEncoding('latin1').on('data', (text) => {
    answer += text;
  });
  socket.on('error', (error) => {
    failure = error;
  });
  socket.write(`POST /admin/v1/accounts HTTP/1.1\r\nhost: localhost\r\n${head}\r\ncontent-length: ${size}\r\n\r\n`);
  // One piece after the other, so that the rest is still to come when the answer is there.
  const piece = Buffer.alloc(256 * 1024, 'x');
  for (let sent = 0; sent < size && failure === undefined; sent += piece.length) {
    await new Promise((resolve) => socket.write(piece, resolve));
    if (answer !== '') await sleep(5);
  }
  socket.end();
  await until(
    async () => socket.readableEnded || socket.destroyed,
    (ended) => ended,
  );
  t.match(answer, /^HTTP\/1\.1 413 /);
  t.equal(failure, undefined, 'no reset, and no EPIPE');
});

t.test('wrong tokens are slowed, and never keep the right one out, also behind one proxy', async (t) => {
  const proxy = createServer((request, response) => {
    const { method, headers, url = '' } = request;
    const forwarded = httpRequest(admin.url + url, { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(response);
    });
    request.pipe(forwarded);
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  t.teardown(() => proxy.close());
  const through = adminAt(`http://127.0.0.1:${(proxy.address() as AddressInfo).port}`, admin.token);
  const logIn = (api: Pick<Admin, 'send'>, token: string, from: string) =>
    api.send('POST', '/session', { token: null, body: { token }, headers: { 'x-forwarded-for': from } });
  for (const api of [admin, through]) {
    for (let sent = 0; sent < 70; sent += 1) await logIn(api, 'tga_wrong', `192.0.2.${sent}`);
    // Whoever guesses cannot choose the address that counts.
    t.match(await logIn(api, 'tga_wrong', '192.0.2.99'), { status: 429 });
    t.match(await api.get('/me', { token: 'tga_wrong', headers: { 'x-forwarded-for': '192.0.2.99' } }), {
      status: 429,
    });
    const { status, headers } = await logIn(api, admin.token, '192.0.2.1');
    t.equal(status, 201);
    const cookie = headers.get('set-cookie')?.split(';')[0] ?? '';
    for (let sent = 0; sent < 30; sent += 1) t.equal((await api.get('/me')).status, 200);
    t.equal((await api.get('/me', { token: null, headers: { cookie } })).status, 200);
  }
});

t.test('no key and no token is logged, wherever it was put', async (t) => {
  const { key } = (await admin.post('/keys', { account: 'demo' })).body;
  for (const secret of [key, admin.token]) {
    const headers = { 'x-request-id': secret, 'x-client-request-id': secret, 'user-agent': secret };
    for (const path of [`/${secret}`, `/v1/messages/${secret}`])
      await fetch(admin.gateway_url + path, { headers: { ...headers, authorization: `Bearer ${key}` } });
    await fetch(`${admin.url}/admin/v1/tokens/${secret}/revoke`, { method: 'POST', headers });
    await admin.get(`/accounts/${secret}`, { headers });
  }
  await sleep(300);
  for (const secret of [key, admin.token]) t.notOk(admin.output.stderr.includes(secret));
});
