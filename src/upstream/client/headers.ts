/** Decides which headers are forwarded: request headers by allow-list; response headers except hop-by-hop ones, cookies and redirects. */
import type { UpstreamPlan, UpstreamTarget } from '../../plan/index.ts';
import type { UpstreamRequest } from './client.ts';

/** RFC 9110 §7.6.1, and older names that are still in use. */
const HOP_BY_HOP: ReadonlySet<string> = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

/** The lower-case names of hop-by-hop headers, including those that `connection` names. For headers in an object, as mounts have them. */
export function hopHeaders(headers: Readonly<Record<string, string | string[] | undefined>>): ReadonlySet<string> {
  const { connection } = headers;
  return new Set([...HOP_BY_HOP, ...(typeof connection === 'string' ? tokens(connection) : [])]);
}

/**
 * Response headers that are removed. Cookies would bind the client to the upstream. The others could make it bypass the gateway
 * and contact an upstream or internal address, and a client that follows a redirect sends its key there.
 */
export const NOT_PASSED_BACK: ReadonlySet<string> = new Set([
  'set-cookie',
  'set-cookie2',
  'alt-svc',
  'location',
  'content-location',
  'refresh',
]);

/** The headers of a trace (W3C Trace Context). */
export interface TraceHeaders {
  readonly traceparent: string;
  readonly tracestate: string | undefined;
}

/** They are forwarded only if they are valid. */
export const TRACE_HEADERS: ReadonlySet<string> = new Set(['traceparent', 'tracestate']);

/**
 * The headers for the upstream, as a flat list of names and values. They never contain the caller's credentials, because the
 * compiler refuses an allow-list with such a header; the target's own credential is added when the request is dispatched.
 * `accept-encoding: identity` lets the gateway meter the answer.
 *
 * @param trace the headers of the trace, sent if the list allows them: the caller's if they are valid, or the gateway's own.
 */
export function upstreamRequestHeaders(
  callerHeaders: Readonly<Record<string, string | string[] | undefined>>,
  allowed: readonly string[],
  hasBody: boolean,
  trace?: TraceHeaders,
): string[] {
  const flat: string[] = [];
  const { connection } = callerHeaders;
  const named = typeof connection === 'string' ? tokens(connection) : [];
  for (const name of allowed) {
    if ((name === 'content-type' && !hasBody) || named.includes(name)) continue;
    const value = callerHeaders[name];
    if (value === undefined || TRACE_HEADERS.has(name)) continue;
    flat.push(name, Array.isArray(value) ? value.join(', ') : value);
  }
  if (trace !== undefined) {
    const allows = (name: string) => allowed.includes(name) && !named.includes(name);
    if (allows('traceparent')) flat.push('traceparent', trace.traceparent);
    if (trace.tracestate !== undefined && allows('tracestate')) flat.push('tracestate', trace.tracestate);
  }
  flat.push('accept-encoding', 'identity');
  return flat;
}

/** A GET request that the gateway itself makes, without a caller. */
export function ownGet(
  upstream: UpstreamPlan,
  target: UpstreamTarget,
  path: string,
  accept?: string | undefined,
): UpstreamRequest {
  const headers = upstreamRequestHeaders(accept === undefined ? {} : { accept }, ['accept'], false);
  return { upstream, target, method: 'GET', path, headers, body: undefined };
}

/** The headers of an answer that the caller gets, and the properties of its body. */
export interface AnswerHead {
  /** A flat list for `writeHead`: names as the upstream wrote them, with repeated headers. */
  readonly headers: string[];
  /** Whether a header determines the end of the body (RFC 9112 §6.3), and not only the close of the connection. */
  readonly isDelimited: boolean;
  readonly type: string | undefined;
  readonly length: string | undefined;
  readonly encoding: string | undefined;
  /** Whether the answer has an `x-accel-buffering` header. */
  readonly setsBuffering: boolean;
}

/** @param raw the flat list of names and values as received. Headers that its Connection header names are hop-by-hop too. */
export function readAnswerHead(raw: readonly string[]): AnswerHead {
  const named = connectionNamed(raw);
  const headers: string[] = [];
  const first: Partial<Record<UsedHeader, string>> = {};
  let isDelimited = false;
  for (let i = 0; i + 1 < raw.length; i += 2) {
    const name = raw[i] ?? '';
    const lower = name.toLowerCase();
    const { isForwarded, delimits, used } = knownNames.get(lower) ?? otherName;
    if (delimits) isDelimited = true;
    if (!isForwarded || named?.has(lower)) continue;
    const value = raw[i + 1] ?? '';
    headers.push(name, value);
    if (used !== undefined) first[used] ??= value;
  }
  return {
    headers,
    isDelimited,
    type: first['content-type'],
    length: first['content-length'],
    encoding: first['content-encoding'],
    setsBuffering: first['x-accel-buffering'] !== undefined,
  };
}

const USED_HEADERS = ['content-type', 'content-length', 'content-encoding', 'x-accel-buffering'] as const;
type UsedHeader = (typeof USED_HEADERS)[number];

interface HeaderName {
  /** Unless the Connection header of the same answer names it. */
  readonly isForwarded: boolean;
  readonly delimits: boolean;
  readonly used: UsedHeader | undefined;
}

/** The headers that need special treatment, by lower-case name. All others are forwarded. */
const knownNames: ReadonlyMap<string, HeaderName> = new Map(
  [...HOP_BY_HOP, ...NOT_PASSED_BACK, ...USED_HEADERS].map((name): [string, HeaderName] => [
    name,
    {
      isForwarded: !HOP_BY_HOP.has(name) && !NOT_PASSED_BACK.has(name),
      delimits: name === 'content-length' || name === 'transfer-encoding',
      used: USED_HEADERS.find((each) => each === name),
    },
  ]),
);
const otherName: HeaderName = { isForwarded: true, delimits: false, used: undefined };

/** The value of a header in a flat list, by its lower-case name. */
export function headerIn(flat: readonly string[], name: string): string | undefined {
  for (let i = 0; i + 1 < flat.length; i += 2) if (flat[i]?.toLowerCase() === name) return flat[i + 1];
  return undefined;
}

/** A flat list without the headers of some lower-case names. */
export function headersWithout(flat: readonly string[], isLeftOut: (name: string) => boolean): string[] {
  return flat.filter((_, index) => !isLeftOut(flat[index - (index % 2)]?.toLowerCase() ?? ''));
}

function connectionNamed(raw: readonly string[]): ReadonlySet<string> | undefined {
  let named: Set<string> | undefined;
  for (let i = 0; i + 1 < raw.length; i += 2) {
    const name = raw[i] ?? '';
    if (name.length !== 'connection'.length || name.toLowerCase() !== 'connection') continue;
    named ??= new Set();
    for (const token of tokens(raw[i + 1] ?? '')) named.add(token);
  }
  return named;
}

function tokens(list: string): readonly string[] {
  return list.split(',').map((token) => token.trim().toLowerCase());
}

/** Removes the content-length from a flat list of headers. */
export function withoutLength(headers: string[]): undefined {
  const at = headers.findIndex((name, index) => index % 2 === 0 && name.toLowerCase() === 'content-length');
  if (at !== -1) headers.splice(at, 2);
}
