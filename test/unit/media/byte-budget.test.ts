/** One probe reads a limited number of bytes over all its requests. */
import t from 'tap';
import { mp4OfLength } from '../../../src/sandbox/media.ts';
import { box } from './mp4-boxes.ts';
import { localProbe, rangeAsked, sendRange, serve } from './serve-file.ts';

const limit_bytes = 400_000;
const clip = mp4OfLength(5_000);
const split = clip.indexOf('moov') - 4;
/** A file with ten megabytes of samples before the index. */
const indexLast = Buffer.concat([clip.subarray(0, split), box('mdat', Buffer.alloc(10_000_000)), clip.subarray(split)]);

t.test('an index at the end is read by ranges within the budget', async (t) => {
  let sent_bytes = 0;
  const origin = await serve(t, (request, response) => {
    const { first, last } = rangeAsked(request.headers.range, indexLast.length);
    sent_bytes += last - first + 1;
    sendRange(response, indexLast, first, last);
  });
  t.strictSame(await localProbe(t, { limit_bytes }).length(`${origin}/v.mp4`), { ok: true, length_ms: 5_000 });
  t.ok(sent_bytes <= limit_bytes, `${sent_bytes} bytes`);
});

for (const [name, headers] of [
  ['that states its size', { 'content-length': indexLast.length }],
  ['that does not', {}],
] as const) {
  t.test(`a server without ranges ${name} is not read beyond the budget`, async (t) => {
    const cut = Promise.withResolvers<boolean>();
    const origin = await serve(t, (_, response) => {
      response.once('close', () => cut.resolve(!response.writableFinished));
      response.writeHead(200, headers).end(indexLast);
    });
    const result = await localProbe(t, { limit_bytes }).length(`${origin}/v.mp4`);
    t.match(result, { ok: false, reason: 'too_much_data', message: /byte ranges/ });
    t.ok(await cut.promise, 'it did not wait for the rest');
  });
}

t.test('the ranges of many fragments count together', async (t) => {
  const fragments = Array.from({ length: 20 }, () => box('free', Buffer.alloc(300_000)));
  const file = Buffer.concat([clip.subarray(0, split), ...fragments, clip.subarray(split)]);
  let sent_bytes = 0;
  const origin = await serve(t, (request, response) => {
    const { first, last } = rangeAsked(request.headers.range, file.length);
    sent_bytes += last - first + 1;
    sendRange(response, file, first, last);
  });
  const result = await localProbe(t, { limit_bytes }).length(`${origin}/v.mp4`);
  t.match(result, { ok: false, reason: 'too_much_data' });
  t.ok(sent_bytes <= limit_bytes, `${sent_bytes} bytes`);
});
