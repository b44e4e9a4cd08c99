/** Tests over HTTP the words of everyday edits: aliases, weights, retired, maintenance, forbid, clamp, and what an upstream adds. */
import t from 'tap';
import { compileConfig } from '../../src/config/compile-config.ts';
import { startFaultServer } from '../support/fault-server.ts';
import { shippedConfig, startStack } from '../support/stack.ts';

const first = await startFaultServer(({ reply }) => reply(200, { from: 'one' }));
const second = await startFaultServer(({ reply }) => reply(200, { from: 'two' }));
const broken = await startFaultServer(({ reply }) => reply(400, { key: 'user-secret-1', plan: 'gold' }));

const text = `version: 1
store: { url: "sqlite:./data/unused.db" }
currency: { code: USD }
upstreams:
  one: { url: "${first.url}", auth: { header: authorization, scheme: Bearer, secret: { env: ONE_KEY } }, headers: { x-user-id: { env: ONE_USER }, x-plan: gold }, query: { api-version: "2026-01-01" } }
  two: { url: "${second.url}", headers: { x-only: { env: ONE_USER } } }
  closed: { url: "${second.url}", maintenance: { text: "back at noon", retry_after: 2m } }
  broken: { url: "${broken.url}", headers: { x-user-id: { env: ONE_USER } } }
models:
  large: { type: chat, upstream: one }
  shared: { type: chat, upstream: [one, two], weights: { one: 3, two: 1 } }
  off: { type: chat, upstream: [one, two], weights: { two: 1 } }
  old: { type: chat, upstream: one, retired: { use: large, text: it is faster } }
  ending: { type: chat, upstream: one, retired: { from: "2030-02-01", use: large } }
  paused: { type: chat, upstream: one, maintenance: { retry_after: 90s } }
  at_closed: { type: chat, upstream: closed }
  moves_on: { type: chat, upstream: [closed, one] }
  wrong: { type: chat, upstream: broken }
aliases: { latest: large, oldest: old }
envelopes:
  plain: { body: { error: "\${error.name}", message: "\${error.message}" }, names: { invalid_request: bad, not_found: absent, unauthenticated: who, insufficient_funds: poor, internal: failed } }
interfaces:
  main: { prefix: /, auth: [{ header: x-key }], envelope: plain, forward: { headers: [content-type], query: [q, quality] } }
catalogues:
  all: { type: chat, page: { size: size, token: token, default: 50, max: 50 }, item: { id: "\${model.id}" }, list: { data: "\${items}" } }
fills:
  small: { defaults: { n: 1 }, clamp: { /max_tokens: { min: 1, max: 100 }, /deep/n: { max: 2.5 } } }
routes:
  say: { match: POST /say, model: { at: /model, type: chat } }
  at_path: { match: "POST /models/{model}/say", model: { param: model, type: chat } }
  clamped: { match: POST /clamped, model: { at: /model, type: chat }, fill: small, forbid: [/store, "/tools/*/type=advisor_*", "/speed=fast"] }
  facts:
    match: POST /facts
    model: { at: /model, type: chat }
    facts: { quality: { query: quality, type: string, enum: [low, high], default: low } }
    branches:
      - { name: high, when: { cel: 'quality == "high"' }, forward: { path: /high } }
      - { name: low, forward: { path: /low } }
  gone: { match: POST /gone, upstream: two, retired: { from: "2030-01-01", use: POST /say } }
  fixed: { match: GET /fixed, upstream: closed }
  list: { match: GET /models, catalogue: all }
mounts:
  files: { prefix: /files, upstream: closed, shared: true }
`;
const env = { ONE_KEY: 'one-secret-key', ONE_USER: 'user-secret-1' };
const { plan, diagnostics } = compileConfig(shippedConfig, { text, env });
if (plan === undefined) throw new Error(JSON.stringify(diagnostics, null, 2));

let now = Date.UTC(2030, 0, 15);
const stack = await startStack({ plan, now: () => now });
t.teardown(async () => {
  await stack.close();
  for (const server of [first, second, broken]) await server.close();
});

