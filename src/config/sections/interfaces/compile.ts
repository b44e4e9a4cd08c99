/** Compiles interfaces: path prefix, authentication, envelope, and which parts of a request are forwarded. */

import { LIMIT_KINDS } from '../../../billing/limits/kinds.ts';
import { longestPrefix, withLongestPrefix } from '../../../lib/text/path-prefix.ts';
import type { Auth, Idempotency, Interface } from '../../../plan/generated/gateway.d.ts';
import type { AuthPlan, EnvelopePlan, InterfacePlan, LimitHeaderPlan } from '../../../plan/index.ts';
import { schemeOf } from '../../../upstream/kinds.ts';
import {
  checkCredentialHeader,
  checkForwarded,
  checkIdempotencyHeader,
  checkLogged,
  credentialHeaders,
  isReserved,
} from '../../compile/header-names.ts';
import { compileSection, namesIn, type References } from '../../compile/reference-fields.ts';
import type { Report } from '../../compile/report.ts';
import { readDuration_ms, type Scope } from '../../compile/scope.ts';
import { readTemplate } from '../../compile/trees.ts';
import { type Path, toPointer } from '../../read/position.ts';
import { isKnown } from '../../repair/known.ts';
import { readCors } from './cors.ts';

export function compileInterfaces(scope: Scope, envelopes: References<EnvelopePlan>): References<InterfacePlan> {
  const credentials = credentialHeaders(scope);
  checkPrefixes(Object.entries(scope.config.interfaces), scope);
  return compileSection('interfaces', scope, (name, config) =>
    compileInterface(name, config, credentials, envelopes, scope),
  );
}

/** Two interfaces may share a prefix only if they have no credential in common: the credential then selects the interface. */
function checkPrefixes(entries: readonly [string, Interface][], scope: Scope): void {
  for (const [index, [name, config]] of entries.entries()) {
    for (const { prefix, place } of prefixPlaces(name, config)) {
      const other = entries.slice(0, index).find(([, earlier]) => prefixesOf(earlier).includes(prefix));
      if (other === undefined) continue;
      const first = config.auth.find((way) => other[1].auth.some((earlier) => sameWay(way, earlier)));
      if (first === undefined) continue;
      const line = scope.report.lineOf(['interfaces', other[0], 'prefix'], place);
      const what = 'query' in first ? `the query parameter '${first.query}'` : `the header '${first.header}'`;
      const message = `interface '${other[0]}' in ${line} has the same prefix ${prefix} and also reads the key from ${what}`;
      const hint = 'choose another prefix, or read the key from a header or parameter that the other does not use';
      const basis = [
        ['interfaces', other[0], 'prefix'],
        ['interfaces', other[0], 'auth'],
        ['interfaces', name, 'auth'],
      ];
      scope.report.error('duplicate-prefix', place, message, hint, { basis });
    }
  }
}

/** Reports a path that is under no prefix because its interface only inherits one. */
function reportPrefixless(name: string, { report }: Scope): void {
  const message = `interface '${name}' has no prefix of its own, but that of the interface that it is like`;
  report.error('duplicate-prefix', ['interfaces', name], message, 'add prefix: PATH', { on: 'key' });
  report.suspect(['interfaces', 'envelopes']);
}

function prefixesOf({ prefix }: Interface): readonly string[] {
  return typeof prefix === 'string' ? [prefix] : prefix;
}

/** Each prefix of an interface with its place in the file. */
function prefixPlaces(
  name: string,
  { prefix }: Interface,
): readonly { readonly prefix: string; readonly place: Path }[] {
  const place = ['interfaces', name, 'prefix'];
  if (typeof prefix === 'string') return [{ prefix, place }];
  return prefix.map((each, index) => ({ prefix: each, place: [...place, index] }));
}

function sameWay(a: Auth, b: Auth): boolean {
  if ('query' in a) return 'query' in b && a.query === b.query;
  return 'header' in b && a.header === b.header;
}

