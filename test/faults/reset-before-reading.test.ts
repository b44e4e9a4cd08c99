import t from 'tap';
import { auditOk, creates, interfaces, newestTask, post, rig, unheard } from './interfaces.ts';

t.test(
  'a connection that is reset before the request is read is a 502, and nobody can tell what was taken',
  async (t) => {
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
  },
);
