/** Tests spend limits and limits of open tasks: what is spent never exceeds the limit, and both say when to come back. */
import t from 'tap';
import { formatNano, parseNano } from '../../src/lib/money/amount.ts';
import { OPERATOR } from '../support/operator.ts';
import { call, type Reply, startStack, until } from '../support/stack.ts';

// 16 hours before midnight in UTC.
const clock = { now_ms: Date.UTC(2030, 4, 17, 8) };
const began_ms = Date.now();
const stack = await startStack({ now: () => clock.now_ms + Date.now() - began_ms });
t.teardown(() => stack.close());

const video = { model: 'c/vidgen-2.0', prompt: 'a red kite' };
const create = (key: string) =>
  call(`${stack.url}/api/v3/c/videos/generations/tasks`, 'POST', video, { authorization: `Bearer ${key}` });
const chat = (key: string, max_tokens = 1000) =>
  call(
    `${stack.url}/v1/messages`,
    'POST',
    { model: 'chat-large', max_tokens, messages: [{ role: 'user', content: 'hello' }] },
    { 'x-api-key': key },
  );

t.test('video tasks of 1.84 each fit twice into 4.00 a day, whichever arrives first', async (t) => {
  const { account, key } = await stack.newAccount('video');
  await stack.store.editAccount(account, { limits: { spend_per_day: '4.00' } }, OPERATOR);
  const replies = await Promise.all(Array.from({ length: 20 }, () => create(key)));
  t.equal(replies.filter(({ status }) => status === 202).length, 2);
  const refused = replies.find(({ status }) => status === 402);
  t.match(refused?.json.error, {
    code: 'spend_limit_reached',
    message: /spend limit of this account is 4.00 CNY per day.*3.68 is held.*resets at 2030-05-18T00:00:00.000Z/,
  });
  const wait_s = Number(refused?.headers.get('retry-after'));
  t.ok(wait_s > 15.9 * 3600 && wait_s <= 16 * 3600, `retry-after is ${wait_s}`);
  t.equal((await stack.store.wallet(account))?.held_nano, parseNano('3.68'));
});

t.test('chats of one key never spend more than its limit, and leave the other keys alone', async (t) => {
  const { account, key, key_id } = await stack.newAccount('chat');
  const other = await stack.newKey(account);
  await stack.store.editKey(key_id, { limits: { spend_per_day: '0.25' } }, OPERATOR);
  const replies: Reply[] = [];
  // One request alone is refused only once too little of the limit is left for its quote of 0.18.
  for (let alone = await chat(key); alone.status === 200 && replies.length < 1_000; alone = await chat(key))
    replies.push(alone, ...(await Promise.all(Array.from({ length: 6 }, () => chat(key)))));
  replies.push(await chat(key));
  t.ok(replies.length < 1_000, 'the limit was reached');
  t.match(replies.find(({ status }) => status === 402)?.json, { error: { type: 'billing_error' } });
  t.equal((await chat(other.key)).status, 200);
  const sum = async () => (await stack.store.usage({ account, by: ['key'] })).find((each) => each.key === key_id);
  const answered = replies.filter(({ status }) => status === 200).length;
  // The usage of an answer is stored in a batch after it.
  const spent = (await until(sum, (found) => found?.requests === answered))?.amount_nano ?? 0n;
  t.ok(spent <= parseNano('0.25'), `${formatNano(spent)} is spent`);
  t.ok(spent > parseNano('0.06'), `${formatNano(spent)} is spent`);
});

t.test('a spend limit refuses nothing while money of it is only held by an idle lease', async (t) => {
  const { account, key, key_id } = await stack.newAccount('idle');
  await stack.store.editKey(key_id, { limits: { spend_per_day: '2.30' } }, OPERATOR);
  t.equal((await chat(key)).status, 200);
  t.ok(((await stack.store.wallet(account))?.held_nano ?? 0n) > 0n, 'a lease is open');
  t.equal((await create(key)).status, 202, 'the lease gives back what it does not need');
  t.equal((await chat(key)).status, 200);
  t.equal((await create(key)).status, 402);
});

