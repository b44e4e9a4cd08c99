/** A limited number of probes run at once; others wait, and their time-out begins when they start. */
import type { ServerResponse } from 'node:http';
import t from 'tap';
import { mp4OfLength } from '../../src/config/sandbox/media.ts';
import { createSlots } from '../../src/upstream/media/probe.ts';
import { localProbe, ranged, serve } from '../support/media/serve-file.ts';

t.test('with two slots, the third probe waits until one is done', async (t) => {
  const file = ranged(mp4OfLength(5_000));
  let arrived = 0;
  let now = 0;
  let most = 0;
  const bothHere = Promise.withResolvers<void>();
  const origin = await serve(t, async (request, response) => {
    arrived += 1;
    now += 1;
    most = Math.max(most, now);
    // Time for further requests to arrive.
    if (arrived === 2) setTimeout(bothHere.resolve, 200);
    await bothHere.promise;
    now -= 1;
    file(request, response);
  });
  const probe = localProbe(t, { concurrency: 2 });
  const results = await Promise.all(Array.from({ length: 6 }, () => probe.length(`${origin}/v.mp4`)));
  for (const result of results) t.strictSame(result, { ok: true, length_ms: 5_000 });
  t.equal(arrived, 6);
  t.equal(most, 2);
});

t.test('the time-out of a waiting probe begins at its turn', async (t) => {
  const held: ServerResponse[] = [];
  const file = ranged(mp4OfLength(5_000));
  const origin = await serve(t, (request, response) => {
    if (request.url === '/tarpit.mp4') held.push(response);
    else file(request, response);
  });
  // The second probe starts the reader process, which takes long on a busy machine.
  const probe = localProbe(t, { concurrency: 1, timeout_ms: 8_000 });
  const [first, second] = await Promise.all([probe.length(`${origin}/tarpit.mp4`), probe.length(`${origin}/v.mp4`)]);
  t.match(first, { ok: false, reason: 'timeout' });
  t.match(second, { ok: true, length_ms: 5_000 }, 'it waited for the whole time of the first');
  t.equal(held.length, 1);
});

t.test('a probe that waits too long fails because the gateway is overloaded', async (t) => {
  const origin = await serve(t, () => {});
  const probe = localProbe(t, { concurrency: 1, timeout_ms: 100 });
  const results = await Promise.all(Array.from({ length: 12 }, () => probe.length(`${origin}/tarpit.mp4`)));
  const reasons = results.map((result) => (result.ok ? 'ok' : result.reason));
  t.equal(reasons[0], 'timeout');
  t.ok(reasons.includes('overloaded'));
  t.ok(reasons.every((reason) => reason === 'timeout' || reason === 'overloaded'));
});

t.test('running out of file descriptors is not reported as a problem of the URL', async (t) => {
  for (const code of ['EMFILE', 'ENFILE', 'ENOBUFS']) {
    const probe = localProbe(t, { resolve: () => Promise.reject(Object.assign(new Error('none left'), { code })) });
    t.match(await probe.length('http://media.example/v.mp4'), {
      ok: false,
      reason: 'overloaded',
      message: /try again/,
    });
  }
});

t.test('one share uses at most a part of the slots, and shares take turns', async (t) => {
  const slots = createSlots(4, 2);
  const never = new AbortController().signal;
  const ended: (() => void)[] = [];
  const order: string[] = [];
  const start = (share: string) => {
    void slots.run(share, never, () => {
      order.push(share);
      return new Promise<void>((resolve) => ended.push(resolve));
    });
  };
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  for (const share of ['a', 'a', 'a', 'a', 'b', 'c', 'b', 'c']) start(share);
  await settle();
  t.same(order, ['a', 'a', 'b', 'c'], 'a has two of four');
  for (let n = 0; n < 8; n++) {
    ended[n]?.();
    await settle();
  }
  t.equal(order.length, 8);
  t.same(order.slice(4).toSorted(), ['a', 'a', 'b', 'c']);
  t.not(order.slice(4, 6).join(), 'a,a', 'others had a turn between');
});

t.test('a job that was aborted while it waited does not run', async (t) => {
  const slots = createSlots(1);
  const never = new AbortController().signal;
  const impatient = new AbortController();
  const work = Promise.withResolvers<string>();
  const first = slots.run('one', never, () => work.promise);
  const second = slots.run('one', impatient.signal, async () => 'second');
  const third = slots.run('one', never, async () => 'third');
  impatient.abort(new Error('too long'));
  await t.rejects(second, { message: 'too long' });
  work.resolve('first');
  t.equal(await first, 'first');
  t.equal(await third, 'third');
  await t.rejects(
    slots.run('one', impatient.signal, async () => 'late'),
    { message: 'too long' },
  );
  t.equal(await slots.run('one', never, async () => 'fourth'), 'fourth', 'the slot is free again');
});
