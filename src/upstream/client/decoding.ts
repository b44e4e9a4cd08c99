/**
 * Decodes an answer whose events have to be read on their way to the caller. Requests ask for `identity`, so this is needed only for an
 * upstream, or a proxy in front of it, that compresses all the same.
 */
import type { Transform } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate, createInflateRaw, createZstdDecompress } from 'node:zlib';
import { codingsOf, isZlib, MAX_CODINGS } from '../../lib/net/codings.ts';
import type { AnswerControl, AnswerReader } from '../http1/answer-handler.ts';
import { headerIn, headersWithout } from './headers.ts';

/** Passes everything to `reader`, and an answer in known codings without them. An answer in another coding is passed unchanged. */
export function decoding(reader: AnswerReader): AnswerReader {
  let to = reader;
  return {
    onResponseStart(control, statusCode, headers) {
      const codings = codingsOf(headerIn(headers, 'content-encoding'));
      const isKnown = codings.every((coding) => coding === 'deflate' || decoders.has(coding));
      if (codings.length > 0 && codings.length <= MAX_CODINGS && isKnown)
        to = new Decoder(codings.toReversed(), reader, control);
      to.onResponseStart(control, statusCode, headers);
    },
    onResponseData: (control, chunk) => to.onResponseData(control, chunk),
    onResponseEnd: () => to.onResponseEnd(),
    onResponseError: (error) => to.onResponseError(error),
  };
}

const decoders: ReadonlyMap<string, () => Transform> = new Map([
  ['gzip', () => createGunzip()],
  ['x-gzip', () => createGunzip()],
  ['br', () => createBrotliDecompress()],
  ['zstd', () => createZstdDecompress()],
]);

/** Passes an answer through decoders, with back-pressure. */
class Decoder implements AnswerReader, AnswerControl {
  readonly #codings: readonly string[];
  readonly #reader: AnswerReader;
  readonly #control: AnswerControl;
  /** Each decodes for the next; made with the first byte of the body. */
  #chain: readonly Transform[] = [];
  #isOver = false;

  /** @param codings the one applied last comes first. */
  constructor(codings: readonly string[], reader: AnswerReader, control: AnswerControl) {
    this.#codings = codings;
    this.#reader = reader;
    this.#control = control;
  }

  get received_bytes(): number {
    return this.#control.received_bytes;
  }

  onResponseStart(_control: AnswerControl, statusCode: number, headers: readonly string[]): void {
    this.#reader.onResponseStart(this, statusCode, withoutCoding(headers));
  }

  onResponseData(_control: AnswerControl, chunk: Buffer): void {
    if (this.#chain.length === 0) this.#build(chunk[0]);
    const [first] = this.#chain;
    if (first === undefined || first.write(chunk)) return;
    this.#control.pause();
    first.once('drain', () => this.#control.resume());
  }

  onResponseEnd(): void {
    const [first] = this.#chain;
    if (first === undefined) this.#end();
    else first.end();
  }

  onResponseError(error: Error): void {
    if (this.#isOver) return;
    this.#isOver = true;
    for (const stream of this.#chain) stream.destroy();
    this.#reader.onResponseError(error);
  }

  pause(): void {
    this.#chain.at(-1)?.pause();
  }

  resume(): void {
    this.#chain.at(-1)?.resume();
  }

  /** The answer may be complete while its last bytes wait to be decoded. Then only this ends it. */
  abort(reason: Error): void {
    this.#control.abort(reason);
    this.onResponseError(reason);
  }

  /** Only the first byte of a body distinguishes the two formats of `deflate`. */
  #build(firstByte: number | undefined): void {
    this.#chain = this.#codings.map((coding, index) => {
      const isRaw = index === 0 && !isZlib(firstByte);
      return decoders.get(coding)?.() ?? (isRaw ? createInflateRaw() : createInflate());
    });
    for (const [index, stream] of this.#chain.entries()) {
      stream.on('error', (error) => this.abort(error));
      const next = this.#chain[index + 1];
      if (next !== undefined) stream.pipe(next);
    }
    const last = this.#chain.at(-1);
    last?.on('data', (chunk: Buffer) => this.#pass(chunk));
    last?.on('end', () => this.#end());
  }

  #pass(chunk: Buffer): void {
    if (this.#isOver) return;
    try {
      this.#reader.onResponseData(this, chunk);
    } catch (error) {
      this.abort(error instanceof Error ? error : new Error(String(error)));
    }
  }

  #end(): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#reader.onResponseEnd();
  }
}

/** The decoded body has another length. Its end is still known, as if it came in chunks. */
function withoutCoding(headers: readonly string[]): readonly string[] {
  const kept = headersWithout(headers, (name) => name === 'content-encoding' || name === 'content-length');
  return headerIn(headers, 'content-length') === undefined ? kept : [...kept, 'transfer-encoding', 'chunked'];
}
