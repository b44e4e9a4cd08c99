/** Tests upstreams that never finish a connection or do not speak TLS. */
import type { Socket } from 'node:net';
import t, { type Test } from 'tap';
import { startFaultServer } from '../support/fault-server.ts';
import { startStack } from '../support/stack.ts';
import {
  allTimeOut,
  auditOk,
  creates,
  interfaces,
  moneyOf,
  newestTask,
  post,
  short,
  upstreamNames,
  withTimeouts,
} from './interfaces.ts';

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
