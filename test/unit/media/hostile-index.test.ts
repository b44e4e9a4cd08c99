/** A file whose index announces billions of samples fails its own probe and harms nothing else. */
import t from 'tap';
import { mp4OfLength } from '../../../src/sandbox/media.ts';
import { until } from '../../support/stack.ts';
import { box, withNumber, withTable, words } from './mp4-boxes.ts';
import { localProbe, ranged, serve } from './serve-file.ts';

const many = 0xffff_ffff;
const honest = mp4OfLength(5_000);

t.test('a list of four billion samples ends the reader process, not the gateway', async (t) => {
  // A composition offset makes the parser list every sample; `stts` states their number.
  const offsets = box('ctts', words(0, 1, many, 0));
  const endless = withTable(withNumber(honest, 'stts', 8, many), offsets);
  const probe = localProbe(t);
  const refused = await probe.length(`${await serve(t, ranged(endless))}/v.mp4`);
  t.match(refused, { ok: false, reason: 'not_media' });
  const next = await probe.length(`${await serve(t, ranged(honest))}/v.mp4`);
  t.strictSame(next, { ok: true, length_ms: 5_000 }, 'the next video is read normally');
});

t.test('a parser that counts too long is killed at the time-out', async (t) => {
  // All samples are in one chunk, so their sizes are added one by one.
  const slow = withNumber(honest, 'stsc', 12, many);
  const probe = localProbe(t, { timeout_ms: 4_000 });
  const refused = await probe.length(`${await serve(t, ranged(slow))}/v.mp4`);
  t.match(refused, { ok: false, reason: 'timeout' });
  const next_url = `${await serve(t, ranged(honest))}/v.mp4`;
  // The new reader process starts within the time-out of a probe, which may be too short for it on a busy machine.
  const next = await until(
    () => probe.length(next_url),
    ({ ok }) => ok,
  );
  t.strictSame(next, { ok: true, length_ms: 5_000 }, 'the next video is read normally');
});

t.test('a box that claims gigabytes is rejected before they are fetched', async (t) => {
  const claimed_bytes = 2 ** 31;
  const index = Buffer.concat([
    box('ftyp', Buffer.from('isom'), words(0)),
    words(claimed_bytes - 16),
    Buffer.from('moov'),
  ]);
  const sent: number[] = [];
  const origin = await serve(t, (request, response) => {
    const asked = request.headers.range ?? '';
    const [first = 0, last = 0] = asked.slice('bytes='.length).split('-').map(Number);
    sent.push(last - first + 1);
    response.writeHead(206, { 'content-range': `bytes ${first}-${last}/${claimed_bytes}` });
    response.end(Buffer.concat([index, Buffer.alloc(last - first + 1)]).subarray(0, last - first + 1));
  });
  const refused = await localProbe(t).length(`${origin}/v.mp4`);
  t.match(refused, { ok: false, reason: 'too_much_data' });
  t.equal(sent.length, 1, 'only the start of the file was requested');
});
