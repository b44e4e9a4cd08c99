/** A task is charged once, however it is polled. */
import t from 'tap';
import { createSettler } from '../../src/gateway/tasks/settler/settler.ts';
import {
  long,
  moneyOf,
  newestTask,
  officialVideo,
  post,
  rig,
  running,
  short,
  withTimeouts,
} from '../support/interfaces.ts';
import { startPair } from '../support/pair.ts';
import { officialBody, taskId, tasksPath } from '../support/requests.ts';
import { edited, shippedText } from '../support/shipped-text.ts';
import { type Stack, startStack } from '../support/stack.ts';

// QuantumNous/new-api PR 2025, LiteLLM #25015, #15740: double refunds, every poll bills again, rows are doubled.

const pair = await startPair(t);

for (const [words, end] of [
  ['[instant]', 'capture 1.84'],
  ['[instant] [fail]', 'release 1.84'],
  ['[instant] [billed=6]', 'capture 1.84'],
] as const) {
  t.test(`LiteLLM #25015: thirty polls on two gateways, and both settlers, leave one ${end} (${words})`, async (t) => {
    const me = await pair.newCaller(`polls ${words}`, '100');
    const id = taskId(await me.call(0, 'POST', tasksPath, officialBody({}, `a kite ${words}`)));
    const { tasks } = await pair.store.listTasks({ upstream_ids: [id], limit: 1 });
    await pair.store.postponeTask({ id: tasks[0]?.id ?? '', claim_owner: null }, Date.now() - 1);
    const polls = Array.from({ length: 30 }, (_, n) => me.call(n, 'GET', `${tasksPath}/${id}`));
    const replies = await Promise.all([...polls, ...pair.gateways.map((each) => each.settler.round())]);
    t.equal(replies.filter((reply) => typeof reply === 'object' && reply.status === 200).length, 30);
    const overage = words.includes('billed') ? ['overage 0.92'] : [];
    t.strictSame(await me.ledger(), ['hold 1.84', end, ...overage]);
    for (const gateway of pair.gateways) await gateway.settler.round();
    await me.call(0, 'GET', `${tasksPath}/${id}`);
    t.strictSame(await me.ledger(), ['hold 1.84', end, ...overage]);
    t.same((await pair.store.audit()).breaches, []);
  });
}

// elizaOS #11862: a poll that times out gives the money back, while the upstream finishes the film and bills it.

let ahead_ms = 0;
const rigged = await rig(t, () => {}, { config: withTimeouts(short), now: () => Date.now() + ahead_ms });
const { stack, server } = rigged;

t.test('elizaOS #11862: a time-out of a poll, by the caller or by the settler, does not release a hold', async (t) => {
  const path = await running(rigged, officialVideo);
  const money = await moneyOf(stack);
  server.play(() => {});
  t.equal((await stack.call('GET', path)).status, 504);
  ahead_ms += 120_000;
  t.equal(await stack.settler.round(), 1);
  t.same(await moneyOf(stack), money);
  t.match(await newestTask(stack), { state: 'running', charged_nano: null });

  server.play(({ reply }) => reply(200, { id: 'up-1', status: 'succeeded', billedSeconds: 3 }));
  ahead_ms += 120_000;
  await stack.settler.round();
  t.match(await newestTask(stack), { state: 'succeeded', charged_nano: 1_380_000_000n });
});

t.test(
  'elizaOS #11862: the deadline does not release a hold; an operator decides, and a late answer still counts',
  async (t) => {
    const path = await running(rigged, officialVideo, 'up-2');
    const { held } = await moneyOf(stack);
    server.play(({ reset }) => reset());
    ahead_ms += 97 * 3_600_000;
    await stack.settler.round();
    t.match(await newestTask(stack), { state: 'review' });
    t.equal((await moneyOf(stack)).held, held);
    server.play(({ reply }) => reply(200, { id: 'up-2', status: 'succeeded', billedSeconds: 4 }));
    await stack.call('GET', path);
    t.match(await newestTask(stack), { state: 'succeeded', charged_nano: 1_840_000_000n });
    t.same((await stack.store.audit()).breaches, []);
  },
);

t.test('the older a task, the rarer its polls; rarest in review', async (t) => {
  await running(rigged, officialVideo, 'up-3');
  server.play(({ reply }) => reply(200, { id: 'up-3', status: 'running' }));
  const settler = createSettler('steady', { ...stack.services, jitter: () => 0.5 });
  const { created_at_ms } = await newestTask(stack);
  for (const [age_ms, expected_ms] of [
    [10_000, 5_000],
    [300_000, 30_000],
    [1_200_000, 60_000],
    [97 * 3_600_000, 600_000],
  ] as const) {
    ahead_ms = created_at_ms + age_ms - Date.now();
    const before_ms = Date.now() + ahead_ms;
    await settler.round();
    // A slow machine makes the task a little older.
    const slow_ms = Date.now() + ahead_ms - before_ms;
    const { next_poll_at_ms } = await newestTask(stack);
    const pause_ms = (next_poll_at_ms ?? 0) - before_ms;
    t.ok(
      pause_ms >= expected_ms && pause_ms <= expected_ms + 1.1 * slow_ms + 50,
      `${pause_ms} ms at the age of ${age_ms} ms`,
    );
  }
});

