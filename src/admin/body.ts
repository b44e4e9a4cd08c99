/** Reads the bodies of requests: JSON in UTF-8, as every reader understands it. */
import type { FastifyInstance } from 'fastify';
import { parseJson } from '../lang/parse-json.ts';
import { inspectJson } from '../lang/raw-json.ts';
import { Problem } from './problem.ts';

/** A document with a configuration has a few levels. */
const MAX_DEPTH = 32;

const NOT_JSON = new Problem('invalid_json', 'the body is not JSON in UTF-8', 'check it with a JSON parser');

/** Accepts JSON, and no other content type. */
export function acceptJson(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, bytes: Buffer, done) => {
    try {
      done(null, bytes.length === 0 ? undefined : bodyOf(bytes));
    } catch (error) {
      done(error instanceof Problem ? error : NOT_JSON);
    }
  });
}

/**
 * @throws Problem for a member that is there twice, because a proxy or a log may read the other one, and for a body with too many levels.
 *   TypeError if it is not UTF-8, and SyntaxError if it is not JSON.
 */
function bodyOf(bytes: Buffer): unknown {
  const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  const body = parseJson(text);
  const { duplicate, depth } = inspectJson(text);
  if (depth > MAX_DEPTH)
    throw new Problem('invalid_json', `the body has ${depth} levels`, `send at most ${MAX_DEPTH} levels`);
  if (duplicate === undefined) return body;
  throw new Problem('invalid_json', `the member '${duplicate.slice(1, 100)}' is there twice`, 'send it once');
}
