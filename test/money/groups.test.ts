/** Groups of customers: what their accounts pay, may use and are limited to, through HTTP and on both engines. */
import { randomBytes } from 'node:crypto';
import pino from 'pino';
import t, { type Test } from 'tap';
import { explainTask } from '../../src/admin/api/charge.ts';
import { reprice } from '../../src/admin/reports/reprice.ts';
import { startGateway } from '../../src/gateway/runtime/gateway.ts';
import { openStore } from '../../src/ledger/open-store.ts';
import { generateKey } from '../../src/ledger/store/secrets.ts';
import type { AccountEdit } from '../../src/ledger/store/store.ts';
import { formatNano, parseNano } from '../../src/lib/money/amount.ts';
import { termsOf } from '../../src/plan/models.ts';
import { startFaultServer } from '../support/fault-server.ts';
import { OPERATOR } from '../support/operator.ts';
import { PostgresServer } from '../support/postgres.ts';
import { call, startStack, until } from '../support/stack.ts';
import { tempFolder } from '../support/stores.ts';

const config = `version: 1
store: { url: "sqlite:./data/unused.db" }
currency: { code: USD }
limits: { each: { by: [account], requests: 100/min, concurrent_requests: 50 } }
upstreams: { vendor: { url: "http://127.0.0.1:1", auth: { header: authorization, scheme: Bearer, secret: { env: KEY } } } }
prices:
  talk: { unit: million_tokens, by: [class], table: { input: "1.00", output: "10.00" } }
  talk_pro: { unit: million_tokens, by: [class], table: { input: "0.50", output: "5.00" } }
  talk_acme: { unit: million_tokens, by: [served, class], table: { slow: { input: "0.10", output: "1.00" }, fast: { input: "0.30", output: "3.00" } } }
  clips: { unit: second, by: [], table: "2.00" }
  clips_pro: { unit: second, by: [], table: "1.50" }
models:
  talk-1: { type: chat, upstream: vendor, price: talk }
  talk-2: { type: chat, upstream: vendor, price: talk }
  clip-1: { type: video, upstream: vendor, price: clips }
price_lists:
  pro_list: { prices: { talk: talk_pro, clips: clips_pro } }
  acme: { like: pro_list, prices: { talk: talk_acme } }
groups:
  pro: { models: [talk-1, clip-*], prices: pro_list, factor: "0.9", limits: { requests: 3/min } }
  listed: { prices: pro_list }
  acme: { like: listed, prices: acme, factor: "1.2" }
envelopes:
  plain: { body: { error: "\${error.name}", message: "\${error.message}" }, names: { invalid_request: bad, unauthenticated: who, insufficient_funds: poor, not_found: none, internal: failed } }
interfaces:
  main: { prefix: /, auth: [{ header: authorization, scheme: Bearer }], envelope: plain, forward: { headers: [content-type], query: [] } }
billing:
  tokens:
    unit: million_tokens
    facts: { served: { answer: /speed, type: string, enum: [slow, fast], default: slow } }
    hold: { input: { cel: "1000000" }, output: { cel: "1000000" } }
    counts: { asked: /usage/in, answered: /usage/out }
    charge: { input: { cel: asked }, output: { cel: answered } }
    without_usage: hold
  seconds:
    unit: second
    facts: { duration: { at: /duration, type: int } }
    hold: { cel: duration }
    actual: { otherwise: { cel: duration } }
tasks:
  clip: { id: /id, query: "/clips/{id}", status: { at: /status, running: [running], succeeded: [succeeded], failed: [failed] }, deadline: 1h }
routes:
  talk: { match: POST /talk, model: { at: /model, type: chat }, billing: tokens }
  create_clip: { match: POST /clips, model: { at: /model, type: video }, billing: seconds, creates_task: clip }
  get_clip: { match: "GET /clips/{clip_id}", task: { poll: clip_id, kinds: [clip] } }
  models: { match: GET /models, catalogue: chats }
  prices:
    match: GET /prices
    account: { show: prices, item: { model: "\${price.model}", for: "\${price.for}", amount: "\${price.amount}" }, answer: { items: "\${items}", factor: "\${factor}" } }
  limits:
    match: GET /limits
    account: { show: limits, item: { measure: "\${limit.measure}", limit: "\${limit.limit}" }, answer: { items: "\${items}" } }
catalogues:
  chats: { type: chat, page: { size: limit, token: after, default: 20, max: 100 }, item: { id: "\${model.id}" }, list: { data: "\${items}" } }
`;

