/** Tests that a task is billed once, however often and however concurrently it is polled. */
import t from 'tap';
import {
  auditOk,
  long,
  moneyOf,
  newestTask,
  officialVideo,
  rig,
  running,
  withTimeouts,
} from '../support/interfaces.ts';

const rigged = await rig(t, () => {}, { config: withTimeouts(long) });
const { stack, server } = rigged;
const doneAs = (id: string, billedSeconds = 6) => ({
  id,
  status: 'succeeded',
  billedSeconds,
  content: { video_url: 'https://x/y.mp4' },
});

t.test('polling a finished task twice bills it once', async (t) => {
  const before = await moneyOf(stack);
  const path = await running(rigged, officialVideo, 'once-1');
  const done = doneAs('once-1');
  server.play(({ reply }) => reply(200, done));
  for (let n = 0; n < 3; n++) t.match(await stack.call('GET', path), { status: 200, json: done });
  const after = await moneyOf(stack);
  t.same(after.movements.slice(before.movements.length), ['hold', 'capture', 'overage']);
  t.equal(after.held, before.held);
  t.equal(after.charged - before.charged, 2_760_000_000n, '6 s × 0.46');
  await auditOk(t, stack);
});

t.test('twenty polls at once bill a finished task once', async (t) => {
  const path = await running(rigged, officialVideo, 'once-20');
  const before = await moneyOf(stack);
  server.play(({ reply }) => reply(200, doneAs('once-20', 3)));
  const replies = await Promise.all(Array.from({ length: 20 }, () => stack.call('GET', path)));
  t.ok(replies.every((reply) => reply.status === 200));
  const after = await moneyOf(stack);
  t.same(after.movements.slice(before.movements.length), ['capture']);
  t.equal(after.charged - before.charged, 1_380_000_000n);
  t.match(await newestTask(stack), { state: 'succeeded' });
  await auditOk(t, stack);
});

t.test('of polls with different answers only the first durable one settles the task', async (t) => {
  const path = await running(rigged, officialVideo, 'once-mixed');
  const before = await moneyOf(stack);
  server.play(({ reply, index }) =>
    reply(200, index % 2 === 0 ? doneAs('once-mixed', (index % 5) + 1) : { id: 'once-mixed', status: 'failed' }),
  );
  await Promise.all(Array.from({ length: 20 }, () => stack.call('GET', path)));
  const after = await moneyOf(stack);
  const ends = after.movements.slice(before.movements.length).filter((kind) => kind !== 'overage');
  t.equal(ends.length, 1);
  t.equal(after.held, before.held - (await newestTask(stack)).hold_nano);
  await auditOk(t, stack);
});

t.test('a task that ended does not change, whatever the upstream reports later', async (t) => {
  const path = await running(rigged, officialVideo, 'once-late');
  server.play(({ reply }) => reply(200, { id: 'once-late', status: 'failed', error: { message: 'no' } }));
  await stack.call('GET', path);
  const task = await newestTask(stack);
  const money = await moneyOf(stack);
  t.equal(task.state, 'failed');
  for (const status of ['succeeded', 'running', 'queued']) {
    server.play(({ reply }) => reply(200, { ...doneAs('once-late'), status }));
    t.match((await stack.call('GET', path)).json, { status }, "the caller gets the upstream's answer");
  }
  t.same(await newestTask(stack), task);
  t.same(await moneyOf(stack), money);
  await auditOk(t, stack);
});
