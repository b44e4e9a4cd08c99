/** The headers by which a browser lets scripts of other origins read an answer (WHATWG Fetch, CORS protocol). */

import type { CorsPlan } from '../../plan/index.ts';

/** Whether scripts of the origin may call the interface. @param origin of the request's header; undefined: it has none. */
export function allowsOrigin({ origins }: CorsPlan, origin: string | undefined): boolean {
  return origins === '*' || (origin !== undefined && origins.includes(origin));
}

/** Whether the headers of `corsHeaders` replace an upstream's header. @param name in lower case. */
export function isOfCors(name: string): boolean {
  return name === 'vary' || name.startsWith('access-control-');
}

/**
 * The headers of one answer. There is never Access-Control-Allow-Credentials: keys are in headers, and cookies are not read.
 *
 * @param origin of the request.
 * @param vary the values of the answer's Vary headers. If its headers depend on the origin, a cache must know.
 */
export function corsHeaders(
  cors: CorsPlan,
  origin: string | undefined,
  vary: readonly string[],
): Readonly<Record<string, string>> {
  const isNamed = vary.some((value) => /(^|,)\s*origin\s*(,|$)/i.test(value));
  const names = cors.origins === '*' || isNamed ? vary : [...vary, 'Origin'];
  return {
    ...(names.length > 0 && { vary: names.join(', ') }),
    ...(allowsOrigin(cors, origin) && {
      'access-control-allow-origin': cors.origins === '*' ? '*' : (origin ?? ''),
      'access-control-expose-headers': cors.expose.join(', '),
    }),
  };
}

/** Puts the headers into a flat list, in place of the upstream's own. */
export function addCorsHeaders(headers: string[], cors: CorsPlan, origin: string | undefined): void {
  const vary: string[] = [];
  for (let at = headers.length - 2; at >= 0; at -= 2) {
    const name = headers[at]?.toLowerCase() ?? '';
    if (!isOfCors(name)) continue;
    const [, value = ''] = headers.splice(at, 2);
    if (name === 'vary') vary.unshift(value);
  }
  headers.push(...Object.entries(corsHeaders(cors, origin, vary)).flat());
}
