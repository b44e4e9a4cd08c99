/**
 * Streams an upstream's answer to the caller, byte for byte and without buffering, with back-pressure from the caller's socket.
 * Handles a caller or an upstream that breaks off.
 */
import type { ServerResponse } from 'node:http';
import { isSuccessful } from '../../lib/net/status.ts';
import type { AnswerControl, AnswerHandler, AnswerReader } from '../http1/answer-handler.ts';
import { type BreakReason, breakOff, cut, endWith, reset } from './break-off.ts';
import type { UpstreamClient, UpstreamRequest } from './client.ts';
import { decoding } from './decoding.ts';
import type { Drain } from './drains.ts';
import { EventFilter } from './event-filter.ts';
import { CredentialRefused, mayRefuseCredential, refusesCredential, UpstreamFailure } from './failure.ts';
import { headerIn, readAnswerHead, withoutLength } from './headers.ts';
import { holding } from './holding.ts';
import { masking } from './masking.ts';
import type { RelayEnd, RelayOptions } from './relay-options.ts';

/** How long the rest of a dropped answer is read. */
const REFUSED_DRAIN_ms = 1_000;

/** Sends a request and streams its answer. Resolves when the exchange has ended; never rejects. */
export function relay(
  client: UpstreamClient,
  request: UpstreamRequest,
  response: ServerResponse,
  options: RelayOptions,
): Promise<RelayEnd> {
  return new Promise((resolve) => {
    new Relay(client, request, response, options, resolve).start();
  });
}

class Relay implements AnswerHandler, AnswerReader {
  readonly #client: UpstreamClient;
  readonly #request: UpstreamRequest;
  readonly #response: ServerResponse;
  readonly #options: RelayOptions;
  readonly #resolve: (end: RelayEnd) => void;
  readonly #onCut = (reason: BreakReason, done: () => void) => {
    if (this.#breakEarly(reason)) done();
  };
  /** `destroy` emits `close`, which runs `#callerLeft`. */
  readonly #onEnd = () => this.#response.destroy();
  /** How many entries its headers have before the client adds the credential. */
  readonly #own_headers: number;
  #control: AnswerControl | undefined;
  #sent = false;
  #statusCode: number | undefined;
  #eventStream = false;
  #plain = false;
  /** Counted as an open stream. */
  #isStream = false;
  /** Listens for the end of what the caller sends. */
  #awaitsEnd = false;
  /** Removes events from the stream; undefined: the answer is unchanged. */
  #filter: EventFilter | undefined;
  #began = false;
  /** Bytes still to come; NaN if the answer has no content-length. */
  #missing_bytes = Number.NaN;
  #left = false;
  /** Bytes that had arrived when the caller left. */
  #undrained_bytes = 0;
  #drainTimer: NodeJS.Timeout | undefined;
  #drain: Drain | undefined;
  /** The upstream request is aborted. */
  #isCut = false;
  #stallTimer: NodeJS.Timeout | undefined;
  #done = false;

  constructor(
    client: UpstreamClient,
    request: UpstreamRequest,
    response: ServerResponse,
    options: RelayOptions,
    resolve: (end: RelayEnd) => void,
  ) {
    this.#client = client;
    this.#request = request;
    this.#response = response;
    this.#options = options;
    this.#resolve = resolve;
    this.#own_headers = request.headers.length;
  }

  start(): void {
    if (this.#response.destroyed) {
      this.#finish({ how: 'caller_left', statusCode: undefined, isWhole: false });
      return;
    }
    this.#response.on('close', () => this.#callerLeft());
    try {
      this.#client.dispatch(this.#request, this);
    } catch (error) {
      this.#fail(error);
    }
  }

  onRequestStart(control: AnswerControl): void {
    this.#control = control;
    if (this.#isCut) {
      control.abort(new Error('the caller left'));
      return;
    }
    this.#sent = true;
  }

  /** Some vendors echo a credential that they refuse. */
  reader(statusCode: number): AnswerReader {
    const reader = this.#decoded();
    return isSuccessful(statusCode) ? reader : masking(reader, this.#request.headers.slice(this.#own_headers));
  }

  /** An answer whose bytes are read on their way is decoded. */
  #decoded(): AnswerReader {
    const { hidden, hold } = this.#options;
    if (hold !== undefined) return decoding(holding(this, hold, headerIn));
    return hidden === undefined ? this : decoding(this);
  }

