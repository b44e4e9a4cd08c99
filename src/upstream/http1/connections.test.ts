/** Tests when a connection to an upstream is used again, and what ends it. */
import type { Socket } from 'node:net';
import { setImmediate as turnEnd } from 'node:timers/promises';
import t from 'tap';
import { startFaultServer } from '../../../test/support/fault-server.ts';
import { allIdle, last, long_ms, rig, send, small } from '../../../test/support/upstream/rig.ts';
import type { AnswerControl } from './answer-handler.ts';
import { connectTo, sharedLookup } from './connect.ts';
import { ConnectionPool } from './pool.ts';

t.test('a connection is used again after a complete answer', async (t) => {
  const { send, server } = await rig(t, ({ write }) => write(small));
  for (let n = 0; n < 3; n += 1) t.equal(await send(), '200 ok');
  t.equal(server.connections.taken, 1);
});

t.test('a connection that the upstream closes right after an answer carries no other request', async (t) => {
  const { pool, server } = await rig(t, last(small));
  for (let n = 0; n < 5; n += 1) t.equal(await send(pool), '200 ok');
  t.equal(server.connections.taken, 5);
});

t.test('the requests of one turn of the event loop leave at its end', async (t) => {
  const { send, server } = await rig(t, ({ write }) => write(small));
  await Promise.all([send(), send()]);
  const started: number[] = [];
  const answers = [1, 2].map((number) => send({}, { onRequestStart: () => void started.push(number) }));
  t.same(started, []);
  await turnEnd();
  t.same(started, [1, 2]);
  t.same(await Promise.all(answers), ['200 ok', '200 ok']);
  t.equal(server.seen.length, 4);
});

t.test('requests do not wait for each other', async (t) => {
  const { send, server } = await rig(t, async ({ write }) => {
    await server.sawRequests(3);
    write(small);
  });
  t.same(await Promise.all([send(), send(), send()]), ['200 ok', '200 ok', '200 ok']);
  t.equal(server.connections.taken, 3);
});

const notKept: Readonly<Record<string, string>> = {
  'the answer says close': 'HTTP/1.1 200 OK\r\nconnection: close\r\ncontent-length: 2\r\n\r\nok',
  'the answer is of the first version': 'HTTP/1.0 200 OK\r\ncontent-length: 2\r\n\r\nok',
  'bytes follow the answer': `${small}HTTP/1.1 200 OK\r\n`,
  'a whole answer follows the answer': `${small}${small}`,
  'bytes follow an answer without a body': 'HTTP/1.1 204 No\r\n\r\nx',
  'the upstream keeps it for less time than a request may take': `HTTP/1.1 200 OK\r\nkeep-alive: timeout=2\r\ncontent-length: 2\r\n\r\nok`,
};
for (const [why, answer] of Object.entries(notKept)) {
  t.test(`a connection is not used again if ${why}`, async (t) => {
    const { send, server } = await rig(t, ({ write }) => write(answer));
    for (let n = 0; n < 2; n += 1) t.match(await send(), /^20[04] /);
    t.equal(server.connections.taken, 2);
  });
}

t.test('a connection whose upstream speaks without being asked is closed', async (t) => {
  let upstream: Socket | undefined;
  const { send, server } = await rig(t, ({ write, socket }) => {
    upstream = socket;
    write('HTTP/1.1 200 OK\r\nkeep-alive: timeout=500\r\ncontent-length: 2\r\n\r\nok');
  });
  t.equal(await send(), '200 ok');
  upstream?.write(small);
  await server.allClosed();
  t.equal(await send(), '200 ok');
});

t.test('an answer that comes before the request is written ends the connection', async (t) => {
  const body = Buffer.alloc(32 * 1024 * 1024);
  const server = await startFaultServer(() => {}, {
    onConnection(socket) {
      socket.once('data', () => {
        socket.pause();
        socket.write(small);
      });
      return true;
    },
  });
  const origin = new URL(server.url);
  const pool = new ConnectionPool(origin, connectTo(origin, long_ms), {
    connections: 100,
    wait_ms: long_ms,
    surplus() {},
  });
  t.teardown(() => server.close());
  t.equal(await send(pool, { method: 'POST', body }), '200 ok');
  t.equal(await send(pool, { method: 'POST', body }), '200 ok');
  t.equal(server.connections.taken, 2);
  pool.destroy();
});

