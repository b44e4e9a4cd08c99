/**
 * Passes an upstream's answer to the caller as it arrives: every byte, no buffering, with the back-pressure of the
 * caller's socket. What is done when either side breaks off is said here and nowhere else.
 */
import type { ServerResponse } from 'node:http';
import type { Dispatcher } from 'undici';
import type { UpstreamClient, UpstreamRequest } from './client.ts';
import { rawHeaders } from './collect.ts';
import type { Drains } from './drains.ts';
import { CredentialRefused, refusesCredential, UpstreamFailure } from './failure.ts';
import { readAnswerHead } from './headers.ts';

export interface RelayOptions {
  /** What becomes of the upstream's answer when the caller leaves: broken off, or read to its end within the limits. */
  readonly on_abort: 'cancel' | 'drain';
  /** How long, and for how many bytes, an answer that has begun is drained. */
  readonly drain: DrainLimits;
  /** Those under way, which a stop cuts short. */
  readonly drains: Drains;
  /**
   * The last bytes of an event stream that the upstream broke off, or undefined where the interface has no error event.
   * The socket is destroyed after them: a clean end of a broken stream is a lie that SDKs believe.
   */
  readonly breakEvent: (failure: UpstreamFailure) => string | undefined;
  readonly tap?: AnswerTap | undefined;
  /** Begins the answer to the caller. The headers are a flat list, which it may add to. */
  readonly writeHead: (statusCode: number, headers: string[]) => void;
}

/** Sees an answer beside the caller, and changes nothing of it; also what is only drained. */
export interface AnswerTap {
  onHead(statusCode: number, contentType: string | undefined, encoding: string | undefined): void;
  onData(chunk: Buffer): void;
}

export type RelayEnd =
  | { readonly how: 'complete'; readonly statusCode: number }
  /** Nothing was written: the caller still gets an envelope. */
  | { readonly how: 'no_answer'; readonly failure: UpstreamFailure }
  | { readonly how: 'broken'; readonly statusCode: number; readonly failure: UpstreamFailure }
  /** `isWhole`: the answer was drained to its end. Without a status code none had begun. */
  | { readonly how: 'caller_left'; readonly statusCode: number | undefined; readonly isWhole: boolean };

export interface DrainLimits {
  readonly time_ms: number;
  readonly bytes: number;
}

/** How long a caller may take to read the event that tells it of a broken stream. */
const break_grace_ms = 1_000;

/** Resolves when the exchange is over, however it ended; never rejects. */
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

