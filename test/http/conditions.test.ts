/** Tests over HTTP that conditions on the body and on headers choose the branch, and that a model has its own name upstream. */
import t from 'tap';
import { startCompletions } from '../sdk/completions-upstream.ts';
import { call, startStack } from '../support/stack.ts';

const config = `version: 1
store: { url: "sqlite:./data/unused.db" }
currency: { code: USD }
upstreams: { talk: { url: "http://127.0.0.1:1", auth: { header: authorization, scheme: Bearer, secret: { env: TALK_KEY } } } }
models:
  one: { type: chat, upstream: talk, as: "vendor/one%20x" }
  two: { type: chat, upstream: talk, as: one }
  three: { type: chat, upstream: talk }
envelopes:
  plain: { body: { error: "\${error.name}", message: "\${error.message}" }, names: { invalid_request: bad, unauthenticated: who, insufficient_funds: poor, internal: failed } }
interfaces:
  main: { prefix: /, auth: [{ header: x-key }], envelope: plain, forward: { headers: [content-type], query: [] } }
routes:
  say:
    match: POST /say
    model: { at: /deep/model, type: chat }
    facts:
      loud: { at: /loud, type: bool, default: false }
      tier: { header: x-tier, type: string, enum: [free, gold], default: free }
      most: { header: x-most, type: int, values: [{ from: 1, to: 9 }], default: 1 }
      words: { cel: 'size(body.words) > 2', type: bool }
    branches:
      - { name: loud, when: { cel: loud && !words }, forward: { path: /loud } }
      - { name: gold, when: { prefix: [o], cel: 'tier == "gold" && most > 1' }, forward: { path: /gold } }
      - { name: number, when: { cel: 'body.words[0] > 1.0' }, forward: { path: /number } }
      - { name: only_three, when: { prefix: [three] }, forward: { path: /three } }
  path: { match: "POST /models/{model}:say", model: { param: model, type: chat } }
`;

const upstream = await startCompletions();
const stack = await startStack({ config, upstreams: { talk: upstream.url } });
t.teardown(async () => {
  await stack.close();
  await upstream.close();
});

async function say(body: object, headers: Readonly<Record<string, string>> = {}) {
  const before = upstream.received.length;
  const reply = await call(`${stack.url}/say`, 'POST', body, { 'x-key': stack.key, ...headers });
  return { status: reply.status, json: reply.json, up: upstream.received[before] };
}

const body = (model: string, more: object = {}) => ({ deep: { model }, words: [1], ...more });

t.test('the first branch whose conditions hold is taken', async (t) => {
  t.equal((await say(body('one', { loud: true }))).up?.path, '/loud');
  t.equal((await say(body('one', { loud: true, words: [2, 2, 2] }))).up?.path, '/number');
  t.equal((await say(body('one'), { 'x-tier': 'gold', 'x-most': '2' })).up?.path, '/gold');
  t.equal((await say(body('three'), { 'x-tier': 'gold', 'x-most': '2' })).up?.path, '/three');
});

t.test('a request is refused if no branch is left, or a fact or condition cannot be computed', async (t) => {
  const refused: readonly (readonly [object, Readonly<Record<string, string>>, RegExp])[] = [
    [body('one'), {}, /meets the conditions of no branch/],
    [body('one'), { 'x-tier': 'silver' }, /tier must be one of free, gold/],
    [body('one'), { 'x-most': '10' }, /most must be one of 1 to 9/],
    [body('one'), { 'x-most': 'two' }, /most must be an integer \(in the header x-most\)/],
    [body('one', { loud: 'yes' }), {}, /loud must be true or false/],
    [body('one', { words: 7 }), {}, /words cannot be computed from this body/],
    [body('one', { words: [] }), {}, /condition of number cannot be computed/],
  ];
  for (const [sent, headers, message] of refused) {
    const { status, json, up } = await say(sent, headers);
    t.match({ status, json }, { status: 400, json: { error: 'bad', message } });
    t.equal(up, undefined);
  }
});

t.test('the name of the model is replaced once, in the body or in the path', async (t) => {
  const text = '{"model":"one", "deep": {"n": 1.0,"model" : "two","x":"one"},"words":[2]}';
  await fetch(`${stack.url}/say`, {
    method: 'POST',
    headers: { 'x-key': stack.key, 'content-type': 'application/json' },
    body: text,
  });
  t.equal(upstream.received.at(-1)?.body, text.replace('"two"', '"one"'));
  await call(`${stack.url}/models/one:say`, 'POST', {}, { 'x-key': stack.key });
  t.equal(upstream.received.at(-1)?.path, '/models/vendor%2Fone%2520x:say');
  await call(`${stack.url}/models/three:say`, 'POST', {}, { 'x-key': stack.key });
  t.equal(upstream.received.at(-1)?.path, '/models/three:say');
});
