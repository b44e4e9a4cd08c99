/**
 * Extracts members by name from JSON that arrives in chunks: members of the top-level object, or of each object in a top-level array. It
 * keeps only the current member, and does not validate: for bytes that are not JSON the result is meaningless.
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
} from '../lang/json-scan.ts';
import { isAt } from './bytes.ts';
import { KeptBytes } from './kept-bytes.ts';
import type { MemberNames, WantedMember } from './reading.ts';
import { StringReader } from './string-reader.ts';

/** A longer value is skipped. Real usage has a few hundred bytes. */
export const LARGEST_MEMBER_BYTES = 64 * 1024;

/** The position of the scanner in the document. */
type State =
  | typeof OUTSIDE
  | typeof IN_ARRAY
  | typeof BEFORE_NAME
  | typeof IN_NAME
  | typeof BEFORE_COLON
  | typeof BEFORE_VALUE
  | typeof IN_SCALAR
  | typeof IN_CONTAINER;
const OUTSIDE = 0;
const IN_ARRAY = 1;
const BEFORE_NAME = 2;
const IN_NAME = 3;
const BEFORE_COLON = 4;
const BEFORE_VALUE = 5;
const IN_SCALAR = 6;
const IN_CONTAINER = 7;

/** Reads one document after another. */
export class MemberScanner {
  readonly #wanted: readonly WantedMember[];
  readonly #onMember: (name: string, text: string) => void;
  readonly #name: KeptBytes;
  readonly #value: KeptBytes;
  #state: State = OUTSIDE;
  /** The state after the current value or container. */
  #after: State = OUTSIDE;
  /** Whether the current object is an element of an array. */
  #isElement = false;
  /** A string may be open in any state. */
  readonly #string = new StringReader();
  /** How many containers are open, from the skipped one inwards. */
  #depth = 0;
  /** The wanted member whose value comes next or is being read. */
  #member: string | undefined;
  /** The offset in the chunk where the name or the wanted value begins: 0 if it began in an earlier chunk. */
  #from = 0;
  #skipped = 0;

  /**
   * @param onMember called with the name and the JSON text of the value as soon as the value is complete, in document order, also
   *   for a repeated name.
   */
  constructor(
    { wanted, longest_bytes }: MemberNames,
    onMember: (name: string, text: string) => void,
    largest_bytes = LARGEST_MEMBER_BYTES,
  ) {
    this.#value = new KeptBytes(largest_bytes);
    this.#wanted = wanted;
    this.#onMember = onMember;
    this.#name = new KeptBytes(longest_bytes);
  }

  /** Number of wanted members that were too large to keep. */
  get skipped(): number {
    return this.#skipped;
  }

  /** Begins a new document, even if the last one is incomplete. */
  reset(): void {
    this.#state = OUTSIDE;
    this.#string.reset();
    this.#member = undefined;
    this.#name.clear();
    this.#value.clear();
  }

  /** Reads the next bytes of the document, split anywhere. Does not keep the chunk. */
  push(chunk: Buffer): void {
    this.#from = 0;
    this.#string.beginChunk();
    let at = 0;
    while (at < chunk.length) at = this.#step(chunk, at);
    if (this.#state === IN_NAME) this.#name.add(chunk, this.#from, chunk.length);
    else if (this.#state >= IN_SCALAR && this.#member !== undefined) this.#value.add(chunk, this.#from, chunk.length);
  }

  /** Reads from `at` and returns the offset after the bytes that it read. If it read none, the state has changed. */
  #step(chunk: Buffer, at: number): number {
    if (this.#string.isOpen) return this.#string.read(chunk, at);
    switch (this.#state) {
      case OUTSIDE:
      case IN_ARRAY:
        return this.#readOutside(chunk, at);
      case BEFORE_NAME:
        return this.#readToName(chunk, at);
      case IN_NAME:
        this.#endName(chunk, at);
        return at;
      case BEFORE_COLON:
        return this.#readColon(chunk, at);
      case BEFORE_VALUE:
        return this.#readToValue(chunk, at);
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
      this.#isElement = this.#state === IN_ARRAY;
      this.#state = BEFORE_NAME;
    } else if (byte === OPEN_BRACKET) {
      if (this.#state === IN_ARRAY) this.#openContainer(IN_ARRAY, 1);
      else this.#state = IN_ARRAY;
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
      this.#state = this.#isElement ? IN_ARRAY : OUTSIDE;
    } else if (byte === OPEN_BRACE || byte === OPEN_BRACKET) {
      this.#openContainer(BEFORE_NAME, 1);
    }
    return at + 1;
  }

  /** `end` is the offset after the name's closing quote. */
  #endName(chunk: Buffer, end: number): void {
    this.#state = BEFORE_COLON;
    this.#member = undefined;
    if (this.#name.isEmpty && !this.#string.hadEscape) {
      for (const { name, bytes } of this.#wanted) if (isAt(bytes, chunk, this.#from, end)) this.#member = name;
      return;
    }
    const text = this.#name.finish(chunk, this.#from, end);
    if (text === undefined) return;
    const decoded = decodeKey(text, 0, text.length);
    for (const { name } of this.#wanted) if (name === decoded) this.#member = name;
  }

  #readColon(chunk: Buffer, at: number): number {
    const byte = chunk[at];
    if (byte === COLON) this.#state = BEFORE_VALUE;
    if (byte === COLON || isSpace(byte)) return at + 1;
    this.#member = undefined;
    this.#state = BEFORE_NAME;
    return at;
  }

  #readToValue(chunk: Buffer, at: number): number {
    const byte = chunk[at];
    if (isSpace(byte)) return at + 1;
    this.#from = at;
    if (byte === OPEN_BRACE || byte === OPEN_BRACKET) {
      this.#openContainer(BEFORE_NAME, 0);
    } else {
      this.#state = IN_SCALAR;
      this.#after = BEFORE_NAME;
    }
    return at;
  }

  /** A number, a word or a string. The string reader reads the string itself. */
  #readScalar(chunk: Buffer, start: number): number {
    let at = start;
    while (at < chunk.length) {
      const byte = chunk[at];
      if (byte === COMMA || byte === CLOSE_BRACE) {
        this.#endValue(chunk, at);
        return at;
      }
      at++;
      if (byte !== QUOTE) continue;
      this.#string.open();
      return at;
    }
    return at;
  }

  #openContainer(after: State, depth: number): void {
    this.#state = IN_CONTAINER;
    this.#after = after;
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
        this.#endValue(chunk, at);
        return at;
      }
    }
    this.#depth = depth;
    return at;
  }

  #endValue(chunk: Buffer, end: number): void {
    this.#state = this.#after;
    const member = this.#member;
    if (member === undefined) return;
    this.#member = undefined;
    const text = this.#value.finish(chunk, this.#from, end);
    if (text === undefined) this.#skipped++;
    else this.#onMember(member, text);
  }
}

function isSpace(byte: number | undefined): boolean {
  return byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09;
}
