/** Tests the reuse of upstream connections. */
import t, { type Test } from 'tap';
import { answer, chunk, streamHead, type Turn } from '../support/fault-server.ts';
import {
  allRested,
  long,
  messagesJson,
  messagesStream,
  newestTask,
  officialVideo,
  post,
  rawPost,
  rig,
  until,
  withTimeouts,
} from '../support/interfaces.ts';
import { rawCaller } from '../support/raw-caller.ts';
import { edited } from '../support/shipped-text.ts';

const rigged = await rig(t, () => {}, { config: withTimeouts(long) });
const { stack, server } = rigged;

t.test('connections are reused', async (t) => {
  server.play(({ reply, index }) => reply(200, { id: `kept-${index}` }));
  const before = server.connections.taken;
  for (let n = 0; n < 5; n++) {
    t.equal((await post(rigged, n % 2 ? messagesJson : officialVideo)).status, 200);
    await allRested(stack);
  }
  t.equal(server.connections.taken - before, 1);
});

t.test('no task is lost when the upstream resets each connection after its last byte', async (t) => {
  server.play(({ socket, reset, index }) => {
    socket.write(answer(200, { id: `raced-${index}` }), () => setImmediate(reset));
  });
  for (let n = 0; n < 20; n++) {
    const seen = server.seen.length;
    const reply = await post(rigged, officialVideo);
    const task = await newestTask(stack);
    // Whether a request was read on a connection that is being closed is unknown; the task is never lost.
    if (reply.status === 200) t.match(task, { state: 'running', upstream_id: reply.json.id });
    else t.match({ status: reply.status, state: task.state }, { status: 502, state: 'unknown' });
    t.ok(server.seen.length - seen <= 1, 'and never sent twice');
  }
});

// Tests that the limits of drains count the bytes of the wire: the framing of an answer may be far more than its data.

const event = chunk('event: ping\ndata: {}\n\n');
/** One byte of data in 37 bytes of the wire. */
const framed = `${'0'.repeat(31)}1\r\na\r\n`;

/** Has a caller leave its stream. Resolves when the gateway drains it. */
async function abandoned(t: Test, config: string): Promise<{ turn: Turn; rigged: Awaited<ReturnType<typeof rig>> }> {
  const { promise, resolve } = Promise.withResolvers<Turn>();
  const rigged = await rig(t, resolve, { config });
  const caller = await rawCaller(rigged.stack.url, rawPost(rigged, messagesStream));
  const turn = await promise;
  turn.write(streamHead + event);
  await caller.until('event: ping');
  caller.leave();
  // The gateway notices that a caller has left when it writes to it.
  await until(
    async () => {
      turn.write(event);
      return rigged.stack.services.drains.count;
    },
    (count) => count === 1,
  );
  return { turn, rigged };
}

t.test("a route's drain.bytes counts the framing", async (t) => {
  const config = edited(withTimeouts(long.replace('idle: 20s', 'idle: 10m')), [
    /on_abort: drain/g,
    'on_abort: drain\n    drain: { bytes: 1MiB }',
  ]);
  const { turn, rigged } = await abandoned(t, config);
  turn.write(framed.repeat(40_000));
  await rigged.server.allClosed();
  t.equal(rigged.stack.services.drains.count, 0);
});

t.test('server.drains.bytes limits all drains together', async (t) => {
  const config = edited(withTimeouts(long.replace('idle: 20s', 'idle: 10m')), [
    'drain: { limit: 2m }',
    'drain: { limit: 2m }\n  drains: { bytes: 1MiB }',
  ]);
  const { turn, rigged } = await abandoned(t, config);
  turn.write(framed.repeat(40_000));
  await rigged.server.allClosed();
  t.equal(rigged.stack.services.drains.count, 0);
});

t.test('a drain that is paused by its rate still ends whole', async (t) => {
  const config = edited(withTimeouts(long.replace('idle: 20s', 'idle: 10m')), [
    'drain: { limit: 2m }',
    'drain: { limit: 2m }\n  drains: { per_second: 20MiB }',
  ]);
  const { turn, rigged } = await abandoned(t, config);
  turn.write(chunk('a'.repeat(3_000_000)));
  turn.write('0\r\n\r\n');
  await allRested(rigged.stack);
  t.equal(rigged.server.connections.open, 1);
  t.equal(rigged.stack.services.drains.count, 0, 'the connection can be used again');
});
