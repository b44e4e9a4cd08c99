/** Tests that tokens are reserved by the estimate and settled by the actual usage. */
import t from 'tap';
import { edited, shippedText } from '../support/shipped-text.ts';
import { call, startStack } from '../support/stack.ts';

const config = edited(shippedText, ['limits: {}\n', 'limits: { all: { by: [account], tokens: 1000/min } }\n']);
const clock = { ahead_ms: 0 };
const stack = await startStack({ config, now: () => Date.now() + clock.ahead_ms });
t.teardown(() => stack.close());

const send = (max_tokens: number, content = 'hi') =>
  call(
    `${stack.url}/v1/messages`,
    'POST',
    { model: 'chat-large', max_tokens, messages: [{ role: 'user', content }] },
    { 'x-api-key': stack.key },
  );
const remaining = ({ headers }: { headers: Headers }) => Number(headers.get('anthropic-ratelimit-tokens-remaining'));

t.test('an estimate counts while the request runs, and its actual usage after it', async (t) => {
  const first = await send(500);
  t.equal(first.status, 200);
  t.equal(first.headers.get('anthropic-ratelimit-tokens-limit'), '1000');
  t.ok(remaining(first) < 500, `${remaining(first)} are left beside the estimate`);
  const { input_tokens, output_tokens } = first.json.usage;
  const second = await send(500);
  t.equal(second.status, 200, 'what the first did not use came back');
  t.ok(remaining(second) <= 1000 - 500 - input_tokens - output_tokens);
  const both = await Promise.all([send(500), send(500)]);
  t.same(both.map(({ status }) => status).sort(), [200, 429], 'two estimates of 500 and their input do not fit');
});

t.test('an estimate above the limit waits for a fresh minute', async (t) => {
  t.equal((await send(5_000)).status, 429);
  clock.ahead_ms += 61_000;
  t.equal((await send(5_000)).status, 200);
});

t.test('an answer that fails uses no tokens', async (t) => {
  clock.ahead_ms += 61_000;
  await send(900, '[reject]');
  t.equal((await send(900)).status, 200);
});
