/** Connections to an upstream over TLS: they are used again, closed and limited as those without it. */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep, setImmediate as turnEnd } from 'node:timers/promises';
import { createServer, setDefaultCACertificates, type TLSSocket } from 'node:tls';
import t, { type Test } from 'tap';
import { cert, key } from '../../../test/support/certificate.ts';
import { until } from '../../../test/support/stack.ts';
import { allIdle, long_ms, send, small } from '../../../test/support/upstream/rig.ts';
import type { AnswerControl } from './answer-handler.ts';
import { connectTo } from './connect.ts';
import { ConnectionPool } from './pool.ts';

setDefaultCACertificates([cert]);

type Script = (socket: TLSSocket, path: string) => void | Promise<void>;

/** A pool and its upstream. Both end with the test. */
async function rig(t: Test, script: Script, connections = 100) {
  const open = new Set<TLSSocket>();
  let taken = 0;
  const server = createServer({ key, cert, allowHalfOpen: true }, (socket) => {
    taken += 1;
    open.add(socket);
    // Otherwise the system keeps a second answer back until the first is acknowledged, which may take longer than the rest.
    socket.setNoDelay();
    socket.on('error', () => {});
    socket.on('end', () => socket.end());
    socket.on('close', () => open.delete(socket));
    socket.on('data', (bytes: Buffer) => void script(socket, bytes.toString().split(' ')[1] ?? ''));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const origin = new URL(`https://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const surplus: (number | undefined)[] = [];
  const pool = new ConnectionPool(origin, connectTo(origin, long_ms), {
    connections,
    wait_ms: long_ms,
    surplus: (pause_ms) => void surplus.push(pause_ms),
  });
  t.teardown(() => {
    pool.destroy();
    for (const socket of open) socket.destroy();
    server.close();
  });
  return { pool, surplus, open, taken: () => taken };
}

t.test('a connection is used again', async (t) => {
  const { pool, taken } = await rig(t, (socket) => void socket.write(small));
  for (let n = 0; n < 3; n += 1) {
    t.equal(await send(pool), '200 ok');
    await allIdle(pool);
  }
  t.equal(taken(), 1);
});

for (const [how, close] of Object.entries<(socket: TLSSocket) => void>({
  'a FIN': (socket) => socket.end(),
  'a FIN one turn later': (socket) => setImmediate(() => socket.end()),
  'an end without the alert of TLS': (socket) => setImmediate(() => socket.destroy()),
})) {
  t.test(`no request meets ${how} right after an answer`, async (t) => {
    const { pool, taken } = await rig(t, (socket) => {
      socket.write(small, () => close(socket));
    });
    for (let n = 0; n < 5; n += 1) t.equal(await send(pool), '200 ok');
    t.equal(taken(), 5);
  });
}

t.test('bytes that come one turn after an answer reach no request', async (t) => {
  const { pool, surplus } = await rig(t, async (socket, path) => {
    socket.write(`HTTP/1.1 200 OK\r\ncontent-length: ${path.length}\r\n\r\n${path}`);
    await turnEnd();
    socket.write(small);
  });
  for (let n = 0; n < 20; n += 1) t.equal(await send(pool, { path: `/${n}` }), `200 /${n}`);
  const [first_pause_ms] = await until(
    async () => surplus,
    ({ length }) => length > 0,
  );
  t.equal(first_pause_ms, 600_000);
});

t.test('a 408 on an idle connection only announces its close', async (t) => {
  const { pool, surplus, open } = await rig(t, (socket) => void socket.write(small));
  t.equal(await send(pool), '200 ok');
  await allIdle(pool);
  for (const socket of open) socket.end('HTTP/1.1 408 Request Timeout\r\n\r\n');
  await until(
    async () => pool.counts.open,
    (count) => count === 0,
  );
  t.same(surplus, []);
});

t.test('requests beyond the limit of connections wait', async (t) => {
  let now = 0;
  let max = 0;
  const both = Promise.withResolvers<void>();
  const { pool } = await rig(
    t,
    async (socket) => {
      now += 1;
      max = Math.max(max, now);
      if (now === 2) both.resolve();
      // The first answer waits until the second connection has a request, too.
      await both.promise;
      await sleep(20);
      now -= 1;
      socket.write(small);
    },
    2,
  );
  t.same(await Promise.all(Array.from({ length: 7 }, () => send(pool))), Array(7).fill('200 ok'));
  t.equal(max, 2);
});

t.test('an answer that is not complete fails', async (t) => {
  for (const begun of ['content-length: 5\r\n\r\nab', 'transfer-encoding: chunked\r\n\r\n2\r\nab\r\n']) {
    for (const how of ['end', 'destroy'] as const) {
      const { pool } = await rig(t, (socket) => {
        socket.write(`HTTP/1.1 200 OK\r\n${begun}`, () => setTimeout(() => socket[how](), 20));
      });
      t.match(await send(pool), /^(CLOSED|ECONNRESET)$/, `${begun} ${how}`);
    }
  }
});

t.test('a large answer is whole with pauses', async (t) => {
  const body = `${'5\r\nabcde\r\n'.repeat(100_000)}0\r\n\r\n`;
  const { pool, taken } = await rig(t, (socket) => {
    socket.write(`HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n${body}`);
  });
  for (let round = 0; round < 2; round += 1) {
    let received = 0;
    const pausing = (control: AnswerControl, data: Buffer) => {
      received += data.length;
      control.pause();
      setImmediate(() => control.resume());
    };
    const answers = Array.from({ length: 4 }, () => send(pool, {}, { onResponseData: pausing }));
    t.same(await Promise.all(answers), Array(4).fill('200 '));
    t.equal(received, 4 * 500_000);
    await allIdle(pool);
  }
  t.equal(taken(), 4);
});
