/** Parses a request body: one JSON object in UTF-8. Rejects bodies that two parsers could read differently. */
import { setImmediate } from 'node:timers/promises';
import { MIMEType } from 'node:util';
import { stringEnd } from '../../lib/json/json-scan.ts';
import { parseJson } from '../../lib/json/parse-json.ts';
import { type Inspection, inspectJson } from '../../lib/json/raw-json.ts';
import { excerpt, Refusal } from '../../lib/refusal.ts';
import type { ForwardRoute } from '../../plan/index.ts';
import { findJsonError } from './json-error.ts';
import type { Span } from './multipart.ts';

/**
 * A body as received (`raw`), as text, and as parsed JSON. The three always have the same content. The text of a form is the text of its
 * values, without the contents of files.
 */
export interface ParsedBody {
  readonly raw: Buffer;
  readonly text: string;
  readonly value: unknown;
  /** The place of the content of each part of a form that is not repeated. */
  readonly spans?: ReadonlyMap<string, Span>;
}

/** No real request is deeper, and recursive parsers of upstreams can still read it. */
const MAX_DEPTH = 256;
/** No real request has more in one object. Parsing objects with very many distinct names is ten times slower than other JSON. */
const MAX_MEMBERS = 10_000;

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/**
 * Parses a body that must be a JSON object.
 *
 * Refuses an object with a repeated member name at any depth, because the gateway would price one of the two members and the
 * upstream might use the other. Also refuses `__proto__` and `constructor.prototype`, which can pollute prototypes.
 *
 * @param contentType the request's header as received.
 * @param max_nodes the limit for the number of objects, arrays, members and elements together.
 * @throws Refusal `unsupported_media_type`, or `invalid_request` with the position of the mistake.
 */
export function parseBody(
  raw: Buffer,
  contentType: string | undefined,
  max_nodes = Number.POSITIVE_INFINITY,
): ParsedBody {
  checkContentType(contentType);
  const text = decode(raw);
  return parsed(raw, text, inspect(text, max_nodes));
}

/** Like `parseBody`, for a large body: yields to the event loop between the passes. Each pass reads the whole body. */
export async function parseLargeBody(
  raw: Buffer,
  contentType: string | undefined,
  max_nodes: number,
): Promise<ParsedBody> {
  checkContentType(contentType);
  const text = decode(raw);
  await setImmediate();
  const inspection = inspect(text, max_nodes);
  await setImmediate();
  const body = parsed(raw, text, inspection);
  await setImmediate();
  return body;
}

/** Runs before any code that is recursive or allocates objects. */
function inspect(text: string, max_nodes: number): Inspection {
  const inspection = inspectJson(text, max_nodes, MAX_MEMBERS);
  if (inspection.depth > MAX_DEPTH) refuseDepth(text);
  if (inspection.members > MAX_MEMBERS) {
    throw new Refusal('invalid_request', `an object of the body has more than ${MAX_MEMBERS} members; send fewer`);
  }
  if (inspection.nodes <= max_nodes) return inspection;
  const message = `the body has more than ${max_nodes} objects, arrays, members and elements; send fewer`;
  throw new Refusal('invalid_request', message);
}

function parsed(raw: Buffer, text: string, { escapedNames, duplicate, poison }: Inspection): ParsedBody {
  const value = parse(text, escapedNames);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new Refusal('invalid_request', `the body must be a JSON object, not ${kindOf(value)}`);
  }
  if (duplicate !== undefined) {
    throw new Refusal('invalid_request', `the body has the member at ${excerpt(duplicate)} twice; send it once`);
  }
  if (poison !== undefined) {
    throw new Refusal('invalid_request', `the body has a member named '${poison}', which is not accepted; remove it`);
  }
  return { raw, text, value };
}

/** Whether requests of the route must have a body. On other routes the body is optional. */
export function requiresBody(route: ForwardRoute): boolean {
  const rewritten = route.branches.some(
    ({ shorthand, schema, fill, only, billing }) => (shorthand ?? schema ?? fill ?? only ?? billing) !== undefined,
  );
  return (
    rewritten ||
    (route.form ?? route.file) !== undefined ||
    route.model?.source.in === 'body' ||
    route.requires_owner.some((need) => need.in === 'body')
  );
}

/** Makes a body from edited text. Bytes and value are derived from the text, so that they agree. */
export function reparse(text: string): ParsedBody {
  return { raw: Buffer.from(text, 'utf8'), text, value: parseJson(text) };
}

/**
 * Compares the parsed type, not the text, and refuses every other type. So an unusual spelling, such as a leading space, cannot
 * skip validation (CVE-2026-33806).
 */
function checkContentType(contentType: string | undefined): void {
  if (contentType === 'application/json' || contentType === 'application/json; charset=utf-8') return;
  if (contentType === undefined) {
    throw new Refusal('unsupported_media_type', 'the request has no content-type; send content-type: application/json');
  }
  const type = parseType(contentType);
  if (type?.essence !== 'application/json') {
    const given = excerpt(contentType);
    throw new Refusal('unsupported_media_type', `content-type '${given}' is not accepted; send application/json`);
  }
  // JSON is UTF-8 (RFC 8259, section 8.1). With another charset the upstream might read a different text than was validated.
  const charset = type.params.get('charset')?.toLowerCase() ?? 'utf-8';
  if (charset !== 'utf-8' && charset !== 'utf8') {
    throw new Refusal('unsupported_media_type', `charset '${excerpt(charset)}' is not accepted; send JSON in utf-8`);
  }
}

function parseType(contentType: string): MIMEType | undefined {
  try {
    return new MIMEType(contentType);
  } catch {
    return undefined;
  }
}

function decode(raw: Buffer): string {
  if (raw.length === 0) throw new Refusal('invalid_request', 'the body is empty; send a JSON object');
  try {
    return utf8.decode(raw);
  } catch {
    throw new Refusal('invalid_request', 'the body is not valid UTF-8; send JSON in UTF-8');
  }
}

/** @throws Refusal with the offset at which the text exceeds the depth limit. */
function refuseDepth(text: string): void {
  let depth = 0;
  let at = 0;
  while (at < text.length) {
    const code = text.charCodeAt(at);
    if (code === 0x22) {
      at = stringEnd(text, at);
      continue;
    }
    if (code === 0x7b || code === 0x5b) {
      depth++;
      if (depth > MAX_DEPTH) {
        throw new Refusal('invalid_request', `the body is nested deeper than ${MAX_DEPTH} levels, at offset ${at}`);
      }
    } else if (code === 0x7d || code === 0x5d) {
      depth--;
    }
    at++;
  }
}

function parse(text: string, escapedNames: boolean): unknown {
  try {
    return parseJson(text, escapedNames);
  } catch {
    const { offset, line, column } = findJsonError(text);
    const found = offset >= text.length ? 'the text ends too early' : `unexpected ${quote(text.charAt(offset))}`;
    throw new Refusal('invalid_request', `the body is not valid JSON: ${found} at line ${line}, column ${column}`);
  }
}

function quote(char: string): string {
  return /[\p{Cc}\p{Cf}\p{Cs}\p{Z}]/u.test(char)
    ? `character U+${char.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`
    : `'${char}'`;
}

function kindOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'an array';
  return typeof value === 'boolean' ? 'true or false' : `a ${typeof value}`;
}
