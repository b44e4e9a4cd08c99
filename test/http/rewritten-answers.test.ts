/** Tests that addresses of an upstream in answers become those of the gateway, and that no other byte changes. */
import { gzipSync } from 'node:zlib';
import t from 'tap';
import { startFaultServer } from '../support/fault-server.ts';
import { startStack } from '../support/stack.ts';

const config = `version: 1
store: { url: "sqlite:./data/unused.db" }
currency: { code: USD }
upstreams: { vendor: { url: "http://127.0.0.1:1", auth: { header: authorization, scheme: Bearer, secret: { env: KEY } } } }
prices: { clips: { unit: second, by: [], table: "0.10" }, live: { unit: second, by: [class], table: { second: "0.10" } } }
models: { clip: { type: video, upstream: vendor, price: clips }, ears: { type: live, upstream: vendor, price: live } }
envelopes:
  plain: { body: { error: "\${error.name}", message: "\${error.message}" }, names: { invalid_request: bad, not_found: absent, unauthenticated: who, insufficient_funds: poor, internal: failed } }
interfaces:
  main: { prefix: /, auth: [{ header: authorization, scheme: Bearer }], envelope: plain, forward: { headers: [content-type], query: [id] }, idempotency: { header: idempotency-key } }
billing:
  seconds: { unit: second, facts: { duration: { at: /duration, type: int } }, hold: { cel: duration }, actual: { otherwise: { cel: duration } } }
  connected: { unit: second, facts: {}, hold: { second: { cel: "3600" } }, counts: {}, charge: { second: { cel: connection_seconds } }, without_usage: { second: { cel: connection_seconds } } }
tasks:
  clip: { id: /id, query: "/result?id={id}", cancel: "DELETE /{app}/{id}", status: { at: /status, running: [running], succeeded: [done], failed: [failed] }, deadline: 1h }
routes:
  create:
    match: "POST /make/{app}"
    model: { is: clip }
    billing: seconds
    creates_task: clip
    rewrite: { /polling_url: { route: poll }, /urls/cancel: { route: cancel }, /urls/file: { route: file, params: { file_id: /file } }, /urls/page: { keep: true } }
  poll: { match: GET /result, task: { poll: { query: id }, kinds: [clip] }, rewrite: { /polling_url: { route: poll }, /next/0: { route: cancel } } }
  cancel: { match: "DELETE /jobs/{id}", task: { cancel: id, kinds: [clip] }, rewrite: { /polling_url: { route: poll } } }
  file: { match: "GET /files/{file_id}", upstream: vendor, rewrite: { /self: { route: file }, /next: { route: page } } }
  page: { match: "GET /pages/{page}:read", upstream: vendor }
  session: { match: POST /live, upstream: vendor, rewrite: { /url: { route: live } } }
  live: { match: GET /live, model: { is: ears }, billing: connected, websocket: { longest: 1h } }
`;

const upstream = await startFaultServer(({ reply }) => reply(200, {}));
const upstreams = { vendor: upstream.url };
const stack = await startStack({ config, upstreams });
t.teardown(async () => {
  await stack.close();
  await upstream.close();
});

const answerWith = (text: string, headers = '') =>
  upstream.play(({ reply }) => reply(200, text, `content-type: application/json\r\n${headers}`));

t.test('the answer to a creation, to its repetition, to a poll and to a cancellation', async (t) => {
  const made = (base: string, urls: string) =>
    `{ "id": "a b", "polling_url": "${base}",  "n": 1.50, "urls": {${urls}, "page": "https://vendor.example/page"}, "x": "https:\\/\\/vendor.example/poll" }`;
  answerWith(
    made(
      'https://vendor.example/poll?id=a%20b&sig=1',
      '"cancel": "https://vendor.example/c", "file": "https://vendor.example/f"',
    ),
  );
  const created = await stack.call('POST', '/make/an%2Fapp', { duration: 2 }, { 'idempotency-key': 'k-1' });
  const expected = made(`${stack.url}/result?id=a+b`, `"cancel": "${stack.url}/jobs/a%20b", "file": null`);
  t.equal(created.text, expected, 'a place without its parameter shows nothing of the vendor');
  t.equal(created.headers.get('content-length'), String(Buffer.byteLength(expected)));
  const again = await stack.call('POST', '/make/an%2Fapp', { duration: 2 }, { 'idempotency-key': 'k-1' });
  t.equal(again.text, expected);
  answerWith(
    '{"id":"a b","status":"running","polling_url":"https://vendor.example","next":["https://vendor.example/c"]}',
  );
  t.equal(
    (await stack.call('GET', '/result?id=a+b')).text,
    `{"id":"a b","status":"running","polling_url":"${stack.url}/result?id=a+b","next":["${stack.url}/jobs/a%20b"]}`,
  );
  answerWith('{"id":"a b","status":"failed","polling_url":"https://vendor.example"}');
  t.match(await stack.call('DELETE', '/jobs/a%20b'), { json: { polling_url: `${stack.url}/result?id=a+b` } });
});

