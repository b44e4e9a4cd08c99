/** Collects the bytes of a text across chunks, up to a limit. Beyond the limit it keeps nothing. */

const EMPTY = Buffer.alloc(0);

/** A buffer with a limit. */
export class KeptBytes {
  readonly #limit_bytes: number;
  #buffer: Buffer = EMPTY;
  #length = 0;
  #exceeded = false;

  constructor(limit_bytes: number) {
    this.#limit_bytes = limit_bytes;
  }

  /** Whether nothing was added since the last `finish` or `clear`. */
  get isEmpty(): boolean {
    return this.#length === 0 && !this.#exceeded;
  }

  /** Appends a copy of `chunk[start, end)`. */
  add(chunk: Buffer, start: number, end: number): void {
    const length = this.#length + end - start;
    if (this.#exceeded || length > this.#limit_bytes) {
      this.#exceeded = true;
      this.#buffer = EMPTY;
      return;
    }
    if (length > this.#buffer.length) {
      const larger = Buffer.allocUnsafe(Math.min(this.#limit_bytes, Math.max(256, 2 * length)));
      this.#buffer.copy(larger, 0, 0, this.#length);
      this.#buffer = larger;
    }
    chunk.copy(this.#buffer, this.#length, start, end);
    this.#length = length;
  }

  /** Appends `chunk[start, end)`, returns the text and clears the buffer. Returns undefined beyond the limit. */
  finish(chunk: Buffer, start: number, end: number): string | undefined {
    if (this.isEmpty) {
      return end - start > this.#limit_bytes ? undefined : chunk.toString('utf8', start, end);
    }
    this.add(chunk, start, end);
    const text = this.#exceeded ? undefined : this.#buffer.toString('utf8', 0, this.#length);
    this.clear();
    return text;
  }

  clear(): void {
    this.#buffer = EMPTY;
    this.#length = 0;
    this.#exceeded = false;
  }
}
