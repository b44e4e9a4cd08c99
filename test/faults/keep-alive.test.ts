/** Tests the reuse of upstream connections. */
import t from 'tap';
import { answer } from '../support/fault-server.ts';
import {
  allRested,
  long,
  messagesJson,
  newestTask,
  officialVideo,
  post,
  rig,
  withTimeouts,
} from '../support/interfaces.ts';

const rigged = await rig(t, () => {}, { config: withTimeouts(long) });
const { stack, server } = rigged;

t.test('connections are reused', async (t) => {
  server.play(({ reply, index }) => reply(200, { id: `kept-${index}` }));
  const before = server.connections.taken;
  for (let n = 0; n < 5; n++) {
    t.equal((await post(rigged, n % 2 ? messagesJson : officialVideo)).status, 200);
    await allRested(stack);
  }
  t.equal(server.connections.taken - before, 1);
});

t.test('no task is lost when the upstream resets each connection after its last byte', async (t) => {
  server.play(({ socket, reset, index }) => {
    socket.write(answer(200, { id: `raced-${index}` }), () => setImmediate(reset));
  });
  for (let n = 0; n < 20; n++) {
    const seen = server.seen.length;
    const reply = await post(rigged, officialVideo);
    const task = await newestTask(stack);
    // Whether a request was read on a connection that is being closed is unknown; the task is never lost.
    if (reply.status === 200) t.match(task, { state: 'running', upstream_id: reply.json.id });
    else t.match({ status: reply.status, state: task.state }, { status: 502, state: 'unknown' });
    t.ok(server.seen.length - seen <= 1, 'and never sent twice');
  }
});