async function send(path: string, body?: object, key = stack.key) {
  const before = [first, second].map(({ seen }) => seen.length);
  const reply = await stack.call(body === undefined ? 'GET' : 'POST', path, body, { authorization: '', 'x-key': key });
  const seen = [first, second].flatMap((server, index) => server.seen.slice(before[index]));
  return {
    ...reply,
    up: seen.map(({ target, headers, body }) => ({
      target,
      headers: Object.fromEntries(headers),
      body: body.toString(),
    })),
  };
}

t.test('an alias is its model: its name, its key, its refusals', async (t) => {
  const { status, up } = await send('/say', { model: 'latest', n: 1 });
  t.equal(status, 200);
  t.equal(up[0]?.body, '{"model":"large","n":1}');
  t.match((await send('/models/latest/say', { n: 1 })).up, [{ target: '/models/large/say?api-version=2026-01-01' }]);
  const limited = await stack.newKey(stack.account, { models: ['large'] });
  t.equal((await send('/say', { model: 'latest' }, limited.key)).status, 200);
  const other = await stack.newKey(stack.account, { models: ['latest', 'shared'] });
  t.match(await send('/say', { model: 'latest' }, other.key), {
    status: 404,
    json: { message: /'latest' does not exist here/ },
  });
  t.match(await send('/say', { model: 'oldest' }), { status: 404, json: { message: /'oldest' is retired/ } });
});

t.test('an upstream that ignores case gets no other model than the one that is priced', async (t) => {
  for (const more of [{ Model: 'shared' }, { 'MODE\u006c': 'shared' }])
    t.match(await send('/say', { model: 'large', ...more }), {
      status: 400,
      json: { message: /only in case/ },
      up: [],
    });
});

t.test('weights share the requests, and one without a share is used only if the others cannot', async (t) => {
  const from: unknown[] = [];
  for (let index = 0; index < 40; index += 1) from.push((await send('/say', { model: 'shared' })).json);
  t.equal(from.filter((json) => JSON.stringify(json) === '{"from":"one"}').length, 30);
  for (let index = 0; index < 5; index += 1) t.same((await send('/say', { model: 'off' })).json, { from: 'two' });
});

t.test('what is retired is a 404 that helps, from its day on', async (t) => {
  const gone = { error: 'absent', message: "model 'old' is retired; use large; it is faster" };
  t.match(await send('/say', { model: 'old' }), { status: 404, json: gone, up: [] });
  t.match(await send('/gone', {}), {
    status: 404,
    json: { message: 'POST /gone is retired since 2030-01-01; use POST /say' },
  });
  t.equal((await send('/say', { model: 'ending' })).status, 200);
  const listed = async () => JSON.stringify((await send('/models')).json);
  t.match(await listed(), /"ending"/);
  t.notMatch(await listed(), /"old"/);
  now = Date.UTC(2030, 1, 1);
  t.match(await send('/say', { model: 'ending' }), {
    status: 404,
    json: { message: /retired since 2030-02-01; use large/ },
  });
  t.notMatch(await listed(), /"ending"/);
  now = Date.UTC(2030, 0, 15);
});

t.test('what is in maintenance is a 503 with retry-after, unless another upstream takes it', async (t) => {
  const paused = await send('/say', { model: 'paused' });
  t.match(paused, { status: 503, json: { message: "model 'paused' is in maintenance" }, up: [] });
  t.equal(paused.headers.get('retry-after'), '90');
  const closed = await send('/say', { model: 'at_closed' });
  t.match(closed, { status: 503, json: { message: "model 'at_closed' is in maintenance; back at noon" }, up: [] });
  t.equal(closed.headers.get('retry-after'), '120');
  t.same((await send('/say', { model: 'moves_on' })).json, { from: 'one' });
  t.match(await send('/fixed'), {
    status: 503,
    json: { message: /GET \/fixed is in maintenance; back at noon/ },
    up: [],
  });
  t.match(await send('/files/1'), {
    status: 503,
    json: { message: '/files is in maintenance; back at noon' },
    up: [],
  });
});

