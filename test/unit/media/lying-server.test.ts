/** The lengths and ranges that a server states are checked against the bytes that it sends. */
import type { RequestListener, ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import t from 'tap';
import { mp4OfLength } from '../../../src/sandbox/media.ts';
import { box, words } from './mp4-boxes.ts';
import { localProbe, rangeAsked, sendRange, serve } from './serve-file.ts';

// One for all tests, because each probe starts its own reader process.
const probe = localProbe(t);

const clip = mp4OfLength(5_000);
/** The index is beyond the start of the file that a probe reads first. */
const split = clip.indexOf('moov') - 4;
const long = Buffer.concat([clip.subarray(0, split), box('mdat', Buffer.alloc(1_000_000)), clip.subarray(split)]);

function send(response: ServerResponse, range: string, body: Buffer): void {
  response.writeHead(206, { 'content-range': range }).end(body);
}

/** Serves the start of the file correctly, then misbehaves as given. */
function later(listener: (response: ServerResponse, first: number, last: number) => void): RequestListener {
  return (request, response) => {
    const { first, last } = rangeAsked(request.headers.range, long.length);
    if (first === 0) sendRange(response, long, first, last);
    else listener(response, first, last);
  };
}

const lies: readonly (readonly [name: string, listener: RequestListener, message: RegExp])[] = [
  ['206 without a content-range', (_, response) => response.writeHead(206).end(clip), /answered a range request/],
  [
    'a range that starts elsewhere',
    (_, response) => send(response, `bytes 7-106/${clip.length}`, clip.subarray(7, 107)),
    /answered a range request/,
  ],
  [
    'a range that ends before it starts',
    (_, response) => send(response, `bytes 0--1/${clip.length}`, clip),
    /answered a range request/,
  ],
  [
    'a range beyond the size it states',
    (_, response) => send(response, 'bytes 0-99/50', clip.subarray(0, 100)),
    /answered/,
  ],
  ['no size', (_, response) => send(response, `bytes 0-${clip.length - 1}/*`, clip), /answered a range request/],
  [
    'a size that is too large for a number',
    (_, response) => send(response, `bytes 0-${clip.length - 1}/99999999999999999999`, clip),
    /answered a range request/,
  ],
  [
    'fewer bytes than the range announced',
    (_, response) => send(response, `bytes 0-${clip.length - 1}/${clip.length}`, clip.subarray(0, 900)),
    /sent a different range/,
  ],
  [
    'more bytes than the range announced',
    (_, response) => send(response, `bytes 0-99/${clip.length}`, clip),
    /sent a different range/,
  ],
  [
    'fewer bytes than the content-length announced',
    (_, response) => {
      response.writeHead(200, { 'content-length': clip.length });
      response.write(clip.subarray(0, 900), () => response.destroy());
    },
    /broke/,
  ],
  [
    'a file that grows while it is read',
    later((response, first, last) =>
      send(response, `bytes ${first}-${last}/${long.length + 1}`, long.subarray(first, last + 1)),
    ),
    /changed while it was read/,
  ],
  [
    'ranges at first, and then the whole file',
    later((response) => response.writeHead(200).end(long)),
    /ranges only for some requests/,
  ],
  ['416 for a range within the file', later((response) => response.writeHead(416).end()), /answered 416/],
  [
    'ranges of one byte',
    later((response, first) =>
      send(response, `bytes ${first}-${first}/${long.length}`, long.subarray(first, first + 1)),
    ),
    /too small pieces/,
  ],
  [
    'a content encoding that was not requested',
    (_, response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(Buffer.alloc(1_000_000))),
    /content encoding/,
  ],
];

for (const [name, listener, message] of lies) {
  t.test(name, async (t) => {
    const origin = await serve(t, listener);
    t.match(await probe.length(`${origin}/v.mp4`), { ok: false, reason: 'unreachable', message });
  });
}

t.test('a server that answers with a shorter range, which is allowed, is asked again', async (t) => {
  const origin = await serve(
    t,
    later((response, first, last) => sendRange(response, long, first, Math.min(last, first + 9_999))),
  );
  t.strictSame(await probe.length(`${origin}/v.mp4`), { ok: true, length_ms: 5_000 });
});

t.test('a size that is too small hides the index', async (t) => {
  const origin = await serve(t, (_, response) => send(response, 'bytes 0-99/100', clip.subarray(0, 100)));
  t.match(await probe.length(`${origin}/v.mp4`), { ok: false, reason: 'not_media' });
});

t.test('a box that ends beyond the file', async (t) => {
  const file = Buffer.concat([clip.subarray(0, split), words(0x7fff_ffff), clip.subarray(split + 4)]);
  const origin = await serve(t, (_, response) => response.writeHead(200, { 'content-length': file.length }).end(file));
  t.match(await probe.length(`${origin}/v.mp4`), { ok: false, reason: 'not_media' });
});
