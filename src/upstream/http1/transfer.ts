/** One request on a connection: it waits for the answer, reads it, and calls the handler. */
import { Buffer } from 'node:buffer';
import { performance } from 'node:perf_hooks';
import type { AnswerControl, AnswerHandler, AnswerReader } from './answer-handler.ts';
import { atEndOfTurn } from './end-of-turn.ts';
import { type BodyReader, createBodyReader } from './read-body.ts';
import { type Head, readHead } from './read-head.ts';
import { isReadingSpent, readLater, spendOnReading } from './read-turns.ts';
import { checkHeadSize, invalid, WireError } from './wire-error.ts';
import type { WireRequest } from './write-request.ts';

/** The connection that a transfer uses. */
export interface Wire {
  pause(): void;
  resume(): void;
  /** The answer is complete. @param head says whether the connection can carry another request. @param head_ms when the head arrived. */
  release(head: Head, head_ms: number, hasRest: boolean): void;
  /** The connection is of no use any more. */
  destroy(): void;
}

/** The longest time that a timer of Node can wait. */
const LONGEST_TIMER_ms = 2 ** 31 - 1;
const END_OF_HEAD = Buffer.from('\r\n\r\n');
const BEGIN_OF_HEAD = Buffer.from('HTTP/1.');

/** The transfers that are not over. */
let inProgress = 0;

/** One request and its answer on a connection. */
export class Transfer implements AnswerControl {
  readonly #line: Wire;
  readonly #request: WireRequest;
  readonly #handler: AnswerHandler;
  /** Set with the head. */
  #reader: AnswerReader | undefined;
  #timer: NodeJS.Timeout | undefined;
  /** The bytes of a head that is not complete. */
  #begun: Buffer | undefined;
  #head: Head | undefined;
  #head_ms = 0;
  /** When the latest bytes arrived. */
  #arrived_ms = 0;
  #body: BodyReader | undefined;
  received_bytes = 0;
  /** Counts what arrives, for the time-outs. */
  #arrivals = 0;
  #isPaused = false;
  /** The connection is paused because the time for reading in this turn of the event loop was spent. */
  #awaitsTurn = false;
  /** Why the connection brings no more bytes. During a pause, received bytes still have to be passed on. */
  #lost: Error | undefined;
  /** The close was the end of the answer. */
  #endsAtClose = false;
  #isOver = false;

  constructor(line: Wire, request: WireRequest, handler: AnswerHandler) {
    this.#line = line;
    this.#request = request;
    this.#handler = handler;
    inProgress += 1;
  }

  /** @returns false if the handler has aborted the request; it must not be written then. */
  start(): boolean {
    this.#handler.onRequestStart(this);
    return !this.#isOver;
  }

