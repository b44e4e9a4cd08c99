/** Tests that a connection rests after an answer: what arrives during the rest meets no request. */
import { setImmediate as turnEnd } from 'node:timers/promises';
import t from 'tap';
import { startFaultServer } from '../../../test/support/fault-server.ts';
import { long_ms, rig, send, small } from '../../../test/support/upstream/rig.ts';
import { type Connect, connectTo } from './connect.ts';
import { ConnectionPool } from './pool.ts';
import { Pace } from './rest.ts';

t.test(
  'a connection that the upstream closes some turns of the event loop after an answer carries no other request',
  async (t) => {
    const { pool, server } = await rig(t, async ({ write, end }) => {
      write(small);
      for (let turn = 0; turn < 3; turn += 1) await turnEnd();
      end();
    });
    for (let n = 0; n < 20; n += 1) t.equal(await send(pool), '200 ok');
    t.equal(server.seen.length, 20);
  },
);

t.test('a connection that the upstream resets some turns after an answer carries no other request', async (t) => {
  const { pool, server } = await rig(t, async ({ write, reset }) => {
    write(small);
    for (let turn = 0; turn < 3; turn += 1) await turnEnd();
    reset();
  });
  for (let n = 0; n < 20; n += 1) t.equal(await send(pool), '200 ok');
  t.equal(server.seen.length, 20);
});

t.test('a request gets a new connection while the others rest', async (t) => {
  const { pool, server } = await rig(t, ({ write }) => write(small));
  t.equal(await send(pool), '200 ok');
  t.equal(pool.counts.idle, 0);
  t.equal(await send(pool), '200 ok');
  t.equal(server.connections.taken, 2);
});

t.test('a request takes a connection that has rested while a new one is being made', async (t) => {
  const server = await startFaultServer(({ write }) => write(small));
  const origin = new URL(server.url);
  const connect = connectTo(origin, long_ms);
  let attempts = 0;
  const onlyFirst: Connect = (done) => {
    attempts += 1;
    if (attempts === 1) connect(done);
  };
  const pool = new ConnectionPool(origin, onlyFirst, { connections: 9, wait_ms: long_ms, surplus() {} });
  t.teardown(async () => {
    pool.destroy();
    await server.close();
  });
  for (let n = 0; n < 3; n += 1) t.equal(await send(pool), '200 ok');
  t.equal(attempts, 3);
  t.equal(server.connections.taken, 1);
});

/** The pace of a pool that has had its first answers, each after this time. */
function settledPace(took_ms: number): Pace {
  const pace = new Pace();
  for (let n = 0; n < 20; n += 1) pace.restAfter({ sent_ms: 0, head_ms: took_ms, end_ms: took_ms });
  return pace;
}

t.test('after the first answers of a pool, connections rest for longer than an acknowledgement is delayed', (t) => {
  const pace = new Pace();
  for (let n = 0; n < 20; n += 1) t.equal(pace.restAfter({ sent_ms: 0, head_ms: 1, end_ms: 1 }), 51);
  t.equal(pace.restAfter({ sent_ms: 0, head_ms: 1, end_ms: 1 }), 1.1);
  t.end();
});

t.test('the rest grows with the time of the answer', (t) => {
  const rest = (took_ms: number) => settledPace(0).restAfter({ sent_ms: 1000, head_ms: 1000, end_ms: 1000 + took_ms });
  t.equal(rest(0), 1000);
  t.equal(rest(100), 1110);
  t.equal(rest(60_000), 61_050);
  t.end();
});

t.test(
  'after an answer that is much quicker than usual, a connection rests until its own answer would have come',
  (t) => {
    const pace = settledPace(400);
    const after = (head_ms: number) => pace.restAfter({ sent_ms: 0, head_ms, end_ms: head_ms });
    t.equal(after(400), 440);
    t.equal(after(400), 440);
    t.equal(after(5), 800);
    for (let n = 0; n < 100; n += 1) after(5);
    t.equal(after(5), 5.5, 'that has become usual');
    for (let n = 0; n < 100; n += 1) after(10_000);
    t.equal(after(5), 2_000, 'the longest');
    t.end();
  },
);

t.test('after a close soon after an answer, connections rest for longer than that for some minutes', (t) => {
  const pace = settledPace(0);
  const rest = (end_ms: number) => pace.restAfter({ sent_ms: end_ms, head_ms: end_ms, end_ms }) - end_ms;
  pace.closed(1000, 101);
  t.equal(rest(1000), 0, 'that was a time-out');
  pace.closed(1000, 20);
  pace.closed(1000, 10);
  t.equal(rest(1000), 40);
  t.equal(rest(600_999), 40);
  t.equal(rest(601_000), 0);
  t.end();
});