function compileInterface(
  name: string,
  config: Interface,
  credentials: ReadonlySet<string>,
  envelopes: References<EnvelopePlan>,
  scope: Scope,
): InterfacePlan | undefined {
  const place: Path = ['interfaces', name];
  for (const [index, header] of config.forward.headers.entries()) {
    checkForwarded(header, credentials, [...place, 'forward', 'headers', index], scope);
  }
  for (const [index, header] of (config.log_headers ?? []).entries()) {
    checkLogged(header, credentials, [...place, 'log_headers', index], scope);
  }
  checkQuery(config, [...place, 'forward', 'query'], scope);
  for (const [index, way] of config.auth.entries()) {
    if ('header' in way) checkCredentialHeader(way.header, [...place, 'auth', index, 'header'], scope);
  }
  const idempotency = config.idempotency && readIdempotency(config.idempotency, config, credentials, place, scope);
  const envelope = envelopes.use(config.envelope, [...place, 'envelope']);
  if (envelope === undefined) return undefined;
  return {
    name,
    prefixes: prefixesOf(config),
    auth: config.auth.map(readAuth),
    envelope,
    forward_headers: config.forward.headers,
    forward_query: config.forward.query,
    idempotency,
    request_id_header: config.request_id && readRequestId(config.request_id, [...place, 'request_id'], scope),
    limit_headers: config.limit_headers && readLimitHeaders(config.limit_headers, [...place, 'limit_headers'], scope),
    log_headers: config.log_headers ?? [],
    cors: config.cors && readCors(config.cors, config, [...place, 'cors'], scope),
  };
}

/** The kinds of limits that headers can show. */
const WINDOWED = LIMIT_KINDS.filter(({ count }) => count.by === 'use' && count.window_ms !== undefined).map(
  ({ name }) => name,
);
const LIMIT_NAMES = [
  ...WINDOWED.flatMap((kind) =>
    ['limit', 'remaining', 'reset_at', 'reset_s', 'reset_duration'].map((name) => `${kind}.${name}`),
  ),
  'retry_after_ms',
];

function readLimitHeaders(
  headers: Readonly<Record<string, string>>,
  place: Path,
  scope: Scope,
): readonly LimitHeaderPlan[] {
  return Object.entries(headers).map(([name, template]) => {
    if (isReserved(name) || name === 'retry-after') {
      const hint = 'remove it; the gateway sets it when needed';
      scope.report.error('forbidden-header', [...place, name], `limit_headers cannot set the header '${name}'`, hint, {
        on: 'key',
      });
    }
    const about = WINDOWED.filter((kind) => template.includes(`{${kind}.`));
    const ofRefusal = template.includes('{retry_after_ms}') ? ['refusal'] : [];
    return {
      name,
      about: [...about, ...ofRefusal],
      text: readTemplate(template, LIMIT_NAMES, [...place, name], scope),
    };
  });
}

/** A header that may carry the id of a request. */
export function readRequestId(header: string, place: Path, scope: Scope): string {
  if (isReserved(header)) {
    const message = `the header '${header}' cannot carry the request's id`;
    scope.report.error('forbidden-header', place, message, 'choose another header');
  }
  return header;
}

function readIdempotency(
  { header, keep = '24h' }: Idempotency,
  { forward }: Interface,
  credentials: ReadonlySet<string>,
  place: Path,
  scope: Scope,
): InterfacePlan['idempotency'] {
  const at = [...place, 'idempotency', 'header'];
  if (checkIdempotencyHeader(header, credentials, at, scope) && forward.headers.includes(header)) {
    // The gateway answers repeated requests itself; an upstream that sees the key could answer differently.
    const message = `the idempotency header '${header}' must not be forwarded`;
    scope.report.error('forbidden-header', at, message, 'remove it from forward.headers, or choose another header');
  }
  return { header, keep_ms: readDuration_ms(keep, [...place, 'idempotency', 'keep'], scope) };
}

function readAuth(way: Auth): AuthPlan {
  return 'query' in way
    ? { in: 'query', name: way.query }
    : { in: 'header', name: way.header, scheme: schemeOf(way.scheme) };
}

function checkQuery(config: Interface, place: Path, scope: Scope): void {
  for (const [index, name] of config.forward.query.entries()) {
    if (!config.auth.some((way) => 'query' in way && way.query === name)) continue;
    const message = `the query parameter '${name}' carries a credential and is never forwarded`;
    scope.report.error('forbidden-query', [...place, index], message, 'remove it from the list');
  }
}

/** Where a route or a mount names its path, and the interface that it belongs to. */
interface PathUse {
  readonly place: Path;
  readonly key: 'match' | 'prefix';
  /** Where the path begins in the value of that key. */
  readonly offset: number;
}

function hasErrorIn(place: Path, report: Report): boolean {
  const pointer = toPointer(place);
  return report.errorPointers().some((each) => `${each}/`.startsWith(`${pointer}/`));
}

