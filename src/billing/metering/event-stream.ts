/**
 * Reads the data of server-sent events from a stream of bytes (WHATWG HTML, section 9.2.6). Each piece is passed on as it arrives, so an
 * event may have any size. eventsource-parser is as fast (`node bench/readers/run.ts events`), but keeps an event until it ends: without
 * limit, or up to one where the usage is lost.
 */
import { indexOrEnd } from './bytes.ts';

const LF = 0x0a;
const CR = 0x0d;
const SPACE = 0x20;
const COLON = 0x3a;
const BYTE_ORDER_MARK = Buffer.from('\ufeff');
const FIELD = Buffer.from('data');
const NEWLINE = Buffer.from('\n');
const BLANK_LINE = Buffer.from('\n\n');
const WINDOWS_BLANK_LINE = Buffer.from('\n\r\n');

/** How much of a line has been read. A value below `FIELD_READ` is the number of bytes of `data` that matched. */
const LINE_START = 0;
const FIELD_READ = FIELD.length;
const COLON_READ = FIELD_READ + 1;
const IN_DATA = FIELD_READ + 2;
const IN_OTHER_FIELD = FIELD_READ + 3;

export interface EventSink {
  /** Gets the next piece of the event's data. Lines are joined by line feeds. The piece is a view of the chunk: do not keep it. */
  readonly data: (piece: Buffer) => void;
  /** The event has ended. Not called for an event that the stream breaks off. */
  readonly end: () => void;
  /** Whether the chunk may contain relevant data. If not, events that are completely inside it are skipped. */
  readonly concerns: (chunk: Buffer) => boolean;
}

/** Splits a stream into events. */
export class EventStreamReader {
  readonly #sink: EventSink;
  #line: number = LINE_START;
  /** Whether the current event has a data line. */
  #hasData = false;
  #afterCarriageReturn = false;
  /** How many bytes of a byte order mark were read. It is allowed only at the start of the stream. */
  #mark = 0;
  #begun = false;

  constructor(sink: EventSink) {
    this.#sink = sink;
  }

  /** Reads the next bytes of the stream, split anywhere. Does not keep them. */
  push(chunk: Buffer): void {
    let at = this.#begun ? 0 : this.#readMark(chunk);
    let concerns: boolean | undefined;
    let lineFeed = -1;
    let carriageReturn = -1;
    while (at < chunk.length) {
      if (this.#afterCarriageReturn) {
        this.#afterCarriageReturn = false;
        if (chunk[at] === LF) at++;
      }
      if (this.#line === LINE_START && !this.#hasData && concerns === undefined) {
        concerns = this.#sink.concerns(chunk);
        if (!concerns) at = Math.max(at, afterLastEvent(chunk));
      }
      if (lineFeed < at) lineFeed = indexOrEnd(chunk, LF, at);
      if (carriageReturn < at) carriageReturn = indexOrEnd(chunk, CR, at);
      const end = Math.min(lineFeed, carriageReturn);
      this.#readLine(chunk, at, end);
      if (end < chunk.length) this.#endLine();
      this.#afterCarriageReturn = end < chunk.length && end === carriageReturn;
      at = end + 1;
    }
  }

  /** @returns the offset after the byte order mark, or after the part of it that has arrived. */
  #readMark(chunk: Buffer): number {
    let at = 0;
    while (at < chunk.length && this.#mark < BYTE_ORDER_MARK.length && chunk[at] === BYTE_ORDER_MARK[this.#mark]) {
      this.#mark++;
      at++;
    }
    this.#begun = at < chunk.length || this.#mark === BYTE_ORDER_MARK.length;
    // Part of the mark and then other bytes: the line has another field name.
    if (this.#begun && this.#mark > 0 && this.#mark < BYTE_ORDER_MARK.length) this.#line = IN_OTHER_FIELD;
    return at;
  }

  #readLine(chunk: Buffer, start: number, end: number): void {
    let at = start;
    while (at < end && this.#line < IN_DATA) {
      const byte = chunk[at];
      if (this.#line === COLON_READ) {
        this.#line = IN_DATA;
        if (byte === SPACE) at++;
        continue;
      }
      if (this.#line === FIELD_READ) this.#line = byte === COLON ? this.#beginData() : IN_OTHER_FIELD;
      else this.#line = byte === FIELD[this.#line] ? this.#line + 1 : IN_OTHER_FIELD;
      at++;
    }
    if (this.#line === IN_DATA && at < end) this.#sink.data(chunk.subarray(at, end));
  }

  #beginData(): number {
    if (this.#hasData) this.#sink.data(NEWLINE);
    this.#hasData = true;
    return COLON_READ;
  }

  #endLine(): void {
    // A line with only the name `data` is an empty data line.
    if (this.#line === FIELD_READ) this.#beginData();
    if (this.#line === LINE_START && this.#hasData) {
      this.#hasData = false;
      this.#sink.end();
    }
    this.#line = LINE_START;
  }
}

/**
 * The offset after the last blank line of the chunk, or 0. Finds two line feeds, also with a carriage return between them: these
 * are a blank line in any context. Blank lines in other forms are not found.
 */
function afterLastEvent(chunk: Buffer): number {
  const last = chunk.length - 1;
  if (chunk[last] === LF && (chunk[last - 1] === LF || (chunk[last - 1] === CR && chunk[last - 2] === LF))) {
    return chunk.length;
  }
  const plain = chunk.lastIndexOf(BLANK_LINE);
  const windows = chunk.lastIndexOf(WINDOWS_BLANK_LINE);
  return Math.max(
    plain === -1 ? 0 : plain + BLANK_LINE.length,
    windows === -1 ? 0 : windows + WINDOWS_BLANK_LINE.length,
  );
}
