/** Tests the headers of answers and of errors. */
import t from 'tap';
import { answer } from '../support/fault-server.ts';
import { long, messagesJson, officialVideo, rawPost, rig, running, withTimeouts } from '../support/interfaces.ts';
import { rawCaller, rawRequest, readAnswer } from '../support/raw-caller.ts';
import { edited, shippedText } from '../support/shipped-text.ts';
import { startStack } from '../support/stack.ts';

// Tests which headers of the upstream's answers callers get.

const rigged = await rig(t, () => {}, { config: withTimeouts(long) });
const { stack, server } = rigged;
const poll = await running(rigged, officialVideo, 'headers');
const requests: Readonly<Record<string, string>> = {
  relayed: rawPost(rigged, messagesJson),
  collected: rawRequest('GET', poll, [`authorization: Bearer ${stack.key}`]),
};

const passed = [
  'X-Request-Id: one',
  'request-id: two',
  'Retry-After: 7',
  'retry-after-ms: 7000',
  'x-should-retry: true',
  'x-ratelimit-remaining: 3',
  'X-Twice: 1',
  'X-Twice: 2',
  'x-\u00e9mpty:'.replace('\u00e9', 'e'),
  'x-latin: caf\xe9',
  'ETag: "x"',
  'Content-Type: application/json;  charset=UTF-8',
];
const dropped = [
  'Connection: X-Hop, close',
  'X-Hop: 1',
  'Keep-Alive: timeout=1',
  'Proxy-Authenticate: Basic',
  'Proxy-Connection: close',
  'TE: x',
  'Trailer: x',
  'Upgrade: h2c',
  'Set-Cookie: a=b',
  'SET-COOKIE: c=d',
  'Alt-Svc: h3=":443"',
  'Location: http://10.0.0.7/internal',
  'Content-Location: http://10.0.0.7/internal',
  'Refresh: 0; url=http://10.0.0.7/internal',
];

for (const [way, request] of Object.entries(requests)) {
  t.test(
    `${way}: the caller gets the upstream's headers unchanged, except hop-by-hop ones, cookies and redirects`,
    async (t) => {
      server.play(({ write }) => write(answer(429, '{}', [...passed, ...dropped, ''].join('\r\n'))));
      const caller = await rawCaller(stack.url, request);
      await caller.until('{}');
      caller.leave();
      const got = readAnswer(caller.received);
      t.equal(got.status, 429);
      for (const line of passed) {
        const same = (text: string) => text.trimEnd() === line.trimEnd();
        t.equal(got.headers.filter(same).length, 1, line);
      }
      const names = got.headers.map((line) => line.split(':')[0]?.toLowerCase());
      for (const name of [
        'x-hop',
        'proxy-authenticate',
        'proxy-connection',
        'te',
        'trailer',
        'upgrade',
        'set-cookie',
        'alt-svc',
      ])
        t.notOk(names.includes(name), name);
      t.equal(names.filter((name) => name === 'content-length').length, 1);
      t.equal(names.filter((name) => name === 'date').length, 1);
      t.equal(names.filter((name) => name === 'connection').length, 1, "the gateway's own");
      t.notMatch(caller.received, /timeout=1\b/);
    },
  );
}

// Tests that a message with characters that no header may contain does not crash an envelope that puts it into a header.

t.test('characters that no header may contain are replaced', async (t) => {
  const config = edited(shippedText, [
    '    body: { type: error,',
    '    headers: { x-why: "${error.message}" }\n    body: { type: error,',
  ]);
  const stack = await startStack({ config });
  t.teardown(() => stack.close());
  const ask = (model: string) =>
    stack.call('POST', '/v1/messages', { model, max_tokens: 1, messages: [{ role: 'user', content: 'hi' }] });
  const refused = await ask('模型\r\nx: y');
  t.equal(refused.status, 404);
  t.match(refused.headers.get('x-why'), /^model '\?\?/);
  t.equal(refused.headers.get('x'), null);
  t.match(refused.text, '模型', 'the body has the original characters');
  t.equal((await ask('chat-large')).status, 200, 'the gateway still works');
});
