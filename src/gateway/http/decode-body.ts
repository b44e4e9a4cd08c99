/** Decodes a request body that is compressed, as Codex sends it: within the limit of bodies, so that a small one cannot fill the memory. */
import { once } from 'node:events';
import { constants, createGunzip, createZstdDecompress } from 'node:zlib';
import { excerpt, Refusal } from '../../lib/refusal.ts';
import { Gathered } from '../../upstream/client/gathered.ts';
import type { BodyReservation } from './body-reservations.ts';

/** A larger window (2^23 bytes, RFC 8878 §3.1.1.1.2) is memory that a caller could demand before any byte is decoded. */
const ZSTD = { params: { [constants.ZSTD_d_windowLogMax]: 23 } };

const DECODERS = {
  gzip: () => createGunzip(),
  'x-gzip': () => createGunzip(),
  zstd: () => createZstdDecompress(ZSTD),
} as const;

/** A coding of bodies that is decoded. */
export type BodyCoding = keyof typeof DECODERS;

/** The coding of a body; undefined if it has none. @throws Refusal unsupported_media_type */
export function bodyCodingOf(header: string | undefined): BodyCoding | undefined {
  const coding = header?.trim().toLowerCase() ?? 'identity';
  if (coding === 'identity') return undefined;
  if (isDecoded(coding)) return coding;
  const message = `content-encoding '${excerpt(header ?? '')}' is not accepted; send the body in gzip, in zstd, or without an encoding`;
  throw new Refusal('unsupported_media_type', message);
}

function isDecoded(coding: string): coding is BodyCoding {
  return Object.hasOwn(DECODERS, coding);
}

/** @param kept counts the decoded bytes. @throws Refusal invalid_request, body_too_large, or that of `kept` */
export async function decodeBody(
  body: Buffer,
  coding: BodyCoding,
  limit_bytes: number,
  kept: Pick<BodyReservation, 'add'>,
): Promise<Buffer> {
  const decoder = DECODERS[coding]();
  const gathered = new Gathered();
  let decoded_bytes = 0;
  let refusal: Refusal | undefined;
  decoder.on('data', (chunk: Buffer) => {
    if (refusal !== undefined) return;
    decoded_bytes += chunk.length;
    try {
      if (decoded_bytes > limit_bytes)
        throw new Refusal('body_too_large', `the decoded body is larger than the limit of ${limit_bytes} bytes`);
      kept.add(chunk.length);
      gathered.add(chunk);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      refusal = error;
      decoder.destroy(error);
    }
  });
  decoder.end(body);
  try {
    await once(decoder, 'end');
  } catch {
    throw (
      refusal ??
      new Refusal('invalid_request', `the body cannot be decoded as ${coding}; send it whole, or without an encoding`)
    );
  }
  return gathered.take();
}
