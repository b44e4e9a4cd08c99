/** Files that are not videos are rejected: pages, pictures, sounds, playlists, parts of files and empty files. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import t from 'tap';
import { STILL_BASE64 } from '../../../src/sandbox/clip.ts';
import { media, mp4OfLength } from '../../../src/sandbox/media.ts';
import { box, words } from './mp4-boxes.ts';
import { localProbe, ranged, serve } from './serve-file.ts';

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
  ['a picture in a box, as AVIF and HEIC are', box('ftyp', Buffer.from('avif'), words(0), Buffer.from('mif1')), silent],
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
