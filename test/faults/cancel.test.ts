/** Tests cancellations whose upstream fails, answers oddly or takes them by another method. */
import pino from 'pino';
import t from 'tap';
import {
  auditOk,
  type Interface,
  long,
  moneyOf,
  newestTask,
  officialVideo,
  rig,
  running,
  tokenVideo,
  withTimeouts,
} from '../support/interfaces.ts';
import { edited } from '../support/shipped-text.ts';

// Tests the cancellation and deletion of tasks, with every answer of the upstream.

const logged: { readonly msg: string; readonly task?: string }[] = [];
const log = pino({ base: null }, { write: (line: string) => void logged.push(JSON.parse(line)) });
const rigged = await rig(t, () => {}, { config: withTimeouts(long), log });
const { stack, server } = rigged;
let count = 0;

/** The upstream's answers, one per request; `reset` breaks off. */
type Said = readonly [status: number, body: unknown] | 'reset';

/** Cancels a new task. Returns the methods that the upstream saw, the task and its money movements. */
async function cancel(sample: Interface, ...said: readonly Said[]) {
  const path = await running(rigged, sample, `cancel-${++count}`);
  const before = await moneyOf(stack);
  const seen = server.seen.length;
  server.play(({ index, reply, reset }) => {
    const now = said[index - seen];
    if (now === undefined || now === 'reset') reset();
    else reply(...now);
  });
  const reply = await stack.call('DELETE', path);
  const after = await moneyOf(stack);
  return {
    path,
    reply,
    methods: server.seen
      .slice(seen)
      .map((request) => request.method)
      .join(' '),
    moved: after.movements.slice(before.movements.length).join(' '),
    task: await newestTask(stack),
  };
}

const queued: Said = [200, { status: 'queued' }];
const inWork: Said = [200, { status: 'running' }];
const succeeded: Said = [200, { status: 'succeeded', billedSeconds: 4, usage: { completion_tokens: 10 } }];
const cancelled: Said = [200, { status: 'cancelled' }];
const gone: Said = [404, { error: { code: 'NotFound' } }];
const ok: Said = [200, {}];

for (const sample of [tokenVideo, officialVideo]) {
  t.test(
    `${sample.name}: a queued task is cancelled, and its hold released when the upstream confirms it`,
    async (t) => {
      const { reply, methods, moved, task } = await cancel(sample, queued, ok, cancelled);
      t.equal(reply.status, 200);
      t.equal(methods, 'GET DELETE GET');
      t.equal(moved, 'release');
      t.match(task, { state: 'failed', status: 'cancelled', charged_nano: 0n });
    },
  );

  t.test(`${sample.name}: a running task is refused, and nothing changes`, async (t) => {
    const said = { error: { code: 'InvalidAction.RunningTaskDeletion', message: 'no' } };
    const { reply, methods, moved, task } = await cancel(sample, inWork, [409, said]);
    t.equal(reply.status, 409);
    t.same(reply.json, said);
    t.equal(methods, 'GET DELETE');
    t.equal(moved, '');
    t.equal(task.state, 'running');
  });

  t.test(`${sample.name}: a task that has ended is settled before its record is deleted`, async (t) => {
    const { path, reply, methods, moved, task } = await cancel(sample, succeeded, ok);
    t.equal(reply.status, 200);
    t.equal(methods, 'GET DELETE');
    t.equal(moved, 'capture');
    t.equal(task.state, 'succeeded');
    t.equal((await stack.call('GET', path)).status, 404, 'and is no longer found');
  });
}

t.test('a task that was settled long ago is deleted without another poll', async (t) => {
  const path = await running(rigged, officialVideo, 'settled');
  server.play(({ reply }) => reply(200, { status: 'succeeded' }));
  await stack.call('GET', path);
  const before = await moneyOf(stack);
  const seen = server.seen.length;
  server.play(({ reply }) => reply(200, {}));
  t.equal((await stack.call('DELETE', path)).status, 200);
  t.same(
    server.seen.slice(seen).map((request) => request.method),
    ['DELETE'],
  );
  t.same(await moneyOf(stack), before);
});

t.test('a deletion that the upstream refuses leaves the task findable', async (t) => {
  const { path, reply, moved } = await cancel(officialVideo, succeeded, [500, { error: 'oops' }]);
  t.equal(reply.status, 500);
  t.equal(moved, 'capture');
  server.play(({ reply: answer }) => answer(200, { status: 'succeeded' }));
  t.equal((await stack.call('GET', path)).status, 200);
});

