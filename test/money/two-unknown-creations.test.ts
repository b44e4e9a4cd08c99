/** Two unknown creations are never confused, even if the upstream starts one of them late. */
import t from 'tap';
import { long, newestTask, officialVideo, rig, withTimeouts } from '../faults/interfaces.ts';
import { call } from '../support/stack.ts';

t.test('a job that was started late is not assigned to a later task of another account', async (t) => {
  const start_ms = Date.UTC(2026, 10, 1);
  let now_ms = start_ms;
  const { stack, server } = await rig(t, ({ reset }) => reset(), { config: withTimeouts(long), now: () => now_ms });
  const second = await stack.newAccount('second');
  t.equal((await stack.call('POST', officialVideo.path, officialVideo.body)).status, 502);
  // The upstream starts it after 50 s, long after the connection was reset.
  const job = { id: 'late', model: 'c/vidgen-2.0', created_at: start_ms / 1000 + 50 };
  now_ms += 165_000;
  const other = { authorization: `Bearer ${second.key}` };
  t.equal((await call(stack.url + officialVideo.path, 'POST', officialVideo.body, other)).status, 502);
  const old = { id: 'old', model: 'c/vidgen-2.0', created_at: start_ms / 1000 - 86_400 };
  server.play(({ reply, request }) =>
    request.target.includes('page_size')
      ? reply(200, { items: [job, old] })
      : reply(200, { id: 'late', status: 'succeeded' }),
  );
  for (const wait_ms of [20_000, 20_000, 600_000, 600_000]) {
    now_ms += wait_ms;
    await stack.settler.round();
  }
  const mine = await newestTask(stack);
  const { tasks } = await stack.store.listTasks({ account: second.account, limit: 1 });
  t.not(tasks[0]?.upstream_id, 'late', 'the second account does not pay for the film of the first');
  t.not(mine.state, 'failed', 'the first is not released: the upstream makes its film');
  t.same((await stack.store.audit()).breaches, []);
});
