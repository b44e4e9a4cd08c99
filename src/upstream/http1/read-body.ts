/** Finds the bytes of a body, and its end, in the bytes of a connection (RFC 9112 §6 and §7.1). */
import type { BodyEnd } from './read-head.ts';
import { checkHeadSize, invalid } from './wire-error.ts';

/** Reads the body of one answer. */
export interface BodyReader {
  /** @param bytes belong to the reader from now on. To be called when `take` has returned undefined. */
  feed(bytes: Buffer): void;
  /** All data of the fed bytes; undefined: there are none, or `take` has returned them. @throws WireError. */
  take(): Buffer | undefined;
  readonly isDone: boolean;
  /** Whether the close of the connection is the end of this body. */
  readonly endsAtClose: boolean;
  /** Whether bytes are left that `take` has not returned; after the end they belong to no answer. */
  readonly hasRest: boolean;
}

/** A reader for a body with this end. */
export function createBodyReader(end: BodyEnd): BodyReader {
  return end === 'chunk' ? new ChunkedBody() : new PlainBody(end === 'close' ? Number.POSITIVE_INFINITY : end);
}

class PlainBody implements BodyReader {
  #bytes: Buffer | undefined;
  #left_bytes: number;

  constructor(length: number) {
    this.#left_bytes = length;
  }

  feed(bytes: Buffer): void {
    if (bytes.length > 0) this.#bytes = bytes;
  }

  take(): Buffer | undefined {
    const bytes = this.#bytes;
    if (bytes === undefined || this.isDone) return undefined;
    const data = bytes.length <= this.#left_bytes ? bytes : bytes.subarray(0, this.#left_bytes);
    this.#bytes = data.length === bytes.length ? undefined : bytes.subarray(data.length);
    this.#left_bytes -= data.length;
    return data;
  }

  get isDone(): boolean {
    return this.#left_bytes === 0;
  }

  get endsAtClose(): boolean {
    return this.#left_bytes === Number.POSITIVE_INFINITY;
  }

  get hasRest(): boolean {
    return this.#bytes !== undefined;
  }
}