t.test('clamp replaces numbers outside of the range, and no other byte', async (t) => {
  const sent = async (body: string) => {
    const before = first.seen.length;
    await fetch(`${stack.url}/clamped`, {
      method: 'POST',
      headers: { 'x-key': stack.key, 'content-type': 'application/json' },
      body,
    });
    return first.seen[before]?.body.toString();
  };
  t.equal(await sent('{"model":"large","n":1, "max_tokens": 4000}'), '{"model":"large","n":1, "max_tokens": 100}');
  t.equal(await sent('{"model":"large","n":1, "max_tokens": 1e2 }'), '{"model":"large","n":1, "max_tokens": 1e2 }');
  t.equal(await sent('{"model":"large","n":1,"max_tokens":0}'), '{"model":"large","n":1,"max_tokens":1}');
  t.equal(await sent('{"model":"large","n":1,"deep":{"n":3}}'), '{"model":"large","n":1,"deep":{"n":2.5}}');
  t.equal(await sent('{"model":"large","n":1}'), '{"model":"large","n":1}');
  t.equal(await sent('{"model":"large","n":1,"max_tokens":"4000"}'), '{"model":"large","n":1,"max_tokens":100}');
  t.equal(await sent('{"model":"large","n":1,"max_tokens":"many"}'), '{"model":"large","n":1,"max_tokens":"many"}');
});

t.test('forbidden values are refused before anything is sent', async (t) => {
  for (const [more, place] of [
    [{ store: false }, /has \/store, which/],
    [{ tools: [{ type: 'custom' }, { type: 'advisor_2026' }] }, /has \/tools\/\*\/type=advisor_\*/],
    [{ speed: 'fast' }, /has \/speed=fast/],
    [{ Store: 1, store: null }, /differ only in case/],
    [{ Store: 1 }, /'Store', which differs from 'store' only in case/],
    [{ Max_tokens: 4000 }, /differs from 'max_tokens' only in case/],
    [{ tools: [{ Type: 'advisor_1' }] }, /differs from 'type' only in case/],
    [{ tools: { type: 'advisor_1' } }, /has \/tools\/\*\/type=advisor_\*/],
  ] as const)
    t.match(await send('/clamped', { model: 'large', ...more }), { status: 400, json: { message: place }, up: [] });
  for (const more of [{ store: null }, { tools: [{ type: 'custom' }] }, { speed: 'faster' }, { tools: 'advisor_1' }])
    t.equal((await send('/clamped', { model: 'large', ...more })).status, 200, JSON.stringify(more));
});

t.test('a fact of the query chooses the branch, and a parameter that is there twice is refused', async (t) => {
  t.match((await send('/facts?quality=high', { model: 'large' })).up, [
    { target: '/high?quality=high&api-version=2026-01-01' },
  ]);
  t.match((await send('/facts', { model: 'large' })).up, [{ target: '/low?api-version=2026-01-01' }]);
  t.match(await send('/facts?quality=huge', { model: 'large' }), {
    status: 400,
    json: { message: /one of low, high/ },
  });
  t.match(await send('/facts?quality=low&quality=high', { model: 'large' }), {
    status: 400,
    json: { message: /is there twice/ },
    up: [],
  });
});

t.test('an upstream adds its headers and its query, and their secrets are shown nowhere', async (t) => {
  const { up } = await send('/say?q=1', { model: 'large' });
  t.match(up, [{ target: '/say?q=1&api-version=2026-01-01' }]);
  t.match(up[0]?.headers, { authorization: 'Bearer one-secret-key', 'x-user-id': 'user-secret-1', 'x-plan': 'gold' });
  const [fixed] = (await send('/say', { model: 'off' })).up;
  t.match(fixed?.headers, { 'x-only': 'user-secret-1' });
  t.equal(fixed?.headers.authorization, undefined);
  const echoed = await send('/say', { model: 'wrong' });
  t.equal(echoed.status, 400);
  t.notMatch(JSON.stringify(echoed.json), /user-secret-1/);
});
