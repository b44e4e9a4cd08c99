/** Bytes that arrive in chunks, kept until they are whole. */
import { Buffer } from 'node:buffer';

const block_bytes = 16 * 1024;

/**
 * Chunks in their order. Small ones are copied together: a buffer of one byte takes hundreds of bytes of memory, so that a body
 * in chunks of one byte would take hundreds of times the room that it is counted with.
 */
export class Gathered {
  #chunks: Buffer[] = [];
  #block: Buffer | undefined;
  #used_bytes = 0;

  add(chunk: Buffer): void {
    const isFirst = this.#chunks.length === 0 && this.#block === undefined;
    if (isFirst || chunk.length >= block_bytes) {
      this.#closeBlock();
      this.#chunks.push(chunk);
      return;
    }
    if (this.#used_bytes + chunk.length > block_bytes) this.#closeBlock();
    this.#block ??= Buffer.allocUnsafeSlow(block_bytes);
    this.#used_bytes += chunk.copy(this.#block, this.#used_bytes);
  }

  /** All bytes, which are not kept here any longer. A single chunk is given as it came. */
  take(): Buffer {
    this.#closeBlock();
    const chunks = this.#chunks;
    this.#chunks = [];
    return chunks.length === 1 && chunks[0] !== undefined ? chunks[0] : Buffer.concat(chunks);
  }

  #closeBlock(): void {
    if (this.#block !== undefined) this.#chunks.push(this.#block.subarray(0, this.#used_bytes));
    this.#block = undefined;
    this.#used_bytes = 0;
  }
}
