/** The routes that show callers their own account, and nothing of any other. */
import t from 'tap';
import { formatNano } from '../../src/lib/money/amount.ts';
import { OPERATOR } from '../support/operator.ts';
import { portableText } from '../support/shipped-text.ts';
import { call, startStack, until } from '../support/stack.ts';
import { allowWithoutPrices, capture, runTask } from '../support/stores.ts';

/** The clock stands still, so that no day ends meanwhile. */
const now_ms = Date.now();
const stack = await startStack({ now: () => now_ms });
t.teardown(() => stack.close());
const other = await stack.newAccount('other', '5');
const get = (path: string, key = stack.key) =>
  call(`${stack.url}/v1/account/${path}`, 'GET', undefined, { authorization: `Bearer ${key}` });
const chat = { model: 'chat-large', max_tokens: 200, messages: [{ role: 'user', content: 'hello' }] };
const today = new Date(now_ms).toISOString().slice(0, 10);

t.test('the balance is that of the key', async (t) => {
  t.match((await get('balance')).json, { available: '1000.00', held: '0.00', currency: 'CNY' });
  t.match((await get('balance', other.key)).json, { available: '5.00' });
  const credited = await stack.newAccount('credited', '0');
  await stack.store.editAccount(credited.account, { credit_limit_nano: 7_000_000_000n }, OPERATOR);
  t.match((await get('balance', credited.key)).json, { available: '7.00' }, 'with the credit limit');
  const { status, json } = await get('balance', 'tg_unknown');
  t.equal(status, 401);
  t.match(json, { error: { code: 'unauthorized' } });
});

t.test('usage is by day and model, paged, within 92 days', async (t) => {
  for (let sent = 0; sent < 3; sent += 1)
    await call(`${stack.url}/v1/messages`, 'POST', chat, { 'x-api-key': stack.key });
  await call(`${stack.url}/v1/messages`, 'POST', { ...chat, model: 'chat-small' }, { 'x-api-key': stack.key });
  await stack.services.leases.close();
  const { json } = await get('usage');
  t.match(json, { to: today, currency: 'CNY', has_more: false });
  t.match(json.items, [
    { day: today, model: 'chat-small', requests: 1, cost: /^0\.\d+$/ },
    { day: today, model: 'chat-large', requests: 3, cost: /^0\.\d+$/ },
  ]);
  t.match((await get('usage?limit=1')).json, { items: [{ model: 'chat-small' }], has_more: true });
  t.match((await get('usage?limit=1&page=2')).json, { items: [{ model: 'chat-large' }], has_more: false });
  t.match((await get(`usage?from=${today}&to=${today}`)).json.items.length, 2);
  t.strictSame((await get('usage', other.key)).json.items, []);
  for (const query of [
    'from=2026-01-01&to=2026-05-01',
    'from=yesterday',
    'from=2026-02-30',
    'limit=0',
    `from=2026-02-02&to=2026-02-01`,
  ]) {
    const refused = await get(`usage?${query}`);
    t.equal(refused.status, 400, query);
  }
});

t.test('limits show what is left of each', async (t) => {
  t.strictSame((await get('limits')).json, { items: [] });
  await stack.store.editKey(
    stack.key_id,
    { limits: { requests: '10/min', spend_per_day: '2.00', concurrent_requests: '4' } },
    OPERATOR,
  );
  await stack.store.editAccount(stack.account, { limits: { concurrent_tasks: '3' } }, OPERATOR);
  await call(`${stack.url}/v1/messages`, 'POST', chat, { 'x-api-key': stack.key });
  const { items } = (await get('limits')).json;
  t.match(items, [
    { name: 'key', measure: 'requests', limit: '10/min', used: '1', remaining: '9', resets_at: /^2/ },
    { name: 'key', measure: 'concurrent_requests', limit: '4', used: '0', remaining: '4', resets_at: null },
    { name: 'account', measure: 'concurrent_tasks', limit: '3', used: '0', remaining: '3', resets_at: null },
    { name: 'key', measure: 'spend_per_day', limit: '2.00', resets_at: /T00:00:00.000Z$/ },
  ]);
  t.strictSame((await get('limits', other.key)).json, { items: [] });
});