t.test('a parameter that no path can have shows nothing of the vendor', async (t) => {
  for (const [index, file] of ['"\\ud800"', '".."', '"."', '""', '{}'].entries()) {
    const made = (url: string) => `{"id":"odd-${index}","urls":{"file":${url}},"file":${file}}`;
    answerWith(made('"https://vendor.example/f"'));
    const { status, text } = await stack.call('POST', '/make/app', { duration: 1 });
    t.same({ status, text }, { status: 200, text: made('null') });
  }
});

t.test('a compressed answer is decoded, and what has no such member or is no JSON passes unchanged', async (t) => {
  upstream.play(({ reply }) => reply(200, gzipSync('{"self":"https://vendor.example"}'), 'content-encoding: gzip\r\n'));
  const packed = await stack.call('GET', '/files/f%3F1');
  t.equal(packed.text, `{"self":"${stack.url}/files/f%3F1"}`);
  t.notOk(packed.headers.get('content-encoding'));
  for (const text of [
    '{"self":null}',
    '{"other":"https://vendor.example"}',
    '{"self":["https://vendor.example"]}',
    'a text',
    '',
  ]) {
    answerWith(text);
    t.equal((await stack.call('GET', '/files/f')).text, text);
  }
});

t.test('a parameter that only the address has', async (t) => {
  for (const [address, shown] of [
    ['https://vendor.example/v1/pages/a%2Fb:read?alt=media', `"${stack.url}/pages/a%2Fb:read?alt=media"`],
    ['https://vendor.example/v1/pages/a:write', 'null'],
    ['https://vendor.example/v1/pages/a/b:read/', 'null'],
    ['https://vendor.example/pages/%zz:read', 'null'],
    ['no address', 'null'],
  ] as const) {
    answerWith(`{"next":"${address}"}`);
    t.equal((await stack.call('GET', '/files/f')).text, `{"next":${shown}}`, address);
  }
});

t.test('the next page of a task keeps its query', async (t) => {
  const paged = await startStack({
    config: config
      .replace('GET /result, task: { poll: { query: id }', '"GET /jobs/{id}", task: { poll: id')
      .replace('/result?id={id}', '/jobs/{id}')
      .replace('/next/0: { route: cancel }', '/next: { route: poll }'),
    upstreams,
  });
  t.teardown(() => paged.close());
  answerWith('{"id":"c-1"}');
  await paged.call('POST', '/make/app', { duration: 2 });
  for (const [address, shown] of [
    ['https://vendor.example/v2/jobs/c-1?skip=2', '/jobs/c-1?skip=2'],
    ['https://vendor.example/v2/others/c-1?skip=2', '/jobs/c-1'],
  ] as const) {
    answerWith(`{"id":"c-1","status":"running","next":"${address}"}`);
    t.equal((await paged.call('GET', '/jobs/c-1')).json.next, `${paged.url}${shown}`, address);
  }
});

t.test('the address of a WebSocket keeps its query and the scheme of WebSockets', async (t) => {
  answerWith('{"url":"wss://vendor.example/v2/live?token=t-1"}');
  t.equal((await stack.call('POST', '/live', {})).text, `{"url":"${stack.url.replace('http', 'ws')}/live?token=t-1"}`);
});

t.test('public_url is the address of the gateway for callers', async (t) => {
  const behind = await startStack({
    config: config.replace('currency:', 'server: { public_url: "https://gate.example/api/" }\ncurrency:'),
    upstreams,
  });
  t.teardown(() => behind.close());
  answerWith('{"self":"https://vendor.example"}');
  t.equal((await behind.call('GET', '/files/f')).text, '{"self":"https://gate.example/api/files/f"}');
});
