/** Only so many probes run at once; the others wait, and their time runs while they do. */
import type { ServerResponse } from 'node:http';
import t from 'tap';
import { createSlots } from '../../src/media/slots.ts';
import { mp4OfLength } from '../../src/sandbox/media.ts';
import { localProbe, ranged, serve } from './serve-file.ts';

t.test('the third of two waits until one of them is done', async (t) => {
  const file = ranged(mp4OfLength(5_000));
  let arrived = 0;
  let now = 0;
  let most = 0;
  const bothHere = Promise.withResolvers<void>();
  const origin = await serve(t, async (request, response) => {
    arrived += 1;
    now += 1;
    most = Math.max(most, now);
    if (arrived === 2) bothHere.resolve();
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

t.test('who waits too long is refused, and holds nobody up', async (t) => {
  const held: ServerResponse[] = [];
  const origin = await serve(t, (_, response) => held.push(response));
  const probe = localProbe(t, { concurrency: 1, timeout_ms: 500 });
  const [first, second] = await Promise.all([probe.length(`${origin}/one.mp4`), probe.length(`${origin}/two.mp4`)]);
  t.match(first, { ok: false, reason: 'timeout' });
  t.match(second, { ok: false, reason: 'timeout' });
  t.equal(held.length, 1, 'the second never reached the server');
  t.match(await probe.length(`${origin}/three.mp4`), { ok: false, reason: 'timeout' });
  t.equal(held.length, 2, 'the third did');
});

t.test('who has left the queue takes no turn', async (t) => {
  const slots = createSlots(1);
  const never = new AbortController().signal;
  const impatient = new AbortController();
  const work = Promise.withResolvers<string>();
  const first = slots.run(never, () => work.promise);
  const second = slots.run(impatient.signal, async () => 'second');
  const third = slots.run(never, async () => 'third');
  impatient.abort(new Error('too long'));
  await t.rejects(second, { message: 'too long' });
  work.resolve('first');
  t.equal(await first, 'first');
  t.equal(await third, 'third');
  await t.rejects(
    slots.run(impatient.signal, async () => 'late'),
    { message: 'too long' },
  );
  t.equal(await slots.run(never, async () => 'fourth'), 'fourth', 'and the turn came back');
});
