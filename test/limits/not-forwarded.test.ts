/** Requests that are not forwarded use up no limit, whatever refuses them, and take no slot before they need it. */
import t from 'tap';
import { mp4OfLength } from '../../src/config/sandbox/media.ts';
import { startFaultServer } from '../support/fault-server.ts';
import { ranged, serve } from '../support/media/serve-file.ts';
import { unifiedBody, unifiedPath } from '../support/requests.ts';
import { edited, shippedText } from '../support/shipped-text.ts';
import { type Reply, startStack } from '../support/stack.ts';
import { answered } from '../support/targets.ts';

const limits = `limits:
  per_key: { by: [key], requests: 5/min }
  few: { by: [key], models: [chat-small], tokens: 2000/min }
  single: { by: [key], models: ["c/*"], concurrent_requests: 1 }
`;
const config = edited(shippedText, ['limits: {}\n', limits]);
/** The clock stands still, so that no minute ends by itself. */
const now_ms = Date.now();
const messages = await startFaultServer(({ reply }) => reply(200, answered));
t.teardown(() => messages.close());
// Nothing listens on the port of the upstream of the generative interface.
const upstreams = { messages: messages.url, generative: 'http://127.0.0.1:9' };
const stack = await startStack({ config, upstreams, now: () => now_ms });
t.teardown(() => stack.close());

const body = { model: 'chat-large', max_tokens: 5, messages: [{ role: 'user', content: 'hello' }] };
const chat = (key: string, more: object = {}) =>
  stack.call('POST', '/v1/messages', { ...body, ...more }, { authorization: '', 'x-api-key': key });
const video = (key: string, more: object = {}, headers = {}) =>
  stack.call('POST', unifiedPath('c'), unifiedBody(more), { authorization: `Bearer ${key}`, ...headers });
const generate = (key: string, generationConfig: object = {}) => {
  const headers = { authorization: '', 'x-goog-api-key': key };
  const contents = [{ parts: [{ text: 'hi' }] }];
  return stack.call('POST', '/v1beta/models/gen-pro:generateContent', { contents, generationConfig }, headers);
};
const newKey = async (name: string, balance?: string) => (await stack.newAccount(name, balance)).key;

/** Requests that the gateway refuses before it forwards anything, with their status. */
const refused: Readonly<Record<string, readonly [status: number, send: (key: string) => Promise<Reply>]>> = {
  'a body that its schema refuses': [400, (key) => video(key, { duration: 'long' })],
  'an ambiguous body': [400, (key) => generate(key, { max_output_tokens: 7, maxOutputTokens: 7 })],
  'a price that is not served': [400, (key) => chat(key, { speed: 'fast' })],
  'a reference video that cannot be read': [
    400,
    (key) => video(key, { references: [{ type: 'video', url: 'http://127.0.0.1:9/film.mp4' }] }),
  ],
  'tokens beyond a limit': [429, (key) => chat(key, { model: 'chat-small', max_tokens: 2_000 })],
  'too little money': [402, (key) => chat(key, { max_tokens: 50_000_000 })],
  'too little money for a video': [402, (key) => video(key, { duration: 15 })],
};

for (const [name, [status, send]] of Object.entries(refused)) {
  t.test(`${name} is not counted`, async (t) => {
    const key = await newKey(name.replaceAll(' ', '_'), '5.00');
    // A part of the tokens is used, so that the estimate above the limit finds no fresh minute.
    if (status === 429) t.equal((await chat(key, { model: 'chat-small' })).status, 200);
    const statuses = [];
    for (let sent = 0; sent < 6; sent += 1) statuses.push((await send(key)).status);
    t.same(statuses, Array(6).fill(status));
    const left = status === 429 ? 4 : 5;
    const first = await chat(key);
    t.equal(first.status, 200);
    t.equal(first.headers.get('anthropic-ratelimit-requests-remaining'), String(left - 1));
    for (let sent = 1; sent < left; sent += 1) t.equal((await chat(key)).status, 200);
    t.equal((await chat(key)).status, 429, 'the limit is exact');
    t.equal((await send(key)).status, 429, 'beyond the limit nothing else is checked');
  });
}

t.test('an idempotency key in use is not counted, and what could not be sent is', async (t) => {
  const key = await newKey('twice');
  const same = { 'idempotency-key': 'the-same' };
  t.equal((await video(key, {}, same)).status, 202);
  for (let sent = 0; sent < 6; sent += 1) t.equal((await video(key, { prompt: 'other' }, same)).status, 422);
  for (let sent = 0; sent < 4; sent += 1) t.equal((await generate(key)).status, 502);
  t.equal((await generate(key)).status, 429, 'attempts count, or an upstream that is down would lift the limit');
});

t.test('of many requests at once, of which most are refused, exactly the limit is forwarded', async (t) => {
  const key = await newKey('crowd', '5.00');
  const before = messages.seen.length;
  const kinds = [() => chat(key), () => chat(key, { max_tokens: 50_000_000 }), () => chat(key, { speed: 'fast' })];
  const replies = await Promise.all(Array.from({ length: 60 }, (_, index) => kinds[index % 3]?.()));
  const passed = replies.filter((reply) => reply?.status === 200).length;
  t.ok(passed <= 5, `${passed} passed`);
  for (let left = 5 - passed; left > 0; left -= 1) t.equal((await chat(key)).status, 200);
  t.equal((await chat(key)).status, 429);
  t.equal(messages.seen.length - before, 5);
});

t.test('a slot is not taken while a reference video is measured', async (t) => {
  const key = await newKey('measured');
  const { promise: gate, resolve: open } = Promise.withResolvers<void>();
  const asked = Promise.withResolvers<void>();
  const send = ranged(mp4OfLength(5_000));
  const origin = await serve(t, async (request, response) => {
    asked.resolve();
    await gate;
    send(request, response);
  });
  const measured = video(key, { references: [{ type: 'video', url: `${origin}/film.mp4` }] });
  await asked.promise;
  t.equal((await video(key)).status, 202, 'the only slot is free');
  open();
  t.equal((await measured).status, 202);
});
