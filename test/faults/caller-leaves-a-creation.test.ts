/** Tests that a creation continues when its caller disconnects. */
import t from 'tap';
import type { Turn } from '../support/fault-server.ts';
import {
  auditOk,
  creates,
  long,
  moneyOf,
  newestTask,
  officialVideo,
  rawPost,
  rig,
  until,
  withTimeouts,
} from '../support/interfaces.ts';
import { rawCaller } from '../support/raw-caller.ts';

const rigged = await rig(t, () => {}, { config: withTimeouts(long) });
const { stack, server } = rigged;

/** Sends a creation and disconnects as soon as the upstream has it. Returns the upstream's turn to answer. */
async function leave(sample: (typeof creates)[number], how: 'close' | 'reset'): Promise<Turn> {
  const { promise, resolve } = Promise.withResolvers<Turn>();
  server.play(resolve);
  const caller = await rawCaller(stack.url, rawPost(rigged, sample));
  const turn = await promise;
  if (how === 'reset') caller.socket.resetAndDestroy();
  else caller.leave();
  return turn;
}

for (const how of ['close', 'reset'] as const) {
  t.test(`a caller who leaves by ${how} during a creation still has its task`, async (t) => {
    for (const sample of creates) {
      const turn = await leave(sample, how);
      t.equal((await newestTask(stack)).state, 'dispatching', sample.name);
      const id = `left-${how}-${creates.indexOf(sample)}`;
      turn.reply(200, { id, task_id: id, status: 'queued' });
      const task = await until(
        () => newestTask(stack),
        ({ state }) => state !== 'dispatching',
      );
      t.match(task, { state: 'running', upstream_id: id });
      server.play(({ reply }) => reply(200, { status: 'failed' }));
      t.equal((await stack.call('GET', `${sample.path}/${id}`)).status, 200, 'and can poll it');
    }
    await auditOk(t, stack);
  });
}

t.test('a creation that fails after its caller has left is settled like any other', async (t) => {
  for (const [status, state] of [
    [400, 'failed'],
    [500, 'unknown'],
  ] as const) {
    const turn = await leave(officialVideo, 'close');
    turn.reply(status, {});
    const task = await until(
      () => newestTask(stack),
      (each) => each.state !== 'dispatching',
    );
    t.equal(task.state, state);
  }
  const broken = await leave(officialVideo, 'close');
  broken.reset();
  const task = await until(
    () => newestTask(stack),
    (each) => each.state !== 'dispatching',
  );
  t.equal(task.state, 'unknown');
  await auditOk(t, stack);
});

t.test('a caller who leaves in the middle of its body creates nothing', async (t) => {
  const before = await moneyOf(stack);
  const seen = server.seen.length;
  const caller = await rawCaller(stack.url, rawPost(rigged, officialVideo).slice(0, -5));
  caller.leave();
  t.equal((await stack.call('GET', '/api/v3/contents/generations/tasks')).status, 200);
  t.equal(server.seen.slice(seen).filter((request) => request.method === 'POST').length, 0, 'nothing is sent on');
  t.same(await moneyOf(stack), before);
});
