/** Finds the bytes of a body, and its end, in the bytes of a connection (RFC 9112 §6 and §7.1). */
import type { BodyEnd } from './read-head.ts';
import { checkHeadSize, invalid } from './wire-error.ts';

/** Reads the body of one answer. Bytes go in by `feed`, and the data come out piece by piece, so that a reader can pause. */
export interface BodyReader {
  /** To be called when `take` has returned undefined. */
  feed(bytes: Buffer): void;
  /** The next piece of data, a part of the fed bytes; undefined: it needs more bytes, or the body has ended. @throws WireError. */
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
/** So many hexadecimal digits fit a safe integer. */
const MOST_DIGITS = 13;
const EMPTY = Buffer.alloc(0);

/** What the next byte belongs to. A name with `lf` expects exactly that byte. */
type Place = 'size' | 'extension' | 'size lf' | 'data' | 'data cr' | 'data lf' | 'trailer' | 'trailer lf' | 'done';

class ChunkedBody implements BodyReader {
  readonly endsAtClose = false;
  #bytes: Buffer = EMPTY;
  #at = 0;
  #place: Place = 'size';
  #size = 0;
  #digits = 0;
  /** Bytes of the extension of this chunk, or of the trailers. They are dropped. */
  #dropped_bytes = 0;
  /** Bytes in the present line of the trailers. */
  #line_bytes = 0;

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
    while (this.#place !== 'done' && this.#at < this.#bytes.length) {
      if (this.#place === 'data') return this.#data();
      this.#read(this.#bytes[this.#at++] ?? 0);
    }
    return undefined;
  }

  #data(): Buffer {
    const data = this.#bytes.subarray(this.#at, this.#at + this.#size);
    this.#at += data.length;
    this.#size -= data.length;
    if (this.#size === 0) this.#place = 'data cr';
    return data;
  }

  /** Reads one byte outside the data. */
  #read(byte: number): void {
    switch (this.#place) {
      case 'size':
        this.#readSize(byte);
        return;
      case 'extension':
        this.#drop();
        if (byte === CR) this.#place = 'size lf';
        else if (byte === LF) invalid('a chunk has a lone line break');
        return;
      case 'size lf':
        expect(byte, LF);
        this.#place = this.#size === 0 ? 'trailer' : 'data';
        this.#digits = 0;
        this.#dropped_bytes = 0;
        return;
      case 'data cr':
        expect(byte, CR);
        this.#place = 'data lf';
        return;
      case 'data lf':
        expect(byte, LF);
        this.#place = 'size';
        return;
      case 'trailer':
        this.#readTrailer(byte);
        return;
      case 'trailer lf':
        expect(byte, LF);
        this.#place = this.#line_bytes === 0 ? 'done' : 'trailer';
        this.#line_bytes = 0;
    }
  }

  #readSize(byte: number): void {
    const digit = hexDigit(byte);
    if (digit >= 0) {
      this.#digits += 1;
      if (this.#digits > MOST_DIGITS) invalid('a chunk is too large');
      this.#size = this.#size * 16 + digit;
      return;
    }
    if (this.#digits === 0 || (byte !== CR && byte !== SEMICOLON)) invalid('a chunk has an invalid size');
    this.#place = byte === CR ? 'size lf' : 'extension';
  }

  #readTrailer(byte: number): void {
    this.#drop();
    if (byte === CR) this.#place = 'trailer lf';
    else if (byte === LF) invalid('a trailer has a lone line break');
    else this.#line_bytes += 1;
  }

  #drop(): void {
    this.#dropped_bytes += 1;
    checkHeadSize(this.#dropped_bytes);
  }
}

function expect(byte: number, wanted: number): void {
  if (byte !== wanted) invalid('a chunk does not end with a line break');
}

/** -1 for any other byte. */
function hexDigit(byte: number): number {
  if (byte >= 0x30 && byte <= 0x39) return byte - 0x30;
  const lower = byte | 0x20;
  return lower >= 0x61 && lower <= 0x66 ? lower - 0x57 : -1;
}
