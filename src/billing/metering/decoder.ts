/**
 * Decodes an answer that the upstream compressed although the request asked for `identity`. The caller gets the original bytes.
 * Decoded data is passed on at once and not kept, so that an answer that breaks off is counted up to that point.
 */
import { Transform, type TransformCallback } from 'node:stream';
import {
  constants,
  createBrotliDecompress,
  createGunzip,
  createInflate,
  createInflateRaw,
  createZstdDecompress,
} from 'node:zlib';
import { isZlib, MAX_CODINGS } from '../../lib/net/codings.ts';

/** A larger answer is a decompression bomb. Real answers have a few MiB. */
const DECODED_LIMIT_bytes = 64 * 1024 * 1024;
/** Limit of compressed bytes that wait to be decoded. The stream to the caller does not wait for the decoder. */
const QUEUE_LIMIT_bytes = 8 * 1024 * 1024;

export interface Decoder {
  /** Takes the next bytes as received, split anywhere. The chunk must not change until `end` has resolved. */
  push(chunk: Buffer): void;
  /** Resolves when everything is decoded: true if the data was complete and valid. Never rejects. */
  end(): Promise<boolean>;
}

/**
 * A decoder for the codings, or undefined if one of them is unknown. It stops permanently at invalid data, at `limit_bytes` of
 * decoded data, and when too many compressed bytes wait.
 *
 * @param sink called with each piece of decoded data.
 */
export function createDecoder(
  codings: readonly string[],
  sink: (chunk: Buffer) => void,
  limit_bytes = DECODED_LIMIT_bytes,
): Decoder | undefined {
  if (codings.length > MAX_CODINGS) return undefined;
  const stages: Transform[] = [];
  for (const coding of codings.toReversed()) {
    const stage = stageOf(coding);
    if (stage === undefined) return undefined;
    stages.push(stage);
  }
  const [first] = stages;
  const last = stages.at(-1);
  if (first === undefined || last === undefined) return undefined;

  let left_bytes = limit_bytes;
  let stopped = false;
  const { promise: ended, resolve } = Promise.withResolvers<boolean>();
  const stop = () => {
    stopped = true;
    for (const stage of stages) stage.destroy();
    resolve(false);
  };
  for (const [index, stage] of stages.entries()) {
    const next = stages[index + 1];
    stage.on('error', stop);
    if (next !== undefined) stage.pipe(next);
  }
  last.on('end', () => resolve(true));
  last.on('data', (chunk: Buffer) => {
    if (stopped) return;
    left_bytes -= chunk.length;
    if (left_bytes < 0) stop();
    else sink(chunk);
  });

  return {
    push(chunk) {
      if (stopped) return;
      first.write(chunk);
      if (first.writableLength > QUEUE_LIMIT_bytes) stop();
    },
    async end() {
      // Ending an incomplete stream is an error that discards pending output. Flush each stage first.
      for (const stage of stages) if (!stopped) await Promise.race([passedOn(stage), ended]);
      if (!stopped) first.end();
      return ended;
    },
  };
}

const NOTHING = Buffer.alloc(0);

/** Resolves when the stage has decoded and passed on all of its input. */
function passedOn(stage: Transform): Promise<void> {
  return new Promise((resolve) => {
    stage.write(NOTHING, () => setImmediate(resolve));
  });
}

function stageOf(coding: string): Transform | undefined {
  switch (coding) {
    case 'gzip':
    case 'x-gzip':
      return createGunzip();
    case 'deflate':
      return new Inflate();
    case 'br':
      return createBrotliDecompress();
    case 'zstd':
      // RFC 9659: the window of this coding is at most 8 MiB.
      return createZstdDecompress({ params: { [constants.ZSTD_d_windowLogMax]: 23 } });
    default:
      return undefined;
  }
}

/** Decodes `deflate`, with or without a zlib header. The first byte shows which. */
class Inflate extends Transform {
  #inner: Transform | undefined;

  override _transform(chunk: Buffer, _encoding: string, done: TransformCallback): void {
    this.#inner ??= this.#open(chunk[0]);
    this.#inner.write(chunk, () => done());
  }

  override _flush(done: TransformCallback): void {
    if (this.#inner === undefined) {
      done();
      return;
    }
    this.#inner.once('end', () => done());
    this.#inner.end();
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    this.#inner?.destroy();
    done(error);
  }

  #open(firstByte: number | undefined): Transform {
    const inner = isZlib(firstByte) ? createInflate() : createInflateRaw();
    inner.on('data', (chunk: Buffer) => this.push(chunk));
    inner.on('error', (error) => this.destroy(error));
    return inner;
  }
}