let made = 0;
/** A vendor whose clips end at once. */
const vendor = await startFaultServer(({ reply, request }) => {
  const { method, target } = request;
  if (method === 'GET') reply(200, { id: target.slice('/clips/'.length), status: 'succeeded' });
  else if (target === '/clips') {
    made += 1;
    reply(200, { id: `clip_${made}`, status: 'running' });
  } else reply(200, { speed: 'fast', usage: { in: 1_000_000, out: 1_000_000 } });
});
t.teardown(() => vendor.close());

async function journey(t: Test, store_url?: string) {
  const lines: string[] = [];
  const log = pino({ level: 'error' }, { write: (line: string) => void lines.push(line) });
  const settings = { config, upstreams: { vendor: vendor.url }, log };
  const stack = await startStack({ ...settings, ...(store_url !== undefined && { store_url }) });
  t.teardown(() => stack.close());
  const { store } = stack;

  async function member(name: string, edit: AccountEdit) {
    const made = await stack.newAccount(name);
    const edited = await store.editAccount(made.account, { price_factor_nano: null, ...edit }, OPERATOR);
    if (typeof edited === 'string') throw new Error(edited);
    return made;
  }
  const as = (key: string, path: string, body?: unknown) =>
    call(stack.url + path, body === undefined ? 'GET' : 'POST', body, { authorization: `Bearer ${key}` });
  const talk = (key: string, model = 'talk-1') => as(key, '/talk', { model });
  /** What the requests of an account cost, by their newest usage. */
  const charged = async (account: string) => {
    await stack.services.leases.close();
    const sums = await until(
      () => store.usage({ by: ['account'], account }),
      (found) => found.length > 0,
    );
    return formatNano(sums[0]?.amount_nano ?? 0n);
  };

  await t.test('a metered request costs the price of the list times the factor', async (t) => {
    const full = await stack.newAccount('full');
    const pro = await member('pro', { group: 'pro' });
    const acme = await member('acme', { group: 'acme' });
    for (const { key } of [full, pro, acme]) t.equal((await talk(key)).status, 200);
    t.equal(await charged(full.account), '11.00');
    t.equal(await charged(pro.account), '4.95', '(0.50 + 5.00) × 0.9');
    t.equal(await charged(acme.account), '3.96', '(0.30 + 3.00) × 1.2, by the row that the answer chose');
  });

  await t.test('a task costs the price of the list times the factor', async (t) => {
    const { key, account } = await member('films', { group: 'pro' });
    const { json } = await as(key, '/clips', { model: 'clip-1', duration: 10 });
    await as(key, `/clips/${encodeURIComponent(json.id)}`);
    const { tasks } = await store.listTasks({ account, limit: 1 });
    t.match(tasks, [{ price: 'clips_pro', price_nano: 1_500_000_000n, price_factor_nano: 900_000_000n }]);
    t.match(tasks, [{ state: 'succeeded', charged_nano: parseNano('13.50') }]);
    const [task] = tasks;
    t.match(task && (await explainTask(store, task)), { price: { table: 'clips_pro' }, equal: true });
  });

  await t.test('what the account or the key states comes first', async (t) => {
    const own = await member('own', { group: 'pro', price_factor_nano: parseNano('0.5') });
    t.equal((await talk(own.key)).status, 200);
    t.equal(await charged(own.account), '2.75');
    const { account } = await member('keyed', { group: 'pro' });
    const dear = await stack.newKey(account, { discount: '2', models: ['talk-2'] });
    t.equal((await talk(dear.key, 'talk-2')).status, 200, 'a model that only its own list has');
    t.equal((await talk(dear.key)).status, 404);
    t.equal(await charged(account), '11.00');
  });

  await t.test('models outside the list of the group are not there', async (t) => {
    const { key } = await member('listed', { group: 'pro' });
    t.match(await talk(key, 'talk-2'), { status: 404, json: { error: 'none' } });
    t.strictSame((await as(key, '/models')).json, { data: [{ id: 'talk-1' }] });
    t.strictSame((await as(key, '/prices')).json, {
      factor: '0.9',
      items: [
        { model: 'talk-1', for: 'input', amount: '0.45' },
        { model: 'talk-1', for: 'output', amount: '4.50' },
        { model: 'clip-1', for: '', amount: '1.35' },
      ],
    });
  });

  await t.test('each account of a group has limits of its own', async (t) => {
    const [first, second] = [await member('one', { group: 'pro' }), await member('two', { group: 'pro' })];
    for (const _ of [1, 2, 3]) t.equal((await talk(first.key)).status, 200);
    t.match(await talk(first.key), { status: 429 });
    t.equal((await talk(second.key)).status, 200, 'another account');
    t.match((await as(second.key, '/limits')).json.items, [
      { measure: 'requests', limit: '3/min' },
      { measure: 'concurrent_requests', limit: '50' },
    ]);
    await store.editAccount(first.account, { limits: { requests: '9/min' } }, OPERATOR);
    t.equal((await talk(first.key)).status, 200, 'its own limit comes first');
  });

  await t.test('an account whose group is not configured is refused, and the operator is told', async (t) => {
    const lost = await member('lost', { group: 'gold' });
    const answer = await talk(lost.key);
    t.match(answer, {
      status: 500,
      json: { error: 'failed', message: /^what this account pays is not configured; ask/ },
    });
    t.notMatch(answer.text, /gold/, 'callers are not told the name of their group');
    t.match(lines.join(''), /the account has the group 'gold', which is not configured/);
    t.equal((await as(lost.key, '/models')).status, 500, 'every request is');
    await store.editAccount(lost.account, { group: 'pro' }, OPERATOR);
    t.equal((await talk(lost.key)).status, 200);
  });

  await t.test('a reload changes what the members of a group pay', async (t) => {
    const { key, account } = await member('reloaded', { group: 'pro' });
    await stack.adopt(config.replace('factor: "0.9"', 'factor: "0.8"').replace('requests: 3/min', 'requests: none'));
    t.equal((await talk(key)).status, 200);
    t.equal(await charged(account), '4.40');
    await stack.adopt(config);
  });

  await t.test('reprice shows what an edit of a group does to whom', async (t) => {
    const period = { since_ms: 0, until_ms: Date.now() + 1_000 };
    const { account } = await member('repriced', { group: 'pro' });
    const key = await stack.newKey(account);
    t.equal((await talk(key.key)).status, 200);
    t.equal(await charged(account), '4.95');
    const sum = async (plan: typeof stack.plan) => {
      const { by, unpriced } = await reprice(store, { ...period, account }, termsOf(plan));
      return [...by.map(({ new_nano }) => formatNano(new_nano)), ...unpriced.map(({ why }) => why)];
    };
    t.strictSame(await sum(stack.plan), ['4.95']);
    const planned = async (from: string, to: string) => {
      await stack.adopt(config.replace(from, to));
      const { plan } = stack.services;
      await stack.adopt(config);
      return plan;
    };
    t.strictSame(await sum(await planned('factor: "0.9"', 'factor: "1.1"')), ['6.05']);
    t.strictSame(await sum(await planned('talk: talk_pro,', '')), ['9.90']);
    t.strictSame(await sum(await planned('models: [talk-1, clip-*]', 'models: [talk-2]')), [
      'group pro may not use the model',
    ]);
    t.strictSame(await sum(await planned('  pro: {', '  other: {')), ['the configuration has no group pro']);
    await store.editAccount(account, { price_factor_nano: parseNano('0.9') }, OPERATOR);
    t.strictSame(await sum(await planned('factor: "0.9"', 'factor: "1.1"')), ['4.95'], 'its own factor stays');
  });

  t.strictSame((await store.audit()).breaches, [], 'each charge is computed again from its stored table and factor');
}

