/**
 * Picks members by name out of JSON that arrives in pieces, at the top of an object or of each object in an array, and keeps
 * nothing else: a document of any size is read in the memory of one such member.
 *
 * The bytes are read as JSON would be, and are not checked: where they are no JSON, what is picked means nothing.
 *
 * Compared by `node bench/readers/run.ts members` (Node 26, processor time per MB) with @streamparser/json 0.0.26 and with JSON.parse of
 * the whole answer up to 16 MiB. A short answer in one chunk: 8 ms here, 146 and 17 ms there. A long text: 1.5, 6.7 and 1.5 ms. Base64:
 * 0.03, 3.1 and 2.1 ms. Small nodes: 3.5, 132 and 16 ms. 10,000 levels: 3.5, 3,117 and 30 ms. The library holds a string or a member
 * that does not end, however long; JSON.parse needs the whole answer in memory, and above its limit the usage is lost.
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
import type { MemberNames, WantedMember } from '../plan.ts';
import { isAt } from './bytes.ts';
import { KeptBytes } from './kept-bytes.ts';
import { StringReader } from './string-reader.ts';

/** A longer value is passed over: usage has some hundred bytes. */
export const LARGEST_MEMBER_BYTES = 64 * 1024;

/** Where in a document the scanner stands. */
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

export class MemberScanner {
  readonly #wanted: readonly WantedMember[];
  readonly #onMember: (name: string, text: string) => void;
  readonly #name: KeptBytes;
  readonly #value = new KeptBytes(LARGEST_MEMBER_BYTES);
  #state: State = OUTSIDE;
  /** What follows the value or the container at hand. */
  #after: State = OUTSIDE;
  /** Whether the object at hand is an element of an array. */
  #isElement = false;
  /** A string may stand in any state. */
  readonly #string = new StringReader();
  /** How many containers are open from the one that is passed over. */
  #depth = 0;
  /** The member whose value comes next or is being read, where it is wanted. */
  #member: string | undefined;
  /** Where in the chunk the name or the wanted value begins: 0 when it began in an earlier one. */
  #from = 0;
  #skipped = 0;

  /**
   * @param onMember is given the name and the JSON text of its value as soon as the value is whole, in the document's order;
   *   a name that stands twice is given twice.
   */
  constructor({ wanted, longest_bytes }: MemberNames, onMember: (name: string, text: string) => void) {
    this.#wanted = wanted;
    this.#onMember = onMember;
    this.#name = new KeptBytes(longest_bytes);
  }

  /** Wanted members that were too large to keep. */
  get skipped(): number {
    return this.#skipped;
  }

  /** Begins a new document, whatever came of the last. */
  reset(): void {
    this.#state = OUTSIDE;
    this.#string.reset();
    this.#member = undefined;
    this.#name.clear();
    this.#value.clear();
  }

  /** Reads the next bytes of the document, cut anywhere. They are not held on to. */
  push(chunk: Buffer): void {
    this.#from = 0;
    this.#string.beginChunk();
    let at = 0;
    while (at < chunk.length) at = this.#step(chunk, at);
    if (this.#state === IN_NAME) this.#name.add(chunk, this.#from, chunk.length);
    else if (this.#state >= IN_SCALAR && this.#member !== undefined) this.#value.add(chunk, this.#from, chunk.length);
  }

  /** Reads on from `at` and gives the offset behind what was read. Where nothing was, another state reads on from there. */
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

  /** Outside of every object: before the document, between its elements, behind it. */
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

  /** The name's closing quote is just before `end`. */
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

  /** A number, a word or a string; strings are read by themselves. */
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
      // Brackets and braces differ in one bit, and which of the two it is does not matter for the depth.
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
