/** Tests deadlines, polls and claims when the clock is set forward or back. */
import t, { type Test } from 'tap';
import {
  auditOk,
  long,
  moneyOf,
  newestTask,
  officialVideo,
  type Rig,
  rig,
  running,
  withTimeouts,
} from '../support/interfaces.ts';

const hour_ms = 3_600_000;
const config = withTimeouts(long);

async function clocked(t: Test): Promise<Rig & { readonly clock: { now: number } }> {
  const clock = { now: Date.now() };
  return { ...(await rig(t, () => {}, { config, now: () => clock.now })), clock };
}

/** Makes the upstream report that status for every task. */
function says({ server }: Rig, status: string): void {
  server.play(({ request, reply }) => reply(200, { id: request.target.split('/').at(-1), status, billedSeconds: 4 }));
}

t.test('a task past its deadline is polled once more before it goes to review', async (t) => {
  const rigged = await clocked(t);
  const { stack, clock } = rigged;
  await running(rigged, officialVideo, 'ended');
  says(rigged, 'succeeded');
  clock.now += 97 * hour_ms;
  await stack.settler.round();
  t.match(await newestTask(stack), { state: 'succeeded' }, 'it had ended long ago');
  await auditOk(t, stack);
});

t.test('a task in review because of its deadline is still polled, less often, and settled', async (t) => {
  const rigged = await clocked(t);
  const { stack, server, clock } = rigged;
  await running(rigged, officialVideo, 'slow');
  says(rigged, 'running');
  clock.now += 97 * hour_ms;
  await stack.settler.round();
  const reviewed = await newestTask(stack);
  t.match(reviewed, { state: 'review', claim_owner: null, reason: /by the deadline$/ });
  const wait_ms = (reviewed.next_poll_at_ms ?? 0) - clock.now;
  t.ok(wait_ms > 60_000 && wait_ms < 20 * 60_000, `the next poll is in ${wait_ms} ms`);
  const seen = server.seen.length;
  clock.now += 60_000;
  await stack.settler.round();
  t.equal(server.seen.length, seen, 'not so often');
  clock.now += 20 * 60_000;
  await stack.settler.round();
  t.match(await newestTask(stack), { state: 'review', claim_owner: null }, 'it is still running upstream');
  t.equal(server.seen.length, seen + 1);
  says(rigged, 'succeeded');
  clock.now += 20 * 60_000;
  await stack.settler.round();
  t.match(await newestTask(stack), { state: 'succeeded', charged_nano: 1_840_000_000n });
  await auditOk(t, stack);
});

t.test('a clock that was 96 hours fast leaves no running task in review', async (t) => {
  const rigged = await clocked(t);
  const { stack, clock } = rigged;
  const ids: string[] = [];
  for (let n = 0; n < 5; n++) {
    await running(rigged, officialVideo, `fast-${n}`);
    ids.push((await newestTask(stack)).id);
  }
  const before = await moneyOf(stack);
  says(rigged, 'running');
  clock.now += 97 * hour_ms;
  await stack.settler.round();
  for (const id of ids) t.match(await stack.store.getTask(id), { state: 'review' });
  clock.now -= 97 * hour_ms;
  await stack.settler.round();
  for (const id of ids) t.match(await stack.store.getTask(id), { state: 'running', reason: null }, 'it runs again');
  t.same(await moneyOf(stack), before, 'no money has moved');
  says(rigged, 'failed');
  clock.now += 120_000;
  await stack.settler.round();
  for (const id of ids) t.match(await stack.store.getTask(id), { state: 'failed' });
  await auditOk(t, stack);
});

t.test('a clock that is set back does not block polls and claims', async (t) => {
  const rigged = await clocked(t);
  const { stack, clock } = rigged;
  await running(rigged, officialVideo, 'back');
  const { id } = await newestTask(stack);
  const claim = { owner: 'a gateway that died', upstream: 'c', limit: 9, until_ms: clock.now + 70_000 };
  clock.now += 10_000;
  t.equal((await stack.store.claimTasks(claim)).length, 1, 'claimed by another');
  says(rigged, 'succeeded');
  t.equal(await stack.settler.round(), 0, 'which is left alone');
  clock.now -= 96 * hour_ms;
  t.equal(await stack.settler.round(), 1, 'a claim and a poll in the future are not waited for');
  t.match(await stack.store.getTask(id), { state: 'succeeded' });
  await auditOk(t, stack);
});

t.test('a clock that is set back does not block the recovery of a creation whose gateway died', async (t) => {
  const { stack, server, clock } = await clocked(t);
  server.play(({ reply }) => reply(200, { id: 'one', status: 'running' }));
  await stack.call('POST', officialVideo.path, officialVideo.body);
  const { id: _id, upstream_id: _upstream_id, ...task } = await newestTask(stack);
  const until_ms = clock.now + 100_000;
  await stack.store.openTask({
    ...task,
    facts: task.facts ?? {},
    id: 'task_dispatching',
    dispatch_deadline_ms: until_ms,
  });
  await stack.settler.round();
  t.match(await stack.store.getTask('task_dispatching'), { state: 'dispatching' });
  clock.now -= 96 * hour_ms;
  await stack.settler.round();
  t.match(await stack.store.getTask('task_dispatching'), { state: 'unknown' });
  await auditOk(t, stack);
});

t.test('the record of another task settles nothing', async (t) => {
  const rigged = await clocked(t);
  const { stack, server, clock } = rigged;
  const path = await running(rigged, officialVideo, 'mine');
  for (const status of ['succeeded', 'failed']) {
    server.play(({ reply }) => reply(200, { id: 'theirs', status, billedSeconds: 9 }));
    t.equal((await stack.call('GET', path)).status, 200);
    clock.now += 60_000;
    await stack.settler.round();
    t.match(await newestTask(stack), { state: 'running', charged_nano: null }, status);
  }
  says(rigged, 'succeeded');
  await stack.call('GET', path);
  t.match(await newestTask(stack), { state: 'succeeded', charged_nano: 1_840_000_000n });
  await auditOk(t, stack);
});
