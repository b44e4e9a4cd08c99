/** An upstream or its CDN may compress an answer unasked: the charge stays the same, and the caller gets the compressed bytes. */
import {
  brotliCompressSync,
  constants,
  createGzip,
  deflateRawSync,
  deflateSync,
  gzipSync,
  zstdCompressSync,
} from 'node:zlib';
import t from 'tap';
import type { Script } from '../support/fault-server.ts';
import { auditOk, type Interface, messagesJson, messagesStream, rawPost } from '../support/interfaces.ts';
import { rawCaller } from '../support/raw-caller.ts';
import { chargeRig, costOf, estimatedTokens, events } from './charges.ts';

const codings: Readonly<Record<string, (body: Buffer) => Buffer>> = {
  gzip: gzipSync,
  'x-gzip': gzipSync,
  deflate: deflateSync,
  Deflate: deflateRawSync,
  br: brotliCompressSync,
  zstd: zstdCompressSync,
  'gzip, br': (body) => brotliCompressSync(gzipSync(body)),
  'identity, gzip': gzipSync,
};

const json = Buffer.from(
  JSON.stringify({ content: [{ text: 'kite '.repeat(5_000) }], usage: { input_tokens: 1000, output_tokens: 200 } }),
);
const stream = Buffer.from(
  events.start({ input_tokens: 1000, output_tokens: 1 }) +
    events.delta().repeat(200) +
    events.end({ output_tokens: 200 }),
);
const told = { input: 1000, output: 200 };

/** An answer in chunks of 1,000 bytes; `last` is how it ends. */
function answering(type: string, encoding: string, body: Buffer, last: 'end' | 'reset' = 'end'): Script {
  return ({ write, reset }) => {
    write(
      `HTTP/1.1 200 OK\r\ncontent-type: ${type}\r\ncontent-encoding: ${encoding}\r\ntransfer-encoding: chunked\r\nconnection: close\r\n\r\n`,
    );
    for (let at = 0; at < body.length; at += 1000) {
      const piece = body.subarray(at, at + 1000);
      write(Buffer.concat([Buffer.from(`${piece.length.toString(16)}\r\n`), piece, Buffer.from('\r\n')]));
    }
    if (last === 'end') write('0\r\n\r\n');
    else setTimeout(reset, 100);
  };
}

/** The body of a chunked answer, as Latin-1. */
function bodyOf(received: string): string {
  let rest = received.slice(received.indexOf('\r\n\r\n') + 4);
  let body = '';
  for (;;) {
    const length = Number.parseInt(rest, 16);
    if (!(length > 0)) return body;
    const from = rest.indexOf('\r\n') + 2;
    body += rest.slice(from, from + length);
    rest = rest.slice(from + length + 2);
  }
}

const rigged = await chargeRig(t, () => {});
const { server, charged, counted, stack } = rigged;

/** Sends the request with `connection: close` and returns all bytes that the caller gets. */
async function heard(sample: Interface): Promise<string> {
  const caller = await rawCaller(
    stack.url,
    rawPost(rigged, sample).replace('\r\n\r\n', '\r\nconnection: close\r\n\r\n'),
  );
  await caller.untilEnded();
  caller.leave();
  return caller.received;
}

for (const [encoding, compress] of Object.entries(codings)) {
  t.test(`${encoding}: JSON and events are charged as if they were not compressed`, async (t) => {
    for (const [sample, type, plain] of [
      [messagesJson, 'application/json', json],
      [messagesStream, 'text/event-stream', stream],
    ] as const) {
      const body = compress(plain);
      server.play(answering(type, encoding, body));
      let received = '';
      const cost = await charged(async () => {
        received = await heard(sample);
      });
      t.same(cost, { units: told, amount_nano: costOf(told) }, type);
      t.match(received, new RegExp(`content-encoding: ${encoding}\r\n`));
      t.equal(bodyOf(received), body.toString('latin1'), 'and the caller gets the compressed bytes');
    }
    t.equal(await counted('doubtful', 'estimated'), 0);
  });
}

t.test('a compressed stream that is cut is charged for the events already forwarded', async (t) => {
  const sample: Interface = { ...messagesStream, body: { ...Object(messagesStream.body), max_tokens: 1000 } };
  const gzip = createGzip();
  const out: Buffer[] = [];
  gzip.on('data', (piece: Buffer) => out.push(piece));
  const passed = events.start({ input_tokens: 1000, output_tokens: 1 }) + events.delta().repeat(100);
  gzip.write(passed);
  await new Promise<void>((resolve) => gzip.flush(constants.Z_SYNC_FLUSH, resolve));
  server.play(answering('text/event-stream', 'gzip', Buffer.concat(out), 'reset'));
  const cost = await charged(() => heard(sample));
  t.same(cost.units, { input: 1000, output: estimatedTokens(passed) });
  gzip.destroy();
});

t.test('a decompression bomb, an unknown coding and a wrong coding count as answers without usage', async (t) => {
  const bomb = gzipSync(Buffer.concat([Buffer.alloc(70 * 1024 * 1024, ' '), json]));
  for (const [encoding, body] of [
    ['gzip', bomb],
    ['aes128gcm', json],
    ['gzip', json],
  ] as const) {
    const before = await counted('doubtful', 'held');
    server.play(answering('application/json', encoding, body));
    const cost = await charged(() => heard(messagesJson));
    t.ok(cost.amount_nano > 0n, `${encoding}: ${cost.amount_nano} nano`);
    t.equal((await counted('doubtful', 'held')) + (await counted('doubtful', 'estimated')) > before, true);
  }
  await auditOk(t, stack);
});