class Relay implements Dispatcher.DispatchHandler {
  readonly #client: UpstreamClient;
  readonly #request: UpstreamRequest;
  readonly #response: ServerResponse;
  readonly #options: RelayOptions;
  readonly #resolve: (end: RelayEnd) => void;
  readonly #onClose = () => this.#callerLeft();
  /** Its close does the rest. */
  readonly #onEnd = () => this.#response.destroy();
  #controller: Dispatcher.DispatchController | undefined;
  #sent = false;
  #statusCode: number | undefined;
  #eventStream = false;
  #plain = false;
  #began = false;
  /** Of an answer whose length is known; NaN for any other. */
  #missing_bytes = Number.NaN;
  #left = false;
  #drained_bytes = 0;
  #drainTimer: NodeJS.Timeout | undefined;
  #endDrain: (() => void) | undefined;
  /** Nothing more is wanted of the upstream. */
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
  }

  start(): void {
    if (this.#response.destroyed) {
      this.#finish({ how: 'caller_left', statusCode: undefined, isWhole: false });
      return;
    }
    this.#response.on('close', this.#onClose);
    try {
      this.#client.dispatch(this.#request, this);
    } catch (error) {
      this.#fail(error);
    }
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.#controller = controller;
    if (this.#isCut) {
      controller.abort(new Error('the caller left'));
      return;
    }
    this.#sent = true;
  }

  onResponseStart(controller: Dispatcher.DispatchController, statusCode: number): void {
    if (statusCode < 200) return;
    if (refusesCredential(statusCode) && this.#credentialRefused(controller, statusCode)) return;
    this.#statusCode = statusCode;
    const { headers, type, length, encoding, isDelimited, setsBuffering } = readAnswerHead(rawHeaders(controller));
    this.#options.tap?.onHead(statusCode, type, encoding);
    if (this.#left) {
      this.#drainFor(this.#options.drain.time_ms);
      return;
    }
    // An answer that only its connection's end delimits is passed on the same way: a last chunk would vouch for an end that
    // nobody has proved, since a reset half-way looks the same.
    if (!isDelimited) {
      this.#response.useChunkedEncodingByDefault = false;
      this.#response.shouldKeepAlive = false;
    }
    this.#eventStream = type?.toLowerCase().startsWith('text/event-stream') ?? false;
    this.#plain = length === undefined && (encoding ?? 'identity') === 'identity';
    this.#missing_bytes = length === undefined ? Number.NaN : Number(length);
    // A proxy in front, nginx for one, would otherwise hold back what comes piece by piece until its buffer is full.
    const isStreamed = this.#eventStream || (statusCode < 300 && length === undefined);
    if (isStreamed && !setsBuffering) headers.push('x-accel-buffering', 'no');
    this.#options.writeHead(statusCode, headers);
    // A caller that ends its side behind its request may read on. One that does so while an answer is running has left, and
    // where that is to stop the upstream, the next byte may be too late to see it.
    if (this.#options.on_abort === 'cancel') this.#response.req.socket.once('end', this.#onEnd);
    // With the first event where that is here already, else at once.
    if (this.#eventStream) process.nextTick(() => !this.#began && !this.#done && this.#response.flushHeaders());
  }

  /** Reports it. True when the caller is to get an error of the gateway's in place of the answer. */
  #credentialRefused(controller: Dispatcher.DispatchController, statusCode: number): boolean {
    const { upstream } = this.#request;
    this.#client.credentialRefused(upstream, statusCode);
    if (upstream.credential_refused === 'pass_on') return false;
    const failure = new UpstreamFailure(upstream.name, new CredentialRefused(statusCode), false);
    this.#finish(this.#left ? { how: 'caller_left', statusCode, isWhole: false } : { how: 'no_answer', failure });
    controller.abort(failure);
    return true;
  }

  onResponseData(controller: Dispatcher.DispatchController, chunk: Buffer): void {
    this.#options.tap?.onData(chunk);
    if (this.#left) {
      this.#drained_bytes += chunk.length;
      if (this.#drained_bytes > this.#options.drain.bytes) this.#cut('the drain limit is reached');
      return;
    }
    this.#began = true;
    this.#missing_bytes -= chunk.length;
    if (this.#missing_bytes === 0 && this.#hasRoomFor(chunk)) {
      // The last of it goes with the end: one write to the socket, and the head with it where nothing went before. What a slow
      // caller leaves waiting goes the other way, so that it is waited for.
      this.#response.end(chunk);
      return;
    }
    if (this.#response.write(chunk)) return;
    controller.pause();
    // undici counts no silence while it is paused: a caller who never reads would keep the upstream's connection for ever.
    this.#stallTimer = setTimeout(() => this.#callerStalled(), this.#request.upstream.idle_timeout_ms);
    this.#response.once('drain', () => {
      clearTimeout(this.#stallTimer);
      controller.resume();
    });
  }

  /** Whether a write of it would not ask to be waited for. */
  #hasRoomFor({ length }: Buffer): boolean {
    const { writableLength, writableHighWaterMark } = this.#response;
    return writableLength + length < writableHighWaterMark;
  }

  onResponseEnd(): void {
    if (this.#left) {
      this.#finish({ how: 'caller_left', statusCode: this.#statusCode, isWhole: true });
      return;
    }
    if (!this.#response.writableEnded) this.#response.end();
    this.#finish({ how: 'complete', statusCode: this.#statusCode ?? 0 });
  }

  onResponseError(_controller: Dispatcher.DispatchController, error: Error): void {
    this.#fail(error);
  }

  #fail(cause: unknown): void {
    if (this.#left) {
      this.#finish({ how: 'caller_left', statusCode: this.#statusCode, isWhole: false });
      return;
    }
    const failure = new UpstreamFailure(this.#request.upstream.name, cause, this.#sent, this.#statusCode !== undefined);
    if (!this.#response.headersSent) {
      this.#finish({ how: 'no_answer', failure });
      return;
    }
    // Behind a content-length no event fits, nor into an encoded stream: the missing end alone tells the caller.
    const last = this.#eventStream && this.#plain ? this.#options.breakEvent(failure) : undefined;
    this.#finish({ how: 'broken', statusCode: this.#statusCode ?? 0, failure });
    if (last === undefined) reset(this.#response);
    else breakOff(this.#response, last);
  }

  #callerLeft(): void {
    if (this.#done || this.#response.writableFinished) return;
    this.#left = true;
    if (this.#options.on_abort === 'cancel') {
      this.#cut('the caller left');
      return;
    }
    this.#controller?.resume();
    // The upstream works on whether or not somebody listens, and its counts come with the answer.
    const { headers_timeout_ms } = this.#request.upstream;
    this.#drainFor(this.#statusCode === undefined ? headers_timeout_ms : this.#options.drain.time_ms);
    this.#endDrain = this.#options.drains.begin(() => this.#cut('the gateway stops'));
  }

  #drainFor(time_ms: number): void {
    clearTimeout(this.#drainTimer);
    this.#drainTimer = setTimeout(() => this.#cut('the drain time is over'), time_ms);
    this.#drainTimer.unref();
  }

  #cut(why: string): void {
    this.#isCut = true;
    this.#controller?.abort(new Error(why));
  }

  /** Who does not read has left; the close of its socket does the rest. */
  #callerStalled(): void {
    reset(this.#response);
  }

  #finish(end: RelayEnd): void {
    if (this.#done) return;
    this.#done = true;
    clearTimeout(this.#drainTimer);
    this.#endDrain?.();
    clearTimeout(this.#stallTimer);
    this.#response.off('close', this.#onClose);
    this.#response.req.socket.off('end', this.#onEnd);
    this.#resolve(end);
  }
}

/**
 * Says that the stream broke off, and then destroys the socket, without the last chunk that would make it whole. Not at once:
 * a client library that sees its socket fail throws away what it has not read yet, this event among it.
 */
function breakOff(response: ServerResponse, event: string): void {
  response.write(event);
  const timer = setTimeout(() => response.destroy(), break_grace_ms);
  response.once('close', () => clearTimeout(timer));
}

/** A reset, and not a close: to a caller of HTTP/1.0 a close would be a clean end. */
function reset(response: ServerResponse): void {
  response.socket?.resetAndDestroy();
  response.destroy();
}
