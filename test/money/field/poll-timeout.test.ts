/** elizaOS #11862: a poll that times out gives the money back, while the upstream finishes the film and bills it. */
import t from 'tap';
import { moneyOf, newestTask, officialVideo, rig, running, short, withTimeouts } from '../../faults/interfaces.ts';

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
