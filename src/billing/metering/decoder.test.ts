/** Tests that compressed answers are decoded: all codings, split anywhere, cut off or corrupt. */
import {
  brotliCompressSync,
  constants,
  createBrotliCompress,
  createDeflate,
  createDeflateRaw,
  createGzip,
  createZstdCompress,
  deflateRawSync,
  gzipSync,
  zstdCompressSync,
} from 'node:zlib';
import t from 'tap';
import { codingsOf } from '../../lib/net/codings.ts';
import { createDecoder } from './decoder.ts';

/** Decodes the pieces; `isWhole` is what the decoder resolves with. */
async function decoded(encoding: string, pieces: readonly Buffer[], limit_bytes?: number) {
  let text = '';
  const decoder = createDecoder(codingsOf(encoding), (chunk) => (text += chunk.toString('latin1')), limit_bytes);
  if (decoder === undefined) return undefined;
  for (const piece of pieces) decoder.push(piece);
  return { isWhole: await decoder.end(), text };
}

const compressors = {
  gzip: [createGzip, constants.Z_SYNC_FLUSH],
  deflate: [createDeflate, constants.Z_SYNC_FLUSH],
  'deflate without its header': [createDeflateRaw, constants.Z_SYNC_FLUSH],
  br: [createBrotliCompress, constants.BROTLI_OPERATION_FLUSH],
  zstd: [createZstdCompress, constants.ZSTD_e_flush],
} as const;

/** Compresses texts: the flushed bytes of each, and the final bytes. */
async function compressed(name: keyof typeof compressors, texts: readonly string[]) {
  const [create, flush] = compressors[name];
  const compressor = create();
  const out: Buffer[] = [];
  compressor.on('data', (chunk: Buffer) => out.push(chunk));
  const pieces: Buffer[] = [];
  for (const text of texts) {
    compressor.write(text);
    await new Promise<void>((resolve) => compressor.flush(flush, resolve));
    pieces.push(Buffer.concat(out.splice(0)));
  }
  await new Promise<void>((resolve) => compressor.on('end', resolve).end());
  return { pieces, end: Buffer.concat(out) };
}

const bytewise = (pieces: readonly Buffer[]) => [...Buffer.concat(pieces)].map((byte) => Buffer.from([byte]));

for (const name of Object.keys(compressors) as (keyof typeof compressors)[]) {
  t.test(`${name}: each piece is decoded as soon as it arrives, and incomplete data is detected`, async (t) => {
    const coding = name.split(' ')[0] ?? '';
    const texts = ['one ', 'two ', 'three'];
    const { pieces, end } = await compressed(name, texts);
    t.same(await decoded(coding, [...pieces, end]), { isWhole: true, text: texts.join('') });
    t.same(await decoded(coding, bytewise([...pieces, end])), { isWhole: true, text: texts.join('') });
    for (const count of [1, 2, 3]) {
      const text = texts.slice(0, count).join('');
      t.same(await decoded(coding, pieces.slice(0, count)), { isWhole: false, text }, `${count} pieces`);
    }
    t.same(await decoded(coding, [Buffer.from('no such bytes')]), { isWhole: false, text: '' });
  });
}

t.test('several codings are decoded in reverse order', async (t) => {
  const gzip = gzipSync('kite');
  t.same(await decoded('gzip, br', [brotliCompressSync(gzip)]), { isWhole: true, text: 'kite' });
  t.same(await decoded('GZIP , identity,zstd', [zstdCompressSync(gzip)]), { isWhole: true, text: 'kite' });
  t.same(await decoded('deflate,x-gzip', [gzipSync(deflateRawSync('kite'))]), { isWhole: true, text: 'kite' });
});

t.test('an unknown coding, or too many codings, are not decoded', async (t) => {
  for (const encoding of ['compress', 'gzip, aes128gcm', 'gzip, gzip, gzip, gzip']) {
    t.equal(await decoded(encoding, []), undefined, encoding);
  }
  t.same([undefined, '', 'identity', ' Identity '].map(codingsOf), [[], [], [], []]);
});

t.test('a decompression bomb is decoded only up to the limit', async (t) => {
  const zeros = Buffer.alloc(100 * 1024 * 1024);
  const bomb = gzipSync(zeros);
  for (const [encoding, bytes] of [
    ['gzip', bomb],
    ['br', brotliCompressSync(zeros, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } })],
    ['zstd', zstdCompressSync(zeros)],
    ['gzip, gzip', gzipSync(bomb)],
  ] as const) {
    const found = await decoded(encoding, [bytes], 1024 * 1024);
    t.equal(found?.isWhole, false, encoding);
    t.ok((found?.text.length ?? 0) <= 1024 * 1024);
  }
});
