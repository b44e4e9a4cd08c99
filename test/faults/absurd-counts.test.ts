import t from 'tap';
import { auditOk, long, moneyOf, newestTask, officialVideo, rig, running, withTimeouts } from './wires.ts';

const clock = { now: Date.now() };
const hour_ms = 3_600_000;
const config = withTimeouts(long).replace('none: "5.060000"', 'none: "100"');
const dearVideo = { ...officialVideo, body: { ...Object(officialVideo.body), resolution: '4k' } };
const rigged = await rig(t, () => {}, { config, balance: '100000', now: () => clock.now });
const { stack, server } = rigged;
/** 4 s × 100. */
const byDuration = 400_000_000_000n;

/** Makes a task, and has the settler look at it, to whom the upstream says those seconds. */
async function lookedAt(name: string, seconds: string) {
  await running(rigged, dearVideo, name);
  server.play(({ reply }) => reply(200, `{"id":"x","status":"succeeded","billedSeconds":${seconds}}`));
  clock.now += 60_000;
  t.equal(await stack.settler.round(), 1, `${seconds}: the settler looks`);
  return newestTask(stack);
}

t.test('the settler charges what an absurd count leaves to be charged, and loses no hold', async (t) => {
  const charges: Readonly<Record<string, bigint>> = {
    '"4"': byDuration,
    '4.00000000000000000001': byDuration,
    '3.99999999999999999999': byDuration,
    '-4': byDuration,
    '1e18': byDuration,
    '1e308': byDuration,
    '1e999': byDuration,
    '-1e999': byDuration,
    '1e-320': 0n,
    '"NaN"': byDuration,
    '"Infinity"': byDuration,
    [`"4.${'0'.repeat(10_000)}"`]: byDuration,
    [`1${'0'.repeat(10_000)}`]: byDuration,
    '[[[[4]]]]': byDuration,
  };
  for (const [index, [seconds, charge]] of Object.entries(charges).entries()) {
    const task = await lookedAt(`charged-${index}`, seconds);
    t.match(task, { state: 'succeeded', charged_nano: charge }, seconds.slice(0, 40));
  }
  t.equal((await moneyOf(stack)).held, 0n);
  await auditOk(t, stack);
});

t.test('an answer whose count is no JSON decides nothing', async (t) => {
  for (const seconds of ['NaN', 'Infinity', '0x4', '']) {
    const task = await lookedAt(`not-json-${seconds}`, seconds);
    t.match(task, { state: 'running', charged_nano: null, lease_owner: null }, seconds);
    await stack.store.settleTask(task.id, { outcome: 'release', reason: 'done here', status: null, record: null });
  }
  await auditOk(t, stack);
});

t.test('a count that comes to more than can be charged keeps its hold, and goes to review', async (t) => {
  const held = [];
  for (const seconds of ['1e9', '"1000000000"', '"10000000.000000001"']) {
    held.push((await lookedAt(`dear-${held.length}`, seconds)).id);
    const task = await newestTask(stack);
    t.match(task, { state: 'running', charged_nano: null, lease_owner: null }, seconds);
    t.ok((task.next_poll_at_ms ?? 0) > clock.now, 'it is looked at again');
    // So that the next round looks at the next task alone.
    await stack.store.postponeTask(task.id, null);
  }
  const reply = await stack.call('GET', `${officialVideo.path}/dear-0`);
  t.match(reply, { status: 200, json: { status: 'succeeded' } }, 'the caller has its video');
  t.equal((await stack.call('GET', officialVideo.path)).status, 200, 'and its list');
  t.equal((await moneyOf(stack)).held, 3n * byDuration);
  clock.now += 97 * hour_ms;
  await stack.settler.round();
  for (const id of held) t.match(await stack.store.getTask(id), { state: 'review', charged_nano: null });
  t.equal((await moneyOf(stack)).held, 3n * byDuration, 'the holds are kept for the operator');
  await auditOk(t, stack);
});
