/** Tests that a complete request gets its answer even if other bytes follow it in the same packet. */
import t from 'tap';
import type { Turn } from '../support/fault-server.ts';
import {
  auditOk,
  long,
  messagesJson,
  moneyOf,
  officialVideo,
  rawPost,
  rig,
  withTimeouts,
} from '../support/interfaces.ts';
import { rawCaller, readAnswer } from '../support/raw-caller.ts';
import { edited } from '../support/shipped-text.ts';

const config = edited(withTimeouts(long), [
  'timeout: { headers: 15s, body: 20s, request: 5m }',
  'timeout: { headers: 300ms, body: 20s, request: 600ms }',
]);
const rigged = await rig(t, () => {}, { config });
const { stack, server } = rigged;

const behind: Readonly<Record<string, string>> = {
  'one byte': 'x',
  'bytes that are no request': '\x16\x03\x01hello\r\n\r\n',
  'half of a second request': 'POST /v1/messages HTTP/1.1\r\nhost: g\r\nx-',
  'half of a second body': 'POST /v1/messages HTTP/1.1\r\nhost: g\r\ncontent-length: 100\r\n\r\n{',
  'a second request whose body is malformed':
    'POST /v1/messages HTTP/1.1\r\nhost: g\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n',
};

for (const [name, bytes] of Object.entries(behind)) {
  t.test(`a creation followed by ${name} is answered, and the connection is closed`, async (t) => {
    const arrived = new Promise<Turn>((resolve) => server.play(resolve));
    const caller = await rawCaller(stack.url, rawPost(rigged, officialVideo) + bytes);
    const { reply } = await arrived;
    // Longer than the time-out of a request, so that the incomplete one is refused.
    await new Promise((wake) => setTimeout(wake, 1_200));
    const id = `made-${name}`;
    reply(200, { id });
    await caller.untilEnded();
    caller.leave();
    const { status, body } = readAnswer(caller.received);
    t.equal(status, 200);
    t.match(body, id);
    t.equal(caller.received.match(/HTTP\/1\.1/g)?.length, 1, 'one answer');
  });
}

t.test('a creation with connection: close and further bytes is answered', async (t) => {
  server.play(({ reply }) => reply(200, { id: 'closing' }));
  const request = rawPost(rigged, officialVideo).replace('host: gateway', 'host: gateway\r\nconnection: close');
  const caller = await rawCaller(stack.url, `${request}POST /v1/messages HTTP/1.1\r\nhost: g\r\n\r\n`);
  await caller.untilEnded();
  caller.leave();
  t.equal(readAnswer(caller.received).status, 200);
  t.match(caller.received, 'closing');
});

t.test('each creation has one hold, and there are no others', async (t) => {
  const { movements } = await moneyOf(stack);
  t.same(movements, Array(Object.keys(behind).length + 1).fill('hold'));
  await auditOk(t, stack);
});

t.test('the same bytes without a request before them are refused', async (t) => {
  const caller = await rawCaller(stack.url, 'x\r\n\r\n');
  await caller.untilEnded();
  caller.leave();
  t.equal(readAnswer(caller.received).status, 400);
  server.play(({ reply }) => reply(200, {}));
  const later = await rawCaller(stack.url, rawPost(rigged, messagesJson));
  await later.until('HTTP/1.1 200');
  later.write('x\r\n\r\n');
  await later.untilEnded();
  later.leave();
  t.match(later.received, /HTTP\/1\.1 400[\s\S]*invalid_request/);
});
