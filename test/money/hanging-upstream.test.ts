/** An upstream that never answers a poll delays neither other upstreams' tasks nor decisions that need no upstream. */
import t, { type Test } from 'tap';
import { startFaultServer } from '../support/fault-server.ts';
import { long, newestTask, officialVideo, running, withTimeouts } from '../support/interfaces.ts';
import { edited } from '../support/shipped-text.ts';
import { startStack, until } from '../support/stack.ts';

/** Two upstreams, one of which answers no poll, and a clock that jumps. */
async function besideSilence(t: Test, concurrency: number) {
  let ahead_ms = 0;
  const silent = await startFaultServer(() => {});
  const healthy = await startFaultServer(() => {});
  const config = edited(withTimeouts(long), ['concurrency: 16', `concurrency: ${concurrency}`]);
  const stack = await startStack({
    config,
    upstreams: { k: silent.url, c: healthy.url },
    now: () => Date.now() + ahead_ms,
  });
  t.teardown(async () => {
    await silent.close();
    await healthy.close();
    await stack.close();
  });
  const onK = { ...officialVideo, body: { ...Object(officialVideo.body), model: 'k/vidgen-2.0' } };
  await running({ stack, server: silent }, onK, 'hangs');
  silent.play(() => {});
  return { stack, healthy, silent, leap: (by_ms: number) => (ahead_ms += by_ms) };
}

t.test('tasks of another upstream are settled while one upstream hangs', async (t) => {
  const { stack, healthy, silent, leap } = await besideSilence(t, 16);
  await running({ stack, server: healthy }, officialVideo, 'ends');
  healthy.play(({ reply }) => reply(200, { id: 'ends', status: 'succeeded', billedSeconds: 4 }));
  leap(60_000);
  stack.settler.start();
  const settled = await until(
    () => newestTask(stack),
    ({ state }) => state === 'succeeded',
  );
  t.equal(settled.upstream_id, 'ends');

  // A second task, created while the first poll still waits.
  await running({ stack, server: healthy }, officialVideo, 'later');
  healthy.play(({ reply }) => reply(200, { id: 'later', status: 'failed' }));
  leap(10_000);
  await until(
    () => newestTask(stack),
    ({ state }) => state === 'failed',
  );
  const polls = silent.seen.filter(({ method }) => method === 'GET');
  t.equal(polls.length, 1, 'the silent poll is not repeated by the same process');
  // Ends the waiting poll.
  await silent.close();
  await stack.settler.stop();
  t.same((await stack.store.audit()).breaches, []);
});

t.test('deadlines and lost creations do not wait for an upstream that hangs', async (t) => {
  const { stack, healthy, silent, leap } = await besideSilence(t, 1);
  leap(60_000);
  stack.settler.start();
  await until(
    async () => silent.seen.filter(({ method }) => method === 'GET').length,
    (polls) => polls === 1,
  );
  await running({ stack, server: healthy }, officialVideo, 'slow');
  healthy.play(({ reply }) => reply(200, { id: 'slow', status: 'running' }));
  leap(97 * 3_600_000);
  await until(
    () => newestTask(stack),
    ({ state }) => state === 'review',
  );
  await silent.close();
  await stack.settler.stop();
});
