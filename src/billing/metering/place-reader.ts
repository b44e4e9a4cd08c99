/**
 * Reads some places of JSON that arrives in chunks: of the top-level object, or of each object in a top-level array. It goes into the
 * objects and arrays that contain such a place and passes over everything else, so a string of any length and any depth take no memory. It
 * keeps only the scalar that it reads. It does not validate: for bytes that are not JSON the result is meaningless.
 *
 * By `node bench/readers/run.ts members`, 20 MB of base64 before the usage take 0.9 ms and no memory here; JSON.parse takes 34 ms and the
 * whole answer in memory, and @streamparser/json 71 ms and memory without limit. A short answer takes 0.9, 1.6 and 14 µs.
 */
import {
  CLOSE_BRACE,
  CLOSE_BRACKET,
  COLON,
  COMMA,
  decodeKey,
  OPEN_BRACE,
  OPEN_BRACKET,
  QUOTE,
} from '../../lib/json/json-scan.ts';
import { isAt } from './bytes.ts';
import { KeptBytes } from './kept-bytes.ts';
import { KeptText } from './kept-text.ts';
import type { Frame, Place, PlaceSink } from './places.ts';
import { isClosing, isSpace, LARGEST_SCALAR_bytes, parsedScalar, wholeNumberIn } from './scalars.ts';
import { StringReader } from './string-reader.ts';

/** The position in the document: one of these. */
type State = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;
const OUTSIDE = 0;
/** In a top-level array. */
const IN_DOCUMENTS = 1;
const BEFORE_NAME = 2;
const IN_NAME = 3;
const BEFORE_COLON = 4;
const BEFORE_VALUE = 5;
const BEFORE_ITEM = 6;
const IN_SCALAR = 7;
/** In an object or array without a place. */
const IN_CONTAINER = 8;

/** Reads one document after another. */
export class PlaceReader<Meaning> {
  readonly #root: Place<Meaning>;
  readonly #sink: PlaceSink<Meaning>;
  readonly #name: KeptBytes;
  readonly #scalar = new KeptBytes(LARGEST_SCALAR_bytes);
  readonly #text: KeptText<Meaning>;
  #state: State = OUTSIDE;
  /** From the document inwards: no more than the longest path to a place. */
  readonly #frames: Frame<Meaning>[] = [];
  /** Whether the document is an element of a top-level array. */
  #isElement = false;
  /** A string may be open in any state. */
  readonly #string = new StringReader();
  /** How many containers are open, from the skipped one inwards. */
  #depth = 0;
  /** The place of the value that comes next or is being read; undefined: it is skipped. */
  #place: Place<Meaning> | undefined;
  /** The offset in the chunk where the name or the scalar begins: 0 if it began in an earlier chunk. */
  #from = 0;

  constructor(root: Place<Meaning>, sink: PlaceSink<Meaning>) {
    this.#root = root;
    this.#sink = sink;
    this.#name = new KeptBytes(root.longestName_bytes);
    this.#text = new KeptText(sink);
  }

  /** Whether a document has begun and not ended. */
  get isInside(): boolean {
    return this.#state !== OUTSIDE || this.#string.isOpen;
  }

  /** Begins a new document, even if the last one is incomplete. */
  reset(): void {
    this.#state = OUTSIDE;
    this.#frames.length = 0;
    this.#string.reset();
    this.#place = undefined;
    this.#name.clear();
    this.#scalar.clear();
    this.#text.reset();
  }