// LiteLLM #37217: the caller sees the end of its task first, and the biller then skips the task.

t.test('LiteLLM #37217: an end is charged before the caller sees it', async (t) => {
  const me = await pair.newCaller('first', '100');
  for (let n = 0; n < 10; n++) {
    const id = taskId(await me.call(n, 'POST', tasksPath, officialBody()));
    const before = (await me.ledger()).length;
    const { json } = await me.call(n + 1, 'GET', `${tasksPath}/${id}`);
    t.equal(json.status, 'succeeded');
    t.strictSame((await me.ledger()).slice(before), ['capture 1.84'], 'another connection can already read it');
  }
});

t.test('LiteLLM #37217: a task that no caller polls is charged by the settler', async (t) => {
  const me = await pair.newCaller('never', '100');
  const id = taskId(await me.call(0, 'POST', tasksPath, officialBody()));
  const { tasks } = await pair.store.listTasks({ upstream_ids: [id], limit: 1 });
  t.type(tasks[0]?.next_poll_at_ms, 'number', 'a poll is planned from the start');
  await pair.store.postponeTask({ id: tasks[0]?.id ?? '', claim_owner: null }, Date.now() - 1);
  await Promise.all(pair.gateways.map((gateway) => gateway.settler.round()));
  t.strictSame(await me.ledger(), ['hold 1.84', 'capture 1.84']);
});

t.test('LiteLLM #37217: deleting the record of an ended task does not lose its charge', async (t) => {
  const me = await pair.newCaller('deletes', '100');
  const id = taskId(await me.call(0, 'POST', tasksPath, officialBody()));
  t.equal((await me.call(1, 'DELETE', `${tasksPath}/${id}`)).status, 200);
  t.strictSame(await me.ledger(), ['hold 1.84', 'capture 1.84']);
  t.equal((await me.call(0, 'GET', `${tasksPath}/${id}`)).status, 404);
});

// After a creation, and after a poll by the caller or the settler, the settler waits; a slow poll is not followed by another at once.

const started_ms = Date.now();
const minutes_ms = (count: number) => count * 60_000;

/** The time from now to the next poll of the only task. */
async function pause_ms({ store, account }: Stack): Promise<number | undefined> {
  const [task] = (await store.listTasks({ account, limit: 1 })).tasks;
  const next_ms = task?.next_poll_at_ms;
  return next_ms === undefined || next_ms === null ? undefined : next_ms - started_ms;
}

t.test('the pause before the next poll is settle.first', async (t) => {
  const config = edited(shippedText, ['first: 5s, longest: 60s', 'first: 7m, longest: 20m']);
  const stack = await startStack({ config, pace: 1, now: () => started_ms });
  t.teardown(() => stack.close());
  const made = await stack.call('POST', '/api/v3/c/videos/generations/tasks', {
    model: 'c/vidgen-2.0',
    prompt: 'a kite',
  });
  t.equal(made.status, 202, made.text);
  t.equal(await pause_ms(stack), minutes_ms(7));

  const polled = await stack.call('GET', `/api/v3/c/videos/generations/tasks/${made.json.task_id}`);
  t.equal(polled.json.status, 'running', polled.text);
  t.equal(await pause_ms(stack), minutes_ms(7));
});

for (const [answer, body] of [
  ['running', { id: 'job', status: 'running' }],
  ['an error', { error: { code: 'InternalServiceError', message: 'sorry' } }],
] as const)
  t.test(`a slow poll by the settler with the answer ${answer} plans the next one after its answer`, async (t) => {
    let now_ms = started_ms;
    const rigged = await rig(
      t,
      ({ request, reply }) => {
        if (request.method === 'POST') return reply(200, { id: 'job' });
        // The answer takes a minute of the gateway's clock.
        now_ms += minutes_ms(1);
        reply('error' in body ? 500 : 200, body);
      },
      { config: withTimeouts(long), now: () => now_ms },
    );
    t.equal((await post(rigged, officialVideo)).status, 200);
    now_ms += minutes_ms(1);
    t.equal(await rigged.stack.settler.round(), 1);
    const next_ms = await pause_ms(rigged.stack);
    t.ok(started_ms + (next_ms ?? 0) > now_ms, `planned ${next_ms} ms, and it is ${now_ms - started_ms} ms`);
  });
