/** Keeps the JSON text of one value of a document at a time, if it is short. */
import { KeptBytes } from './kept-bytes.ts';
import type { Place, PlaceSink } from './places.ts';

/** The largest text of an object to keep. Real usage has a few hundred bytes. */
export const LARGEST_TEXT_bytes = 2_048;

export class KeptText<Meaning> {
  readonly #sink: PlaceSink<Meaning>;
  readonly #bytes = new KeptBytes(LARGEST_TEXT_bytes);
  #place: Place<Meaning> | undefined;
  #level = 0;
  /** The offset in the chunk where the value begins: 0 if it began in an earlier chunk. */
  #from = 0;

  constructor(sink: PlaceSink<Meaning>) {
    this.#sink = sink;
  }

  /** To be called before each chunk. */
  beginChunk(): void {
    this.#from = 0;
  }

  /** To be called after each chunk. */
  endChunk(chunk: Buffer): void {
    if (this.#place !== undefined) this.#bytes.add(chunk, this.#from, chunk.length);
  }

  /** An object or an array begins, with so many around it. Its text is kept if the place wants it. */
  begin(place: Place<Meaning>, level: number, from: number): void {
    if (place.texts.length === 0 || this.#place !== undefined) return;
    this.#place = place;
    this.#level = level;
    this.#from = from;
  }

  /** An object or an array with so many around it has ended before the offset `end`. */
  end(level: number, chunk: Buffer, end: number): void {
    if (this.#place === undefined || this.#level !== level) return;
    const text = this.#bytes.finish(chunk, this.#from, end);
    for (const meaning of this.#place.texts) this.#sink.text(meaning, text);
    this.#place = undefined;
  }

  reset(): void {
    this.#place = undefined;
    this.#bytes.clear();
  }
}
