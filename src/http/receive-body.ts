/** Receives a request's body, whole and no larger than it may be. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { excerpt, Refusal } from '../refusal.ts';
import { Gathered } from '../upstream/gathered.ts';
import type { KeptBody } from './kept-bodies.ts';

/**
 * Calls back once: with the caller's own bytes, which are none where the request has no body or is a GET or HEAD, whose body
 * means nothing; or with a Refusal, body_too_large or overloaded as soon as that is known. The last byte of an announced
 * length ends the body, and not the stream's own end a turn later.
 *
 * @param goOn called before the first byte is read, where there is a body that may be sent.
 */
export function receiveBody(
  request: IncomingMessage,
  limit_bytes: number,
  kept: KeptBody,
  goOn: () => void,
  done: (refusal: Refusal | undefined, body: Buffer | undefined) => void,
): void {
  if (!announcesBody(request) || request.method === 'GET' || request.method === 'HEAD') {
    done(undefined, undefined);
    return;
  }
  const { 'content-length': length, 'content-encoding': encoding = 'identity' } = request.headers;
  if (encoding.toLowerCase() !== 'identity') {
    const message = `content-encoding '${excerpt(encoding)}' is not accepted; send the body without an encoding`;
    done(new Refusal('unsupported_media_type', message), undefined);
    return;
  }
  // Node's parser takes digits only, and not beside a transfer coding.
  const announced_bytes = length === undefined ? undefined : Number(length);
  const gathered = new Gathered();
  let received_bytes = 0;
  let over = false;

  function end(refusal?: Refusal): void {
    if (over) return;
    over = true;
    // Taken in any case: the listeners live as long as the request does, and they hold on to it.
    const body = gathered.take();
    done(refusal, refusal === undefined ? body : undefined);
  }

  if (announced_bytes !== undefined && announced_bytes > limit_bytes) {
    end(tooLarge(limit_bytes));
    return;
  }
  goOn();
  request.on('error', () => end(new Refusal('invalid_request', 'the request broke off')));
  if (announced_bytes === undefined || announced_bytes === 0) request.on('end', () => end());
  request.on('data', (chunk: Buffer) => {
    // What comes behind a refusal is dropped.
    if (over) return;
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

function tooLarge(limit_bytes: number): Refusal {
  return new Refusal('body_too_large', `the request body is larger than the ${limit_bytes} bytes that are taken here`);
}
