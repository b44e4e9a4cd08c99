/**
 * Finds the end of a JSON string in bytes that arrive in chunks, with a native search for long strings.
 *
 * It is part of the member scanner, whose head comment has the comparison with libraries.
 */
import { BACKSLASH, QUOTE } from '../../lib/json/json-scan.ts';
import { indexOrEnd } from './bytes.ts';

/** This many bytes are read one by one before the native search is called: most strings are shorter, and a call costs more. */
const SHORT_STRING_bytes = 48;

/** Reads one string after another. */
export class StringReader {
  /** Whether a string has begun and not ended. */
  isOpen = false;
  /** Whether the last string has a backslash in the part that was read. */
  hadEscape = false;
  #afterBackslash = false;
  /** Offsets of the last quote and backslash that were found in the chunk. Outdated when the position is beyond them. */
  #nextQuote = -1;
  #nextBackslash = -1;

  /** To be called after an opening quote. */
  open(): void {
    this.isOpen = true;
    this.hadEscape = false;
  }

  /** Ends an open string. */
  reset(): void {
    this.isOpen = false;
    this.#afterBackslash = false;
  }

  /** To be called before each chunk. */
  beginChunk(): void {
    this.#nextQuote = -1;
    this.#nextBackslash = -1;
  }

  /** Reads the open string from `start`, at most to its end. @returns the offset after the bytes that were read. */
  read(chunk: Buffer, start: number): number {
    let at = start;
    if (this.#afterBackslash) {
      this.#afterBackslash = false;
      at++;
    }
    const near = Math.min(chunk.length, at + SHORT_STRING_bytes);
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

  /** Reads to the string's end or to a backslash. Reuses found offsets that are still ahead. */
  #search(chunk: Buffer, at: number): number {
    if (this.#nextQuote < at) this.#nextQuote = indexOrEnd(chunk, QUOTE, at);
    if (this.#nextBackslash < at) this.#nextBackslash = indexOrEnd(chunk, BACKSLASH, at);
    if (this.#nextBackslash < this.#nextQuote) return this.#nextBackslash;
    if (this.#nextQuote === chunk.length) return chunk.length;
    this.isOpen = false;
    return this.#nextQuote + 1;
  }
}
