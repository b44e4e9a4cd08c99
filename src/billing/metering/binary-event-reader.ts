/** Reads the payloads of binary events of AWS (lib/net/binary-events.ts) from a stream of bytes, in pieces as they arrive. */
import type { EventSink } from './event-stream.ts';

/** Total length, length of the headers, and a checksum. */
const PRELUDE_bytes = 12;
/** The checksum after the payload. */
const CHECKSUM_bytes = 4;

/** Splits a stream into events. Does not verify checksums, because usage counts also if one is wrong. */
export class BinaryEventReader {
  readonly #sink: Pick<EventSink, 'data' | 'end'>;
  readonly #prelude = Buffer.alloc(PRELUDE_bytes);
  /** Offset in the current event. */
  #at = 0;
  #payloadStart = 0;
  #payloadEnd = 0;
  #end = 0;

  constructor(sink: Pick<EventSink, 'data' | 'end'>) {
    this.#sink = sink;
  }

  /** Reads the next bytes of the stream, split anywhere. Does not keep them. */
  push(chunk: Buffer): void {
    let from = 0;
    while (from < chunk.length)
      from += this.#at < PRELUDE_bytes ? this.#readPrelude(chunk, from) : this.#read(chunk, from);
  }

  #readPrelude(chunk: Buffer, from: number): number {
    const read = chunk.copy(this.#prelude, this.#at, from, from + PRELUDE_bytes - this.#at);
    this.#at += read;
    if (this.#at < PRELUDE_bytes) return read;
    this.#payloadStart = PRELUDE_bytes + this.#prelude.readUInt32BE(4);
    // The smallest event has no headers and no payload. A broken length must not stop the reader.
    this.#end = Math.max(this.#prelude.readUInt32BE(0), PRELUDE_bytes + CHECKSUM_bytes);
    this.#payloadEnd = this.#end - CHECKSUM_bytes;
    return read;
  }

  #read(chunk: Buffer, from: number): number {
    const read = Math.min(chunk.length - from, this.#end - this.#at);
    const start = Math.max(this.#payloadStart - this.#at, 0);
    const end = Math.min(this.#payloadEnd - this.#at, read);
    if (start < end) this.#sink.data(chunk.subarray(from + start, from + end));
    this.#at += read;
    if (this.#at === this.#end) {
      this.#at = 0;
      this.#sink.end();
    }
    return read;
  }
}
