/** Tests of paths whose last parameter is the rest of the path: ids with slashes, and addresses. */
import { get } from 'node:http';
import t from 'tap';
import { startFaultServer } from '../support/fault-server.ts';
import { startStack } from '../support/stack.ts';

const config = `version: 1
store: { url: "sqlite:./data/unused.db" }
currency: { code: USD }
upstreams: { vendor: { url: "http://127.0.0.1:1/base", auth: { header: authorization, scheme: Bearer, secret: { env: KEY } } } }
prices: { clips: { unit: second, by: [], table: "0.10" } }
models: { clip: { type: video, upstream: vendor, price: clips } }
envelopes:
  plain: { body: { error: "\${error.name}", message: "\${error.message}" }, names: { invalid_request: bad, not_found: absent, unauthenticated: who, insufficient_funds: poor, internal: failed } }
interfaces:
  main: { prefix: /, auth: [{ header: authorization, scheme: Bearer }], envelope: plain, forward: { headers: [content-type], query: [lang] } }
billing:
  seconds: { unit: second, facts: { duration: { at: /duration, type: int } }, hold: { cel: duration }, actual: { otherwise: { cel: duration } } }
tasks:
  operation: { id: /name, query: "/v1/{+id}", status: { at: /done, running: [null, false], succeeded: [true], failed_at: /error }, deadline: 1h }
routes:
  begin: { match: POST /v1/begin, model: { is: clip }, billing: seconds, creates_task: operation }
  operation: { match: "GET /v1/{+name}", task: { poll: name, kinds: [operation] } }
  status: { match: GET /v1/status, upstream: vendor }
  read: { match: "GET /read/{+address}", upstream: vendor }
`;

const upstream = await startFaultServer(({ reply }) => reply(200, {}));
const stack = await startStack({ config, upstreams: { vendor: `${upstream.url}/base` } });
t.teardown(async () => {
  await stack.close();
  await upstream.close();
});

const read = async (path: string, key = stack.key) => {
  const { status } = await stack.call('GET', path, undefined, { authorization: `Bearer ${key}` });
  return { status, sent: upstream.seen.at(-1)?.target };
};

/** Unlike fetch, it sends dots in a path as they are. */
const getRaw = (path: string) =>
  new Promise<number | undefined>((resolve, reject) => {
    const { hostname, port } = new URL(stack.url);
    const headers = { authorization: `Bearer ${stack.key}` };
    get({ hostname, port, path, headers }, (answer) => resolve(answer.resume().statusCode)).on('error', reject);
  });

t.test('an id with slashes', async (t) => {
  const name = 'models/veo-3.0/operations/a b';
  upstream.play(({ reply }) => reply(200, { name }));
  t.equal((await stack.call('POST', '/v1/begin', { duration: 10 })).status, 200);
  t.same(await read('/v1/models/veo-3.0/operations/a%20b'), {
    status: 200,
    sent: '/base/v1/models/veo-3.0/operations/a%20b',
  });
  t.equal((await read('/v1/models/veo-3.0/operations/b')).status, 404);
  t.equal((await read('/v1/models/veo-3.0')).status, 404);
  const other = await stack.newAccount('other');
  t.equal((await read('/v1/models/veo-3.0/operations/a%20b', other.key)).status, 404);
  upstream.play(({ reply }) => reply(200, { name, done: true }));
  await read('/v1/models%2Fveo-3.0/operations/a%20b');
  const wallet = await stack.store.wallet(stack.account);
  t.equal(Number(wallet?.posted_nano) / 1e9, 999);
});

t.test('a more literal path is taken first', async (t) => {
  t.same(await read('/v1/status'), { status: 200, sent: '/base/v1/status' });
});

t.test('an address, and nothing that leaves the path', async (t) => {
  const address = 'https://example.com/a/b%20c';
  t.same(await read(`/read/${address}?lang=en&x=1`), { status: 200, sent: `/base/read/${address}?lang=en` });
  t.equal((await read('/read/a%3Fx%23y%25z')).sent, '/base/read/a%3Fx%23y%25z');
  const before = upstream.seen.length;
  for (const path of [
    '/read/a/%2e%2e/%2e%2e/v1/keys',
    '/read/a/../../v1/keys',
    '/read/a%2F..%2Fb',
    '/read/a/.%2e',
    '/read/%2e%2e%5Cb',
    '/read/..;/v1/keys',
    '/read/a/..;x=1/b',
    '/read/..%3b/v1/keys',
    '/read/.%00./v1/keys',
    '/read/..%09/v1/keys',
  ])
    t.equal(await getRaw(path), 400, path);
  t.equal(upstream.seen.length, before);
});
