/** A server that hangs or sends slowly delays only one probe, and only until its time-out. */
import type { RequestListener } from 'node:http';
import t from 'tap';
import { mp4OfLength } from '../../../src/sandbox/media.ts';
import { localProbe, rangeAsked, sendRange, serve } from './serve-file.ts';

const file = Buffer.concat([mp4OfLength(5_000).subarray(0, 32), Buffer.alloc(1_000_000)]);

const listeners: readonly (readonly [name: string, listener: RequestListener])[] = [
  ['never answers', () => {}],
  [
    'stops in the middle of the first body',
    (_, response) => {
      response.writeHead(200, { 'content-length': file.length });
      response.write(file.subarray(0, 1_000));
    },
  ],
  [
    'drips a byte at a time',
    (_, response) => {
      response.writeHead(200, { 'content-length': file.length });
      const drip = setInterval(() => response.write('x'), 5);
      response.once('close', () => clearInterval(drip));
    },
  ],
  [
    'never answers the second range',
    (request, response) => {
      const { first, last } = rangeAsked(request.headers.range, file.length);
      if (first === 0) sendRange(response, withLateIndex, first, last);
    },
  ],
];

/** A file whose index comes after a megabyte of samples. */
const withLateIndex = Buffer.concat([
  mp4OfLength(5_000).subarray(0, 32),
  Buffer.from('000f0000', 'hex'),
  Buffer.from('mdat'),
  Buffer.alloc(999_960),
]);

for (const [name, listener] of listeners) {
  t.test(name, async (t) => {
    const gone = Promise.withResolvers<void>();
    const origin = await serve(t, (request, response) => {
      response.once('close', () => gone.resolve());
      listener(request, response);
    });
    const result = await localProbe(t, { timeout_ms: 1_000 }).length(`${origin}/v.mp4`);
    t.match(result, { ok: false, reason: 'timeout', message: /could not be read within 1000 ms/ });
    await gone.promise;
    t.pass('and the connection is closed');
  });
}

t.test('the resolver never answers', async (t) => {
  const probe = localProbe(t, { timeout_ms: 500, resolve: () => new Promise(() => {}) });
  t.match(await probe.length('http://media.example/v.mp4'), { ok: false, reason: 'timeout' });
});

t.test('closing ends running probes', async (t) => {
  const asked = Promise.withResolvers<void>();
  const origin = await serve(t, () => asked.resolve());
  const probe = localProbe(t);
  const running = probe.length(`${origin}/v.mp4`);
  await asked.promise;
  await probe.close();
  t.match(await running, { ok: false, reason: 'unreachable', message: /stopping/ });
});
