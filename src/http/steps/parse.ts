/** Parses a body: a small one synchronously, a large one in several turns of the event loop. */
import { type ParsedBody, parseBody, parseLargeBody } from '../../admission/body.ts';

/** From this size on other requests may run between the passes over a body. */
const LARGE_bytes = 512 * 1024;

/** The step `parse`. @throws Refusal as `parseBody`. */
export function parse(
  raw: Buffer,
  contentType: string | undefined,
  max_nodes: number,
): ParsedBody | Promise<ParsedBody> {
  const read = raw.length < LARGE_bytes ? parseBody : parseLargeBody;
  return read(raw, contentType, max_nodes);
}