/**
 * The interface of a path, by name and compiled: the stated one, or else the one with the longest prefix of the path. Reports a path
 * that belongs to another interface than the stated one, to none, or to several.
 */
export function useInterface(
  stated: string | undefined,
  path: string,
  use: PathUse,
  scope: Scope,
  interfaces: References<InterfacePlan>,
): { readonly name: string | undefined; readonly plan: InterfacePlan | undefined } {
  const at = [...use.place, 'interface'];
  if (!isKnown(at, scope)) return { name: undefined, plan: undefined };
  if (stated !== undefined) checkInterface(stated, path, use, scope);
  const name = stated ?? interfaceByPrefix(path, use, scope, interfaces);
  return { name, plan: name === undefined ? undefined : interfaces.use(name, at) };
}

interface Prefixed {
  readonly name: string;
  readonly prefixes: readonly string[];
}

function prefixed({ config }: Scope): readonly Prefixed[] {
  return Object.entries(config.interfaces).map(([name, value]) => ({ name, prefixes: prefixesOf(value) }));
}

/** Reports a path that does not belong to the interface that its route or mount names. */
function checkInterface(name: string, path: string, { place, key, offset }: PathUse, scope: Scope): void {
  const all = prefixed(scope);
  const prefixes = all.find((each) => each.name === name)?.prefixes;
  if (prefixes === undefined) return;
  const at = [...place, key];
  const basis: Path[] = [
    [...place, 'interface'],
    ['interfaces', name, 'prefix'],
  ];
  if (longestPrefix(path, prefixes) === undefined) {
    const listed = prefixes.join(' and ');
    const message = `the path is outside ${listed}, the ${prefixes.length === 1 ? 'prefix' : 'prefixes'} of interface '${name}'`;
    const hint = `start the path with ${prefixes.join(' or ')}, or choose another interface`;
    scope.report.error('outside-prefix', at, message, hint, { offset, basis });
    return;
  }
  const owners = withLongestPrefix(path, all);
  const [owner] = owners;
  if (owner === undefined || owners.some((owner) => owner.name === name)) return;
  const message = `the path belongs to interface '${owner.name}', which has the longer prefix ${longestPrefix(path, owner.prefixes)}`;
  const hint = `write interface: ${owner.name}, or choose another path`;
  const others: Path[] = [...basis, ['interfaces', owner.name, 'prefix']];
  scope.report.error('outside-prefix', at, message, hint, { offset, basis: others });
}

/** The interface with the longest prefix of the path. Reports a path under the prefix of none, or of several. */
function interfaceByPrefix(
  path: string,
  { place, key, offset }: PathUse,
  scope: Scope,
  interfaces: References<InterfacePlan>,
): string | undefined {
  const { report, config } = scope;
  const at = [...place, key];
  // An interface whose prefix was removed may be the right one.
  const { names, isComplete } = namesIn(['interfaces'], Object.entries(config.interfaces), scope);
  if (!isComplete) return undefined;
  if ([...names].some(([name, value]) => value === undefined || !isKnown(['interfaces', name, 'prefix'], scope))) {
    report.suspect(['interfaces', 'envelopes']);
    return undefined;
  }
  const [first, ...others] = withLongestPrefix(path, prefixed(scope)).map(({ name }) => name);
  const heir = Object.keys(config.interfaces).find((name) => report.isInherited(['interfaces', name, 'prefix']));
  if (first === undefined && heir !== undefined) reportPrefixless(heir, scope);
  else if (first === undefined) {
    const prefixes = [...new Set(Object.values(config.interfaces).flatMap(prefixesOf))].join(', ');
    const message = 'the path is under the prefix of no interface';
    report.error('outside-prefix', at, message, `start the path with one of ${prefixes}`, { offset });
    // The prefix of any of them may be the mistake.
    report.suspect(['interfaces', 'envelopes']);
  } else if (
    others.length > 0 &&
    [first, ...others].some((name) => hasErrorIn(['interfaces', name, 'prefix'], report))
  ) {
    report.suspect(['interfaces', 'envelopes']);
  } else if (others.length > 0) {
    const names = [first, ...others].map((name) => `'${name}'`).join(' and ');
    const message = `the path is under the common prefix of interfaces ${names}`;
    const hint = `add interface: ${[first, ...others].join(' or interface: ')}`;
    report.error('outside-prefix', at, message, hint, { offset });
    // Any of them may be meant.
    for (const name of [first, ...others]) interfaces.use(name, at);
    return undefined;
  }
  return first;
}
