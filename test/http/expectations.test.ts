/** Tests `Expect: 100-continue`: the caller gets one 100, and only if its body is accepted. */
import t from 'tap';
import { startFaultServer } from '../support/fault-server.ts';
import { rawCaller } from '../support/raw-caller.ts';
import { shippedText } from '../support/shipped-text.ts';
import { startStack } from '../support/stack.ts';

const server = await startFaultServer(({ reply }) => reply(200, {}));
const mounts = '\nmounts:\n  files: { prefix: /api/v3/files, upstream: cloud, interface: video }\n';
const stack = await startStack({
  config: shippedText + mounts,
  upstreams: { cloud: server.url, messages: server.url },
});
t.teardown(async () => {
  await server.close();
  await stack.close();
});

const body = JSON.stringify({ model: 'chat-large', max_tokens: 5, messages: [{ role: 'user', content: 'x' }] });
const ask = (path: string, version: string, more: readonly string[]) =>
  rawCaller(
    stack.url,
    [
      `POST ${path} HTTP/${version}`,
      'host: gateway',
      `x-api-key: ${stack.key}`,
      `authorization: Bearer ${stack.key}`,
      'content-type: application/json',
      'expect: 100-continue',
      ...more,
      '\r\n',
    ].join('\r\n'),
  );
const length = `content-length: ${body.length}`;

t.test('a mount sends the 100 too', async (t) => {
  const caller = await ask('/api/v3/files/a', '1.1', [length]);
  await caller.until('HTTP/1.1 100 Continue\r\n\r\n');
  caller.write(body);
  await caller.until('HTTP/1.1 200');
  caller.leave();
  t.equal(server.seen.at(-1)?.body.toString(), body);
});

t.test('an HTTP/1.0 caller gets no interim answer', async (t) => {
  for (const path of ['/v1/messages', '/api/v3/files/a']) {
    const caller = await ask(path, '1.0', [length]);
    caller.write(body);
    await caller.until(' 200 ');
    caller.leave();
    t.notMatch(caller.received, ' 100 ', path);
  }
});

t.test('there is no 100 if the headers are refused', async (t) => {
  const refused: Readonly<Record<string, readonly string[]>> = {
    413: ['content-length: 640000000'],
    415: [length, 'content-encoding: br'],
  };
  for (const [status, more] of Object.entries(refused)) {
    const caller = await ask('/v1/messages', '1.1', more);
    await caller.until(` ${status} `);
    await caller.untilEnded();
    caller.leave();
    t.notMatch(caller.received, ' 100 ', status);
  }
});

t.test('any other expectation is refused, also beside a 100-continue', async (t) => {
  const requests = server.seen.length;
  for (const more of ['expect: foo', 'expect: 100-continue, foo', 'expect: x-100-continue']) {
    const caller = await ask('/v1/messages', '1.1', [length, more]);
    caller.write(body);
    await caller.untilEnded();
    caller.leave();
    t.match(caller.received, /^HTTP\/1\.1 417 /, more);
  }
  t.equal(server.seen.length, requests);
});

t.test('the same expectation may be repeated', async () => {
  const caller = await ask('/v1/messages', '1.1', [length, 'expect: , 100-Continue']);
  await caller.until('HTTP/1.1 100 Continue\r\n\r\n');
  caller.write(body);
  await caller.until('HTTP/1.1 200');
  caller.leave();
});