t.test('nothing is deleted while it is unknown whether the task has ended', async (t) => {
  const unclear: readonly Said[] = [[500, {}], [429, {}], [200, '<html>'], [200, { status: 'strange' }], gone, 'reset'];
  for (const first of unclear) {
    const { reply, methods, moved, task } = await cancel(officialVideo, first);
    t.ok(reply.status >= 400, `refused with ${reply.status}`);
    t.equal(methods, 'GET', 'no DELETE');
    t.equal(moved, '');
    t.equal(task.state, 'running');
  }
});

t.test('a task whose record disappears between the two polls goes to review', async (t) => {
  const polls: readonly Said[] = [gone, [410, {}]];
  for (const last of polls) {
    const { moved, task } = await cancel(officialVideo, queued, ok, last);
    t.equal(moved, '', 'the hold stays');
    t.match(task, { state: 'review', reason: /deleted/ });
    const reviews = logged.filter((line) => line.task === task.id && /went to review/.test(line.msg));
    t.equal(reviews.length, 1, 'logged for the operator once');
  }
});

t.test('a second poll that fails changes nothing', async (t) => {
  const polls: readonly Said[] = [[500, {}], [503, {}], [200, 'x'], queued, 'reset'];
  for (const last of polls) {
    const { reply, moved, task } = await cancel(officialVideo, queued, ok, last);
    t.equal(reply.status, 200);
    t.equal(moved, '');
    t.equal(task.state, 'running');
  }
});

t.test('a DELETE without an answer leaves the task running', async (t) => {
  const { reply, moved, task } = await cancel(officialVideo, queued, 'reset');
  t.equal(reply.status, 502);
  t.equal(moved, '');
  t.equal(task.state, 'running');
});

t.test('ten cancellations at once release once', async (t) => {
  const path = await running(rigged, officialVideo, 'ten');
  const before = await moneyOf(stack);
  let deleted = false;
  server.play(({ request, reply }) => {
    if (request.method === 'DELETE') deleted = true;
    reply(200, request.method === 'DELETE' ? {} : { status: deleted ? 'cancelled' : 'queued' });
  });
  await Promise.all(Array.from({ length: 10 }, () => stack.call('DELETE', path)));
  t.same((await moneyOf(stack)).movements.slice(before.movements.length), ['release']);
});

t.test('the audit finds no breach after all of that', (t) => auditOk(t, stack));

// A cancel goes to the upstream with the method of its route, and with what the route's path has after the task's id.

const mark = '  cancel_video_task:';
const config = edited(withTimeouts(long), [
  mark,
  `  stop_video_task: { match: "POST /api/v3/contents/generations/tasks/{task_id}/cancel", task: { cancel: task_id, kinds: [official_video] } }\n${mark}`,
]);

t.test('POST …/cancel', async (t) => {
  const rigged = await rig(t, () => {}, { config });
  const { stack, server } = rigged;
  const path = await running(rigged, officialVideo, 'stopped');
  const upstreamPath = `/api/v3/contents/generations/tasks/stopped`;
  const seen = server.seen.length;
  const targets = () => server.seen.slice(seen).map(({ method, target }) => `${method} ${target}`);
  let isCancelled = false;
  server.play(({ request, reply }) => {
    if (request.method === 'POST') isCancelled = true;
    reply(200, { status: isCancelled ? 'cancelled' : 'queued' });
  });
  t.equal((await stack.call('POST', `${path}/cancel`)).status, 200);
  t.strictSame(targets(), [`GET ${upstreamPath}`, `POST ${upstreamPath}/cancel`, `GET ${upstreamPath}`]);
  t.match(await newestTask(stack), { state: 'failed', status: 'cancelled' });
  t.equal((await moneyOf(stack)).held, 0n);
  t.equal((await stack.call('POST', `${path}/cancel`)).status, 200);
  t.equal((await stack.call('GET', path)).status, 200, 'a cancelled task is not deleted');
  t.equal((await stack.call('DELETE', path)).status, 200);
  t.equal(targets().at(-1), `DELETE ${upstreamPath}`);
  t.equal((await stack.call('GET', path)).status, 404);
});
