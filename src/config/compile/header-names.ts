/** Checks header names that the operator may not use, because they belong to the connection or carry credentials. */

import { credentialKind } from '../../upstream/kinds.ts';
import type { Path } from '../read/position.ts';
import type { Scope } from './scope.ts';

/** Headers of one connection (RFC 9110, section 7.6.1, and older ones), or set by the gateway itself. */
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

/** Headers that identify the caller or a server. */
const CREDENTIALS: ReadonlySet<string> = new Set([
  'authorization',
  'cookie',
  'proxy-authenticate',
  'proxy-authorization',
  'set-cookie',
  'www-authenticate',
]);

/** The headers that carry credentials of callers or upstreams in this configuration, in lower case. */
export function credentialHeaders(scope: Scope): ReadonlySet<string> {
  const names = new Set(CREDENTIALS);
  for (const { auth } of Object.values(scope.config.interfaces)) {
    for (const way of auth) if ('header' in way) names.add(way.header);
  }
  for (const { auth, targets = {}, headers = {} } of Object.values(scope.config.upstreams)) {
    for (const [name, value] of Object.entries(headers)) if (typeof value !== 'string') names.add(name);
    for (const each of [auth, ...Object.values(targets).map((target) => target.auth)])
      if (each !== undefined) for (const name of credentialKind(each).headers(each)) names.add(name);
  }
  return names;
}

/** Reports a header that must not be forwarded, or read for a fact. The schema has checked that the name is in lower case. */
export function checkForwarded(
  name: string,
  credentials: ReadonlySet<string>,
  place: Path,
  scope: Scope,
  use: 'forwarded' | 'read' = 'forwarded',
): void {
  const message = use === 'read' ? `a fact cannot be the header '${name}'` : `the header '${name}' is never forwarded`;
  if (credentials.has(name)) {
    const hint =
      use === 'read'
        ? 'choose another header; it carries a credential'
        : "remove it from the list; it carries a credential, and the upstream's own credential is set in its auth";
    scope.report.error('forbidden-header', place, message, hint);
  } else if (FRAMING.has(name)) {
    const hint =
      use === 'read'
        ? 'choose another header; it belongs to one connection'
        : 'remove it from the list; it belongs to one connection, and the gateway sets its own';
    scope.report.error('forbidden-header', place, message, hint);
  }
}

/** Reports a header that the access log must not show. */
export function checkLogged(name: string, credentials: ReadonlySet<string>, place: Path, scope: Scope): void {
  if (!credentials.has(name)) return;
  const message = `the header '${name}' carries a credential and is never logged`;
  scope.report.error('forbidden-header', place, message, 'remove it from the list');
}

/** Whether the header may carry an idempotency key. Reports a header that has another meaning. */
export function checkIdempotencyHeader(
  name: string,
  credentials: ReadonlySet<string>,
  place: Path,
  scope: Scope,
): boolean {
  if (!credentials.has(name) && !FRAMING.has(name)) return true;
  const reason = credentials.has(name) ? 'it carries a credential' : 'it belongs to the connection';
  const message = `the header '${name}' cannot carry an idempotency key, because ${reason}`;
  scope.report.error('forbidden-header', place, message, 'choose another header, such as idempotency-key');
  return false;
}

/** Headers that describe the content or the client, so they cannot carry a credential. */
const CONTENT: ReadonlySet<string> = new Set(['accept', 'content-type', 'user-agent']);

/** Reports a header that cannot carry the credential of a caller or an upstream. */
export function checkCredentialHeader(name: string, place: Path, scope: Scope): void {
  if (!FRAMING.has(name) && !CONTENT.has(name)) return;
  const hint = 'choose the header that the vendor documents, such as authorization or x-key';
  scope.report.error('forbidden-header', place, `the header '${name}' cannot carry a credential`, hint);
}

/** Whether an envelope may not set this answer header. */
export function isReserved(name: string): boolean {
  return FRAMING.has(name) || CREDENTIALS.has(name) || name === 'content-type';
}

/** Reports a header that an upstream cannot add: one of the connection, or of the content. */
export function checkAddedHeader(name: string, place: Path, scope: Scope): void {
  if (!FRAMING.has(name) && name !== 'content-type') return;
  const message = `an upstream cannot add the header '${name}'`;
  scope.report.error('forbidden-header', place, message, 'remove it; the gateway sets its own', { on: 'key' });
}
