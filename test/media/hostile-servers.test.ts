/** Servers that hang, lie or send too much delay no request and cost no memory. */
import type { RequestListener, ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import t from 'tap';
import { mp4OfLength } from '../../src/config/sandbox/media.ts';
import { box, withNumber, withTable, words } from '../support/media/mp4-boxes.ts';
import { localProbe, rangeAsked, ranged, sendRange, serve } from '../support/media/serve-file.ts';
import { until } from '../support/stack.ts';

t.test('A server that hangs or sends slowly delays only one probe, and only until its time-out', async (t) => {
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
});

t.test('The lengths and ranges that a server states are checked against the bytes that it sends', async (t) => {
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
    [
      'a range of one byte more than was asked for',
      (request, response) => {
        const { first, last } = rangeAsked(request.headers.range, long.length);
        sendRange(response, long, first, first === 0 ? last + 1 : last);
      },
      /answered a range request/,
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
    const origin = await serve(t, (_, response) =>
      response.writeHead(200, { 'content-length': file.length }).end(file),
    );
    t.match(await probe.length(`${origin}/v.mp4`), { ok: false, reason: 'not_media' });
  });
});

t.test('One probe reads a limited number of bytes over all its requests', async (t) => {
  const limit_bytes = 400_000;
  const clip = mp4OfLength(5_000);
  const split = clip.indexOf('moov') - 4;
  /** A file with ten megabytes of samples before the index. */
  const indexLast = Buffer.concat([
    clip.subarray(0, split),
    box('mdat', Buffer.alloc(10_000_000)),
    clip.subarray(split),
  ]);

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
});

t.test('A file whose index announces billions of samples fails its own probe and harms nothing else', async (t) => {
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
});
