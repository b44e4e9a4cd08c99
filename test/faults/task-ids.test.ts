/** Tests the ids that upstreams give to tasks: found before the answer, and the same id from two upstreams. */
import pino from 'pino';
import t from 'tap';
import { startFaultServer, type Turn } from '../support/fault-server.ts';
import { auditOk, long, officialVideo, post, rig, withTimeouts } from '../support/interfaces.ts';
import { officialBody, tasksPath } from '../support/requests.ts';
import { startStack } from '../support/stack.ts';

// A gateway stores the answer to a creation late, when another one has found the job in the upstream's list: the task is running.

t.test('the caller gets the answer, and nothing is unknown', async (t) => {
  const lines: string[] = [];
  const log = pino({ level: 'warn' }, { write: (line) => void lines.push(line) });
  const asked = Promise.withResolvers<Turn>();
  const { stack } = await rig(t, asked.resolve, { config: withTimeouts(long), log });
  const created = stack.call('POST', tasksPath, officialBody());
  const { reply } = await asked.promise;
  const { tasks } = await stack.store.listTasks({ limit: 1 });
  const id = tasks[0]?.id ?? '';
  t.ok(
    await stack.store.startTask(id, 'cgt-1', { status: 'queued', record: null, next_poll_at_ms: Date.now() + 600_000 }),
  );
  reply(200, { id: 'cgt-1', status: 'queued' });
  t.equal((await created).status, 200);
  t.match(await stack.store.getTask(id), { state: 'running', upstream_id: 'cgt-1', reason: null });
  t.same(lines, []);
  await auditOk(t, stack);
});

// Tests two upstreams that give tasks the same id.

t.test('two upstreams that use the same id create two tasks, each settled by its own upstream', async (t) => {
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
