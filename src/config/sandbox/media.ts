/** Serves media files like a media store, with ranges: a real MP4 of any length, a PNG and a WAV. */
import { CLIP_BASE64, STILL_BASE64 } from './clip.ts';
import type { Reply } from './player.ts';

const clip = Buffer.from(CLIP_BASE64, 'base64');
const still = Buffer.from(STILL_BASE64, 'base64');

/** A request for a file below `/media/`. */
export interface MediaRequest {
  readonly name: string;
  readonly query: URLSearchParams;
  readonly range: string | undefined;
}

/**
 * Serves `NAME.mp4`, `NAME.png` or `NAME.wav` for any name. `?seconds=N` is the length of a video or a sound (default 1), exact to
 * the millisecond. `NAME.html` is a page, for tests of files that are not media.
 */
export function media({ name, query, range }: MediaRequest): Reply {
  const asked = Number(query.get('seconds') ?? 1);
  const seconds = Number.isFinite(asked) ? Math.min(Math.max(asked, 0.001), 3600) : 1;
  if (name.endsWith('.mp4')) return ranged('video/mp4', mp4OfLength(Math.round(seconds * 1000)), range);
  if (name.endsWith('.png')) return ranged('image/png', still, range);
  if (name.endsWith('.wav')) return ranged('audio/wav', wavOfLength(seconds), range);
  if (name.endsWith('.html')) return plain(200, 'text/html; charset=utf-8', '<!doctype html><title>Not media</title>');
  return plain(404, 'application/xml', '<Error><Code>NoSuchKey</Code></Error>');
}

function plain(status: number, type: string, body: string): Reply {
  return { status, headers: { 'content-type': type }, body };
}

/**
 * The clip with its length changed to that many milliseconds. The movie's clock ticks in milliseconds, and each of the 24 frames lasts as
 * many media ticks as the clip has milliseconds, so only five durations change (ISO/IEC 14496-12, 8.2.2, 8.3.2, 8.4.2, 8.6.1.2, 8.6.6).
 */
export function mp4OfLength(length_ms: number): Buffer {
  const mp4 = Buffer.from(clip);
  const set = (box: string, offset: number, value: number) => {
    mp4.writeUInt32BE(value, mp4.indexOf(box) + 4 + offset);
  };
  set('mvhd', 16, length_ms);
  set('tkhd', 20, length_ms);
  set('elst', 8, length_ms);
  set('mdhd', 16, length_ms * 24);
  set('stts', 12, length_ms);
  return mp4;
}

/** Silence: eight-bit mono PCM at 8,000 samples per second, at most one minute. */
function wavOfLength(seconds: number): Buffer {
  const samples = Math.round(Math.min(seconds, 60) * 8000);
  const wav = Buffer.alloc(44 + samples, 0x80);
  wav.write('RIFF', 0);
  wav.writeUInt32LE(36 + samples, 4);
  wav.write('WAVEfmt ', 8);
  wav.writeUInt32LE(16, 16);
  wav.writeUInt16LE(1, 20);
  wav.writeUInt16LE(1, 22);
  wav.writeUInt32LE(8000, 24);
  wav.writeUInt32LE(8000, 28);
  wav.writeUInt16LE(1, 32);
  wav.writeUInt16LE(8, 34);
  wav.write('data', 36);
  wav.writeUInt32LE(samples, 40);
  return wav;
}

/** The file, or the requested range (RFC 9110, 14.1.2). Several ranges or a malformed range get the whole file. */
function ranged(type: string, file: Buffer, range: string | undefined): Reply {
  const headers = { 'content-type': type, 'accept-ranges': 'bytes' };
  const match = /^bytes=(\d*)-(\d*)$/.exec(range ?? '');
  if (match === null || (match[1] === '' && match[2] === '')) return { status: 200, headers, body: file };
  const [, from = '', to = ''] = match;
  const start = from === '' ? Math.max(0, file.length - Number(to)) : Number(from);
  const end = from === '' || to === '' ? file.length - 1 : Math.min(Number(to), file.length - 1);
  if (start > end) {
    const unsatisfied = { ...headers, 'content-range': `bytes */${file.length}` };
    return { status: 416, headers: unsatisfied, body: '' };
  }
  const partial = { ...headers, 'content-range': `bytes ${start}-${end}/${file.length}` };
  return { status: 206, headers: partial, body: file.subarray(start, end + 1) };
}
