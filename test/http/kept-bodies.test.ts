/** Tests the limits of request bodies in memory: per account, in total, and a reserve for small bodies. */
import t, { type Test } from 'tap';
import type { Turn } from '../support/fault-server.ts';
import { long, messagesJson, rig, until, withTimeouts } from '../support/interfaces.ts';
import { type RawCaller, rawCaller } from '../support/raw-caller.ts';
import { edited } from '../support/shipped-text.ts';

const mebibyte = 1024 * 1024;
const config = edited(withTimeouts(long), [
  'kept: 512MiB, kept_per_account: 256MiB',
  'kept: 8MiB, kept_per_account: 4MiB',
]);
const { stack, server } = await rig(t, ({ reply }) => reply(200, {}), { config });

/** Announces a body of 30 MB and sends one byte less than 3 MiB of it. */
async function stalled(t: Test, key: string): Promise<RawCaller> {
  const head = `POST /v1/messages HTTP/1.1\r\nhost: g\r\nx-api-key: ${key}\r\ncontent-type: application/json\r\ncontent-length: 30000000\r\n\r\n`;
  const caller = await rawCaller(stack.url, head);
  t.teardown(() => caller.leave());
  await new Promise((written) => caller.socket.write(Buffer.alloc(3 * mebibyte - 1, 'x'), written));
  return caller;
}

/** Waits until one of the callers is refused. Returns it and another one. */
async function oneRefused(callers: readonly RawCaller[]): Promise<readonly [refused: RawCaller, other: RawCaller]> {
  const refusals = () => callers.filter(({ received }) => received.startsWith('HTTP/1.1 503'));
  const [refused] = await until(
    async () => refusals(),
    ({ length }) => length > 0,
  );
  const other = callers.find((caller) => caller !== refused);
  if (refused === undefined || other === undefined) throw new Error('no caller was refused');
  return [refused, other];
}

/** Whether a small request with the key succeeds. */
async function smallRequestSucceeds(key: string): Promise<boolean> {
  const reply = await stack.call('POST', '/v1/messages', messagesJson.body, { authorization: '', 'x-api-key': key });
  return reply.status === 200;
}

t.test(
  'an upload beyond the limit of its account is refused as overloaded, and other accounts are not affected',
  async (t) => {
    const other = await stack.newAccount('other');
    const { key: second } = await stack.newKey(stack.account);
    const [refused, kept] = await oneRefused([await stalled(t, stack.key), await stalled(t, second)]);
    await refused.untilEnded();
    t.match(refused.received, /retry-after: \d+/i);
    t.match(refused.received, 'overloaded_error');
    t.equal(kept.received, '', 'the other upload is still being received');
    t.ok(await smallRequestSucceeds(stack.key), 'a small request still fits');
    t.ok(await smallRequestSucceeds(other.key));
  },
);

t.test('an upload beyond the total limit is refused for every account until other uploads end', async (t) => {
  const third = await stack.newAccount('third');
  const fourth = await stack.newAccount('fourth');
  await roomOf(stack.key);
  const keys = [third.key, fourth.key, stack.key];
  const callers = [];
  for (const key of keys) callers.push(await stalled(t, key));
  await oneRefused(callers);
  for (const caller of callers) caller.leave();
  for (const key of keys) await roomOf(key);
  const again = await stalled(t, stack.key);
  t.ok(await smallRequestSucceeds(fourth.key));
  t.equal(again.received, '');
});

t.test('a body counts until its request is answered', async (t) => {
  await roomOf(stack.key);
  const { key } = await stack.newAccount('fifth');
  const { promise, resolve } = Promise.withResolvers<Turn>();
  server.play(resolve);
  const held = sized(3 * mebibyte, key);
  const { reply } = await promise;
  t.equal((await sized(2 * mebibyte, key)).status, 503);
  server.play((turn) => turn.reply(200, {}));
  t.equal((await sized(mebibyte / 2, key)).status, 200);
  reply(200, {});
  t.equal((await held).status, 200);
  t.equal((await sized(2 * mebibyte, key)).status, 200);
});

/** Resolves when the gateway has noticed that the callers have left. */
async function roomOf(key: string): Promise<void> {
  await until(
    async () => (await sized(3 * mebibyte, key)).status,
    (status) => status === 200,
  );
}

function sized(bytes: number, key: string) {
  const body = { model: 'chat-large', messages: [{ role: 'user', content: 'x'.repeat(bytes) }] };
  return stack.call('POST', '/v1/messages/count_tokens', body, { authorization: '', 'x-api-key': key });
}

t.test('an announced length does not count', async (t) => {
  const { key } = await stack.newAccount('sixth');
  const head = `POST /v1/messages HTTP/1.1\r\nhost: g\r\nx-api-key: ${key}\r\ncontent-type: application/json\r\ncontent-length: 30000000\r\n\r\n{`;
  const callers = await Promise.all(Array.from({ length: 8 }, () => rawCaller(stack.url, head)));
  t.ok(await smallRequestSucceeds(key));
  for (const caller of callers) {
    t.equal(caller.received, '');
    caller.leave();
  }
});

t.test('the last eighth is reserved for small bodies', async (t) => {
  const keys = await Promise.all(
    ['seventh', 'eighth', 'ninth'].map(async (name) => (await stack.newAccount(name)).key),
  );
  const [large = '', other = '', small = ''] = keys;
  for (const key of keys) await roomOf(key);
  const callers = [await stalled(t, large), await stalled(t, other)];
  // The bytes are written, but perhaps not read yet.
  await new Promise((wake) => setTimeout(wake, 300));
  t.equal((await sized(1.5 * mebibyte, small)).status, 503, 'a large body would use the reserve');
  t.equal((await sized(0.9 * mebibyte, small)).status, 200);
  for (const { received } of callers) t.equal(received, '');
});
