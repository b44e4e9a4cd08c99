/** The request's body as facts and as the caller's own bytes. */
import { type ParsedBody, parseBody } from '../../admission/body.ts';
import type { Exchange } from '../exchange.ts';

/** Undefined for a request without a body: a GET, or an empty POST to a route that takes any. */
export function readBody(exchange: Exchange, required: boolean): ParsedBody | undefined {
  const { body = Buffer.alloc(0), request } = exchange;
  if (!required && body.length === 0) return undefined;
  return parseBody(body, request.headers['content-type']);
}
