/** Which headers cross the gateway: the caller's by allow-list, the upstream's all but hop-by-hop ones and cookies. */
import type { UpstreamPlan, UpstreamTarget } from '../plan.ts';
import type { UpstreamRequest } from './client.ts';

/** RFC 9110 §7.6.1, with the older names that are still sent. */
const hopByHop: ReadonlySet<string> = new Set([
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

/** The same rules for headers in an object, as the proxy of mounts has them: what may not cross, by lower-case name. */
export function hopHeaders(headers: Readonly<Record<string, string | string[] | undefined>>): ReadonlySet<string> {
  const { connection } = headers;
  return new Set([...hopByHop, ...(typeof connection === 'string' ? tokens(connection) : [])]);
}

/**
 * Cookies would bind the caller's client to the upstream. The others would lead it around the gateway, to an address that may be
 * internal; a client that follows a redirect sends its key there.
 */
export const notPassedBack: ReadonlySet<string> = new Set([
  'set-cookie',
  'set-cookie2',
  'alt-svc',
  'location',
  'content-location',
  'refresh',
]);

/**
 * The headers of the request upstream, as a flat list of names and values. The caller's own credentials are never among
 * them, for the compiler refuses allow-lists that name one; the body is asked for unencoded, so that it can be metered.
 */
export function upstreamRequestHeaders(
  callerHeaders: Readonly<Record<string, string | string[] | undefined>>,
  allowed: readonly string[],
  target: UpstreamTarget,
  hasBody: boolean,
): string[] {
  const flat: string[] = [];
  const { connection } = callerHeaders;
  const named = typeof connection === 'string' ? tokens(connection) : [];
  for (const name of allowed) {
    if ((name === 'content-type' && !hasBody) || named.includes(name)) continue;
    const value = callerHeaders[name];
    if (value === undefined) continue;
    flat.push(name, Array.isArray(value) ? value.join(', ') : value);
  }
  flat.push('accept-encoding', 'identity');
  if (target.credential !== undefined) flat.push(target.credential.header, target.credential.value);
  return flat;
}

/** A GET of the gateway's own, which no caller asked for. */
export function ownGet(upstream: UpstreamPlan, target: UpstreamTarget, path: string): UpstreamRequest {
  const headers = upstreamRequestHeaders({}, [], target, false);
  return { upstream, target, method: 'GET', path, headers, body: undefined };
}

/** What of an answer's headers crosses to the caller, and what they say of its body. */
export interface AnswerHead {
  /** The flat list that `writeHead` takes: each as the upstream spelt it, repeated ones included. */
  readonly headers: string[];
  /** Whether the answer says itself where it ends (RFC 9112 §6.3), or only the end of its connection does. */
  readonly isDelimited: boolean;
  readonly type: string | undefined;
  readonly length: string | undefined;
  readonly encoding: string | undefined;
  /** Whether the upstream has told proxies how to buffer it. */
  readonly setsBuffering: boolean;
}

/** @param raw the flat list of names and values as they came. Headers that its Connection names are hop-by-hop too. */
export function readAnswerHead(raw: readonly (Buffer | string)[]): AnswerHead {
  const named = connectionNamed(raw);
  const headers: string[] = [];
  const first: Partial<Record<TellingHeader, string>> = {};
  let isDelimited = false;
  for (let i = 0; i + 1 < raw.length; i += 2) {
    const spelt = text(raw[i]);
    const lower = spelt.toLowerCase();
    const { crosses, delimits, tells } = knownNames.get(lower) ?? otherName;
    if (delimits) isDelimited = true;
    if (!crosses || named?.has(lower)) continue;
    const value = text(raw[i + 1]);
    headers.push(spelt, value);
    if (tells !== undefined) first[tells] ??= value;
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

const telling = ['content-type', 'content-length', 'content-encoding', 'x-accel-buffering'] as const;
type TellingHeader = (typeof telling)[number];

interface HeaderName {
  /** Unless the Connection header of the same answer names it. */
  readonly crosses: boolean;
  readonly delimits: boolean;
  readonly tells: TellingHeader | undefined;
}

/** Every name, in lower case, that means something here. All others only cross. */
const knownNames: ReadonlyMap<string, HeaderName> = new Map(
  [...hopByHop, ...notPassedBack, ...telling].map((name): [string, HeaderName] => [
    name,
    {
      crosses: !hopByHop.has(name) && !notPassedBack.has(name),
      delimits: name === 'content-length' || name === 'transfer-encoding',
      tells: telling.find((each) => each === name),
    },
  ]),
);
const otherName: HeaderName = { crosses: true, delimits: false, tells: undefined };

/** The value of a header in a flat list, by its lower-case name. */
export function headerIn(flat: readonly string[], name: string): string | undefined {
  for (let i = 0; i + 1 < flat.length; i += 2) if (flat[i]?.toLowerCase() === name) return flat[i + 1];
  return undefined;
}

function connectionNamed(raw: readonly (Buffer | string)[]): ReadonlySet<string> | undefined {
  let named: Set<string> | undefined;
  for (let i = 0; i + 1 < raw.length; i += 2) {
    const name = raw[i];
    if (name?.length !== 'connection'.length || text(name).toLowerCase() !== 'connection') continue;
    named ??= new Set();
    for (const token of tokens(text(raw[i + 1]))) named.add(token);
  }
  return named;
}

function tokens(list: string): readonly string[] {
  return list.split(',').map((token) => token.trim().toLowerCase());
}

/** Header bytes are Latin-1 (RFC 9110 §5.5); any other decoding would change what is passed on. */
function text(part: Buffer | string | undefined): string {
  return typeof part === 'string' ? part : (part?.toString('latin1') ?? '');
}
