/** Serves media files like a media store, with ranges: a real MP4 of any length, a PNG and a WAV. */
import type { Reply } from './player.ts';

/**
 * ISO BMFF, base64. It has no B-frames, one `stts` entry and 24,000 media ticks per second, so that media.ts can change its length
 * to any whole number of milliseconds by rewriting five durations.
 */
const clip = Buffer.from(
  [
    'AAAAIGZ0eXBpc29tAAACAGlzb21pc28yYXZjMW1wNDEAAANobW9vdgAAAGxtdmhkAAAAAAAAAAAAAAAAAAAD6AAAA+gAAQAAAQAAAAAAAAAAAA',
    'AAAAEAAAAAAAAAAAAAAAAAAAABAAAAAAAAAAAAAAAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAgAAArd0cmFrAAAAXHRraGQA',
    'AAADAAAAAAAAAAAAAAABAAAAAAAAA+gAAAAAAAAAAAAAAAAAAAAAAAEAAAAAAAAAAAAAAAAAAAABAAAAAAAAAAAAAAAAAABAAAAAAKAAAABaAA',
    'AAAAAkZWR0cwAAABxlbHN0AAAAAAAAAAEAAAPoAAAAAAABAAAAAAIvbWRpYQAAACBtZGhkAAAAAAAAAAAAAAAAAABdwAAAXcBVxAAAAAAALWhk',
    'bHIAAAAAAAAAAHZpZGUAAAAAAAAAAAAAAABWaWRlb0hhbmRsZXIAAAAB2m1pbmYAAAAUdm1oZAAAAAEAAAAAAAAAAAAAACRkaW5mAAAAHGRyZW',
    'YAAAAAAAAAAQAAAAx1cmwgAAAAAQAAAZpzdGJsAAAAwnN0c2QAAAAAAAAAAQAAALJhdmMxAAAAAAAAAAEAAAAAAAAAAAAAAAAAAAAAAKAAWgBI',
    'AAAASAAAAAAAAAABDExhdmMgbGlieDI2NAAAAAAAAAAAAAAAAAAAAAAAAAAAGP//AAAAOGF2Y0MBZAAM/+EAGmdkAAysTCIUb8mAiAAAAwAIAA',
    'ADAYB4oVCMAQAHaOhDAWSyLP34+AAAAAAQcGFzcAAAAAEAAAABAAAAFGJ0cnQAAAAAAAAnWAAAJ1gAAAAYc3R0cwAAAAAAAAABAAAAGAAAA+gA',
    'AAAUc3RzcwAAAAAAAAABAAAAAQAAABxzdHNjAAAAAAAAAAEAAAABAAAAGAAAAAEAAAB0c3RzegAAAAAAAAAAAAAAGAAAAdcAAAAmAAAAGgAAAC',
    'AAAAARAAAAJAAAACEAAAAjAAAAIAAAABsAAAAkAAAAKQAAACcAAAAkAAAAKQAAAB4AAAAjAAAAJAAAACkAAAAgAAAAKAAAACYAAAAjAAAAIAAA',
    'ABRzdGNvAAAAAAAAAAEAAAOYAAAAPXVkdGEAAAA1bWV0YQAAAAAAAAAhaGRscgAAAAAAAAAAbWRpcmFwcGwAAAAAAAAAAAAAAAAIaWxzdAAAAA',
    'hmcmVlAAAE821kYXQAAAHTZYiCBX/xD3MqWR97AMStPsshWBpA/wGu6mbQuIMLK5RXIA+Wf4ztMpVGUk40WnyCJxwWUbInDJGnVw0VOTPkcrdb',
    'cCi9OYwEhw2aDcjIMzCIA3JxuGv0HnzzRLmH66bltVpJ6yhS9IPVKvkYvgQezvN5tx4F0SZlKN1fDkDeVjjcJGqEQsbmjjI5uSSS8z59DgFEL8',
    'MsvQt+uhQt2y/8ie3c32l7Zt9/mEGfzzx1nvEo0eBZlPgV7VhvGJrMriPfwJxYjWb/pAw7ujJiZu3/mfEiY2I4X0X4HI9hrtJV30QUf++tcnTg',
    'V2F2X6P6asaSK8uQxZn4H2vnsLG94pNUjv1mqpIL42F89woay4AmbV88XNwm5mtYQHhcFUfy/UoAihwOEQDxYwzPEb3w8T1GDE3MdMlUruRyHV',
    'wd+WIk6lvKklJKqWQcXai66wV0ml700eKa8Z10wEr8dfiDq2jDIuPnO8WiyNjb7F7VZgVwxKJ+Dw8DzttMimBBJcOiYK/xe9K1ycVQTL3ET2p8',
    '7VhAsAHjIzM0npTaDrIiu4r/j8u/qKCKf3AU3izQx/oOwveg3f58D6mN9ckckQfmNtbAcExqctUPVQY+v/Fts/2MVUsGqHkAAAAiQZodiFf/ip',
    '6KPijf1abj52J6w8O60FXJd/abulvdxhzawAAAABZBmivwQZMphCv/DJxpKXo683nLwBKBAAAAHEGaOTwQeTKYEK8NQSqSaKGLn7OaLVBYD9wU',
    'EYAAAAANQZpJfBB+TKYBCv8H9QAAACBBmlm8EH+TKYAQrwyX0KvUMNRQYfMto3GvRTrb0MDHoQAAAB1Bmmn8EH/kymABCv8NQXPC9OmQDB+cpL',
    'L2zSfZYQAAAB9BmniPBB/+TKYABCv/D135H819mDNF9dYxo5hobFXhAAAAHEGaiJ8EH/+TKYAAQr8Ml89GiZ12R56d1bp2DDQAAAAXQZqYrwQf',
    '/+TKYAAEK/8NQMK7F0iSSYAAAAAgQZqovwQf//kymAAAQr8Ml9+ASCscEOAyUmHWY8X8ICEAAAAlQZq4zwQf//5MpgAABCv/DTX2gJkWqOumuH',
    '814jiCJhW2FDH4RQAAACNBmsjfBB///5MpgAAAQr8PEQydAWBlAkd3su1odqCdUahiQAAAACBBmtjvBB///+TKYAAABCv/C/fPQPBPncUqQBQh',
    'kMuwsQAAACVBmuj/BB////kymAAAAwBCvwyXz0jMHFAwUgAUOxcSdIy6gbghAAAAGkGa94IP////JlMAAAMAAhX/DUGjrsXQ3cnZAAAAH0GbB4',
    'IP////JlMAAAMAAhX/DJfPSJnlF7hrSu72GNEAAAAgQZsXgg////8mUwAAAwACFf8M78wo6TXV77oZVx4Sz+0AAAAlQZsngg////8mUwAAAwAC',
    'Ff8NCALMBTx4xrSWAmwKU1B1nuC3QQAAABxBmzeCD////yZTAAADAAIV/w0RXuCFAEZGolyAAAAAJEGbR4IP////JlMAAAMAAhX/DUEaqCt3SU',
    'lZ7lVhKaqhexF6gAAAACJBm1eCD////yZTAAADAAIT/xBVNXUVOLD12pIdRIb0jTlXAAAAH0GbZ4IP////JlMAAAMAAhP/D6oet5E8tqXubKjJ',
    'o5AAAAAcQZt3gg////8mUwAAAwACEf8SHePHkJwtB8i7YQ==',
  ].join(''),
  'base64',
);

/** A PNG of 32×32 pixels, base64. */
export const still = Buffer.from(
  [
    'iVBORw0KGgoAAAANSUhEUgAAACAAAAAgCAIAAAD8GO2jAAAACXBIWXMAAAABAAAAAQBPJcTWAAAAKklEQVR4nGNQsE+gKWIYtWDUglELRi0YtW',
    'DUglELRi0YtWDUglELhooFANt5/B89Bv09AAAAAElFTkSuQmCC',
  ].join(''),
  'base64',
);

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