const CR = 0x0d;
const LF = 0x0a;
const SEMICOLON = 0x3b;
/** Some servers write zeros before the size. */
const MAX_DIGITS = 32;
const EMPTY = Buffer.alloc(0);
/** Below this size a loop is faster than `copyWithin`. */
const COPY_LIMIT_bytes = 32;
/** Without the white space around `=`, which HTTP allows only to be read, and which other readers refuse (RFC 9112 §7.1.1). */
const EXTENSIONS = /^(?:;[!#$%&'*+\-.^_`|~0-9A-Za-z]+(?:=(?:[!#$%&'*+\-.^_`|~0-9A-Za-z]+|"(?:[^"\\]|\\.)*"))?)+$/;
const TRAILER = /^([!#$%&'*+\-.^_`|~0-9A-Za-z]+):/;
/** Trailers that another reader might take for the end of the answer or the connection (RFC 9110 §6.5.1). */
const NO_TRAILERS: ReadonlySet<string> = new Set([
  'connection',
  'content-length',
  'host',
  'keep-alive',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);
const CONTROL = /[^\t\x20-\x7e\x80-\xff]/;

/** What the next byte belongs to. A name with `lf` expects exactly that byte. */
type Place = 'size' | 'extension' | 'size lf' | 'data' | 'data cr' | 'data lf' | 'trailer' | 'trailer lf' | 'done';

class ChunkedBody implements BodyReader {
  readonly endsAtClose = false;
  #bytes: Buffer = EMPTY;
  #at = 0;
  /** The range of the data that this call of `take` has found; `#data_to` is 0 if there are none. */
  #data_from = 0;
  #data_to = 0;
  /** An error found behind data that `take` had to return first. */
  #error: unknown;
  #place: Place = 'size';
  #size = 0;
  #digits = 0;
  /** Bytes of all extensions and trailers of the answer. They are dropped. */
  #dropped_bytes = 0;
  /** The present line of them, in Latin-1. */
  #line = '';

  feed(bytes: Buffer): void {
    this.#bytes = bytes;
    this.#at = 0;
  }

  get isDone(): boolean {
    return this.#place === 'done';
  }

  get hasRest(): boolean {
    return this.#at < this.#bytes.length;
  }

  take(): Buffer | undefined {
    if (this.#error !== undefined) throw this.#error;
    this.#data_from = 0;
    this.#data_to = 0;
    try {
      while (this.#place !== 'done' && this.#at < this.#bytes.length) {
        if (this.#place === 'size' && this.#digits === 0) this.#readWholeChunks();
        if (this.#at === this.#bytes.length) break;
        if (this.#place === 'data') this.#readData();
        else if (this.#place === 'extension' || this.#place === 'trailer') this.#readLine();
        else this.#read(this.#bytes[this.#at++] ?? 0);
      }
    } catch (error) {
      // The data before it are valid.
      this.#error = error;
      if (this.#data_to === 0) throw error;
    }
    return this.#data_to === 0 ? undefined : this.#bytes.subarray(this.#data_from, this.#data_to);
  }

  /** Fast path: chunks that are complete and have no extension. Leaves everything else to the code that reads byte by byte. */
  #readWholeChunks(): void {
    const bytes = this.#bytes;
    for (;;) {
      let at = this.#at;
      let size = 0;
      for (let digit = hexDigit(bytes[at]); digit >= 0 && size < 0x10000; digit = hexDigit(bytes[at])) {
        size = size * 16 + digit;
        at += 1;
      }
      const end = at + 2 + size;
      const isWhole = bytes[at] === CR && bytes[at + 1] === LF && bytes[end] === CR && bytes[end + 1] === LF;
      if (size === 0 || !isWhole) return;
      this.#keep(at + 2, end);
      this.#at = end + 2;
    }
  }

  #readData(): void {
    const end = Math.min(this.#at + this.#size, this.#bytes.length);
    this.#size -= end - this.#at;
    if (this.#size === 0) this.#place = 'data cr';
    this.#keep(this.#at, end);
    this.#at = end;
  }

  /** Moves the data of a chunk behind the data of the chunk before. A write for each chunk costs far more if chunks are small. */
  #keep(from: number, end: number): void {
    const bytes = this.#bytes;
    if (this.#data_to === 0) {
      this.#data_from = from;
      this.#data_to = end;
    } else if (end - from > COPY_LIMIT_bytes) {
      bytes.copyWithin(this.#data_to, from, end);
      this.#data_to += end - from;
    } else {
      for (let at = from; at < end; at += 1) bytes[this.#data_to++] = bytes[at] ?? 0;
    }
  }

  /** Reads one byte outside the data. */
  #read(byte: number): void {
    switch (this.#place) {
      case 'size':
        this.#readSize(byte);
        return;
      case 'size lf':
        expect(byte, LF);
        this.#place = this.#size === 0 ? 'trailer' : 'data';
        this.#digits = 0;
        return;
      case 'data cr':
        expect(byte, CR);
        this.#place = 'data lf';
        return;
      case 'data lf':
        expect(byte, LF);
        this.#place = 'size';
        return;
      case 'trailer lf':
        expect(byte, LF);
        this.#place = this.#line === '' ? 'done' : 'trailer';
        this.#line = '';
    }
  }

  #readSize(byte: number): void {
    const digit = hexDigit(byte);
    if (digit >= 0) {
      this.#digits += 1;
      this.#size = this.#size * 16 + digit;
      if (this.#digits > MAX_DIGITS || this.#size > Number.MAX_SAFE_INTEGER) invalid('a chunk is too large');
      return;
    }
    if (this.#digits === 0 || (byte !== CR && byte !== SEMICOLON)) invalid('a chunk has an invalid size');
    if (byte === SEMICOLON) this.#line = ';';
    this.#place = byte === CR ? 'size lf' : 'extension';
  }

  /** Reads an extension or a trailer up to its CR, or all bytes that are there. */
  #readLine(): void {
    const cr = this.#bytes.indexOf(CR, this.#at);
    const end = cr < 0 ? this.#bytes.length : cr;
    this.#dropped_bytes += end - this.#at + 1;
    checkHeadSize(this.#dropped_bytes);
    this.#line += this.#bytes.toString('latin1', this.#at, end);
    this.#at = end;
    if (cr < 0) return;
    this.#at += 1;
    if (this.#place === 'trailer') {
      if (this.#line !== '') checkTrailer(this.#line);
      this.#place = 'trailer lf';
      return;
    }
    if (!EXTENSIONS.test(this.#line) || CONTROL.test(this.#line)) invalid('a chunk has an invalid extension');
    this.#line = '';
    this.#place = 'size lf';
  }
}

function checkTrailer(line: string): void {
  const name = TRAILER.exec(line)?.[1];
  if (name === undefined || CONTROL.test(line)) invalid('the answer has an invalid trailer');
  if (NO_TRAILERS.has(name.toLowerCase())) invalid(`the answer has the trailer '${name}'`);
}

function expect(byte: number, wanted: number): void {
  if (byte !== wanted) invalid('a chunk does not end with a line break');
}

/** -1 for any other byte, and for none. */
function hexDigit(byte = 0): number {
  if (byte >= 0x30 && byte <= 0x39) return byte - 0x30;
  const lower = byte | 0x20;
  return lower >= 0x61 && lower <= 0x66 ? lower - 0x57 : -1;
}