  /** Reads the next bytes of the document, split anywhere. Does not keep the chunk. */
  push(chunk: Buffer): void {
    this.#from = 0;
    this.#text.beginChunk();
    this.#string.beginChunk();
    let at = 0;
    while (at < chunk.length) at = this.#step(chunk, at);
    if (this.#state === IN_NAME) this.#name.add(chunk, this.#from, chunk.length);
    else if (this.#state === IN_SCALAR && this.#place !== undefined) this.#scalar.add(chunk, this.#from, chunk.length);
    this.#text.endChunk(chunk);
  }

  /** Reads from `at` and returns the offset after the bytes that it read. If it read none, the state has changed. */
  #step(chunk: Buffer, at: number): number {
    if (this.#string.isOpen) return this.#string.read(chunk, at);
    switch (this.#state) {
      case OUTSIDE:
      case IN_DOCUMENTS:
        return this.#readOutside(chunk, at);
      case BEFORE_NAME:
        return this.#readToName(chunk, at);
      case IN_NAME:
        this.#endName(chunk, at);
        return at;
      case BEFORE_COLON:
        return this.#readColon(chunk, at);
      case BEFORE_VALUE:
        return isSpace(chunk[at]) ? at + 1 : this.#beginValue(chunk, at);
      case BEFORE_ITEM:
        return this.#readToItem(chunk, at);
      case IN_SCALAR:
        return this.#readScalar(chunk, at);
      case IN_CONTAINER:
        return this.#readContainer(chunk, at);
    }
  }

  /** Outside every object: before the document, between array elements, after the document. */
  #readOutside(chunk: Buffer, at: number): number {
    const byte = chunk[at];
    if (byte === OPEN_BRACE) {
      this.#isElement = this.#state === IN_DOCUMENTS;
      this.#enter(this.#root, false);
    } else if (byte === OPEN_BRACKET) {
      if (this.#state === IN_DOCUMENTS) this.#skip(1);
      else this.#state = IN_DOCUMENTS;
    } else if (byte === CLOSE_BRACKET) {
      this.#state = OUTSIDE;
    } else if (byte === QUOTE) {
      this.#string.open();
    }
    return at + 1;
  }

  #readToName(chunk: Buffer, at: number): number {
    const byte = chunk[at];
    if (byte === QUOTE) {
      this.#state = IN_NAME;
      this.#from = at;
      this.#string.open();
    } else if (byte === CLOSE_BRACE) {
      this.#leave(chunk, at + 1);
    } else if (byte === OPEN_BRACE || byte === OPEN_BRACKET) {
      this.#skip(1);
    }
    return at + 1;
  }

  /** `end` is the offset after the name's closing quote. */
  #endName(chunk: Buffer, end: number): void {
    this.#state = BEFORE_COLON;
    this.#place = undefined;
    const members = this.#frames.at(-1)?.place.members ?? [];
    if (this.#name.isEmpty && !this.#string.hadEscape) {
      for (const { bytes, place } of members) if (isAt(bytes, chunk, this.#from, end)) this.#place = place;
      return;
    }
    const text = this.#name.finish(chunk, this.#from, end);
    if (text === undefined) return;
    const decoded = decodeKey(text, 0, text.length);
    this.#place = members.find(({ name }) => name === decoded)?.place;
  }

  #readColon(chunk: Buffer, at: number): number {
    const byte = chunk[at];
    if (byte === COLON) this.#state = BEFORE_VALUE;
    if (byte === COLON || isSpace(byte)) return at + 1;
    this.#place = undefined;
    this.#state = BEFORE_NAME;
    return at;
  }

  #readToItem(chunk: Buffer, at: number): number {
    const byte = chunk[at] ?? 0;
    if (byte === COMMA || isSpace(byte)) return at + 1;
    if (isClosing(byte)) {
      this.#leave(chunk, at + 1);
      return at + 1;
    }
    const frame = this.#frames.at(-1);
    this.#place = undefined;
    if (frame !== undefined) {
      frame.index += 1;
      this.#place = frame.place.item;
      for (const { index, place } of frame.place.members) if (index === frame.index) this.#place = place;
    }
    return this.#beginValue(chunk, at);
  }