t.test('a limit that is lowered holds at once, and a new day begins anew', async (t) => {
  const { key, key_id } = await stack.newAccount('lowered');
  await stack.store.editKey(key_id, { limits: { spend_per_day: '5.00', spend_per_month: '3.00' } }, OPERATOR);
  t.equal((await create(key)).status, 202);
  t.match((await create(key)).json.error.message, /3.00 CNY per month/);
  await stack.store.editKey(key_id, { limits: { spend_per_day: '1.00' } }, OPERATOR);
  t.equal((await chat(key)).status, 402);
  await stack.store.editKey(key_id, { limits: { spend_per_day: '2.50' } }, OPERATOR);
  t.equal((await chat(key)).status, 200);
});

t.test('of several limits that refuse, the one that resets last says when to come back', async (t) => {
  const { account, key, key_id } = await stack.newAccount('both');
  await stack.store.editKey(key_id, { limits: { spend_per_day: '2.00' } }, OPERATOR);
  await stack.store.editAccount(
    account,
    {
      limits: {
        spend_per_day: '3.00',
        spend_per_month: '2.50',
        concurrent_tasks: '1',
      },
    },
    OPERATOR,
  );
  t.equal((await create(key)).status, 202);
  const refused = await create(key);
  t.equal(refused.status, 402);
  t.match(refused.json.error.message, /of this account is 2.50 CNY per month.*resets at 2030-06-01T00:00:00.000Z/);
  const days = Number(refused.headers.get('retry-after')) / 86_400;
  t.ok(days > 14 && days < 15, `in ${days} days`);
  t.equal(refused.headers.get('x-should-retry'), 'false');
});

t.test('a quote above a whole limit is not told to come back', async (t) => {
  const { key, key_id } = await stack.newAccount('never');
  await stack.store.editKey(key_id, { limits: { spend_per_day: '1.00', spend_per_month: '1.50' } }, OPERATOR);
  const refused = await create(key);
  t.equal(refused.status, 402);
  t.match(refused.json.error, {
    code: 'spend_limit_reached',
    message: /of this API key is 1.00 CNY per day, and this request may cost up to 1.84: it can never fit/,
  });
  t.equal(refused.headers.get('retry-after'), null);
  t.equal(refused.headers.get('x-should-retry'), 'false');
  const message = await chat(key, 10_000);
  t.equal(message.status, 402);
  t.match(message.json.error.message, /can never fit/);
  t.equal(message.headers.get('retry-after'), null);
  t.equal((await chat(key)).status, 200, 'a smaller one fits');
});

t.test('open tasks are counted exactly', async (t) => {
  const { account, key } = await stack.newAccount('tasks');
  await stack.store.editAccount(account, { limits: { concurrent_tasks: '3' } }, OPERATOR);
  const replies = await Promise.all(Array.from({ length: 12 }, () => create(key)));
  t.equal(replies.filter(({ status }) => status === 202).length, 3);
  const refused = replies.find(({ status }) => status === 429);
  t.match(refused?.json.error, { code: 'rate_limited', message: /3 unfinished tasks/ });
  t.equal(refused?.headers.get('retry-after'), '10');
  const [task] = replies.flatMap(({ status, json }) => (status === 202 ? [json.task_id] : []));
  const url = `${stack.url}/api/v3/c/videos/generations/tasks/${task}`;
  const poll = async () => (await call(url, 'GET', undefined, { authorization: `Bearer ${key}` })).json.status;
  t.equal(await until(poll, (status) => status === 'succeeded'), 'succeeded');
  t.equal((await create(key)).status, 202);
  t.equal((await create(key)).status, 429);
});

t.test('the audit finds no breach', async (t) => {
  t.strictSame((await stack.store.audit()).breaches, []);
});
