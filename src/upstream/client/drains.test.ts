/** Tests the limits of all drains together: their rate, and how much they have read. */
import t from 'tap';
import { until } from '../../../test/support/stack.ts';
import { createDrains } from './drains.ts';

const MiB = 1024 ** 2;

/** A drain that notes how it is steered. */
function noted() {
  const notes: string[] = [];
  const drained = {
    pause: () => void notes.push('pause'),
    resume: () => void notes.push('resume'),
    cut: (why: string) => void notes.push(why),
  };
  return { notes, drained };
}

const noticed = (notes: readonly string[], note: string) =>
  until(
    () => Promise.resolve(notes),
    (all) => all.includes(note),
  );

t.test('a drain that has read its part of a second pauses, and resumes later', async (t) => {
  const drains = createDrains(() => ({ bytes: 100 * MiB, bytes_per_s: 100 * MiB }));
  const { notes, drained } = noted();
  const drain = drains.begin(drained);
  drain.read(1_000);
  t.same(notes, []);
  drain.read(2 * MiB);
  t.same(notes, ['pause']);
  await noticed(notes, 'resume');
  t.equal(drains.count, 1);
  drain.end();
  t.equal(drains.count, 0);
});

t.test('tiny pieces use the rate up sooner', (t) => {
  const drains = createDrains(() => ({ bytes: 100 * MiB, bytes_per_s: 100 * MiB }));
  const { notes, drained } = noted();
  const drain = drains.begin(drained);
  let pieces = 0;
  while (notes.length === 0) drain.read(++pieces);
  t.ok(pieces < 10_000, `${pieces} pieces of a byte`);
  drain.end();
  t.end();
});

t.test('those that are paused take turns', async (t) => {
  const drains = createDrains(() => ({ bytes: 100 * MiB, bytes_per_s: 64 * 1024 * 100 }));
  const order: number[] = [];
  const all = Array.from({ length: 5 }, (_, n) => {
    const drain = drains.begin({ pause() {}, resume: () => void order.push(n), cut() {} });
    drain.read(64 * 1024);
    return drain;
  });
  await until(
    () => Promise.resolve(order.length),
    (length) => length === 5,
  );
  t.same(order, [0, 1, 2, 3, 4]);
  for (const drain of all) drain.end();
});

t.test('beyond the sum, the drain that has read most is cut', (t) => {
  const drains = createDrains(() => ({ bytes: 10_000, bytes_per_s: 100 * MiB }));
  const [large, small] = [noted(), noted()];
  const [first, second] = [drains.begin(large.drained), drains.begin(small.drained)];
  first.read(7_000);
  second.read(2_000);
  t.same([large.notes, small.notes], [[], []]);
  second.read(4_000);
  t.same([large.notes, small.notes], [['all drains together have reached their limit'], []]);
  first.end();
  second.read(9_000);
  t.same(small.notes, [], 'what has ended is no part of the sum');
  t.end();
});

t.test('a stop ends all drains, and later ones', async (t) => {
  const drains = createDrains(() => ({ bytes: MiB, bytes_per_s: MiB }));
  const [early, late] = [noted(), noted()];
  drains.begin(early.drained);
  drains.cutAll();
  drains.begin(late.drained);
  await noticed(late.notes, 'the gateway stops');
  t.same(early.notes, ['the gateway stops']);
});
