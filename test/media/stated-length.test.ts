/** A header that states less than the length of the samples does not make a video cheaper. */
import t from 'tap';
import { mp4OfLength } from '../../src/sandbox/media.ts';
import { withNumber } from './mp4-boxes.ts';
import { localProbe, ranged, serve } from './serve-file.ts';

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
