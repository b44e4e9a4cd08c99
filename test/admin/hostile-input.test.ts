/** Input of the administration API that no client should send: each gets a problem document, and the books stay right. */
import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import t from 'tap';
import { startAdmin } from '../support/admin.ts';

const admin = await startAdmin(t);
const NUL = String.fromCharCode(0);
const HALF = '\ud800';
const TURNED = `acme${String.fromCharCode(0x202e)}`;

t.test('a value that cannot be kept is refused, with what is wrong and what to do', async (t) => {
  for (const [path, body, detail, remedy] of [
    ['/accounts/demo/topups', { amount: '1000000001' }, /at most 1000000000\.00/, /another amount/],
    ['/accounts/demo/adjustments', { amount: '-1000000001', reason: 'x' }, /at most 1000000000\.00/, /another amount/],
    [
      '/accounts/demo/topups',
      { amount: '1e3' },
      "the member 'amount' does not match the expected form",
      /plain decimal/,
    ],
    ['/accounts/demo/topups', { amount: '1', reference: HALF }, /'reference' has a character/, /surrogate/],
    ['/accounts/demo/adjustments', { amount: '1', reason: `a${NUL}` }, /'reason' has a character/, /NUL/],
    ['/accounts', { name: HALF }, /'name' has a character/, /surrogate/],
    ['/accounts', { name: 'one', labels: { [HALF]: 'x' } }, /'labels' has a character/, /surrogate/],
    ['/accounts', { name: 'one', labels: { ['x'.repeat(101)]: 'x' } }, /labels/, /group accounts/],
    ['/accounts', { name: 'one', labels: { x: TURNED } }, /labels/, /group accounts/],
    ['/accounts', { name: TURNED }, "the member 'name' does not match the expected form", /a name of 1 to 100/],
  ] as const)
    t.match(await admin.post(path, body), { status: 400, body: { code: 'invalid_value', detail, remedy } });
});

t.test('an account has no name that a path cannot have', async (t) => {
  for (const name of ['.', '..']) t.match(await admin.post('/accounts', { name }), { status: 400 }, name);
  t.match(await admin.post('/accounts', { name: '...' }), { status: 201 });
  t.equal((await admin.get('/accounts/...')).status, 200);
});

t.test('only the ETag itself is a version', async (t) => {
  const { headers } = await admin.get('/accounts/demo');
  const version = (headers.get('etag') ?? '').slice(1, -1);
  const edit = (text: string) =>
    admin.send('PATCH', '/accounts/demo', { body: { contact: 'ana' }, headers: { 'if-match': `"${text}"` } });
  for (const text of [`00${version}`, `+${version}`, `${version}.0`, `0x${version}`])
    t.match(await edit(text), { status: 412 }, text);
  t.match(await edit(version), { status: 200 });
});

t.test('a member that is there twice is refused', async (t) => {
  const answer = await fetch(`${admin.url}/admin/v1/accounts`, {
    method: 'POST',
    headers: { authorization: `Bearer ${admin.token}`, 'content-type': 'application/json', 'idempotency-key': 'twice' },
    body: '{"name":"one","name":"two"}',
  });
  t.equal(answer.status, 400);
  t.match(await answer.json(), { code: 'invalid_json', detail: "the member 'name' is there twice" });
});

t.test('a parameter that is there twice, or that every object has, is refused', async (t) => {
  const { body: before } = await admin.get('/accounts/demo/wallet');
  for (const query of ['dry_run=true&dry_run=false', 'dry_run=false&dry_run=true', 'dry_run=true&dry_run=true'])
    t.match(await admin.post(`/accounts/demo/topups?${query}`, { amount: '5' }), { status: 400 }, query);
  t.strictSame((await admin.get('/accounts/demo/wallet')).body, before);
  for (const name of ['__proto__', 'constructor', 'toString'])
    t.match(await admin.get(`/me?${name}=1`), { status: 400, body: { code: 'unknown_parameter' } }, name);
});

t.test('a body that is not JSON in UTF-8, of a few levels and without coding, is refused', async (t) => {
  const send = async (path: string, body: string | Buffer, headers = {}) => {
    const own = { authorization: `Bearer ${admin.token}`, 'content-type': 'application/json', 'idempotency-key': 'x' };
    const answer = await fetch(`${admin.url}/admin/v1${path}`, {
      method: 'POST',
      headers: { ...own, ...headers },
      body,
    });
    return { status: answer.status, body: await answer.json() };
  };
  const latin1 = Buffer.from('{"name":"Jürgen"}', 'latin1');
  t.match(await send('/accounts', latin1), { status: 400, body: { code: 'invalid_json' } });
  const deep = `{"files":${'{"a":'.repeat(300_000)}1${'}'.repeat(300_000)}}`;
  t.match(await send('/config/check', deep), {
    status: 400,
    body: { code: 'invalid_json', detail: /10000 levels|more than 10000/ },
  });
  const coded = { 'content-encoding': 'gzip' };
  t.match(await send('/accounts', '{"name":"coded"}', coded), { status: 415, body: { code: 'not_json' } });
  const open = JSON.stringify({ token: 'x'.repeat(20_000) });
  t.match(await send('/session', open), { status: 413, body: { code: 'body_too_large' } }, 'without a token');
});

