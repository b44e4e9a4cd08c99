import t from 'tap';
import { answer } from '../support/fault-server.ts';
import { long, messagesJson, newestTask, officialVideo, post, rig, withTimeouts } from './interfaces.ts';

const rigged = await rig(t, () => {}, { config: withTimeouts(long) });
const { stack, server } = rigged;

t.test('connections are kept for the next request', async (t) => {
  server.play(({ reply, index }) => reply(200, { id: `kept-${index}` }));
  const before = server.connections.taken;
  for (let n = 0; n < 5; n++) t.equal((await post(rigged, n % 2 ? messagesJson : officialVideo)).status, 200);
  t.ok(server.connections.taken - before <= 2);
});

t.test('an upstream that resets each connection behind its last byte loses nobody a task', async (t) => {
  server.play(({ socket, reset, index }) => {
    socket.write(answer(200, { id: `raced-${index}` }), () => setImmediate(reset));
  });
  for (let n = 0; n < 20; n++) {
    const seen = server.seen.length;
    const reply = await post(rigged, officialVideo);
    const task = await newestTask(stack);
    // Whoever writes on a connection that is being closed cannot know whether it was read: that is unknown, never lost.
    if (reply.status === 200) t.match(task, { state: 'running', upstream_id: reply.json.id });
    else t.match({ status: reply.status, state: task.state }, { status: 502, state: 'unknown' });
    t.ok(server.seen.length - seen <= 1, 'and never sent twice');
  }
});
