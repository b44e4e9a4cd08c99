/** Collects the chunks of a body in memory. */
import { Buffer } from 'node:buffer';

/** Small chunks share blocks of this size. */
const BLOCK_bytes = 16 * 1024;

/**
 * Copies small chunks into blocks. A buffer of one byte takes hundreds of bytes of memory, so a body that arrives in such chunks
 * would take far more memory than its length, by which it is limited.
 */
export class Gathered {
  #chunks: Buffer[] = [];
  #block: Buffer | undefined;
  #used_bytes = 0;

  add(chunk: Buffer): void {
    const isFirst = this.#chunks.length === 0 && this.#block === undefined;
    if (isFirst || chunk.length >= BLOCK_bytes) {
      this.#closeBlock();
      this.#chunks.push(chunk);
      return;
    }
    if (this.#used_bytes + chunk.length > BLOCK_bytes) this.#closeBlock();
    this.#block ??= Buffer.allocUnsafeSlow(BLOCK_bytes);
    this.#used_bytes += chunk.copy(this.#block, this.#used_bytes);
  }

  /** Returns all bytes and clears the object. A single chunk is returned without a copy. */
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
