/** If the outcome of a creation cannot be learnt, its task goes to review at once, and an operator can decide it at once. */
import pino from 'pino';
import t from 'tap';
import {
  long,
  moneyOf,
  newestTask,
  officialVideo,
  post,
  rig,
  unifiedVideo,
  withTimeouts,
} from '../support/interfaces.ts';
import { OPERATOR } from '../support/operator.ts';
import { edited } from '../support/shipped-text.ts';
import { call } from '../support/stack.ts';

const toReview = 'a task went to review: an operator must decide it';

t.test('a creation without an answer goes to review at once', async (t) => {
  const logged: { msg: string; task?: string; level: number }[] = [];
  const log = pino({ base: null }, { write: (line: string) => void logged.push(JSON.parse(line)) });
  const rigged = await rig(t, ({ reset }) => reset(), { log });
  const { stack } = rigged;
  const headers = { 'idempotency-key': 'once', authorization: `Bearer ${stack.key}` };
  t.equal((await call(stack.url + unifiedVideo.path, 'POST', unifiedVideo.body, headers)).status, 502);
  const task = await newestTask(stack);
  t.match(task, { state: 'review', reason: /broke off.*no means/, next_poll_at_ms: null });
  t.same(await moneyOf(stack), { held: task.hold_nano, charged: 0n, movements: ['hold'] }, 'its hold stays');
  t.match(
    logged.filter(({ msg }) => msg === toReview),
    [{ level: 50, task: task.id }],
  );
  t.equal((await call(stack.url + unifiedVideo.path, 'POST', unifiedVideo.body, headers)).status, 409);

  const reason = 'the operator has asked';
  const settlement = { outcome: 'release', reason, status: null, record: null } as const;
  t.equal((await stack.store.resolveTask(task.id, settlement, OPERATOR))?.outcome, 'settled');
  t.equal((await moneyOf(stack)).held, 0n);
  t.equal((await call(stack.url + unifiedVideo.path, 'POST', unifiedVideo.body, headers)).status, 502, 'a new request');
  t.same((await stack.store.audit()).breaches, []);
});

t.test('creations whose gateway died, or whose kind no longer has means, go to review, too', async (t) => {
  let now_ms = Date.UTC(2026, 10, 1);
  const without = edited(withTimeouts(long), [/^ {4}unknown_outcome: .*\n/gm, '']);
  const { stack } = await rig(t, ({ reset }) => reset(), { config: without, now: () => now_ms });
  t.equal((await post({ stack }, officialVideo)).status, 502);
  t.match(await newestTask(stack), { state: 'review' });
  // As left by a gateway with another configuration, and by one that was killed.
  const { hold_units_nano, ...task } = await newestTask(stack);
  const made = (id: string) => ({
    ...task,
    facts: task.facts ?? {},
    hold_units_nano,
    id,
    dispatch_deadline_ms: now_ms + 1_000,
  });
  await stack.store.openTask(made('task_before'));
  await stack.store.markUnknown('task_before', 'no answer', null);
  await stack.store.openTask(made('task_lost'));
  now_ms += 1_000;
  await stack.settler.round();
  for (const id of ['task_before', 'task_lost'])
    t.match(await stack.store.getTask(id), { state: 'review', reason: /no means/ }, id);
  t.same((await stack.store.audit()).breaches, []);
});

t.test('a late answer gives a task in review its job', async (t) => {
  let now_ms = Date.UTC(2026, 10, 1);
  const { stack, server } = await rig(t, () => {}, { config: withTimeouts(long), now: () => now_ms });
  let answer = () => {};
  server.play(({ reply }) => {
    answer = () => reply(202, { task_id: 'late', status: 'running' });
  });
  const created = post({ stack }, unifiedVideo);
  await server.sawRequests(1);
  now_ms += 3_600_000;
  await stack.settler.round();
  t.match(await newestTask(stack), { state: 'review' });
  answer();
  const reply = await created;
  t.equal(reply.status, 202);
  t.equal(reply.headers.get('x-should-retry'), null);
  t.match(await newestTask(stack), { state: 'running', upstream_id: 'late' });
});
