/** Tests that a task is billed once, however often and however concurrently it is polled. */
import t from 'tap';
import {
  auditOk,
  long,
  moneyOf,
  newestTask,
  officialVideo,
  rig,
  running,
  withTimeouts,
} from '../support/interfaces.ts';

const rigged = await rig(t, () => {}, { config: withTimeouts(long) });
const { stack, server } = rigged;
const doneAs = (id: string, billedSeconds = 6) => ({
  id,
  status: 'succeeded',
  billedSeconds,
  content: { video_url: 'https://x/y.mp4' },
});

t.test('polling a finished task twice bills it once', async (t) => {
  const before = await moneyOf(stack);
  const path = await running(rigged, officialVideo, 'once-1');
  const done = doneAs('once-1');
  server.play(({ reply }) => reply(200, done));
  for (let n = 0; n < 3; n++) t.match(await stack.call('GET', path), { status: 200, json: done });
  const after = await moneyOf(stack);
  t.same(after.movements.slice(before.movements.length), ['hold', 'capture', 'overage']);
  t.equal(after.held, before.held);
  t.equal(after.charged - before.charged, 2_760_000_000n, '6 s × 0.46');
  await auditOk(t, stack);
});

t.test('twenty polls at once bill a finished task once', async (t) => {
  const path = await running(rigged, officialVideo, 'once-20');
  const before = await moneyOf(stack);
  server.play(({ reply }) => reply(200, doneAs('once-20', 3)));
  const replies = await Promise.all(Array.from({ length: 20 }, () => stack.call('GET', path)));
  t.ok(replies.every((reply) => reply.status === 200));
  const after = await moneyOf(stack);
  t.same(after.movements.slice(before.movements.length), ['capture']);
  t.equal(after.charged - before.charged, 1_380_000_000n);
  t.match(await newestTask(stack), { state: 'succeeded' });
  await auditOk(t, stack);
});

t.test('of polls with different answers only the first durable one settles the task', async (t) => {
  const path = await running(rigged, officialVideo, 'once-mixed');
  const before = await moneyOf(stack);
  server.play(({ reply, index }) =>
    reply(200, index % 2 === 0 ? doneAs('once-mixed', (index % 5) + 1) : { id: 'once-mixed', status: 'failed' }),
  );
  await Promise.all(Array.from({ length: 20 }, () => stack.call('GET', path)));
  const after = await moneyOf(stack);
  const ends = after.movements.slice(before.movements.length).filter((kind) => kind !== 'overage');
  t.equal(ends.length, 1);
  t.equal(after.held, before.held - (await newestTask(stack)).hold_nano);
  await auditOk(t, stack);
});

t.test('a task that ended does not change, whatever the upstream reports later', async (t) => {
  const path = await running(rigged, officialVideo, 'once-late');
  server.play(({ reply }) => reply(200, { id: 'once-late', status: 'failed', error: { message: 'no' } }));
  await stack.call('GET', path);
  const task = await newestTask(stack);
  const money = await moneyOf(stack);
  t.equal(task.state, 'failed');
  for (const status of ['succeeded', 'running', 'queued']) {
    server.play(({ reply }) => reply(200, { ...doneAs('once-late'), status }));
    t.match((await stack.call('GET', path)).json, { status }, "the caller gets the upstream's answer");
  }
  t.same(await newestTask(stack), task);
  t.same(await moneyOf(stack), money);
  await auditOk(t, stack);
});

t.test('Tests how billedSeconds is charged in every format, and what happens to unusable values', async (t) => {
  const rigged = await rig(t, () => {}, { config: withTimeouts(long) });
  const { stack, server } = rigged;
  /** 4 s × 0.46, by the request's duration. */
  const byDuration = 1_840_000_000n;

  /** The charge for a success, by the JSON text of its billedSeconds. */
  const charges: Readonly<Record<string, bigint>> = {
    null: byDuration,
    '0': 0n,
    '-0': 0n,
    '"5"': 2_300_000_000n,
    '5.0': 2_300_000_000n,
    '5e0': 2_300_000_000n,
    '0.5': 230_000_000n,
    '4.000000000049': byDuration,
    '3': 1_380_000_000n,
  };

  /** Present but not a quantity: neither charged nor treated as absent. */
  const unusable: readonly string[] = [
    '-1',
    '-0.0001',
    '"abc"',
    '"NaN"',
    '"1e3"',
    '" 5 "',
    '"0x10"',
    '""',
    'true',
    '[5]',
    '{"seconds":5}',
    '1e300',
    '12345678901234567890',
    '99999999999',
    '"99999999999"',
    '"-1"',
    '"x"',
  ];

  t.test('seconds are charged exactly', async (t) => {
    let count = 0;
    for (const [seconds, charge] of Object.entries(charges)) {
      const path = await running(rigged, officialVideo, `s-${++count}`);
      const before = await moneyOf(stack);
      server.play(({ reply }) => reply(200, `{"id":"s-${count}","status":"succeeded","billedSeconds":${seconds}}`));
      const reply = await stack.call('GET', path);
      t.equal(reply.status, 200, seconds);
      t.match(await newestTask(stack), { state: 'succeeded', charged_nano: charge }, seconds);
      t.equal((await moneyOf(stack)).charged - before.charged, charge, seconds);
    }
    t.equal((await moneyOf(stack)).held, 0n);
    await auditOk(t, stack);
  });

  t.test(
    'seconds that are present but not a quantity send the task to review, for an operator to resolve',
    async (t) => {
      let count = 0;
      for (const seconds of unusable) {
        const path = await running(rigged, officialVideo, `u-${++count}`);
        const before = await moneyOf(stack);
        server.play(({ reply }) => reply(200, `{"id":"u-${count}","status":"succeeded","billedSeconds":${seconds}}`));
        t.equal((await stack.call('GET', path)).status, 200, seconds);
        const task = await newestTask(stack);
        t.match(task, { state: 'review', charged_nano: null }, seconds);
        t.match(task.reason, /which is not a quantity$/, seconds);
        t.same(await moneyOf(stack), before, `${seconds}: no money moves`);
        await stack.store.settleTask(task.id, { outcome: 'release', reason: 'resolved', status: null, record: null });
      }
      t.equal((await moneyOf(stack)).held, 0n);
      await auditOk(t, stack);
    },
  );

  t.test('a failure costs nothing, whatever seconds it reports', async (t) => {
    for (const status of ['failed', 'cancelled', 'expired']) {
      const path = await running(rigged, officialVideo, `f-${status}`);
      const before = await moneyOf(stack);
      server.play(({ reply }) => reply(200, { id: `f-${status}`, status, billedSeconds: 9 }));
      await stack.call('GET', path);
      t.match(await newestTask(stack), { state: 'failed', charged_nano: 0n });
      t.equal((await moneyOf(stack)).charged, before.charged);
    }
    await auditOk(t, stack);
  });

  t.test('seconds beyond the hold are an overage', async (t) => {
    const path = await running(rigged, officialVideo, 'over');
    server.play(({ reply }) => reply(200, { id: 'over', status: 'succeeded', billedSeconds: 40 }));
    t.equal((await stack.call('GET', path)).status, 200);
    t.match(await newestTask(stack), { charged_nano: 18_400_000_000n });
    t.same((await moneyOf(stack)).movements.slice(-3), ['hold', 'capture', 'overage']);
    await auditOk(t, stack);
  });
});
