/** Lengths are rounded up to whole seconds after the tolerance, and to at least one. */

import t from 'tap';
import { roundUpSeconds } from '../../src/media/probe.ts';
import fc from '../support/fc.ts';

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