  /** To be called when the request is written. */
  awaitHead(): void {
    const { headers_timeout_ms } = this.#request;
    this.#startTimer(headers_timeout_ms, () =>
      this.fail(new WireError('HEADERS_TIMEOUT', `no answer within ${headers_timeout_ms} ms`)),
    );
  }

  /** Whether any byte of the answer has arrived. */
  get hasBytes(): boolean {
    return this.#arrivals > 0;
  }

  /** Bytes have arrived. */
  receive(bytes: Buffer): void {
    if (this.#isOver) return;
    this.#arrivals += 1;
    this.received_bytes += bytes.length;
    this.#arrived_ms = performance.now();
    try {
      if (this.#body === undefined) this.#readHead(bytes);
      else {
        this.#body.feed(bytes);
        this.#timer?.refresh();
      }
      if (this.#body !== undefined && !this.#isOver) this.#pass(this.#body);
    } catch (error) {
      this.#caught(error);
    }
    const isSpent = spendOnReading(performance.now() - this.#arrived_ms);
    if (!isSpent || this.#isOver || this.#isPaused) return;
    this.#line.pause();
    this.#readLater();
  }

  #readLater(): void {
    this.#awaitsTurn = true;
    readLater(() => {
      this.#awaitsTurn = false;
      if (!this.#isOver && !this.#isPaused) this.#line.resume();
    });
  }

  /** The connection brings no more bytes. @param error why; undefined: the upstream has closed its side. */
  closed(error?: Error): void {
    if (this.#isOver || this.#lost !== undefined) return;
    this.#lost = error ?? new WireError('CLOSED', 'the upstream closed the connection before its answer was complete');
    this.#endsAtClose = error === undefined && this.#body?.endsAtClose === true;
    if (!this.#isPaused) this.#endLost(this.#lost);
  }

  #endLost(reason: Error): void {
    if (this.#endsAtClose) this.#complete();
    else this.fail(reason);
  }

  fail(error: unknown): void {
    if (this.#isOver) return;
    this.#end();
    this.#line.destroy();
    (this.#reader ?? this.#handler).onResponseError(error instanceof Error ? error : new Error(String(error)));
  }

  pause(): void {
    if (this.#isPaused || this.#isOver) return;
    this.#isPaused = true;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#line.pause();
  }

  resume(): void {
    if (!this.#isPaused || this.#isOver) return;
    this.#isPaused = false;
    // Before the answer can end: the connection must not go to another request while it is paused. No bytes arrive within this call.
    if (isReadingSpent() && this.#body?.isDone === false) this.#readLater();
    else this.#line.resume();
    this.#awaitBytes();
    try {
      if (this.#body !== undefined) this.#pass(this.#body);
    } catch (error) {
      this.#caught(error);
    }
  }

  abort(reason: Error): void {
    this.fail(reason);
  }

  /** @throws the error itself if the transfer is over: then it comes from the end of the handler, which gets no further event. */
  #caught(error: unknown): void {
    if (this.#isOver) throw error;
    this.fail(error);
  }

  /** Drops interim answers. There may be any number (RFC 9110 §15.2); the time-out for the final head bounds them. */
  #readHead(received: Buffer): void {
    let bytes = this.#begun === undefined ? received : Buffer.concat([this.#begun, received]);
    for (;;) {
      if (!couldBegin(bytes)) invalid('the answer does not begin with a status line of HTTP/1.0 or 1.1');
      const end = bytes.indexOf(END_OF_HEAD);
      checkHeadSize(end < 0 ? bytes.length : end);
      this.#begun = bytes;
      if (end < 0) return;
      const head = readHead(bytes.toString('latin1', 0, end), this.#request.method);
      bytes = bytes.subarray(end + END_OF_HEAD.length);
      if (head.statusCode < 200) {
        if (head.statusCode === 101) invalid('the upstream switches to a protocol that was not requested');
        continue;
      }
      this.#begun = undefined;
      this.#begin(head, bytes);
      return;
    }
  }

  #begin(head: Head, rest: Buffer): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#head = head;
    this.#head_ms = this.#arrived_ms;
    const body = createBodyReader(head.end);
    body.feed(rest);
    this.#body = body;
    const reader = this.#handler.reader(head.statusCode);
    this.#reader = reader;
    reader.onResponseStart(this, head.statusCode, head.headers);
  }

  #pass(body: BodyReader): void {
    while (!this.#isPaused) {
      const data = body.take();
      if (data === undefined) break;
      this.#reader?.onResponseData(this, data);
      if (this.#isOver) return;
    }
    if (this.#isPaused) return;
    if (body.isDone) this.#complete();
    else if (this.#lost !== undefined) this.#endLost(this.#lost);
    else if (this.#timer === undefined) this.#awaitBytes();
  }

  #complete(): void {
    const head = this.#head;
    if (head === undefined) return;
    this.#end();
    // What had arrived during a pause may end the answer before its turn to read: the connection must not stay paused.
    if (this.#awaitsTurn) this.#line.resume();
    this.#line.release(head, this.#head_ms, this.#body?.hasRest === true);
    // So the answers of a turn are passed on one right after the other, and only then charged and logged.
    if (inProgress > 0) atEndOfTurn(() => this.#reader?.onResponseEnd());
    else this.#reader?.onResponseEnd();
  }

  #end(): void {
    this.#isOver = true;
    inProgress -= 1;
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  #awaitBytes(): void {
    const { idle_timeout_ms } = this.#request;
    this.#startTimer(idle_timeout_ms, () =>
      this.fail(new WireError('IDLE_TIMEOUT', `no byte of the answer within ${idle_timeout_ms} ms`)),
    );
  }

  /**
   * After a suspension, timers are due before the process has read what arrived meanwhile. So the time is up only if there is also
   * nothing to read: sockets are read after timers and before immediates.
   */
  #startTimer(time_ms: number, isUp: () => void): void {
    this.#timer = setTimeout(
      () => {
        const before = this.#arrivals;
        setImmediate(() => {
          if (this.#isOver || this.#isPaused) return;
          if ((this.#arrivals === before && !this.#awaitsTurn) || this.#head === undefined) isUp();
          else this.#timer?.refresh();
        });
      },
      Math.min(time_ms, LONGEST_TIMER_ms),
    );
  }
}

function couldBegin(bytes: Buffer): boolean {
  const length = Math.min(bytes.length, BEGIN_OF_HEAD.length);
  for (let at = 0; at < length; at += 1) if (bytes[at] !== BEGIN_OF_HEAD[at]) return false;
  return true;
}
