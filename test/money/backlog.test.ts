/** Many tasks without a polling caller that end together are settled at the full poll rate; a failing upstream is polled less often. */
import t, { type Test } from 'tap';
import type { Script } from '../support/fault-server.ts';
import { officialVideo, post, rig } from '../support/interfaces.ts';
import { sample } from '../support/sample.ts';
import { edited, shippedText } from '../support/shipped-text.ts';
import { type Stack, until } from '../support/stack.ts';

// A long limit for a busy machine; usually it takes seconds.
t.setTimeout(600_000);

interface Backlog {
  readonly tasks: number;
  readonly concurrency: number;
  /** Answers a poll of the task with that id. */
  readonly poll: (id: string) => Script;
}

/** That many due tasks, and a running settler. */
async function backlog(t: Test, { tasks, concurrency, poll }: Backlog) {
  let ahead_ms = 0;
  let made = 0;
  const config = edited(shippedText, ['concurrency: 16', `concurrency: ${concurrency}`]);
  const rigged = await rig(
    t,
    (turn) => {
      if (turn.request.method === 'POST') turn.reply(200, { id: `job-${made++}` });
      else poll(turn.request.target.split('/').at(-1) ?? '')(turn);
    },
    { config, now: () => Date.now() + ahead_ms, balance: '1000000' },
  );
  for (let left = tasks; left > 0; left -= 20) {
    await Promise.all(Array.from({ length: Math.min(left, 20) }, () => post(rigged, officialVideo)));
  }
  t.equal(await count(rigged.stack, 'running'), tasks);
  ahead_ms = 60_000;
  rigged.stack.settler.start();
  return rigged;
}

async function count(stack: Stack, state: 'running' | 'succeeded'): Promise<number> {
  return (await stack.store.listTasks({ states: [state], limit: 1 })).total;
}

const ended =
  (id: string): Script =>
  ({ reply }) =>
    reply(200, { id, status: 'succeeded', billedSeconds: 4 });

t.test('many tasks are settled while one stays undecided', async (t) => {
  const undecided = 'job-0';
  const tasks = sample(300, 1_000);
  const { stack, server } = await backlog(t, {
    tasks,
    concurrency: 1,
    // One batch per second, or a slot that always waits for the undecided task, would take one second per task.
    poll: (id) => (id === undecided ? ({ reply }) => reply(200, { id, status: 'odd' }) : ended(id)),
  });
  const begun_ms = Date.now();
  while ((await count(stack, 'succeeded')) < tasks - 1 && Date.now() - begun_ms < 400_000) {
    await new Promise((wake) => setTimeout(wake, 50));
  }
  await stack.settler.stop();
  t.equal(await count(stack, 'succeeded'), tasks - 1);
  t.equal(await count(stack, 'running'), 1);
  const polls = server.seen.filter(({ method }) => method === 'GET').length;
  t.ok(polls < 1.1 * tasks, `each was polled about once, not ${polls} times`);
  t.same((await stack.store.audit()).breaches, []);
});

t.test('each slot polls a throttling upstream at long intervals, even if many tasks are due', async (t) => {
  const concurrency = 2;
  const times: number[] = [];
  const { stack } = await backlog(t, {
    tasks: 40,
    concurrency,
    poll: () => (turn) => {
      times.push(performance.now());
      turn.reply(429, { error: { code: 'QuotaExceeded', message: 'later' } });
    },
  });
  await until(
    async () => times.length,
    (polls) => polls >= 3 * concurrency,
  );
  await stack.settler.stop();
  for (const [index, at_ms] of times.slice(concurrency).entries()) {
    const before_ms = times[index] ?? 0;
    t.ok(at_ms - before_ms > 200, `${Math.round(at_ms - before_ms)} ms lie between two polls of a slot`);
  }
});

t.test('tasks that were claimed ahead are released when the settler stops', async (t) => {
  const { stack, server } = await backlog(t, { tasks: 10, concurrency: 1, poll: () => () => {} });
  const polled = () => server.seen.filter(({ method }) => method === 'GET').length;
  await until(
    async () => polled(),
    (polls) => polls === 1,
  );
  const stopped = stack.settler.stop();
  await server.close();
  await stopped;
  const { tasks } = await stack.store.listTasks({ states: ['running'], limit: 20 });
  t.equal(tasks.length, 10);
  t.same(
    tasks.map(({ claim_owner }) => claim_owner),
    tasks.map(() => null),
  );
});
