/** Tests the billed length of a video. */
import t from 'tap';
import { mp4OfLength } from '../../src/config/sandbox/media.ts';
import { roundUpSeconds } from '../../src/upstream/media/probe.ts';
import fc from '../support/fc.ts';
import { withNumber } from '../support/media/mp4-boxes.ts';
import { localProbe, ranged, serve } from '../support/media/serve-file.ts';

// A header that states less than the length of the samples does not make a video cheaper.

for (const [name, stated] of [
  ['two seconds', 2 * 24_000],
  ['nothing', 0],
] as const) {
  t.test(`ten seconds of samples under a header that states ${name}`, async (t) => {
    const file = withNumber(withNumber(mp4OfLength(10_000), 'mdhd', 16, stated), 'mvhd', 16, 2_000);
    const origin = await serve(t, ranged(file));
    t.strictSame(await localProbe(t).length(`${origin}/v.mp4`), { ok: true, length_ms: 10_000 });
  });
}

// A reference video must be at least two seconds long; one millisecond less is too short.

t.test('two seconds are enough', async (t) => {
  const origin = await serve(t, ranged(mp4OfLength(2_000)));
  t.strictSame(await localProbe(t).length(`${origin}/v.mp4`), { ok: true, length_ms: 2_000 });
});

for (const length_ms of [1_999, 1_000, 40]) {
  t.test(`${length_ms} ms are too short`, async (t) => {
    const origin = await serve(t, ranged(mp4OfLength(length_ms)));
    t.strictSame(await localProbe(t).length(`${origin}/v.mp4`), {
      ok: false,
      reason: 'too_short',
      message: `the video is ${length_ms / 1000} seconds long; use one of at least 2 seconds`,
    });
  });
}

// A five-second video from some tools measures a little more, and is billed as five seconds.

// One for all tests, because each probe starts its own reader process.
const probe = localProbe(t);

const tolerance_ms = 100;

for (const [length_ms, seconds] of [
  [5_000, 5n],
  [5_005, 5n],
  [5_020, 5n],
  [5_023, 5n],
  [5_100, 5n],
  [5_101, 6n],
  [5_200, 6n],
] as const) {
  t.test(`a file of ${length_ms} ms is ${seconds} seconds`, async (t) => {
    const result = await probe.length(`${await serve(t, ranged(mp4OfLength(length_ms)))}/v.mp4`);
    t.strictSame(result, { ok: true, length_ms });
    if (result.ok) t.equal(roundUpSeconds(result.length_ms, tolerance_ms), seconds);
  });
}

// Lengths are rounded up to whole seconds after the tolerance, and to at least one.

t.test('examples', async (t) => {
  for (const [length_ms, tolerance_ms, seconds] of [
    [0, 100, 1n],
    [40, 100, 1n],
    [1_000, 0, 1n],
    [1_000.5, 0, 2n],
    [1_001, 0, 2n],
    [1_999, 0, 2n],
    [2_100, 100, 2n],
    [2_101, 100, 3n],
    [5_999, 0, 6n],
    [9_007_199_254_740_991, 0, 9_007_199_254_741n],
  ] as const) {
    t.equal(roundUpSeconds(length_ms, tolerance_ms), seconds, `${length_ms} ms with ${tolerance_ms} ms of tolerance`);
  }
});

t.test('rounding omits at most the tolerance and adds less than a second', async () => {
  const length = fc.integer({ min: 1, max: 10_000_000 });
  fc.assert(
    fc.property(length, fc.integer({ min: 0, max: 999 }), (length_ms, tolerance_ms) => {
      const billed_ms = Number(roundUpSeconds(length_ms, tolerance_ms)) * 1_000;
      return (
        billed_ms >= length_ms - tolerance_ms && (billed_ms === 1_000 || billed_ms < length_ms - tolerance_ms + 1_000)
      );
    }),
  );
});
