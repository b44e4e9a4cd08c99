/** Header names that an operator must not let through. */
import type { Place } from './report.ts';
import type { Scope } from './scope.ts';

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

/** Whether the header may go upstream; reports one that must not. The schema admits lower case only. */
export function checkForwarded(name: string, credentials: ReadonlySet<string>, place: Place, scope: Scope): void {
  const message = `the header '${name}' is never forwarded`;
  if (credentials.has(name)) {
    const hint = 'it carries a credential, and the upstream gets one of its own, by its auth; take it out of the list';
    scope.report.error('forbidden-header', place, message, hint);
  } else if (FRAMING.has(name)) {
    const hint = 'it is about one connection, and the gateway sets it on its own; take it out of the list';
    scope.report.error('forbidden-header', place, message, hint);
  }
}

/** Reports a header that the access log must not show. */
export function checkLogged(name: string, credentials: ReadonlySet<string>, place: Place, scope: Scope): void {
  if (!credentials.has(name)) return;
  const message = `the header '${name}' carries a credential, and is never logged`;
  scope.report.error('forbidden-header', place, message, 'take it out of the list');
}

/** Whether a caller's idempotency key may travel in the header; reports one that means something else. */
export function checkIdempotencyHeader(
  name: string,
  credentials: ReadonlySet<string>,
  place: Place,
  scope: Scope,
): boolean {
  if (!credentials.has(name) && !FRAMING.has(name)) return true;
  const what = credentials.has(name) ? 'a credential' : 'something about the connection';
  const message = `the header '${name}' carries ${what}, and cannot carry an idempotency key`;
  scope.report.error('forbidden-header', place, message, 'write a header of its own, such as idempotency-key');
  return false;
}

/** What other parts of a request are told by, so that no credential fits in. */
const CONTENT: ReadonlySet<string> = new Set(['accept', 'content-type', 'user-agent']);

/** Reports a header that a credential, a caller's or an upstream's, cannot travel in. */
export function checkCredentialHeader(name: string, place: Place, scope: Scope): void {
  if (!FRAMING.has(name) && !CONTENT.has(name)) return;
  const hint = 'write the header that the vendor documents, such as authorization or x-key';
  scope.report.error('forbidden-header', place, `the header '${name}' cannot carry a credential`, hint);
}

/** Whether an answer's header is not for an envelope to set. */
export function isReserved(name: string): boolean {
  return FRAMING.has(name) || CREDENTIALS.has(name) || name === 'content-type';
}