t.test('prices are those of the models that the key may use, less its discount', async (t) => {
  const { items, factor, currency } = (await get('prices')).json;
  t.match({ factor, currency }, { factor: '1', currency: 'CNY' });
  const chat = items.filter(({ model }: { model: string }) => model === 'chat-large');
  t.match(chat, [{ for: 'input', amount: '36.00', list: '36.00', unit: 'million_tokens' }]);
  t.ok(
    items.some((price: { for: string; unit: string }) => price.unit === 'second' && /resolution 720p/.test(price.for)),
  );
  const cheap = await stack.newAccount('cheap', '5');
  await stack.store.editAccount(cheap.account, { price_factor_nano: 333_333_333n }, OPERATOR);
  await stack.store.editKey(cheap.key_id, { models: ['chat-large'] }, OPERATOR);
  const own = (await get('prices', cheap.key)).json;
  t.equal(own.factor, '0.333333333');
  t.strictSame([...new Set(own.items.map(({ model }: { model: string }) => model))], ['chat-large'], 'no other model');
  t.match(own.items[0], { for: 'input', amount: '11.999999988', list: '36.00' });
  await stack.store.editKey(cheap.key_id, { price_factor_nano: 500_000_000n }, OPERATOR);
  t.equal((await get('prices', cheap.key)).json.factor, '0.5', 'the factor of the key takes its place');
});

t.test('tasks and the statement, equal to the ledger', async (t) => {
  const { key, account } = await stack.newAccount('holder', '10');
  const body = { model: 'c/vidgen-2.0', prompt: 'a cat', duration: 4 };
  const path = `${stack.url}/api/v3/c/videos/generations/tasks`;
  const created = await call(path, 'POST', body, { authorization: `Bearer ${key}` });
  t.equal(created.status, 202);
  const { json } = await get('tasks', key);
  t.match(json, { total: 1, items: [{ model: 'c/vidgen-2.0', held: /^\d/, charged: null, finished_at: null }] });
  t.strictSame((await get('tasks', other.key)).json, { items: [], total: 0 }, 'nothing of another account');
  t.match((await get('tasks?page=2', key)).json, { items: { length: 0 }, total: 1 });
  await stack.store.adjust(account, -1_000_000_000n, { ...OPERATOR, reason: 'test' });
  await call(`${stack.url}/v1/messages`, 'POST', chat, { 'x-api-key': key });
  await stack.services.leases.close();
  const month = (await get('statement', key)).json;
  t.match(month, { month: today.slice(0, 7), opening: '0.00', topups: '10.00', adjustments: '-1.00', refunds: '0.00' });
  const wallet = await stack.store.wallet(account);
  t.equal(month.closing, formatNano(wallet?.posted_nano ?? 0n));
  t.match(month.items, [{ model: 'chat-large', requests: 1, amount: month.charged }]);
  t.match((await get('statement?month=2025-01', key)).json, { opening: '0.00', closing: '0.00', items: { length: 0 } });
  t.strictSame((await get('statement', other.key)).json.items, []);
  for (const wrong of ['2026-13', 'x', '1999-01']) t.equal((await get(`statement?month=${wrong}`, key)).status, 400);
});

t.test('what the upstream billed beyond a hold is charged in the statement', async (t) => {
  const { key, account, key_id } = await stack.newAccount('exceeded', '10');
  await allowWithoutPrices(stack.store);
  await runTask(stack.store, { account, key: key_id }, 'task_beyond', '1');
  await stack.store.settleTask('task_beyond', capture('3'));
  t.match((await get('statement', key)).json, { topups: '10.00', charged: '3.00', closing: '7.00' });
});

t.test('with an empty wallet, and limited apart from paid traffic', async (t) => {
  const { key, key_id } = await stack.newAccount('empty', '0');
  const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
  const webhook = { id: 'webhook_1', account: null, url: 'http://127.0.0.1:1/', name: null, events: null, secret };
  await stack.store.createWebhook(webhook, OPERATOR);
  const paid = await call(`${stack.url}/v1/messages`, 'POST', chat, { 'x-api-key': key });
  t.equal(paid.status, 402);
  const told = () => stack.store.deliveriesPage('webhook_1', undefined, { limit: 9, after: undefined });
  await until(told, (events) => events.length > 0);
  t.match(await told(), [{ type: 'wallet.empty', body: /"available":"0.00"/ }], 'webhooks get the refusal');
  await stack.store.editKey(key_id, { limits: { requests: '1/min' } }, OPERATOR);
  for (const path of ['balance', 'usage', 'limits', 'prices', 'tasks', 'statement'])
    t.equal((await get(path, key)).status, 200, path);
  for (let asked = 1; asked < 60; asked += 1) t.equal((await get('tasks', key)).status, 200);
  const refused = await get('tasks', key);
  t.match(refused, { status: 429, json: { error: { code: /rate_limit/ } } });
  t.ok(Number(refused.headers.get('retry-after')) > 0);
  t.equal((await get('balance', key)).status, 200, 'each route counts apart');
  t.equal((await get('tasks', other.key)).status, 200, 'each key counts apart');
});

t.test('the months of a statement are those of the seller', async (t) => {
  await stack.adopt(`${portableText}\nseller: { tz: Pacific/Auckland }\n`);
  t.match((await get('statement?month=2026-10')).json, {
    account: 'first',
    from: '2026-09-30T11:00:00.000Z',
    until: '2026-10-31T11:00:00.000Z',
  });
});
