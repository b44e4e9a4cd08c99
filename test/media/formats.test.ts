/** Which files are media, and which are not. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import t from 'tap';
import { STILL_BASE64 } from '../../src/config/sandbox/clip.ts';
import { media, mp4OfLength } from '../../src/config/sandbox/media.ts';
import { box, words } from '../support/media/mp4-boxes.ts';
import { localProbe, ranged, serve } from '../support/media/serve-file.ts';

t.test('The length is read for every container and position of the index, with and without byte ranges', async (t) => {
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
});

t.test(
  'Files that are not videos are rejected: pages, pictures, sounds, playlists, parts of files and empty files',
  async (t) => {
    // One for all tests, because each probe starts its own reader process.
    const probe = localProbe(t);

    const other = /something that cannot be read as MP4, QuickTime, WebM or Matroska/;
    const silent = /a file in which no video track can be read/;
    const sound = media({ name: 'x.wav', query: new URLSearchParams('seconds=3'), range: undefined });
    if (!Buffer.isBuffer(sound.body)) throw new Error('the sandbox serves sounds whole');

    const files: readonly (readonly [name: string, file: Buffer, message: RegExp])[] = [
      ['a page', Buffer.from('<!doctype html><title>Sign in</title>'), other],
      ['a picture', Buffer.from(STILL_BASE64, 'base64'), other],
      ['a sound', sound.body, other],
      ['a sound in an MP4', readFileSync(join(import.meta.dirname, 'fixtures', 'sound.m4a')), silent],
      [
        'a picture in a box, as AVIF and HEIC are',
        box('ftyp', Buffer.from('avif'), words(0), Buffer.from('mif1')),
        silent,
      ],
      [
        'a playlist, which would lead to other files',
        Buffer.from('#EXTM3U\n#EXTINF:5,\nhttp://127.0.0.1/secret.ts\n'),
        other,
      ],
      ['the first half of a video', mp4OfLength(5_000).subarray(0, 400), silent],
      ['one byte', Buffer.from('x'), other],
    ];

    for (const [name, file, message] of files) {
      t.test(name, async (t) => {
        const origin = await serve(t, ranged(file));
        t.match(await probe.length(`${origin}/v.mp4`), { ok: false, reason: 'not_media', message });
      });
    }

    t.test('an empty file on a server with ranges', async (t) => {
      const origin = await serve(t, (_, response) => response.writeHead(416, { 'content-range': 'bytes */0' }).end());
      t.match(await probe.length(`${origin}/v.mp4`), { ok: false, reason: 'not_media', message: /an empty file/ });
    });

    t.test('an empty file on a server without ranges', async (t) => {
      const origin = await serve(t, (_, response) => response.writeHead(200, { 'content-length': 0 }).end());
      t.match(await probe.length(`${origin}/v.mp4`), { ok: false, reason: 'not_media' });
    });
  },
);

t.test('The length of uploaded sound is that of its samples and frames, whatever a header says', async (t) => {
  const probe = localProbe(t);
  const wav = Buffer.from(media({ name: 'a.wav', query: new URLSearchParams('seconds=30'), range: undefined }).body);
  const mp3 = Buffer.alloc(1000 * 417);
  for (let at = 0; at < mp3.length; at += 417) mp3.writeUInt32BE(0xfffb9000, at);
  const length_s = async (file: Buffer) => {
    const read = await probe.lengthOf(file);
    return read.ok ? Math.round(read.length_ms / 1000) : read.reason;
  };
  t.equal(await length_s(wav), 30);
  wav.writeUInt32LE(800_000, 28);
  t.equal(await length_s(wav), 30, 'a false byte rate');
  t.equal(await length_s(mp3), 26);
  mp3.write('Xing', 36);
  mp3.writeUInt32BE(1, 40);
  mp3.writeUInt32BE(2, 44);
  t.equal(await length_s(mp3), 26, 'a false number of frames');
  t.equal(await length_s(mp4OfLength(1_000)), 1, 'shorter than the shortest reference video');
  t.equal(
    await length_s(Buffer.from('#EXTM3U\n#EXTINF:5,\nhttp://127.0.0.1/a.ts\n')),
    'not_media',
    'a playlist names other files',
  );
  t.equal(await length_s(Buffer.alloc(0)), 'not_media');
});