t.test('on SQLite', (t) => journey(t));

t.test('on PostgreSQL', async (t) => {
  const server = await PostgresServer.start();
  t.teardown(() => server.remove());
  await journey(t, await server.database());
});

t.test('two gateways of one store see a changed group', async (t) => {
  const folder = tempFolder(t);
  const stack = await startStack({ config, upstreams: { vendor: vendor.url }, store_url: `sqlite:${folder}/store.db` });
  t.teardown(() => stack.close());
  const store = await openStore(`sqlite:${folder}/store.db`, { writer: 'thread' });
  const other = await startGateway(stack.plan, { store, log: pino({ level: 'silent' }), settler: false });
  t.teardown(async () => {
    await other.close();
    await store.close();
  });
  const { key, id, sha256, prefix } = generateKey(randomBytes);
  const settings = { name: null, models: null, price_factor_nano: null, expires_at_ms: null };
  await stack.store.createKey({ id, sha256, prefix, account: stack.account, ...settings }, OPERATOR);
  const see = async (url: string) =>
    (await call(`${url}/prices`, 'GET', undefined, { authorization: `Bearer ${key}` })).json.factor;
  for (const [group, factor] of [
    ['pro', '0.9'],
    ['acme', '1.2'],
    [null, '1'],
  ] as const) {
    await stack.store.editAccount(stack.account, { group, price_factor_nano: null }, OPERATOR);
    for (const { url } of [stack, other])
      await until(
        () => see(url),
        (seen) => seen === factor,
      );
  }
});
