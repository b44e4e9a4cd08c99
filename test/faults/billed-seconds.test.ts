import t from 'tap';
import { auditOk, long, moneyOf, newestTask, officialVideo, rig, running, withTimeouts } from './wires.ts';

const rigged = await rig(t, () => {}, { config: withTimeouts(long) });
const { stack, server } = rigged;
/** 4 s × 0.46, by the request's duration. */
const byDuration = 1_840_000_000n;

/** What a success is charged, by the JSON text of its billedSeconds. */
const charges: Readonly<Record<string, bigint>> = {
  '-1': byDuration,
  '-0.0001': byDuration,
  '"abc"': byDuration,
  '"NaN"': byDuration,
  '"1e3"': byDuration,
  '" 5 "': byDuration,
  '"0x10"': byDuration,
  '""': byDuration,
  null: byDuration,
  true: byDuration,
  '[5]': byDuration,
  '{"seconds":5}': byDuration,
  '1e300': byDuration,
  '12345678901234567890': byDuration,
  '0': 0n,
  '-0': 0n,
  '"5"': 2_300_000_000n,
  '5.0': 2_300_000_000n,
  '5e0': 2_300_000_000n,
  '0.5': 230_000_000n,
  '4.000000000049': byDuration,
  '3': 1_380_000_000n,
};

t.test('seconds that are no quantity are not believed; those that are one are charged exactly', async (t) => {
  let count = 0;
  for (const [seconds, charge] of Object.entries(charges)) {
    const path = await running(rigged, officialVideo, `s-${++count}`);
    const before = await moneyOf(stack);
    server.play(({ reply }) => reply(200, `{"id":"s","status":"succeeded","billedSeconds":${seconds}}`));
    const reply = await stack.call('GET', path);
    t.equal(reply.status, 200, seconds);
    t.match(await newestTask(stack), { state: 'succeeded', charged_nano: charge }, seconds);
    t.equal((await moneyOf(stack)).charged - before.charged, charge, seconds);
  }
  t.equal((await moneyOf(stack)).held, 0n);
  await auditOk(t, stack);
});

t.test('a failure costs nothing, whatever seconds it reports', async (t) => {
  for (const status of ['failed', 'cancelled', 'expired']) {
    const path = await running(rigged, officialVideo, `f-${status}`);
    const before = await moneyOf(stack);
    server.play(({ reply }) => reply(200, { id: 'f', status, billedSeconds: 9 }));
    await stack.call('GET', path);
    t.match(await newestTask(stack), { state: 'failed', charged_nano: 0n });
    t.equal((await moneyOf(stack)).charged, before.charged);
  }
  await auditOk(t, stack);
});

t.test('what the upstream proves beyond the hold is an overage, and may overdraw', async (t) => {
  const path = await running(rigged, officialVideo, 'over');
  server.play(({ reply }) => reply(200, { id: 'over', status: 'succeeded', billedSeconds: 1_000_000 }));
  t.equal((await stack.call('GET', path)).status, 200);
  t.match(await newestTask(stack), { charged_nano: 460_000_000_000_000n });
  t.same((await moneyOf(stack)).movements.slice(-3), ['hold', 'capture', 'overage']);
  const wallet = await stack.store.wallet(stack.account);
  t.ok((wallet?.posted_nano ?? 0n) < 0n);
  t.equal((await stack.call('POST', officialVideo.path, officialVideo.body)).status, 402, 'and nothing more is let in');
  await auditOk(t, stack);
});