  /** Returns the offset after the bytes that it read. */
  #beginValue(chunk: Buffer, at: number): number {
    const byte = chunk[at];
    const place = this.#place;
    this.#from = at;
    if (byte !== OPEN_BRACE && byte !== OPEN_BRACKET) {
      this.#state = IN_SCALAR;
      return at;
    }
    const isArray = byte === OPEN_BRACKET;
    if (place !== undefined) {
      for (const meaning of place.meanings) this.#sink.open(meaning, isArray);
      this.#text.begin(place, this.#frames.length, at);
      if (place.members.length > 0 || (isArray && place.item !== undefined)) {
        this.#enter(place, isArray);
        return at + 1;
      }
    }
    this.#skip(0);
    return at;
  }

  /** A number, a word or a string. The string reader reads the string itself. */
  #readScalar(chunk: Buffer, start: number): number {
    let at = start;
    while (at < chunk.length) {
      const byte = chunk[at] ?? 0;
      if (byte === COMMA || isClosing(byte)) {
        this.#endScalar(chunk, at);
        return at;
      }
      at++;
      if (byte !== QUOTE) continue;
      this.#string.open();
      return at;
    }
    return at;
  }

  #endScalar(chunk: Buffer, end: number): void {
    const place = this.#place;
    if (place === undefined) {
      this.#endValue();
      return;
    }
    // Most scalars that are read are counts.
    const count = this.#scalar.isEmpty && place.texts.length === 0 ? wholeNumberIn(chunk, this.#from, end) : undefined;
    if (count !== undefined) {
      for (const meaning of place.meanings) this.#sink.scalar(meaning, count);
      this.#endValue();
      return;
    }
    const text = this.#scalar.finish(chunk, this.#from, end);
    if (text === undefined || text.trim() !== '') {
      const value = text === undefined ? undefined : parsedScalar(text);
      for (const meaning of place.meanings) this.#sink.scalar(meaning, value);
      for (const meaning of place.texts) this.#sink.text(meaning, text);
    }
    this.#endValue();
  }

  #enter(place: Place<Meaning>, isArray: boolean): void {
    this.#frames.push({ place, isArray, index: -1 });
    this.#state = isArray ? BEFORE_ITEM : BEFORE_NAME;
  }

  /** The end of an object or array that the reader went into. */
  #leave(chunk: Buffer, end: number): void {
    const place = this.#frames.pop()?.place;
    if (this.#frames.length > 0) {
      this.#endContainer(place, chunk, end);
      return;
    }
    this.#state = this.#isElement ? IN_DOCUMENTS : OUTSIDE;
    this.#sink.end();
  }

  #skip(depth: number): void {
    if (depth > 0) this.#place = undefined;
    this.#state = IN_CONTAINER;
    this.#depth = depth;
  }

  #readContainer(chunk: Buffer, start: number): number {
    let at = start;
    let depth = this.#depth;
    while (at < chunk.length) {
      const byte = chunk[at] ?? 0;
      at++;
      // Brackets and braces differ in one bit. For the depth they count the same.
      const kind = byte | 0x20;
      if (byte === QUOTE) {
        this.#string.open();
        at = this.#string.read(chunk, at);
        if (this.#string.isOpen) break;
      } else if (kind === OPEN_BRACE) {
        depth++;
      } else if (kind === CLOSE_BRACE) {
        depth--;
        if (depth > 0) continue;
        this.#endContainer(this.#place, chunk, at);
        return at;
      }
    }
    this.#depth = depth;
    return at;
  }

  #endContainer(place: Place<Meaning> | undefined, chunk: Buffer, end: number): void {
    if (place !== undefined) for (const meaning of place.meanings) this.#sink.close(meaning);
    this.#text.end(this.#frames.length, chunk, end);
    this.#endValue();
  }

  #endValue(): void {
    const frame = this.#frames.at(-1);
    this.#place = undefined;
    if (frame === undefined) {
      this.#state = IN_DOCUMENTS;
    } else if (frame.isArray) {
      this.#state = BEFORE_ITEM;
      if (frame.place.item !== undefined) for (const meaning of frame.place.meanings) this.#sink.item(meaning);
    } else {
      this.#state = BEFORE_NAME;
    }
  }
}
