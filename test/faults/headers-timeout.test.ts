/** Tests upstreams that accept a request and do not answer in time. */
import t from 'tap';
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
  withTimeouts,
} from './interfaces.ts';

t.test(
  'an upstream that accepts a request and does not answer gives a 504 in the envelope of the interface',
  async (t) => {
    const { stack, server } = await rig(t, () => {}, { config: withTimeouts(short) });
    await allTimeOut(t, { stack });
    t.equal(server.seen.length, interfaces.length, 'nothing was sent twice');
    const { tasks } = await stack.store.listTasks({ limit: 10 });
    t.same(
      tasks.map((task) => task.state).reverse(),
      creates.map(unheard),
      'the upstream may be working on what was sent',
    );
    t.same((await moneyOf(stack)).movements, ['hold', 'hold', 'hold'], 'and a time-out never releases a hold');
    t.equal(
      (await moneyOf(stack)).held,
      tasks.reduce((sum, task) => sum + task.hold_nano, 0n),
    );
    await auditOk(t, stack);
  },
);

t.test('a head that arrives byte by byte does not extend the time-out', async (t) => {
  const { stack } = await rig(
    t,
    async ({ socket }) => {
      for (const byte of 'HTTP/1.1 200 OK\r\nx-long: '.padEnd(4000, 'a')) {
        if (socket.destroyed) return;
        socket.write(byte);
        await new Promise((wake) => setTimeout(wake, 20));
      }
    },
    { config: withTimeouts(short) },
  );
  const [sample] = creates;
  if (sample === undefined) throw new Error('no interface');
  const reply = await post({ stack }, sample);
  t.equal(reply.status, 504);
  t.equal((await newestTask(stack)).state, 'unknown');
});
