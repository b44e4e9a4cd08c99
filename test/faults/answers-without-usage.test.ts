/** The billing rule decides what an answer without usage costs, here on an interface that only YAML defines. */
import t from 'tap';
import { chunk, streamHead } from '../support/fault-server.ts';
import {
  auditOk,
  failureOf,
  type Interface,
  long,
  messagesJson,
  messagesStream,
  post,
  withTimeouts,
} from '../support/interfaces.ts';
import { edited } from '../support/shipped-text.ts';
import { chargeRig, estimatedTokens, events, isNear } from './charges.ts';

/** An interface like another vendor's, whose streams report usage only on request. */
function talking(without_usage: string): string {
  const additions: readonly (readonly [mark: string, addition: string])[] = [
    [
      '  messages:\n    like: generative\n    prefix: [/v1, /v1/models]\n',
      '  talk: { prefix: /talk, auth: [{ header: authorization, scheme: Bearer }], envelope: messages, forward: { headers: [content-type], query: [] } }\n',
    ],
    [
      '  generative_tokens:\n',
      `  talk_tokens:
    unit: million_tokens
    facts: { max_tokens: { at: /max_tokens, type: int, default: 4096 } }
    hold: { input: { cel: request_bytes }, output: { cel: max_tokens } }
    counts: { asked: /usage/prompt_tokens, answered: /usage/completion_tokens }
    charge: { input: { cel: asked }, output: { cel: answered } }
    without_usage: ${without_usage}
`,
    ],
    [
      '  count_tokens:\n',
      `  talk:
    interface: talk
    match: POST /talk/completions
    model: { at: /model, type: chat, upstream: [messages] }
    forward: { path: /v1/talk }
    billing: talk_tokens
    on_abort: drain
`,
    ],
  ];
  return edited(withTimeouts(long), ...additions.map(([mark, addition]) => [mark, addition + mark] as const));
}

const talk: Interface = {
  ...messagesStream,
  path: '/talk/completions',
  body: { model: 'chat-large', max_tokens: 4000, messages: [{ role: 'user', content: 'hello' }], stream: true },
};
const request_bytes = JSON.stringify(talk.body).length;

const delta = `data: ${JSON.stringify({ choices: [{ delta: { content: 'kite' } }], usage: null })}\n\n`;
const usage = `data: ${JSON.stringify({ choices: [], usage: { prompt_tokens: 20, completion_tokens: 300 } })}\n\n`;
const done = 'data: [DONE]\n\n';
const deltas = delta.repeat(300);

const estimate = '{ input: { cel: request_bytes / 4 }, output: { cel: answer_bytes / 64 } }';

for (const [without_usage, units] of [
  ['hold', { input: request_bytes, output: 4000 }],
  [estimate, { input: Math.floor(request_bytes / 4), output: Math.floor((deltas.length + done.length) / 64) }],
] as const) {
  t.test(`without_usage: ${without_usage}`, async (t) => {
    const rigged = await chargeRig(t, () => {}, { config: talking(without_usage) });
    const { server, charged, stack, counted } = rigged;
    server.play(({ write }) => write(`${streamHead}${chunk(deltas + usage + done)}0\r\n\r\n`));
    t.same((await charged(() => post(rigged, talk))).units, { input: 20, output: 300 }, 'usage reported');
    server.play(({ write }) => write(`${streamHead}${chunk(deltas + done)}0\r\n\r\n`));
    t.same((await charged(() => post(rigged, talk))).units, units, 'usage not reported');
    t.equal((await counted('doubtful', without_usage === 'hold' ? 'held' : 'estimated')) > 0, true, 'and counted');
    await auditOk(t, stack);
  });
}

t.test('without_usage: free', async (t) => {
  const rigged = await chargeRig(t, () => {}, { config: talking('free') });
  const { server, stack, counted, logged } = rigged;
  server.play(({ write }) => write(`${streamHead}${chunk(deltas + done)}0\r\n\r\n`));
  t.equal((await post(rigged, talk)).status, 200);
  while ((await counted('uncharged', 'without_usage')) === 0) await new Promise((wake) => setTimeout(wake, 10));
  t.match(logged, [{ msg: 'an answer is charged nothing', uncharged_reason: 'without_usage', route: 'talk' }]);
  t.same(await stack.store.usage({ by: [] }), []);
});

t.test('an answer that reports zero usage is charged nothing, logged and counted', async (t) => {
  const rigged = await chargeRig(t, ({ reply }) => reply(200, { usage: { input_tokens: 0, output_tokens: 0 } }));
  t.equal((await rigged.charged(() => post(rigged, messagesJson))).amount_nano, 0n);
  t.equal(await rigged.counted('uncharged', 'reported_zero'), 1);
  t.match(rigged.logged, [{ uncharged_reason: 'reported_zero' }]);
});

const sample: Interface = { ...messagesStream, body: { ...Object(messagesStream.body), max_tokens: 5000 } };
const begun =
  events.start({ input_tokens: 25, cache_read_input_tokens: 100, output_tokens: 1 }) + events.delta().repeat(500);

t.test('a stream that broke off costs the usage it reported or the estimate, whichever is more', async (t) => {
  const rigged = await chargeRig(t, ({ write, reset }) => {
    write(streamHead + chunk(begun));
    setTimeout(reset, 100);
  });
  const cost = await rigged.charged(() => failureOf(post(rigged, sample)));
  t.match(cost.units, { input: 25, cache_read: 100 });
  t.ok(isNear(cost.units.output, estimatedTokens(begun)));
  t.equal(await rigged.counted('doubtful', 'estimated'), 1);
});

t.test('a stream that broke off after its final counts costs these counts', async (t) => {
  const rigged = await chargeRig(t, ({ write, reset }) => {
    write(streamHead + chunk(begun + events.end({ output_tokens: 77 })));
    setTimeout(reset, 100);
  });
  const cost = await rigged.charged(() => failureOf(post(rigged, sample)));
  t.same(cost.units, { input: 25, cache_read: 100, output: 77 });
  t.equal(await rigged.counted('doubtful', 'estimated'), 0);
});

t.test('a stream that ended cleanly without its final counts is estimated too', async (t) => {
  const error = 'event: error\ndata: {"type":"error","error":{"type":"overloaded_error"}}\n\n';
  const rigged = await chargeRig(t, ({ write }) => write(`${streamHead}${chunk(begun + error)}0\r\n\r\n`));
  const cost = await rigged.charged(() => post(rigged, sample));
  t.match(cost.units, { input: 25, cache_read: 100 });
  t.ok(isNear(cost.units.output, estimatedTokens(begun)));
});
