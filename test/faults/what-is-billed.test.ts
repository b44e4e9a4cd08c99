/** A rule without counts bills what a request asks for, such as images: no answer is in doubt, and its units are no tokens. */
import t from 'tap';
import { auditOk, type Interface, long, messagesJson, post, withTimeouts } from '../support/interfaces.ts';
import { edited } from '../support/shipped-text.ts';
import { chargeRig } from './charges.ts';

const config = edited(
  withTimeouts(long),
  [
    '  messages:\n    like: generative\n    prefix: [/v1, /v1/models]\n',
    '  draw: { prefix: /draw, auth: [{ header: authorization, scheme: Bearer }], envelope: messages, forward: { headers: [content-type], query: [] } }\n$&',
  ],
  [
    '  generative_tokens:\n',
    `  images:
    unit: million_tokens
    facts: { n: { at: /n, type: int, default: 1 } }
    hold: { output: { cel: "1000 * n" } }
    counts: {}
    charge: { output: { cel: "1000 * n" } }
    without_usage: hold
    tokens: []
$&`,
  ],
  [
    '  count_tokens:\n',
    `  draw:
    match: POST /draw/images
    model: { at: /model, type: chat, upstream: [messages] }
    forward: { path: /v1/draw }
    billing: images
$&`,
  ],
);
const draw: Interface = {
  ...messagesJson,
  path: '/draw/images',
  body: { model: 'chat-large', n: 3, prompt: 'a kite' },
};

t.test('three images are charged as three, without a warning', async (t) => {
  const rigged = await chargeRig(t, ({ reply }) => reply(200, { data: [{}, {}, {}], usage: { total: 7 } }), { config });
  const { charged, logged, stack } = rigged;
  const answered = async () => t.equal((await post(rigged, draw)).status, 200);
  t.match(await charged(answered), { units: { output: 3000 } });
  t.strictSame(logged, []);
  await stack.stop();
  await auditOk(t, stack);
});

t.test('a refused request costs nothing', async (t) => {
  const rigged = await chargeRig(t, ({ reply }) => reply(400, { error: 'no' }), { config });
  const { stack } = rigged;
  t.equal((await post(rigged, draw)).status, 400);
  await stack.stop();
  t.strictSame(await stack.store.usage({ by: [] }), []);
});
