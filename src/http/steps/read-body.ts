/** The request's body as facts and as the caller's own bytes. */
import { type ParsedBody, parseBody, parseLargeBody } from '../../admission/body.ts';
import type { Exchange, Services } from '../exchange.ts';

/** From here on a body is read in several turns of the event loop: others wait for no more than one pass over it. */
const large_bytes = 512 * 1024;

/** Undefined for a request without a body: a GET, or an empty POST to a route that takes any. */
export function readBody(
  { body = Buffer.alloc(0), request }: Exchange,
  required: boolean,
  { plan }: Services,
): ParsedBody | undefined | Promise<ParsedBody> {
  if (!required && body.length === 0) return undefined;
  const { nodes } = plan.server.bodies;
  const read = body.length < large_bytes ? parseBody : parseLargeBody;
  return read(body, request.headers['content-type'], nodes);
}
