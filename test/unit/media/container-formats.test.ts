/** The length is read for every container and position of the index, with and without byte ranges. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import t from 'tap';
import { mp4OfLength } from '../../../src/sandbox/media.ts';
import { localProbe, ranged, serve } from './serve-file.ts';

/** Five-second videos with ten frames per second, made with ffmpeg; `fixtures/README.md` has the commands. */
function fixture(name: string): Buffer {
  return readFileSync(join(import.meta.dirname, 'fixtures', name));
}

const files = [
  ['MP4, index in front', mp4OfLength(5_000)],
  ['MP4, index at the end, with sound', fixture('moov-last.mp4')],
  ['fragmented MP4 with an index of its fragments', fixture('fragmented.mp4')],
  ['fragmented MP4 without one', fixture('fragmented-no-index.mp4')],
  ['QuickTime', fixture('clip.mov')],
  ['WebM', fixture('clip.webm')],
  ['WebM that states no length, as a browser records it', fixture('stream.webm')],
] as const;

for (const [name, file] of files) {
  t.test(name, async (t) => {
    const probe = localProbe(t);
    const byRanges = await serve(t, ranged(file));
    t.strictSame(await probe.length(`${byRanges}/v`), { ok: true, length_ms: 5_000 }, 'by ranges');

    const fromFront = await serve(t, (_, response) => {
      response.writeHead(200, { 'content-length': file.length }).end(file);
    });
    t.strictSame(await probe.length(`${fromFront}/v`), { ok: true, length_ms: 5_000 }, 'a server without ranges');

    const unmeasured = await serve(t, (_, response) => {
      response.write(file.subarray(0, 100));
      response.end(file.subarray(100));
    });
    t.strictSame(
      await probe.length(`${unmeasured}/v`),
      { ok: true, length_ms: 5_000 },
      'a server without ranges that states no size',
    );
  });
}
