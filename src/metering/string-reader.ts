/**
 * Finds the end of a JSON string in bytes that arrive in pieces, by the native search where the string is long.
 *
 * It is part of the member scanner, which names the libraries that it was compared with.
 */
import { BACKSLASH, QUOTE } from '../lang/json-scan.ts';
import { indexOrEnd } from './bytes.ts';

/** So much of a string is read byte by byte before the native search is called: most strings end sooner than it begins. */
const SHORT_STRING_BYTES = 48;

export class StringReader {
  /** Whether a string has begun and not ended. */
  isOpen = false;
  /** Whether the string that began last had a backslash in it, as far as it was read. */
  hadEscape = false;
  #afterBackslash = false;
  /** The next quote and backslash of the chunk, as far as they were searched for; stale when they are behind. */
  #nextQuote = -1;
  #nextBackslash = -1;

  /** A string begins: its opening quote has been read. */
  open(): void {
    this.isOpen = true;
    this.hadEscape = false;
  }

  /** No string has begun, whatever was read before. */
  reset(): void {
    this.isOpen = false;
    this.#afterBackslash = false;
  }

  /** Another chunk is read from now on. */
  beginChunk(): void {
    this.#nextQuote = -1;
    this.#nextBackslash = -1;
  }

  /** Reads on in the open string from `start`, to its end or not as far, and gives the offset behind what was read. */
  read(chunk: Buffer, start: number): number {
    let at = start;
    if (this.#afterBackslash) {
      this.#afterBackslash = false;
      at++;
    }
    const near = Math.min(chunk.length, at + SHORT_STRING_BYTES);
    while (at < near) {
      const byte = chunk[at];
      at++;
      if (byte === QUOTE) {
        this.isOpen = false;
        return at;
      }
      if (byte !== BACKSLASH) continue;
      this.hadEscape = true;
      if (at === chunk.length) this.#afterBackslash = true;
      else at++;
    }
    return at < chunk.length ? this.#search(chunk, at) : at;
  }

  /** Reads to the string's end or to a backslash. What was found and is not passed is not searched for again. */
  #search(chunk: Buffer, at: number): number {
    if (this.#nextQuote < at) this.#nextQuote = indexOrEnd(chunk, QUOTE, at);
    if (this.#nextBackslash < at) this.#nextBackslash = indexOrEnd(chunk, BACKSLASH, at);
    if (this.#nextBackslash < this.#nextQuote) return this.#nextBackslash;
    if (this.#nextQuote === chunk.length) return chunk.length;
    this.isOpen = false;
    return this.#nextQuote + 1;
  }
}
