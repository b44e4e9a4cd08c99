/** Receives a request's body, whole, no larger and no slower than it may be. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { excerpt, Refusal } from '../refusal.ts';
import { Gathered } from '../upstream/gathered.ts';
import type { KeptBody } from './kept-bodies.ts';

export interface BodyLimits {
  readonly limit_bytes: number;
  /** Interval between two checks of the pace of a body. */
  readonly check_ms: number;
}

/** A body that comes slower than this between two checks has stalled. Apache's mod_reqtimeout has the same rate. */
const slowest_bytes_per_s = 500;

/** Emitted on a request whose body is not received any further, with the Refusal. */
const cut = Symbol('cut');

/**
 * Stops receiving a body: its exchange fails with the refusal.
 *
 * @returns false where nobody receives it.
 */
export function cutBody(request: IncomingMessage, refusal: Refusal): boolean {
  return request.emit(cut, refusal);
}

/** Calls back when the body of the request is cut. */
export function onCut(request: IncomingMessage, listener: (refusal: Refusal) => void): void {
  request.on(cut, listener);
}

/**
 * The caller's own bytes, of a request that announces some. The last byte of an announced length ends the body, and not
 * the stream's own end a turn later.
 *
 * @param goOn called before the first byte is read, once it is known that the body may be sent.
 * @throws Refusal unsupported_media_type, body_too_large, invalid_request where the caller has left. It rejects with body_too_large,
 *   overloaded, or request_timeout for a body that stalls, as soon as that is known, and with the refusal of `cutBody`.
 */
export function receiveBody(
  request: IncomingMessage,
  { limit_bytes, check_ms }: BodyLimits,
  kept: KeptBody,
  goOn: () => void,
): Promise<Buffer> {
  const { 'content-length': length, 'content-encoding': encoding = 'identity' } = request.headers;
  if (encoding.toLowerCase() !== 'identity') {
    const message = `content-encoding '${excerpt(encoding)}' is not accepted; send the body without an encoding`;
    throw new Refusal('unsupported_media_type', message);
  }
  // Node's parser takes digits only, and not beside a transfer coding.
  const announced_bytes = length === undefined ? undefined : Number(length);
  if (announced_bytes !== undefined && announced_bytes > limit_bytes) throw tooLarge(limit_bytes);
  if (request.destroyed && !request.complete) throw brokeOff();
  goOn();
  return new Promise((resolve, reject) => {
    const gathered = new Gathered();
    let received_bytes = 0;
    let over = false;
    let checks: NodeJS.Timeout | undefined;

    function end(refusal?: Refusal): void {
      if (over) return;
      over = true;
      clearInterval(checks);
      // Taken in any case: the listeners live as long as the request does, and they hold on to it.
      const body = gathered.take();
      if (refusal === undefined) resolve(body);
      else reject(refusal);
    }

    /** A body in one piece is complete by now, and needs no timer. */
    function checkPace(): void {
      if (over || request.complete) return;
      const least_bytes = Math.ceil((check_ms / 1_000) * slowest_bytes_per_s);
      let checked_bytes = received_bytes;
      checks = setInterval(() => {
        if (received_bytes - checked_bytes < least_bytes) end(stalled(least_bytes, check_ms));
        checked_bytes = received_bytes;
      }, check_ms);
    }

    request.on('error', () => end(brokeOff()));
    onCut(request, end);
    if (announced_bytes === undefined || announced_bytes === 0) request.on('end', () => end());
    request.on('data', (chunk: Buffer) => {
      // What comes behind a refusal is dropped.
      if (over) return;
      const isFirst = received_bytes === 0;
      received_bytes += chunk.length;
      if (received_bytes > limit_bytes) return end(tooLarge(limit_bytes));
      try {
        kept.add(chunk.length);
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        return end(error);
      }
      gathered.add(chunk);
      if (received_bytes === announced_bytes) end();
      // The parser tells the end of a chunked body right behind its last chunk.
      else if (isFirst) queueMicrotask(checkPace);
    });
  });
}

/** RFC 9112 §6.3. */
export function announcesBody({ headers }: IncomingMessage): boolean {
  return (headers['content-length'] ?? '0') !== '0' || headers['transfer-encoding'] !== undefined;
}

/**
 * Tells a caller who asked before it sends its body that it may (RFC 9110 §10.1.1). HTTP/1.0 has no interim answers, so an
 * expectation counts for nothing there.
 */
export function letSend(request: IncomingMessage, response: ServerResponse): void {
  const asks = request.headers.expect !== undefined && request.httpVersionMinor > 0;
  if (asks && announcesBody(request)) response.writeContinue();
}

function brokeOff(): Refusal {
  return new Refusal('invalid_request', 'the request broke off');
}

function stalled(least_bytes: number, within_ms: number): Refusal {
  const message = `the request body stalled: fewer than ${least_bytes} bytes arrived within ${within_ms / 1_000} s`;
  return new Refusal('request_timeout', message);
}

function tooLarge(limit_bytes: number): Refusal {
  return new Refusal('body_too_large', `the request body is larger than the ${limit_bytes} bytes that are taken here`);
}