  onResponseStart(control: AnswerControl, statusCode: number, received: readonly string[]): void {
    this.#control = control;
    this.#request.call?.answer(statusCode);
    if (mayRefuseCredential(statusCode) && this.#credentialRefused(control, statusCode)) return;
    this.#statusCode = statusCode;
    const head = readAnswerHead(received);
    const { headers, type, encoding, isDelimited, setsBuffering } = head;
    if (this.#options.isRefused !== undefined && !this.#left && this.#options.isRefused(statusCode, headers)) {
      this.#drop(statusCode);
      return;
    }
    this.#options.tap?.onHead(statusCode, type, encoding, (name) => headerIn(headers, name));
    if (this.#left) {
      this.#request.attempts?.answered(statusCode, headerIn(headers, 'retry-after'));
      this.#drainFor(this.#options.drain.time_ms);
      return;
    }
    // An answer that only the close delimits is forwarded the same way. A last chunk would mark it as complete, but it may have
    // been cut off.
    if (!isDelimited) {
      this.#response.useChunkedEncodingByDefault = false;
      this.#response.shouldKeepAlive = false;
    }
    this.#eventStream = type?.toLowerCase().startsWith('text/event-stream') ?? false;
    const isReadable = (encoding ?? 'identity') === 'identity';
    const { hidden } = this.#options;
    if (hidden !== undefined && this.#eventStream && isReadable) this.#filter = new EventFilter(hidden);
    // The filter changes the length.
    const length = this.#filter === undefined ? head.length : withoutLength(headers);
    this.#plain = length === undefined && isReadable;
    this.#missing_bytes = length === undefined ? Number.NaN : Number(length);
    // Otherwise a proxy in front, such as nginx, would buffer the stream.
    const isStreamed = this.#eventStream || (statusCode < 300 && length === undefined);
    if (isStreamed) {
      this.#isStream = true;
      this.#options.streams.open += 1;
      this.#response.on(cut, this.#onCut);
    }
    if (isStreamed && !setsBuffering) headers.push('x-accel-buffering', 'no');
    this.#options.writeHead(statusCode, headers);
    // A caller may half-close after its request and still read. But a caller that half-closes during an answer has left. With `cancel`
    // the upstream must stop at once, not only when the next write fails.
    if (this.#options.on_abort === 'cancel') {
      this.#awaitsEnd = true;
      this.#response.req.socket.once('end', this.#onEnd);
    }
    // Send the head with the first event if that has arrived already, otherwise at once.
    if (this.#eventStream) process.nextTick(() => !this.#began && !this.#done && this.#response.flushHeaders());
  }

  /** Ends the relay. The rest of the answer is read, so that the connection can be used again, but not for long. */
  #drop(statusCode: number): void {
    this.#finish({ how: 'refused', statusCode });
    this.#left = true;
    this.#drainFor(Math.min(this.#options.drain.time_ms, REFUSED_DRAIN_ms));
  }

  /** Reports a refused credential. @returns true if the gateway's error replaces the answer. */
  #credentialRefused(control: AnswerControl, statusCode: number): boolean {
    const { upstream } = this.#request;
    this.#client.credentialRefused(this.#request, statusCode);
    if (!refusesCredential(upstream, statusCode)) return false;
    const failure = new UpstreamFailure(this.#request, new CredentialRefused(statusCode), { sent: false });
    // If the caller is still there, the code that moves on to the next target reports it.
    if (this.#left) this.#request.attempts?.failed();
    this.#finish(this.#left ? { how: 'caller_left', statusCode, isWhole: false } : { how: 'no_answer', failure });
    control.abort(failure);
    return true;
  }

  onResponseData(control: AnswerControl, chunk: Buffer): void {
    // After the end, the bytes of a dropped answer arrive while the next target answers.
    if (!this.#done) this.#options.tap?.onData(chunk);
    if (this.#left) {
      // Counts the framing too, which may be far more than the data.
      const drained_bytes = control.received_bytes - this.#undrained_bytes;
      if (drained_bytes > this.#options.drain.bytes) this.#cut('the drain limit is reached');
      else this.#drain?.read(drained_bytes);
      return;
    }
    const passed = this.#filter === undefined ? chunk : this.#filter.push(chunk);
    if (passed.length > 0) this.#pass(control, passed);
  }

  #pass(control: AnswerControl, chunk: Buffer): void {
    this.#began = true;
    this.#missing_bytes -= chunk.length;
    if (this.#missing_bytes === 0 && endWith(this.#response, chunk)) return;
    if (this.#response.write(chunk)) return;
    control.pause();
    // The idle time-out does not run while it is paused, so a caller that never reads would hold the upstream connection forever. It
    // counts as gone: the reset emits `close`, which runs `#callerLeft`.
    this.#stallTimer = setTimeout(() => reset(this.#response), this.#request.upstream.idle_timeout_ms);
    this.#response.once('drain', () => {
      clearTimeout(this.#stallTimer);
      control.resume();
    });
  }

  onResponseEnd(): void {
    if (this.#left) {
      this.#finish({ how: 'caller_left', statusCode: this.#statusCode, isWhole: true });
      return;
    }
    if (!this.#response.writableEnded) this.#response.end(this.#filter?.end());
    this.#finish({ how: 'complete', statusCode: this.#statusCode ?? 0 });
  }

  onResponseError(error: Error): void {
    this.#fail(error);
  }

  #fail(cause: unknown): void {
    const failure = new UpstreamFailure(this.#request, cause, {
      sent: this.#sent,
      began: this.#statusCode !== undefined,
    });
    if (this.#left) {
      if (!this.#isCut && !this.#done) this.#request.attempts?.failed(failure);
      this.#finish({ how: 'caller_left', statusCode: this.#statusCode, isWhole: false });
      return;
    }
    if (!this.#response.headersSent) {
      this.#finish({ how: 'no_answer', failure });
      return;
    }
    this.#finish({ how: 'broken', statusCode: this.#statusCode ?? 0, failure });
    this.#breakOff(this.#breakEvent(failure));
  }

  /** The event that ends a broken answer; undefined: it has a content-length or an encoding, or the interface has none. */
  #breakEvent(reason: BreakReason): string | undefined {
    return this.#eventStream && this.#plain ? this.#options.breakEvent(reason) : undefined;
  }

  #breakOff(event: string | undefined): void {
    if (event !== undefined && this.#filter !== undefined) this.#response.write(this.#filter.end());
    breakOff(this.#response, event, this.#request.upstream.idle_timeout_ms);
  }

  /** The gateway stops: the caller gets the last event, and the upstream's answer is treated as if the caller had left. */
  #breakEarly(reason: BreakReason): boolean {
    const event = this.#left ? undefined : this.#breakEvent(reason);
    if (event === undefined) return false;
    this.#breakOff(event);
    this.#callerLeft();
    return true;
  }

  #callerLeft(): void {
    if (this.#done || this.#left || this.#response.writableFinished) return;
    this.#left = true;
    if (this.#statusCode === undefined) this.#request.attempts?.callerLeft();
    if (this.#options.on_abort === 'cancel' || !this.#sent) {
      this.#cut('the caller left');
      return;
    }
    this.#undrained_bytes = this.#control?.received_bytes ?? 0;
    // Before `resume`, because that delivers what has arrived.
    this.#drain = this.#options.drains.begin({
      pause: () => this.#control?.pause(),
      resume: () => this.#control?.resume(),
      cut: (why) => this.#cut(why),
    });
    this.#control?.resume();
    // The upstream continues its work anyway, and its usage counts come with the answer.
    const { headers_timeout_ms } = this.#request.upstream;
    this.#drainFor(this.#statusCode === undefined ? headers_timeout_ms : this.#options.drain.time_ms);
  }

  #drainFor(time_ms: number): void {
    clearTimeout(this.#drainTimer);
    this.#drainTimer = setTimeout(() => {
      if (this.#statusCode === undefined) this.#request.attempts?.failed();
      this.#cut('the drain time is over');
    }, time_ms);
    this.#drainTimer.unref();
  }

  #cut(why: string): void {
    this.#isCut = true;
    this.#control?.abort(new Error(why));
  }

  #finish(end: RelayEnd): void {
    if (this.#done) return;
    this.#done = true;
    if (this.#isStream) {
      this.#options.streams.open -= 1;
      this.#response.off(cut, this.#onCut);
    }
    clearTimeout(this.#drainTimer);
    this.#drain?.end();
    clearTimeout(this.#stallTimer);
    if (this.#awaitsEnd) this.#response.req.socket.off('end', this.#onEnd);
    this.#request.call?.end('failure' in end ? end.failure.code : undefined);
    this.#resolve(end);
  }
}
