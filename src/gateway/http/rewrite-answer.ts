/** Replaces addresses of an upstream in a whole answer by those of the gateway's routes: a client that follows them sends its key there. */
import { tryParseJson } from '../../lib/json/parse-json.ts';
import { follow } from '../../lib/json/pointer.ts';
import { addressParts, fillPath, hasDotSegment } from '../../lib/text/path-template.ts';
import type { RewrittenMember, RewrittenValue } from '../../plan/index.ts';
import { type Answer, answerText } from '../../upstream/client/collect.ts';
import { headersWithout } from '../../upstream/client/headers.ts';
import { setMember } from '../admission/set-member.ts';
import { type Exchange, rawQuery } from './exchange.ts';

/** Headers that describe the bytes of the body. */
const OF_BODY: ReadonlySet<string> = new Set([
  'content-length',
  'content-encoding',
  'content-md5',
  'content-digest',
  'repr-digest',
  'etag',
]);

/** Replaces the texts at these places, and no other byte. What is no JSON has none. */
export function rewriteAnswer(exchange: Exchange, members: readonly RewrittenMember[], answer: Answer): Answer {
  const before = answerText(answer);
  const value = before === undefined ? undefined : tryParseJson(before);
  if (before === undefined || typeof value !== 'object') return answer;
  let text = before;
  for (const { at, route, values, origin } of members) {
    const address = follow(at, value);
    if (route === undefined || typeof address !== 'string') continue;
    const found = addressParts(route.path, address);
    const url = urlOf(route, values, (name, from) =>
      from.in === 'address' ? found?.get(name) : readValue(from, exchange, value),
    );
    const http = origin ?? `http://${exchange.request.headers.host ?? 'localhost'}`;
    const base = route.is_websocket ? http.replace(/^http/, 'ws') : http;
    // What the vendor put behind its path belongs to it, such as ?alt=media or the number of a page.
    const query = route.query.length === 0 && found !== undefined ? (URL.parse(address)?.search ?? '') : '';
    text = setMember(text, at, url === undefined ? 'null' : JSON.stringify(base + url + query));
  }
  if (text === before) return answer;
  const body = Buffer.from(text);
  const headers = headersWithout(answer.headers, (name) => OF_BODY.has(name));
  return { ...answer, headers: [...headers, 'content-length', String(body.length)], body };
}

/** The path and query of a route; undefined if a value is missing. */
function urlOf(
  { path, query }: NonNullable<RewrittenMember['route']>,
  values: RewrittenMember['values'],
  read: (name: string, from: RewrittenValue) => string | undefined,
): string | undefined {
  const params: Record<string, string> = {};
  for (const [name, from] of values) {
    const value = read(name, from);
    if (value === undefined || !isParameter(value)) return undefined;
    params[name] = value;
  }
  const search = new URLSearchParams(query.map((name) => [name, params[name] ?? '']));
  return fillPath(path, params) + (query.length === 0 ? '' : `?${search}`);
}

/** A path cannot have half a surrogate pair, and routes refuse dots. */
function isParameter(value: string): boolean {
  return value.isWellFormed() && value !== '' && !hasDotSegment(value);
}

function readValue(
  from: Exclude<RewrittenValue, { readonly in: 'address' }>,
  { params, request }: Exchange,
  answer: unknown,
): string | undefined {
  if ('at' in from) {
    const value = follow(from.at, answer);
    return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
  }
  if (from.in === 'param') return params[from.name];
  return new URLSearchParams(rawQuery(request)).get(from.name) ?? undefined;
}
