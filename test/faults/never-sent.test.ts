/** Requests that no upstream received: the connection is refused, times out, or is reset before the request is read. */

import type { Socket } from 'node:net';
import t, { type Test } from 'tap';
import { refusingUrl, startFaultServer } from '../support/fault-server.ts';
import {
  allTimeOut,
  auditOk,
  creates,
  interfaces,
  moneyOf,
  newestTask,
  post,
  rig,
  short,
  unheard,
  upstreamNames,
  withTimeouts,
} from '../support/interfaces.ts';
import { startStack } from '../support/stack.ts';

// Tests upstreams that refuse connections.

const nowhere = refusingUrl;
const stack = await startStack({ upstreams: Object.fromEntries(upstreamNames.map((name) => [name, nowhere])) });
t.teardown(() => stack.close());

t.test('an upstream that refuses connections gives a 502 in the envelope of the interface', async (t) => {
  for (const sample of interfaces) {
    const reply = await post({ stack }, sample);
    t.equal(reply.status, 502, sample.name);
    t.match(reply.json, sample.failed, sample.name);
    t.notMatch(reply.text, /127\.0\.0\.1|ECONNREFUSED/, 'it does not reveal the address of the upstream');
  }
});

t.test('a creation that was certainly not sent releases its hold', async (t) => {
  for (const sample of creates) {
    const before = await moneyOf(stack);
    await post({ stack }, sample);
    t.match(await newestTask(stack), { state: 'failed', charged_nano: 0n, hold_nano: /^[1-9]/ }, sample.name);
    const after = await moneyOf(stack);
    t.same(after.movements.slice(before.movements.length), ['hold', 'release']);
    t.same({ ...after, movements: [] }, { ...before, movements: [] });
  }
  await auditOk(t, stack);
});

// Tests upstreams that reset a connection before they read the request.

t.test('a connection that is reset before the request is read gives a 502, and the outcome is unknown', async (t) => {
  const { stack, server } = await rig(t, () => {}, {
    server: {
      onConnection: (socket) => {
        setTimeout(() => socket.resetAndDestroy(), 30);
        return true;
      },
    },
  });
  for (const sample of interfaces) {
    const before = server.connections.taken;
    const reply = await post({ stack }, sample);
    t.equal(reply.status, 502, sample.name);
    t.match(reply.json, sample.failed, sample.name);
    t.equal(server.connections.taken - before, 1, 'no second connection is tried');
    if (creates.includes(sample)) t.equal((await newestTask(stack)).state, unheard(sample));
  }
  await auditOk(t, stack);
});

// Tests upstreams that never finish a connection or do not speak TLS.

async function behindTls(t: Test, onByte: (socket: Socket) => void) {
  const server = await startFaultServer(() => {}, {
    onConnection: (socket) => {
      socket.once('data', () => onByte(socket));
      return true;
    },
  });
  const url = server.url.replace('http:', 'https:');
  const stack = await startStack({
    config: withTimeouts(short),
    upstreams: Object.fromEntries(upstreamNames.map((name) => [name, url])),
  });
  t.teardown(async () => {
    await server.close();
    await stack.close();
  });
  return stack;
}

t.test('a TLS handshake that never finishes gives a 504, and a creation releases its hold', async (t) => {
  const stack = await behindTls(t, () => {});
  await allTimeOut(t, { stack });
  const { tasks } = await stack.store.listTasks({ limit: 10 });
  t.same(
    tasks.map((task) => task.state),
    creates.map(() => 'failed'),
  );
  t.equal((await moneyOf(stack)).held, 0n);
  await auditOk(t, stack);
});

t.test('plain text instead of TLS gives a 502, and a creation releases its hold', async (t) => {
  const stack = await behindTls(t, (socket) => socket.end('HTTP/1.1 400 this is not TLS\r\n\r\n'));
  for (const sample of interfaces) {
    const reply = await post({ stack }, sample);
    t.equal(reply.status, 502, sample.name);
    t.match(reply.json, sample.failed, sample.name);
  }
  t.equal((await newestTask(stack)).state, 'failed');
  t.equal((await moneyOf(stack)).held, 0n);
  await auditOk(t, stack);
});
