/** Warns about headers and authentication schemes that are absent, or one letter away from a usual one: every request would be refused. */

import { editDistance } from '../../../lib/text/prefix.ts';
import type { Auth, Credential } from '../../../plan/generated/gateway.d.ts';
import { credentialHeaders } from '../../compile/header-names.ts';
import type { Scope } from '../../compile/scope.ts';
import type { Path } from '../../read/position.ts';

/** Headers whose names no vendor varies. The names of credential headers vary. */
const HEADERS = [
  'accept',
  'accept-language',
  'authorization',
  'content-type',
  'idempotency-key',
  'retry-after',
  'traceparent',
  'tracestate',
  'user-agent',
] as const;

const SCHEMES = ['Basic', 'Bearer'] as const;

/** Warns about every such name. */
export function checkHeaderSpelling(scope: Scope): void {
  const { interfaces, upstreams, envelopes, server } = scope.config;
  check('header', server?.request_id, ['server', 'request_id'], scope);
  for (const [name, each] of Object.entries(interfaces)) {
    const place = ['interfaces', name];
    for (const [index, way] of each.auth.entries())
      if ('header' in way) checkAuth(way, [...place, 'auth', index], scope);
    checkList(each.forward.headers, [...place, 'forward', 'headers'], scope);
    checkList(each.log_headers, [...place, 'log_headers'], scope);
    checkList(each.cors?.headers, [...place, 'cors', 'headers'], scope);
    checkList(each.cors?.expose, [...place, 'cors', 'expose'], scope);
    check('header', each.request_id, [...place, 'request_id'], scope);
    check('header', each.idempotency?.header, [...place, 'idempotency', 'header'], scope);
    checkKeys(each.limit_headers, [...place, 'limit_headers'], scope);
  }
  for (const [name, { auth, targets = {} }] of Object.entries(upstreams)) {
    checkAuth(auth, ['upstreams', name, 'auth'], scope);
    for (const [target, each] of Object.entries(targets))
      checkAuth(each.auth, ['upstreams', name, 'targets', target, 'auth'], scope);
  }
  for (const [name, { headers }] of Object.entries(envelopes))
    checkKeys(headers, ['envelopes', name, 'headers'], scope);
  warnOfNearCredentials(scope);
  warnOfCallersHeaders(scope);
}

/** The shortest name in which one other letter is a slip: usual headers of credentials that are shorter are that near to each other. */
const LEAST_LETTERS = 12;

/** Warns about an upstream's credential in almost the header in which callers send their key, as SDKs of the vendor do. */
function warnOfCallersHeaders({ config, report }: Scope): void {
  const callers = Object.entries(config.interfaces).flatMap(([name, { auth }]) =>
    auth.flatMap((way) => ('header' in way ? [{ name, header: way.header.toLowerCase() }] : [])),
  );
  for (const [upstream, { auth }] of Object.entries(config.upstreams)) {
    const header = auth !== undefined && 'header' in auth ? auth.header?.toLowerCase() : undefined;
    if (header === undefined || callers.some((each) => each.header === header)) continue;
    // `check` tells of those that are almost a usual one.
    if (HEADERS.some((usual) => editDistance(header, usual) === 1)) continue;
    const near = callers.find((each) => isAlmost(header, each.header));
    if (near === undefined) continue;
    const message = `the header '${header}' is spelt almost like '${near.header}', in which callers of interface '${near.name}' send their key`;
    const hint = 'correct one of the two, unless this is another header';
    report.warning('unusual-name', ['upstreams', upstream, 'auth', 'header'], message, hint);
  }
}

const isAlmost = (header: string, usual: string): boolean =>
  header.replaceAll('_', '-') === usual || (usual.length >= LEAST_LETTERS && editDistance(header, usual) === 1);

/** Warns about headers that are read or forwarded, and almost that of a credential: a caller's key would go to the vendor or to the log. */
function warnOfNearCredentials(scope: Scope): void {
  const credentials = [...credentialHeaders(scope)];
  const warn = (name: string, place: Path): void => {
    const meant = credentials.find((each) => editDistance(name, each) === 1);
    if (meant === undefined || credentials.includes(name)) return;
    const message = `the header '${name}' is spelt almost like '${meant}', which carries a credential`;
    const hint = 'correct one of the two, unless this is another header';
    scope.report.warning('unusual-name', place, message, hint);
  };
  for (const [name, { forward, log_headers = [] }] of Object.entries(scope.config.interfaces)) {
    for (const [key, list] of Object.entries({ 'forward/headers': forward.headers ?? [], log_headers }))
      for (const [index, header] of list.entries()) warn(header, ['interfaces', name, ...key.split('/'), index]);
  }
  const facts = Object.entries(scope.config.routes).flatMap(([route, each]) =>
    Object.entries('facts' in each ? (each.facts ?? {}) : {}).map(([name, fact]) => ({ route, name, fact })),
  );
  for (const { route, name, fact } of facts)
    if ('header' in fact) warn(fact.header, ['routes', route, 'facts', name, 'header']);
}

function checkAuth(auth: Auth | Credential | undefined, place: Path, scope: Scope): void {
  if (auth === undefined) return;
  if ('header' in auth) check('header', auth.header, [...place, 'header'], scope);
  if ('scheme' in auth) check('scheme', auth.scheme, [...place, 'scheme'], scope);
  else if ('header' in auth && auth.header?.toLowerCase() === 'authorization') {
    const message = "'authorization' has no scheme, so it contains only the credential";
    const hint = 'add scheme: Bearer, or scheme: none if the bare credential is meant';
    scope.report.warning('unusual-name', [...place, 'header'], message, hint, { basis: [[...place, 'scheme']] });
  }
}

function checkList(names: readonly string[] = [], place: Path, scope: Scope): void {
  for (const [index, name] of names.entries()) check('header', name, [...place, index], scope);
}

function checkKeys(headers: Readonly<Record<string, unknown>> = {}, place: Path, scope: Scope): void {
  for (const name of Object.keys(headers)) check('header', name, [...place, name], scope, 'key');
}

function check(what: 'header' | 'scheme', name: string | undefined, place: Path, scope: Scope, on?: 'key'): void {
  if (name === undefined) return;
  const usual: readonly string[] = what === 'header' ? HEADERS : SCHEMES;
  const meant = usual.find((each) => editDistance(name.toLowerCase(), each.toLowerCase()) === 1);
  if (meant === undefined) return;
  const message = `the ${what} '${name}' is spelt almost like '${meant}'`;
  scope.report.warning('unusual-name', place, message, `write '${meant}', unless this is another ${what}`, { on });
}
