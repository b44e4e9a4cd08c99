/** The bodies of requests: their limits, how they are parsed, and the problem for any request that cannot be answered. */
import { AmountError } from '../lang/amount.ts';
import { parseJson } from '../lang/parse-json.ts';
import { inspectJson } from '../lang/raw-json.ts';
import { StoreBusyError, StoreError, StoreLostError } from '../store/store.ts';
import { Problem } from './problem.ts';

/** A configuration with all its files is smaller. */
export const BODY_LIMIT_bytes = 4 * 1024 ** 2;
/** Of a request that needs no token. */
export const OPEN_BODY_LIMIT_bytes = 16 * 1024;
/** A document with a configuration has a few levels. */
const MAX_DEPTH = 32;

/**
 * @throws Problem for a member that is there twice, because a proxy or a log may read the other one, and for a body with too many levels.
 *   TypeError if it is not UTF-8, and SyntaxError if it is not JSON.
 */
export function bodyOf(bytes: Buffer): unknown {
  const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  const body = parseJson(text);
  const { duplicate, depth } = inspectJson(text);
  if (depth > MAX_DEPTH)
    throw new Problem('invalid_json', `the body has ${depth} levels`, `send at most ${MAX_DEPTH} levels`);
  if (duplicate === undefined) return body;
  throw new Problem('invalid_json', `the member '${duplicate.slice(1, 100)}' is there twice`, 'send it once');
}

/** The problem for any error. */
export function asProblem(error: unknown): Problem {
  if (error instanceof Problem) return error;
  if (error instanceof AmountError) return new Problem('invalid_value', error.message, 'give another amount');
  if (error instanceof StoreBusyError || error instanceof StoreLostError || error instanceof StoreError)
    return new Problem('store_unavailable', 'the store cannot be used now', 'try again; see the log of the gateway');
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : 500;
  if (status === 413)
    return new Problem(
      'body_too_large',
      'the body is too large',
      `send at most ${BODY_LIMIT_bytes} bytes, and ${OPEN_BODY_LIMIT_bytes} without a token`,
    );
  if (status === 415)
    return new Problem('not_json', 'the body is not application/json', 'send content-type: application/json');
  if (typeof status === 'number' && status >= 400 && status < 500)
    return new Problem('invalid_request', 'the request is malformed', 'correct the request');
  return new Problem('internal', 'the request failed', 'see the log of the gateway');
}
