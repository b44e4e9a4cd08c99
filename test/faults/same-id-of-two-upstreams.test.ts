import t from 'tap';
import { startFaultServer } from '../support/fault-server.ts';
import { startStack } from '../support/stack.ts';
import { auditOk, officialVideo, post } from './interfaces.ts';

t.test('two upstreams that count alike make two tasks, each settled by its own upstream', async (t) => {
  const saying = (seconds: number) =>
    startFaultServer(({ request, reply }) =>
      reply(200, request.method === 'POST' ? { id: '1' } : { id: '1', status: 'succeeded', billedSeconds: seconds }),
    );
  const c = await saying(3);
  const k = await saying(2);
  const stack = await startStack({ upstreams: { c: c.url, k: k.url } });
  t.teardown(async () => {
    await stack.close();
    await Promise.all([c.close(), k.close()]);
  });
  const ofK = { ...officialVideo, body: { ...Object(officialVideo.body), model: 'k/vidgen-2.0' } };
  await post({ stack }, officialVideo);
  await post({ stack }, ofK);
  const { tasks } = await stack.store.listTasks({ upstream_ids: ['1'], limit: 10 });
  t.same(
    tasks.map(({ upstream, state }) => [upstream, state]),
    [
      ['k', 'running'],
      ['c', 'running'],
    ],
  );
  for (let n = 0; n < 2; n++) await stack.call('GET', `${officialVideo.path}/1`);
  for (const task of tasks) {
    const now = await stack.store.getTask(task.id);
    if (now?.state !== 'succeeded') continue;
    t.equal(now.charged_units_nano, task.upstream === 'k' ? 2_000_000_000n : 3_000_000_000n);
  }
  await auditOk(t, stack);
});