t.test('a connection whose answer was paused while others took the time for reading is not left paused', async (t) => {
  const { send, server } = await rig(t, ({ write }) => write(small));
  const busy = {
    onResponseStart(control: AnswerControl) {
      control.pause();
      const end_ms = performance.now() + 15;
      while (performance.now() < end_ms);
      queueMicrotask(() => control.resume());
    },
  };
  t.match(await send({}, busy), 'ok');
  t.equal(await send({ headers_timeout_ms: 1_000 }), '200 ok');
  t.equal(server.connections.taken, 1);
});

t.test('an aborted request ends its connection, and only that', async (t) => {
  const { send, server } = await rig(t, ({ write, index }) => write(index === 0 ? small.slice(0, -1) : small));
  const [aborted, other] = await Promise.all([
    send({}, { onResponseData: (control) => control.abort(new Error('enough')) }),
    send(),
  ]);
  t.equal(aborted, 'enough');
  t.equal(other, '200 ok');
  t.equal(server.connections.taken, 2);
  t.equal(await send(), '200 ok');
  t.equal(server.connections.taken, 2);
});

t.test('a control has no effect after the end of its answer', async (t) => {
  const { send, server } = await rig(t, ({ write }) => write(small));
  let kept: AnswerControl | undefined;
  const keep = (control: AnswerControl) => {
    kept = control;
  };
  await send({}, { onRequestStart: keep });
  const next = send({}, { onRequestStart: () => kept?.abort(new Error('too late')) });
  t.equal(await next, '200 ok');
  t.equal(server.connections.taken, 1);
});

t.test('a request that is aborted at its start is not written', async (t) => {
  const { send, server } = await rig(t, ({ write }) => write(small));
  t.equal(await send({}, { onRequestStart: (control) => control.abort(new Error('stale')) }), 'stale');
  t.equal(await send(), '200 ok');
  t.equal(server.seen.length, 1);
});

t.test('an error of a handler ends its request', async (t) => {
  const { send } = await rig(t, ({ write }) => write(small));
  const failing = {
    onResponseStart() {
      throw new Error('a bug');
    },
  };
  t.equal(await send({}, failing), 'a bug');
  t.equal(await send(), '200 ok');
});

t.test('a closed pool ends idle connections at once, and others after their requests', async (t) => {
  const { promise: closed, resolve: close } = Promise.withResolvers<void>();
  const { send, server, pool } = await rig(t, async ({ write, index }) => {
    if (index < 2) await server.sawRequests(2);
    else await closed;
    write(small);
  });
  await Promise.all([send(), send()]);
  const last = send();
  await server.sawRequests(3);
  pool.close();
  close();
  t.equal(await last, '200 ok');
  await server.allClosed();
});

t.test('a destroyed pool fails its requests', async (t) => {
  const { send, server, pool } = await rig(t, () => {});
  const waiting = send();
  await server.sawRequests(1);
  const connecting = send();
  pool.destroy();
  t.same(await Promise.all([waiting, connecting]), ['the gateway stops', 'the gateway stops']);
  await server.allClosed();
  t.equal(server.seen.length, 1);
});

t.test('answers in tiny chunks are whole, and their connections are used again', async (t) => {
  const text = 'x'.repeat(50_000);
  const body = `${'1\r\nx\r\n'.repeat(text.length)}0\r\n\r\n`;
  const { pool, server } = await rig(t, ({ write }) =>
    write(`HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n${body}`),
  );
  for (let round = 0; round < 3; round += 1) {
    const answers = await Promise.all(Array.from({ length: 40 }, () => send(pool)));
    t.ok(answers.every((answer) => answer === `200 ${text}`));
    await allIdle(pool);
  }
  t.equal(server.connections.taken, 40);
});

t.test('connections that are made at the same time resolve a name once', async (t) => {
  const lookups = () => process.getActiveResourcesInfo().filter((name) => name === 'GetAddrInfoReqWrap').length;
  const before = lookups();
  const resolve = (name: string, all: boolean) =>
    new Promise((done) => sharedLookup(name, { all }, (...result) => done(result)));
  const found = Promise.all([true, false, false].map((all) => resolve('localhost', all)));
  t.equal(lookups() - before, 1);
  const [every, value, same] = await found;
  t.match(every, [null, [{ address: /^(127\.0\.0\.1|::1)$/ }]]);
  t.match(value, [null, /^(127\.0\.0\.1|::1)$/, /^[46]$/]);
  t.strictSame(same, value);
  t.match(await resolve('no-such-host.invalid', true), [{ syscall: 'getaddrinfo' }]);
});
