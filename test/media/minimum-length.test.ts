/** A reference video must be at least two seconds long; one millisecond less is too short. */
import t from 'tap';
import { mp4OfLength } from '../../src/sandbox/media.ts';
import { localProbe, ranged, serve } from './serve-file.ts';

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
