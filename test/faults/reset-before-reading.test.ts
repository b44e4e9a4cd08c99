import t from 'tap';
import { auditOk, creates, newestTask, post, rig, unheard, wires } from './wires.ts';

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
    for (const wire of wires) {
      const before = server.connections.taken;
      const reply = await post({ stack }, wire);
      t.equal(reply.status, 502, wire.name);
      t.match(reply.json, wire.failed, wire.name);
      t.equal(server.connections.taken - before, 1, 'no second connection is tried');
      if (creates.includes(wire)) t.equal((await newestTask(stack)).state, unheard(wire));
    }
    await auditOk(t, stack);
  },
);
