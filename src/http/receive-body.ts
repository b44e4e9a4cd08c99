/** Receives a request's body, whole and no larger than it may be. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { excerpt, Refusal } from '../refusal.ts';
import { Gathered } from '../upstream/gathered.ts';
import type { KeptBody } from './kept-bodies.ts';

/**
 * The caller's own bytes, of a request that announces some. The last byte of an announced length ends the body, and not
 * the stream's own end a turn later.
 *
 * @param goOn called before the first byte is read, once it is known that the body may be sent.
 * @throws Refusal unsupported_media_type; it rejects with body_too_large or overloaded as soon as that is known.
 */
export function receiveBody(
  request: IncomingMessage,
  limit_bytes: number,
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
  goOn();
  return new Promise((resolve, reject) => {
    const gathered = new Gathered();
    let received_bytes = 0;
    let over = false;

    function end(refusal?: Refusal): void {
      if (over) return;
      over = true;
      // Taken in any case: the listeners live as long as the request does, and they hold on to it.
      const body = gathered.take();
      if (refusal === undefined) resolve(body);
      else reject(refusal);
    }

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
