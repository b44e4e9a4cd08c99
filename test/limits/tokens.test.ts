/** Tests that tokens are reserved by the estimate and settled by the actual usage. */
import t from 'tap';
import { atOnce, times } from '../support/at-once.ts';
import { long, rig, withTimeouts } from '../support/interfaces.ts';
import { edited } from '../support/shipped-text.ts';
import { answered } from '../support/targets.ts';

const config = edited(withTimeouts(long), ['limits: {}\n', 'limits: { all: { by: [account], tokens: 1000/min } }\n']);
/** The clock stands still, so that no minute ends by itself. */
let now_ms = Date.now();
const { stack, server } = await rig(t, ({ reply }) => reply(200, answered), { config, now: () => now_ms });

const send = (max_tokens: number) =>
  stack.call(
    'POST',
    '/v1/messages',
    { model: 'chat-large', max_tokens, messages: [{ role: 'user', content: 'hi' }] },
    { authorization: '', 'x-api-key': stack.key },
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
  const both = await atOnce(
    server,
    times(2, () => send(500)),
    answered,
  );
  t.same(both.map(({ status }) => status).sort(), [200, 429], 'two estimates of 500 and their input do not fit');
});

t.test('an estimate above the limit waits for a fresh minute', async (t) => {
  t.equal((await send(5_000)).status, 429);
  now_ms += 61_000;
  t.equal((await send(5_000)).status, 200);
});

t.test('an answer that fails uses no tokens', async (t) => {
  now_ms += 61_000;
  server.play(({ reply }) => reply(400, { error: { type: 'invalid_request_error', message: 'no' } }));
  t.equal((await send(900)).status, 400);
  server.play(({ reply }) => reply(200, answered));
  t.equal((await send(900)).status, 200);
});
