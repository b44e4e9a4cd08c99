/** Tests the routes that show callers their own account, and nothing of any other. */
import t from 'tap';
import { call, startStack } from '../support/stack.ts';

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
  await stack.store.setKeyLimits(stack.key_id, { requests: '10/min', spend_per_day: '2.00', concurrent_requests: '4' });
  await stack.store.setAccountLimits(stack.account, { concurrent_tasks: '3' });
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