t.test('a token has no name that looks like another one', async (t) => {
  for (const name of ['CLI:root', 'oidc:a', 'Config', '\u0441li', 'ro\u200bot', 'root ', 'r\u00f6ot', '.root', 'a/b'])
    t.match(await admin.post('/tokens', { role: 'viewer', name }), { status: 400 }, JSON.stringify(name));
  t.match(await admin.post('/tokens', { role: 'viewer', name: 'ana.b@example.com' }), { status: 201 });
  for (const hidden of [
    '\u200b',
    '\u034f',
    '\u17b4',
    '\ufe0f',
    '\u2800',
    '\uffff',
    '\u{e0001}',
    '\u202e',
    '\u00a0',
    'e\u0301',
  ]) {
    const name = `ac${hidden}me`;
    t.match(
      await admin.post('/accounts', { name }),
      { status: 400 },
      `nor an account one with U+${hidden.codePointAt(0)?.toString(16)}`,
    );
    t.match(await admin.work.run(['account', 'create', name]), { code: hidden === 'e\u0301' ? 1 : 2 });
  }
  t.match(await admin.post('/accounts', { name: 'Ünïcode Ⅻ 株式会社 \u0451' }), { status: 201 });
});

t.test('the URL of a webhook is what it shows', async (t) => {
  for (const url of [
    'https://a.example\r\nhost: b',
    'https://a.ex\tample',
    ' https://a.example',
    'https://a.example/ b',
  ])
    t.match(await admin.post('/webhooks', { url }), { status: 400 }, JSON.stringify(url));
  t.match(await admin.post('/webhooks', { url: 'https://a.example/%20b' }), { status: 201 });
});

t.test('a configuration with any number of mistakes has its findings', async (t) => {
  const lines = Array.from({ length: 3_000 }, () => 'a: b');
  const { status, body } = await admin.post('/config/check', { text: `version: 1\n${lines.join('\n')}\n` });
  t.match({ status, shown: body.diagnostics.length }, { status: 200, shown: 1_000 });
  t.ok(body.diagnostic_count >= lines.length - 1, body.diagnostic_count);
});

t.test(
  'bytes that are no request, and a request that others read in another way, get a problem document',
  async (t) => {
    for (const request of [
      'GET /admin/v1/me HTTP/9.9\r\n\r\n',
      'GET /admin/v1/me HTTP/1.1\r\nhost: a\r\nhost: b\r\nconnection: close\r\n\r\n',
      'GET /admin/v1/me HTTP/1.1\r\nhost: a b/c@d\r\nconnection: close\r\n\r\n',
      'CONNECT a:443 HTTP/1.1\r\nhost: a:443\r\n\r\n',
    ]) {
      const socket = connect(Number(new URL(admin.url).port), '127.0.0.1');
      await once(socket, 'connect');
      socket.write(request);
      const answer = await text(socket);
      t.match(answer, /^HTTP\/1\.1 400 [\s\S]*application\/problem\+json[\s\S]*"code":"invalid_request"/, request);
    }
  },
);

t.test('strangers who begin many requests keep no operator out', async (t) => {
  const { port } = new URL(admin.url);
  const strangers = Array.from({ length: 1_100 }, () => connect(Number(port), '127.0.0.1'));
  t.teardown(() => {
    for (const socket of strangers) socket.destroy();
  });
  const half = [
    'GET /admin/v1/me HTTP/1.1\r\nhost:',
    'POST /admin/v1/session HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n{',
  ];
  for (const [index, socket] of strangers.entries()) {
    socket.on('error', () => {});
    socket.write(half[index % 2] ?? '');
  }
  await once(strangers.at(-1) ?? t, 'connect');
  // On connections of their own.
  for (let tries = 0; tries < 3; tries += 1) {
    const operator = connect(Number(port), '127.0.0.1');
    operator.write(
      `GET /admin/v1/me HTTP/1.1\r\nhost: a\r\nauthorization: Bearer ${admin.token}\r\nconnection: close\r\n\r\n`,
    );
    t.match(await text(operator), /^HTTP\/1\.1 200 /);
  }
});

t.test('the books are right afterwards', async (t) => {
  t.match(await admin.work.run(['audit']), { code: 0 });
  t.notMatch(admin.output.stderr, /an admin request failed/);
});
