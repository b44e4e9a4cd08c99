/** Tests that requests are refused before their bodies are read. */
import t from 'tap';
import { long, rig, withTimeouts } from '../support/interfaces.ts';
import { rawCaller } from '../support/raw-caller.ts';
import { interfaces } from './envelopes.ts';

const { stack, server } = await rig(t, ({ reply }) => reply(200, {}), { config: withTimeouts(long) });
const large = 'content-type: application/json\r\ncontent-length: 64000000\r\n\r\n{';

t.test('a body of 64 MB without a key is refused before it is read, and the connection is closed', async (t) => {
  for (const { path } of interfaces) {
    const caller = await rawCaller(stack.url, `POST ${path} HTTP/1.1\r\nhost: g\r\n${large}`);
    await caller.until('HTTP/1.1 401');
    await caller.until(/connection: close/i);
    await caller.untilEnded();
    t.equal(caller.received.match(/HTTP\/1\.1/g)?.length, 1, 'one answer');
    caller.leave();
  }
});

t.test('a length above the limit is refused before the body is read', async (t) => {
  for (const { path, auth } of interfaces) {
    const key = Object.entries(auth(stack.key)).map(([name, value]) => `${name}: ${value}\r\n`);
    const caller = await rawCaller(
      stack.url,
      `POST ${path} HTTP/1.1\r\nhost: g\r\n${key.join('')}${large.replace('64000000', '640000000')}`,
    );
    await caller.until('HTTP/1.1 413');
    await caller.untilEnded();
    caller.leave();
    t.pass(path);
  }
});

t.test('only a caller with a key gets 100 Continue', async (t) => {
  const ask = (key: string) =>
    `POST /v1/messages HTTP/1.1\r\nhost: g\r\n${key}content-type: application/json\r\ncontent-length: ${body.length}\r\nexpect: 100-continue\r\n\r\n`;
  const body = JSON.stringify({ model: 'chat-large', max_tokens: 5, messages: [{ role: 'user', content: 'x' }] });
  const stranger = await rawCaller(stack.url, ask(''));
  await stranger.until('HTTP/1.1 401');
  t.notMatch(stranger.received, 'HTTP/1.1 100');
  stranger.leave();
  const caller = await rawCaller(stack.url, ask(`x-api-key: ${stack.key}\r\n`));
  await caller.until('HTTP/1.1 100 Continue\r\n\r\n');
  t.equal(server.seen.length, 0);
  caller.write(body);
  await caller.until('HTTP/1.1 200');
  caller.leave();
  t.equal(server.seen[0]?.body.toString(), body);
});
