/** Parses a body: in one go, or where it is large, in several turns of the event loop. */
import { type ParsedBody, parseBody, parseLargeBody } from '../../admission/body.ts';

/** From here on a body is read in several turns: other requests wait for no more than one pass over it. */
const large_bytes = 512 * 1024;

export function parse(
  raw: Buffer,
  contentType: string | undefined,
  most_nodes: number,
): ParsedBody | Promise<ParsedBody> {
  const read = raw.length < large_bytes ? parseBody : parseLargeBody;
  return read(raw, contentType, most_nodes);
}
