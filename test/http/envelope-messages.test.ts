/** The messages of envelopes, and the remedies that they give to callers. */

import pino from 'pino';
import t from 'tap';
import { startFaultServer } from '../support/fault-server.ts';
import { startStack } from '../support/stack.ts';

t.test('Over HTTP, an envelope replaces messages, and that bodies and headers show delays as vendors do', async (t) => {
  const config = `version: 1
store: { url: "sqlite:./data/unused.db" }
currency: { code: USD }
upstreams: { vendor: { url: "http://127.0.0.1:1", auth: { header: authorization, scheme: Bearer, secret: { env: KEY } } } }
models: { talk: { type: chat, upstream: vendor } }
limits: { few: { by: [key], requests: 1/min } }
envelopes:
  plain:
    body: { error: "\${error.name}", message: "\${error.message}", delay: "\${error.retry_after_s?}" }
    messages: { unauthenticated: "Incorrect API key provided (\${error.status}): \${error.message}" }
    names: { invalid_request: bad, unauthenticated: who, insufficient_funds: poor, internal: failed }
interfaces:
  main:
    prefix: /
    auth: [{ header: authorization, scheme: Bearer }]
    envelope: plain
    forward: { headers: [content-type], query: [] }
    limit_headers: { x-reset: "\${requests.reset_duration}" }
routes:
  ask: { match: POST /ask, model: { is: talk } }
`;

  let now_ms = Date.UTC(2026, 0, 1);
  const upstream = await startFaultServer(({ reply }) => reply(200, {}));
  const stack = await startStack({ config, upstreams: { vendor: upstream.url }, now: () => now_ms });
  t.teardown(async () => {
    await stack.close();
    await upstream.close();
  });

  t.test('a kind has its own message, and others the message of the gateway', async (t) => {
    const wrong = await stack.call('POST', '/ask', {}, { authorization: 'Bearer tg_wrong' });
    t.equal(wrong.json.message, 'Incorrect API key provided (401): the API key is not known here');
    t.same(Object.keys(wrong.json), ['error', 'message'], 'without a delay');
    const bad = await stack.call('POST', '/ask', '{');
    t.match(bad.json, { error: 'bad', message: /^the body is not valid JSON/ });
  });

  t.test('a delay is in the body, and in a header as a duration', async (t) => {
    const first = await stack.call('POST', '/ask', {});
    t.match({ status: first.status, reset: first.headers.get('x-reset') }, { status: 200, reset: '1m0s' });
    now_ms += 500;
    const { status, headers, json } = await stack.call('POST', '/ask', {});
    t.equal(status, 429);
    t.equal(json.delay, Number(headers.get('retry-after')));
    t.match(headers.get('x-reset'), /^(1m0|\d{2})s$/);
  });
});

t.test('messages for callers have a remedy for the caller', async (t) => {
  // Operators' commands and account names are only in the log.
  const lines: string[] = [];
  const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) });
  const stack = await startStack({ log });
  t.teardown(() => stack.close());
  const name = 'acme-of-the-north';
  const { key } = await stack.newAccount(name, '0.01');
  const headers = { authorization: `Bearer ${key}`, 'x-api-key': key };

  const video = { path: '/api/v3/c/videos/generations/tasks', body: { model: 'c/vidgen-2.0', prompt: 'a kite' } };
  const messages = [{ role: 'user', content: 'hi' }];
  const chat = { path: '/v1/messages', body: { model: 'chat-large', max_tokens: 1000, messages } };

  for (const { path, body } of [video, chat]) {
    t.test(`the message for insufficient funds on ${path}`, async (t) => {
      lines.length = 0;
      const { status, text } = await stack.call('POST', path, body, headers);
      t.equal(status, 402);
      t.match(text, /0\.01 CNY is available, and this request may cost up to [\d.]+ CNY; add money/);
      t.notMatch(text, name);
      t.notMatch(text, 'tollgate');
      t.ok(
        lines.some((line) => line.includes(`tollgate wallet topup ${name} AMOUNT`)),
        'the log has it for the operator',
      );
    });
  }

  t.test('the message names the member that makes the hold large, and so does the log', async (t) => {
    lines.length = 0;
    const body = { ...chat.body, mcp_servers: [{ type: 'url', name: 'm', url: 'https://example.com' }] };
    const { status, text } = await stack.call('POST', '/v1/messages', body, headers);
    t.equal(status, 402);
    t.match(
      text,
      /may cost up to \d{3}\.[\d]+ CNY, most of it because of mcp_servers; add money to the account, or ask for less/,
    );
    t.ok(lines.some((line) => line.includes('"cause":"mcp_servers"')));
  });

  t.test('the message for an object that does not exist', async (t) => {
    for (const [method, path, body] of [
      ['GET', '/api/v3/c/videos/generations/tasks/none', undefined],
      ['GET', '/v1/nowhere', undefined],
      ['POST', '/v1/messages', { ...chat.body, model: 'none' }],
    ] as const) {
      const { status, text } = await stack.call(method, path, body, headers);
      t.equal(status, 404);
      t.notMatch(text, name);
      t.notMatch(text, 'tollgate');
    }
  });
});
