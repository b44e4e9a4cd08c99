/** Receives the whole body of a request, decoded, with limits for its size and its pace. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Refusal } from '../../lib/refusal.ts';
import { Gathered } from '../../upstream/client/gathered.ts';
import type { BodyReservation } from './body-reservations.ts';
import { bodyCodingOf, decodeBody } from './decode-body.ts';

export interface BodyLimits {
  readonly limit_bytes: number;
  /** Interval between two checks of the pace of a body. */
  readonly check_ms: number;
}

/** A body that is slower between two checks has stalled. Apache's mod_reqtimeout uses the same rate. */
const SLOWEST_bytes_per_s = 500;

/** The event, with a Refusal, that stops receiving the body of a request. */
const cut = Symbol('cut');

/** Stops receiving a body. Its request fails with the refusal. @returns false if no body is being received. */
export function cutBody(request: IncomingMessage, refusal: Refusal): boolean {
  return request.emit(cut, refusal);
}

/** Refusals of bodies that were not being received at that moment. */
const refused = new WeakMap<IncomingMessage, Refusal>();

/** Like `cutBody`. If no body is being received, the request fails as soon as it wants to receive one. */
export function refuseBody(request: IncomingMessage, refusal: Refusal): void {
  if (!cutBody(request, refusal)) refused.set(request, refusal);
}

/** Calls back when the body of the request is cut. If that has happened, calls back in the next microtask. */
export function onCut(request: IncomingMessage, listener: (refusal: Refusal) => void): void {
  const earlier = refused.get(request);
  if (earlier === undefined) request.on(cut, listener);
  else queueMicrotask(() => listener(earlier));
}

/**
 * Receives the body of a request that announces one. With a content-length the last byte completes it; the stream's end event comes
 * one turn later.
 *
 * @param onAccepted called when the headers are accepted, before the first byte is read.
 * @throws Refusal unsupported_media_type, body_too_large, or invalid_request if the caller has left. Rejects at once with
 *   body_too_large, overloaded, request_timeout for a stalled body, or the refusal of `cutBody`.
 */
export function receiveBody(
  request: IncomingMessage,
  { limit_bytes, check_ms }: BodyLimits,
  kept: BodyReservation,
  onAccepted: () => void,
): Promise<Buffer> {
  const { 'content-length': length, 'content-encoding': encoding } = request.headers;
  const coding = encoding === undefined ? undefined : bodyCodingOf(encoding);
  // Node's parser accepts only digits, and no content-length together with a transfer coding.
  const announced_bytes = length === undefined ? undefined : Number(length);
  if (announced_bytes !== undefined && announced_bytes > limit_bytes) throw tooLarge(limit_bytes);
  // Of a caller that left while something else was awaited, no event comes any more, even if the body was complete.
  if (request.destroyed) throw brokeOff();
  onAccepted();
  const receiving = new Promise<Buffer>((resolve, reject) => {
    new BodyReceiver(request, announced_bytes, { limit_bytes, check_ms }, kept, { resolve, reject }).listen();
  });
  return coding === undefined ? receiving : receiving.then((body) => decodeBody(body, coding, limit_bytes, kept));
}

interface Outcome {
  readonly resolve: (body: Buffer) => void;
  readonly reject: (refusal: Refusal) => void;
}

/** Receives one body. It ends once, with the whole body or a refusal. */
class BodyReceiver {
  readonly #request: IncomingMessage;
  readonly #announced_bytes: number | undefined;
  readonly #limits: BodyLimits;
  readonly #kept: BodyReservation;
  readonly #outcome: Outcome;
  readonly #gathered = new Gathered();
  #received_bytes = 0;
  #isOver = false;
  #checks: NodeJS.Timeout | undefined;

  constructor(
    request: IncomingMessage,
    announced_bytes: number | undefined,
    limits: BodyLimits,
    kept: BodyReservation,
    outcome: Outcome,
  ) {
    this.#request = request;
    this.#announced_bytes = announced_bytes;
    this.#limits = limits;
    this.#kept = kept;
    this.#outcome = outcome;
  }

  listen(): void {
    // Node reports a caller that leaves as an error, if somebody listens for one.
    this.#request.on('error', () => this.#end(brokeOff()));
    onCut(this.#request, (refusal) => this.#end(refusal));
    if ((this.#announced_bytes ?? 0) === 0) this.#request.on('end', () => this.#end());
    this.#request.on('data', (chunk: Buffer) => this.#add(chunk));
  }

  #add(chunk: Buffer): void {
    // Drop bytes after a refusal.
    if (this.#isOver) return;
    const isFirst = this.#received_bytes === 0;
    this.#received_bytes += chunk.length;
    const refusal = this.#refusalOf(chunk);
    if (refusal === undefined) this.#gathered.add(chunk);
    if (refusal !== undefined || this.#received_bytes === this.#announced_bytes) this.#end(refusal);
    // Deferred: the parser reports the end of a chunked body right after its last chunk.
    else if (isFirst) queueMicrotask(() => this.#checkPace());
  }

  /** Counts a chunk under the budgets of kept bodies. Returns the refusal of a body that is too large. */
  #refusalOf(chunk: Buffer): Refusal | undefined {
    const { limit_bytes } = this.#limits;
    if (this.#received_bytes > limit_bytes) return tooLarge(limit_bytes);
    try {
      this.#kept.add(chunk.length);
    } catch (error) {
      if (error instanceof Refusal) return error;
      throw error;
    }
    return undefined;
  }

  /** A body in one chunk is complete by now and needs no timer. */
  #checkPace(): void {
    if (this.#isOver || this.#request.complete) return;
    const { check_ms } = this.#limits;
    const least_bytes = Math.ceil((check_ms / 1_000) * SLOWEST_bytes_per_s);
    let checked_bytes = this.#received_bytes;
    this.#checks = setInterval(() => {
      if (this.#received_bytes - checked_bytes < least_bytes) this.#end(stalled(least_bytes, check_ms));
      checked_bytes = this.#received_bytes;
    }, check_ms);
  }

  #end(refusal?: Refusal): void {
    if (this.#isOver) return;
    this.#isOver = true;
    clearInterval(this.#checks);
    // Always take the body: the listeners keep `#gathered` alive as long as the request.
    const body = this.#gathered.take();
    if (refusal === undefined) this.#outcome.resolve(body);
    else this.#outcome.reject(refusal);
  }
}

/** Whether the request has a body (RFC 9112 §6.3). */
export function announcesBody({ headers }: IncomingMessage): boolean {
  return (headers['content-length'] ?? '0') !== '0' || headers['transfer-encoding'] !== undefined;
}

/**
 * Sends 100 Continue if the caller waits for it (RFC 9110 §10.1.1). An expectation in HTTP/1.0 is ignored, because HTTP/1.0 has no
 * interim answers.
 */
export function sendContinue(request: IncomingMessage, response: ServerResponse): void {
  const asks = request.headers.expect !== undefined && request.httpVersionMinor > 0;
  if (asks && announcesBody(request)) response.writeContinue();
}

function brokeOff(): Refusal {
  return new Refusal('invalid_request', 'the request broke off before its body was read');
}

function stalled(least_bytes: number, within_ms: number): Refusal {
  const message = `the request body stalled: fewer than ${least_bytes} bytes arrived within ${within_ms / 1_000} s`;
  return new Refusal('request_timeout', message);
}

function tooLarge(limit_bytes: number): Refusal {
  return new Refusal('body_too_large', `the request body is larger than the limit of ${limit_bytes} bytes`);
}
