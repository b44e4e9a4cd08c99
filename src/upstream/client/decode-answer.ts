/** Decodes the body of a whole answer, for the gateway's own use. */
import { brotliDecompressSync, gunzipSync, inflateRawSync, inflateSync, zstdDecompressSync } from 'node:zlib';
import { codingsOf, isZlib, MAX_CODINGS } from '../../lib/net/codings.ts';
import { headerIn } from './headers.ts';

/** Far larger than any task record. A larger answer is a fault of the upstream. */
export const ANSWER_LIMIT_bytes = 8 * 1024 * 1024;

/** What of an answer may be in a content-coding. */
export interface CodedAnswer {
  /** Flat list of names and values. */
  readonly headers: readonly string[];
  readonly body: Buffer;
}

/** The decoded body of an answer; undefined if it cannot be decoded, or is larger than the limit when decoded. */
export function decodeAnswer({ headers, body }: CodedAnswer): Buffer | undefined {
  const codings = codingsOf(headerIn(headers, 'content-encoding'));
  if (codings.length > MAX_CODINGS) return undefined;
  let decoded = body;
  try {
    for (const coding of codings.toReversed()) {
      const decode = decoders.get(coding);
      if (decode === undefined) return undefined;
      decoded = decode(decoded);
    }
    return decoded;
  } catch {
    return undefined;
  }
}

const decoded = { maxOutputLength: ANSWER_LIMIT_bytes };
const decoders: ReadonlyMap<string, (body: Buffer) => Buffer> = new Map([
  ['gzip', (body) => gunzipSync(body, decoded)],
  ['x-gzip', (body) => gunzipSync(body, decoded)],
  ['deflate', (body) => (isZlib(body[0]) ? inflateSync(body, decoded) : inflateRawSync(body, decoded))],
  ['br', (body) => brotliDecompressSync(body, decoded)],
  ['zstd', (body) => zstdDecompressSync(body, decoded)],
]);
