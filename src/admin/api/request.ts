/** Reads what a request says about an operation: its input, and how it is to be run. */
import { hash } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { parseJson } from '../../lib/json/parse-json.ts';
import { inspectJson } from '../../lib/json/raw-json.ts';
import { readInput, twice, unknownName } from './input.ts';
import type { Operation } from './operation.ts';
import { Problem } from './problem.ts';

export type Input = Readonly<Record<string, unknown>>;

/** The checked input of an operation. @throws Problem */
export function inputOf(operation: Operation, request: FastifyRequest): Input {
  const path = request.params as Readonly<Record<string, string>>;
  const query = queryOf(request);
  if (operation.method === 'GET') return readInput(operation.input, { path, query });
  const known = hasDryRun(operation) ? ['dry_run'] : [];
  for (const name of query.keys()) {
    if (!known.includes(name)) throw unknownName('parameter', name, known);
    if (query.getAll(name).length > 1) throw twice(name);
  }
  return readInput(operation.input, { path, body: request.body });
}

/** The query. A target such as `//[` is no URL. */
function queryOf({ raw: { url = '' } }: FastifyRequest): URLSearchParams {
  return new URLSearchParams(url.includes('?') ? url.slice(url.indexOf('?') + 1) : '');
}

/** Whether an operation with a CSV answers with it. */
export function wantsCsv({ format }: Input, accept = ''): boolean {
  return format === undefined ? /^\s*text\/csv\s*(;|,|$)/i.test(accept) : format === 'csv';
}

function hasDryRun({ changes }: Operation): boolean {
  return changes === 'money' || changes === 'configuration';
}

/** Whether nothing is to be written. @throws Problem for another value than true and false. */
export function isDryRun(operation: Operation, request: FastifyRequest): boolean {
  if (!hasDryRun(operation)) return false;
  const text = queryOf(request).get('dry_run');
  if (text === null || text === 'true' || text === 'false') return text === 'true';
  throw new Problem('invalid_value', `the parameter 'dry_run' is '${text.slice(0, 20)}'`, 'write true or false');
}

/** The version of `If-Match`. @throws Problem if_match_required */
export function versionOf({ changes, name }: Operation, { headers }: FastifyRequest): string | undefined {
  const text = headers['if-match'];
  if (text === undefined && (changes === 'edit' || changes === 'configuration')) {
    const hint = 'read what you change, and send its ETag as If-Match';
    throw new Problem('if_match_required', `${name} needs If-Match`, hint);
  }
  return text === undefined || text === '*' ? undefined : text.replace(/^W\//, '').replace(/^"(.*)"$/, '$1');
}

/** The idempotency key. @throws Problem idempotency_key_required */
export function idempotencyKeyOf(
  { method, isRepeatable, name }: Operation,
  { headers }: FastifyRequest,
): string | undefined {
  const key = headers['idempotency-key'];
  if (method !== 'POST' || isRepeatable === false) return undefined;
  if (typeof key === 'string' && /^[\x21-\x7e]{1,200}$/.test(key)) return key;
  const hint =
    'send a new random text of 1 to 200 characters without spaces, and the same one again when you repeat the request';
  const message = key === undefined ? `${name} needs the header Idempotency-Key` : 'the Idempotency-Key is not valid';
  throw new Problem('idempotency_key_required', message, hint);
}

/** The digest of a request; the order of its members does not count. */
export function digestOf({ name }: Operation, input: Input, dry_run: boolean): Buffer {
  return hash('sha256', JSON.stringify([name, sorted(input), ...(dry_run ? ['dry_run'] : [])]), 'buffer');
}

/** The same value with its members sorted by name. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, member]) => [name, sorted(member)]),
  );
}

/** A document with a configuration has a few levels. */
const MAX_DEPTH = 32;
/** The text of a configuration is one member. */
const MAX_NODES = 10_000;

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
  const { duplicate, depth, nodes } = inspectJson(text, MAX_NODES, MAX_NODES);
  if (depth > MAX_DEPTH)
    throw new Problem('invalid_json', `the body has ${depth} levels`, `send at most ${MAX_DEPTH} levels`);
  if (nodes > MAX_NODES) {
    const message = `the body has more than ${MAX_NODES} objects, arrays, members and elements`;
    throw new Problem('invalid_json', message, 'send fewer');
  }
  const body = parseJson(text);
  if (duplicate === undefined) return body;
  throw new Problem('invalid_json', `the member '${duplicate.slice(1, 100)}' is there twice`, 'send it once');
}
