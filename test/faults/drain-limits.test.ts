/** The limits of drains count the bytes of the wire: the framing of an answer may be far more than its data. */
import t, { type Test } from 'tap';
import { chunk, streamHead, type Turn } from '../support/fault-server.ts';
import { allRested, long, messagesStream, rawPost, rig, until, withTimeouts } from '../support/interfaces.ts';
import { rawCaller } from '../support/raw-caller.ts';
import { type Edit, edited } from '../support/shipped-text.ts';

const event = chunk('event: ping\ndata: {}\n\n');
/** One byte of data in 37 bytes of the wire. */
const framed = `${'0'.repeat(31)}1\r\na\r\n`;

/** Has a caller leave its stream. Resolves when the gateway drains it. */
async function abandoned(t: Test, edit: Edit): Promise<{ turn: Turn; rigged: Awaited<ReturnType<typeof rig>> }> {
  const config = edited(withTimeouts(long.replace('idle: 20s', 'idle: 10m')), edit);
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

for (const [name, edit] of [
  ["a route's drain.bytes counts the framing", [/on_abort: drain/g, 'on_abort: drain\n    drain: { bytes: 1MiB }']],
  [
    'server.drains.bytes limits all drains together',
    ['drain: { limit: 2m }', 'drain: { limit: 2m }\n  drains: { bytes: 1MiB }'],
  ],
] as const)
  t.test(name, async (t) => {
    const { turn, rigged } = await abandoned(t, edit);
    turn.write(framed.repeat(40_000));
    await rigged.server.allClosed();
    t.equal(rigged.stack.services.drains.count, 0);
  });

t.test('a drain that is paused by its rate still ends whole', async (t) => {
  const { turn, rigged } = await abandoned(t, [
    'drain: { limit: 2m }',
    'drain: { limit: 2m }\n  drains: { per_second: 20MiB }',
  ]);
  turn.write(chunk('a'.repeat(3_000_000)));
  turn.write('0\r\n\r\n');
  await allRested(rigged.stack);
  t.equal(rigged.server.connections.open, 1);
  t.equal(rigged.stack.services.drains.count, 0, 'the connection can be used again');
});
