/** Tests that a body in chunks of one byte does not take hundreds of times its size in memory. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import t from 'tap';
import { long, messagesJson, rig, withTimeouts } from '../support/interfaces.ts';
import { rawCaller, rawRequest } from '../support/raw-caller.ts';

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');
const { stack, server } = await rig(t, ({ reply }) => reply(200, {}), { config: withTimeouts(long) });

function kept_bytes(): number {
  collectGarbage();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

t.test('many chunks of one byte share buffers', async (t) => {
  const parts = JSON.stringify({ ...Object(messagesJson.body), filler: 'a'.repeat(200_000) });
  const caller = await rawCaller(
    stack.url,
    rawRequest('POST', messagesJson.path, [
      `x-api-key: ${stack.key}`,
      'content-type: application/json',
      'transfer-encoding: chunked',
      'expect: 100-continue',
    ]),
  );
  await caller.until('HTTP/1.1 100');
  const before_bytes = kept_bytes();
  const chunks = Array.from(parts, (one) => `1\r\n${one}\r\n`).join('');
  await new Promise<void>((resolve) => caller.socket.write(chunks, 'latin1', () => resolve()));
  // When another request is answered, the gateway has read everything before it.
  await stack.call('POST', messagesJson.path, messagesJson.body, { 'x-api-key': stack.key });
  t.ok(kept_bytes() - before_bytes < 10_000_000, 'less than 50 times the size');
  caller.write('0\r\n\r\n');
  await caller.until('HTTP/1.1 200');
  caller.leave();
  t.equal(server.seen.at(-1)?.body.toString(), parts);
});
