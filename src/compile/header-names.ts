/** Header names that an operator must not let through. */
import type { Place } from './report.ts';
import type { Scope } from './scope.ts';

/** RFC 9110, section 5.6.2. */
const TOKEN = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/;

/** About one connection only (RFC 9110, section 7.6.1, and their older companions), or set by the gateway itself. */
const FRAMING: ReadonlySet<string> = new Set([
  'accept-encoding',
  'connection',
  'content-encoding',
  'content-length',
  'expect',
  'host',
  'http2-settings',
  'keep-alive',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'via',
]);

/** What says who somebody is. */
const CREDENTIALS: ReadonlySet<string> = new Set([
  'authorization',
  'cookie',
  'proxy-authenticate',
  'proxy-authorization',
  'set-cookie',
  'www-authenticate',
]);

/** The headers that credentials of this configuration travel in, callers' and upstreams', in lower case. */
export function credentialHeaders(scope: Scope): ReadonlySet<string> {
  const names = new Set(CREDENTIALS);
  for (const { auth } of Object.values(scope.config.interfaces)) {
    for (const way of auth) if ('header' in way) names.add(way.header);
  }
  for (const { auth } of Object.values(scope.config.upstreams)) if (auth !== undefined) names.add(auth.header);
  return names;
}

/** The header's name; reports one that must not go through. The schema admits lower case only. */
export function readForwarded(
  name: string,
  credentials: ReadonlySet<string>,
  place: Place,
  scope: Scope,
): string | undefined {
  const why = credentials.has(name)
    ? 'carries a credential'
    : FRAMING.has(name)
      ? 'belongs to one connection and is set by the gateway'
      : undefined;
  if (why !== undefined) {
    const hint = 'take it out of the list; the upstream gets a credential of its own, by its auth';
    scope.report.error('forbidden-header', place, `the header '${name}' ${why}, and is never forwarded`, hint);
    return undefined;
  }
  return name;
}

/** A header's name in lower case; reports a text that is none. */
export function readHeaderName(name: string, place: Place, scope: Scope): string | undefined {
  if (TOKEN.test(name)) return name.toLowerCase();
  const hint = "a name has letters, digits and '-', and no spaces";
  scope.report.error('bad-header', place, `'${name}' is not the name of a header`, hint);
  return undefined;
}

/** Whether an answer may carry the header by an envelope's word: not what frames the answer. */
export function isFraming(name: string): boolean {
  return (
    FRAMING.has(name.toLowerCase()) || name.toLowerCase() === 'content-type' || CREDENTIALS.has(name.toLowerCase())
  );
}
