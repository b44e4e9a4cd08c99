/** Requests after an answer that closes the connection are ignored (RFC 9112 §9.6). */
import t from 'tap';
import type { Turn } from '../support/fault-server.ts';
import { long, moneyOf, officialVideo, rawPost, rig, withTimeouts } from '../support/interfaces.ts';
import { rawCaller } from '../support/raw-caller.ts';
import { edited } from '../support/shipped-text.ts';

const config = edited(withTimeouts(long), ['body_limit: 64MiB', 'body_limit: 1MiB']);
const rigged = await rig(t, ({ reply }) => reply(200, { id: 'behind' }), { config });
const { stack, server } = rigged;
const creation = rawPost(rigged, officialVideo);
const head = 'POST /v1/messages HTTP/1.1\r\nhost: g\r\ncontent-type: application/json\r\n';
const key = `x-api-key: ${stack.key}\r\n`;
const mebibyte = 1024 * 1024;

const closing: Readonly<Record<string, string>> = {
  'a body that is too large': `${head}${key}content-length: ${2 * mebibyte}\r\n\r\n${'x'.repeat(2 * mebibyte)}`,
  'a body that becomes too large': `${head}${key}transfer-encoding: chunked\r\n\r\n200000\r\n${'x'.repeat(0x200000)}\r\n0\r\n\r\n`,
  'a body without a key': `${head}content-length: ${mebibyte}\r\n\r\n${'x'.repeat(mebibyte)}`,
};

for (const [name, request] of Object.entries(closing)) {
  t.test(`a request after ${name} is ignored`, async (t) => {
    const caller = await rawCaller(stack.url, request + creation);
    await caller.untilEnded();
    caller.leave();
    t.equal(caller.received.match(/HTTP\/1\.1/g)?.length, 1, 'one answer');
    t.match(caller.received, /HTTP\/1\.1 4\d\d[\s\S]*connection: close/i);
    t.equal(server.seen.length, 0, 'nothing was sent to the upstream');
  });
}

t.test('a request after an answer that the close delimits is ignored', async (t) => {
  server.play(({ write, end }) => {
    write('HTTP/1.1 200 OK\r\ncontent-type: application/json\r\n\r\n{"first":true}');
    end();
  });
  const first = `${head}${key}content-length: 80\r\n\r\n${JSON.stringify({ model: 'chat-large', max_tokens: 5, messages: [{ role: 'user', content: 'x' }] }).padEnd(80)}`;
  const caller = await rawCaller(stack.url, first + creation);
  await caller.untilEnded();
  caller.leave();
  t.match(caller.received, '{"first":true}');
  t.equal(server.seen.length, 1, 'the creation was not sent');
});

t.test('none of these requests leaves a hold', async (t) => {
  t.same((await moneyOf(stack)).movements, []);
});

t.test('a request after a hundred waiting ones is ignored', async (t) => {
  const { promise, resolve } = Promise.withResolvers<Turn>();
  server.play(resolve);
  const caller = await rawCaller(stack.url, creation + 'GET /v1/models HTTP/1.1\r\nhost: g\r\n\r\n'.repeat(300));
  const { reply } = await promise;
  t.equal(caller.received, '', 'they wait for the answer before them');
  reply(200, { id: 'front' });
  await caller.untilEnded();
  caller.leave();
  t.equal(caller.received.match(/HTTP\/1\.1 401/g)?.length, 100);
});
