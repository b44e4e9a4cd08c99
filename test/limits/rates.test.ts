/** Tests that rates and requests at the same time are exact under concurrency, by key, account and model, and answered in the envelope. */
import t from 'tap';
import { atOnce, times } from '../support/at-once.ts';
import { startFaultServer } from '../support/fault-server.ts';
import { OPERATOR } from '../support/operator.ts';
import { edited, shippedText } from '../support/shipped-text.ts';
import { call, type Reply, startStack } from '../support/stack.ts';
import { answered } from '../support/targets.ts';

const limits = `
limits:
  per_key: { by: [key], requests: 40/min }
  small: { by: [account, model], models: [chat-small], requests: 3/min }
  together: { by: [model], models: [gen-*], concurrent_requests: 2 }
`;
const config = edited(shippedText, ['limits: {}\n', limits]);
/** The clock stands still, so that no minute ends by itself. */
let now_ms = Date.now();
const generated = { candidates: [], usageMetadata: { promptTokenCount: 1, candidatesTokenCount: 1 } };
const upstream = await startFaultServer(({ reply }) => reply(200, generated));
t.teardown(() => upstream.close());
const messages = await startFaultServer(({ reply }) => reply(200, answered));
t.teardown(() => messages.close());
const urls = { generative: upstream.url, messages: messages.url };
const stack = await startStack({ config, upstreams: urls, now: () => now_ms });
t.teardown(() => stack.close());

const chat = (model: string, content = 'hello') => ({ model, max_tokens: 5, messages: [{ role: 'user', content }] });
const send = (key: string, model: string, content?: string) =>
  call(`${stack.url}/v1/messages`, 'POST', chat(model, content), { 'x-api-key': key });
const statuses = (replies: readonly Reply[], status: number) =>
  replies.filter((reply) => reply.status === status).length;

t.test('of 1,000 requests of 200 callers exactly the limit passes', async (t) => {
  const { key } = await stack.newAccount('crowd');
  const replies: Reply[] = [];
  // The system resets some of 1,000 new connections if the gateway is too slow to accept them.
  const caller = async () => {
    for (let sent = 0; sent < 5; sent += 1) replies.push(await send(key, 'chat-large'));
  };
  await Promise.all(Array.from({ length: 200 }, caller));
  t.equal(statuses(replies, 200), 40);
  t.equal(statuses(replies, 429), 960);
  const refused = replies.find(({ status }) => status === 429);
  t.match(refused?.json, { type: 'error', error: { type: 'rate_limit_error', message: /40\/min requests/ } });
  t.equal(refused?.headers.get('retry-after'), '60');
  t.equal(refused?.headers.get('retry-after-ms'), '60000');
  t.equal(refused?.headers.get('anthropic-ratelimit-requests-limit'), '40');
  t.equal(refused?.headers.get('anthropic-ratelimit-requests-remaining'), '0');
  t.match(refused?.headers.get('anthropic-ratelimit-requests-reset'), /^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
  t.equal(refused?.headers.get('anthropic-ratelimit-tokens-limit'), null, 'tokens are not limited');
  now_ms += 61_000;
  const later = await send(key, 'chat-large');
  t.equal(later.status, 200, 'the next minute begins anew');
  t.equal(later.headers.get('anthropic-ratelimit-requests-remaining'), '39');
});

t.test('a limit by account and model counts the keys of the account together, and no other model', async (t) => {
  const first = await stack.newAccount('two_keys');
  const two = await stack.newKey(first.account);
  const replies = [];
  for (const key of [first.key, two.key, first.key, two.key]) replies.push(await send(key, 'chat-small'));
  t.same(
    replies.map(({ status }) => status),
    [200, 200, 200, 429],
  );
  t.match(replies[3]?.json.error.message, /of this account and this model/);
  t.equal((await send(first.key, 'chat-large')).status, 200);
  t.equal((await send((await stack.newAccount('other')).key, 'chat-small')).status, 200);
});

t.test('requests at the same time are counted until they end', async (t) => {
  const { key } = await stack.newAccount('slow');
  const path = (model: string) => `${stack.url}/v1beta/models/${model}:generateContent`;
  const body = { contents: [{ parts: [{ text: 'hello' }] }] };
  const ask = () => call(path('gen-pro'), 'POST', body, { 'x-goog-api-key': key });
  const replies = await atOnce(upstream, times(10, ask), generated);
  t.equal(statuses(replies, 200), 2);
  t.equal(statuses(replies, 429), 8);
  t.match(replies.find(({ status }) => status === 429)?.json, { error: { code: 429, status: 'RESOURCE_EXHAUSTED' } });
  t.same(
    [(await ask()).status, (await ask()).status, (await ask()).status],
    [200, 200, 200],
    'ended requests free slots',
  );
});

t.test("a key's own limits replace the configured ones at once", async (t) => {
  const { key, key_id } = await stack.newAccount('own');
  await stack.store.editKey(key_id, { limits: { requests: '2/min' } }, OPERATOR);
  t.same([(await send(key, 'chat-large')).status, (await send(key, 'chat-large')).status], [200, 200]);
  const refused = await send(key, 'chat-large');
  t.equal(refused.status, 429);
  await stack.store.editKey(key_id, { limits: { requests: 'none' } }, OPERATOR);
  const free = await Promise.all(Array.from({ length: 60 }, () => send(key, 'chat-large')));
  t.equal(statuses(free, 200), 60);
});

t.test('a refused request takes nothing, and is counted in the metrics', async (t) => {
  const page = await stack.metrics.text();
  t.match(page, /tollgate_limited_requests_total\{limit="key",measure="requests"\} \d/);
  t.match(page, /tollgate_limited_requests_total\{limit="small",measure="requests"\} 1/);
  t.match(page, /tollgate_limited_requests_total\{limit="together",measure="concurrent_requests"\} 8/);
});

t.test("the gateway's headers take the place of the upstream's of the same names", async (t) => {
  const { key } = await stack.newAccount('headers');
  const own = ['Requests', 'Tokens'].map((measure) => `Anthropic-RateLimit-${measure}-Remaining: 7\r\n`);
  messages.play(({ reply }) => reply(200, answered, own.join('')));
  const { status, headers } = await send(key, 'chat-large');
  t.equal(status, 200);
  t.equal(headers.get('anthropic-ratelimit-requests-remaining'), '39', 'once, and of the key');
  t.equal(headers.get('anthropic-ratelimit-tokens-remaining'), '7', 'the gateway limits no tokens');
});
