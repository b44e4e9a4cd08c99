/** A five-second video from some tools measures a little more, and is billed as five seconds. */
import t from 'tap';
import { roundUpSeconds } from '../../src/media/probe.ts';
import { mp4OfLength } from '../../src/sandbox/media.ts';
import { localProbe, ranged, serve } from './serve-file.ts';

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
