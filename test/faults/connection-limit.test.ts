/** Tests the limit of the connections of a pool: requests beyond it wait for a bounded time. */
import t from 'tap';
import { MAX_WAITING } from '../../src/upstream/http1/pool.ts';
import { until } from '../support/stack.ts';
import { rig, send, small } from '../support/upstream/rig.ts';

const waiting = (count: number, { pool }: { readonly pool: { readonly counts: { readonly waiting: number } } }) =>
  until(
    () => Promise.resolve(pool.counts.waiting),
    (now) => now === count,
  );

t.test('requests beyond the limit wait, and are sent in order over the connections of the others', async (t) => {
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  let busy = 0;
  let busiest = 0;
  const rigged = await rig(
    t,
    async ({ write, request: { target } }) => {
      busiest = Math.max(busiest, ++busy);
      await answered;
      busy--;
      write(`HTTP/1.1 200 OK\r\ncontent-length: ${target.length}\r\n\r\n${target}`);
    },
    { connections: 2 },
  );
  const { pool, server } = rigged;
  const answers = [0, 1, 2, 3, 4].map((n) => send(pool, { path: `/${n}` }));
  await server.sawRequests(2);
  await waiting(3, rigged);
  t.equal(server.connections.taken, 2);
  answer();
  t.same(await Promise.all(answers), ['200 /0', '200 /1', '200 /2', '200 /3', '200 /4']);
  t.equal(
    busiest,
    2,
    'also when a connection was replaced, as happens after answers that are much quicker than the first',
  );
  t.same(
    server.seen.map(({ target }) => target),
    ['/0', '/1', '/2', '/3', '/4'],
  );
});

t.test('only so many requests wait; further ones are refused at once', async (t) => {
  const rigged = await rig(t, () => {}, { connections: 1 });
  const { pool } = rigged;
  const answers = Array.from({ length: 1 + MAX_WAITING }, () => send(pool));
  await waiting(MAX_WAITING, rigged);
  t.equal(await send(pool), 'NO_CONNECTION');
  t.equal(pool.counts.waiting, MAX_WAITING);
  pool.destroy();
  await Promise.all(answers);
});

t.test('a request that waits gets a new connection when one is closed', async (t) => {
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  const rigged = await rig(
    t,
    async ({ write }) => {
      await answered;
      write(`HTTP/1.1 200 OK\r\nconnection: close\r\ncontent-length: 2\r\n\r\nok`);
    },
    { connections: 1 },
  );
  const answers = [send(rigged.pool), send(rigged.pool)];
  await rigged.server.sawRequests(1);
  await waiting(1, rigged);
  answer();
  t.same(await Promise.all(answers), ['200 ok', '200 ok']);
  t.equal(rigged.server.connections.taken, 2);
});

t.test('at the limit a request does not wait for the long rest after an unusually quick answer', async (t) => {
  let pause_ms = 2_000;
  const { pool, server } = await rig(
    t,
    async ({ write }) => {
      await new Promise((wake) => setTimeout(wake, pause_ms));
      write(small);
    },
    { connections: 1 },
  );
  t.equal(await send(pool), '200 ok');
  pause_ms = 0;
  const [second, third] = [send(pool), send(pool)];
  t.same(await Promise.all([second, third]), ['200 ok', '200 ok']);
  t.equal(await send(pool), '200 ok');
  t.equal(server.connections.taken, 3, 'a new connection takes the place of each that rests');
});

t.test('a request that waited for too long was not sent', async (t) => {
  const { pool, server } = await rig(t, () => {}, {
    connections: 1,
    wait_ms: 30,
  });
  const first = send(pool);
  await server.sawRequests(1);
  const started: string[] = [];
  t.equal(await send(pool, {}, { onRequestStart: () => void started.push('sent') }), 'NO_CONNECTION');
  t.same(started, []);
  t.equal(server.seen.length, 1);
  pool.destroy();
  t.equal(await first, 'the gateway stops');
});

t.test('a destroyed pool fails the requests that wait', async (t) => {
  const { pool, server } = await rig(t, () => {}, { connections: 1 });
  const answers = [send(pool), send(pool)];
  await server.sawRequests(1);
  pool.destroy();
  t.same(await Promise.all(answers), ['the gateway stops', 'the gateway stops']);
});
