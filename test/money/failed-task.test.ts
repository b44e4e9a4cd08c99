/** A task that does not succeed is not charged, for any status word of the upstream. */
import t from 'tap';
import { newestTask, officialVideo, rig, running, tokenVideo, unifiedVideo } from '../support/interfaces.ts';

const rigged = await rig(t, () => {});
const { stack, server } = rigged;
let count = 0;

async function ended(sample: typeof tokenVideo, answer: object) {
  const before = await stack.store.wallet(stack.account);
  const path = await running(rigged, sample, `up-${++count}`);
  server.play(({ reply }) => reply(200, { id: `up-${count}`, ...answer }));
  await stack.call('GET', path);
  const after = await stack.store.wallet(stack.account);
  return { task: await newestTask(stack), charged: (before?.posted_nano ?? 0n) - (after?.posted_nano ?? 0n), after };
}

for (const sample of [tokenVideo, officialVideo, unifiedVideo]) {
  t.test(`QuantumNous/new-api #2050: a failed task is not charged (${sample.name})`, async (t) => {
    // A failed task is answered with 200, and some upstreams also count the discarded output.
    const usage = { billedSeconds: 4, usage: { completion_tokens: 50_000 } };
    const { task, charged, after } = await ended(sample, { status: 'failed', error: { message: 'no' }, ...usage });
    t.match(task, { state: 'failed', charged_nano: 0n });
    t.equal(charged, 0n);
    t.equal(after?.held_nano, 0n);
  });
}

t.test('QuantumNous/new-api PR 6838: a filtered result does not count as a success', async (t) => {
  const error = { code: 'OutputVideoSensitiveContentDetected', message: 'filtered' };
  const content = { video_url: '' };
  t.match((await ended(officialVideo, { status: 'failed', content, error })).task, { state: 'failed' });
  const { task, charged, after } = await ended(officialVideo, { status: 'filtered', content, billedSeconds: 4 });
  t.match(task, { state: 'running', charged_nano: null }, 'an unknown status decides nothing');
  t.equal(charged, 0n);
  t.equal(after?.held_nano, task.hold_nano);
});

for (const status of ['cancelled', 'expired']) {
  t.test(`QuantumNous/new-api task_billing.go: ${status} is final, and releases the hold`, async (t) => {
    const earlier = (await stack.store.wallet(stack.account))?.held_nano;
    const { task, charged, after } = await ended(officialVideo, { status });
    t.match(task, { state: 'failed', status, charged_nano: 0n, next_poll_at_ms: null });
    t.equal(charged, 0n);
    t.equal(after?.held_nano, earlier);
    t.same((await stack.store.audit()).breaches, []);
  });
}
