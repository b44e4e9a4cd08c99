/** Tests what happens when an upstream sends bytes that belong to no answer: they might be taken for another caller's answer. */
import type { Socket } from 'node:net';
import { setImmediate as turnEnd } from 'node:timers/promises';
import t from 'tap';
import { Trust } from '../../../src/upstream/http1/trust.ts';
import { until } from '../../support/stack.ts';
import { rig, send, small } from './rig.ts';

const first_pause_ms = 600_000;

t.test('a second answer that comes some turns after the first reaches no request', async (t) => {
  const { pool, server, surplus } = await rig(t, async ({ write, request }) => {
    const { target } = request;
    write(`HTTP/1.1 200 OK\r\ncontent-length: ${target.length}\r\n\r\n${target}`);
    for (let turn = 0; turn < 3; turn += 1) await turnEnd();
    write(small);
  });
  for (let n = 0; n < 20; n += 1) t.equal(await send(pool, { path: `/${n}` }), `200 /${n}`);
  await server.allClosed();
  t.equal(surplus[0], first_pause_ms);
});

t.test('no connection is used again after bytes that belong to no answer', async (t) => {
  const sockets: Socket[] = [];
  const { send, server, surplus, pool } = await rig(t, ({ write, socket }) => {
    sockets.push(socket);
    write('HTTP/1.1 200 OK\r\nkeep-alive: timeout=500\r\ncontent-length: 2\r\n\r\nok');
  });
  await Promise.all([send(), send()]);
  t.same(pool.counts, { open: 2, idle: 2, waiting: 0 });
  sockets[0]?.write('H');
  await server.allClosed();
  t.same(surplus, [first_pause_ms]);
  for (let n = 0; n < 3; n += 1) t.equal(await send(), '200 ok');
  t.equal(server.connections.taken, 5);
  await server.allClosed();
});

t.test('bytes behind an answer count too, and each time is reported', async (t) => {
  const { send, surplus } = await rig(t, ({ write }) => write(`${small}x`));
  for (let n = 0; n < 2; n += 1) t.equal(await send(), '200 ok');
  t.same(surplus, [first_pause_ms, undefined]);
});

t.test('a 408 on an idle connection only announces its close', async (t) => {
  const sockets: Socket[] = [];
  const { send, server, surplus, pool } = await rig(t, ({ write, socket }) => {
    sockets.push(socket);
    write('HTTP/1.1 200 OK\r\nkeep-alive: timeout=500\r\ncontent-length: 2\r\n\r\nok');
  });
  await Promise.all([send(), send()]);
  sockets[0]?.end('HTTP/1.0 408 Request Time-out\r\nconnection: close\r\n\r\n');
  t.equal(await send(), '200 ok');
  t.same(surplus, []);
  t.equal(pool.counts.open, 1);
  t.equal(server.connections.taken, 2);
});

t.test('a 408 in two segments is such a notice too, and another status is not', async (t) => {
  for (const [rest, reported] of [
    ['8 Request Time-out\r\n\r\n', []],
    ['0 Bad Request\r\n\r\n', [first_pause_ms]],
  ] as const) {
    const sockets: Socket[] = [];
    const {
      pool,
      surplus,
      server,
      send: sendAndRest,
    } = await rig(t, ({ write, socket }) => {
      sockets.push(socket);
      write('HTTP/1.1 200 OK\r\nkeep-alive: timeout=500\r\ncontent-length: 2\r\n\r\nok');
    });
    await sendAndRest();
    sockets[0]?.setNoDelay().write('HTTP/1.1 40');
    // The connection is not used again, so the first segment has been read by then.
    await until(
      () => send(pool),
      () => server.connections.taken === 2,
    );
    sockets[0]?.write(rest);
    await until(
      async () => sockets[0]?.destroyed,
      (destroyed) => destroyed === true,
    );
    t.same(surplus, reported, rest);
  }
});

t.test('each pause is twice as long as the one before', (t) => {
  const trust = new Trust();
  t.equal(trust.isGiven(0), true);
  t.equal(trust.lose(0), first_pause_ms);
  t.equal(trust.isGiven(first_pause_ms - 1), false);
  t.equal(trust.lose(1_000), undefined, 'the pause begins again');
  t.equal(trust.isGiven(first_pause_ms), false);
  t.equal(trust.isGiven(first_pause_ms + 1_000), true);
  t.equal(trust.lose(first_pause_ms + 1_000), 2 * first_pause_ms);
  t.end();
});
