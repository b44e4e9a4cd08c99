/** Compiles upstreams: origin, credential and time-outs. */
import type { Upstream } from '../generated/gateway.d.ts';
import type { UpstreamPlan, UpstreamTarget } from '../plan.ts';
import { checkCredentialHeader } from './header-names.ts';
import { isKnown } from './known.ts';
import { compileSection, type References } from './references.ts';
import type { Place } from './report.ts';
import { readDuration_ms, type Scope } from './scope.ts';
import { isSet, nearVariable, type Resolved, resolveSetting, variableOf, warnOfExposure } from './settings.ts';

/** Returns the url and secret that replace those of an upstream, if any. */
export type Override = (name: string) => { readonly url: string; readonly secret: string } | undefined;

/** Compiles `upstreams`. An optional upstream is off if the variable of its url is not set, or its file does not exist. */
export function compileUpstreams(scope: Scope, override: Override): References<UpstreamPlan> {
  return compileSection('upstreams', scope, (name, upstream) => compileUpstream(name, upstream, scope, override));
}

function compileUpstream(name: string, upstream: Upstream, scope: Scope, override: Override): UpstreamPlan {
  const place: Place = ['upstreams', name];
  const connect = readDuration_ms(upstream.timeout?.connect ?? '5s', [...place, 'timeout', 'connect'], scope);
  const headers = readDuration_ms(upstream.timeout?.headers ?? '60s', [...place, 'timeout', 'headers'], scope);
  const idle = readDuration_ms(upstream.timeout?.idle ?? '2m', [...place, 'timeout', 'idle'], scope);
  const replacement = override(name);
  const isOptional = upstream.optional === true || !isKnown([...place, 'optional'], scope);
  if (upstream.auth !== undefined) checkCredentialHeader(upstream.auth.header, [...place, 'auth', 'header'], scope);
  const off = replacement === undefined && isOptional && !isSet(upstream.url, [...place, 'url'], scope);
  if (off) warnOfNearVariable(name, upstream, scope);
  const target = off ? undefined : compileTarget(upstream, replacement, place, scope);
  const url_variable = variableOf(upstream.url);
  return {
    name,
    target,
    url_variable,
    connect_timeout_ms: connect,
    headers_timeout_ms: headers,
    idle_timeout_ms: idle,
    credential_refused: upstream.credential_refused ?? 'pass_on',
  };
}

/** Warns about an upstream that is probably off because the name of its variable is misspelt. */
function warnOfNearVariable(name: string, { url }: Upstream, scope: Scope): void {
  const variable = variableOf(url);
  const near = variable === undefined ? undefined : nearVariable(variable, scope);
  if (near === undefined) return;
  const message = `upstream '${name}' is off, because the environment variable ${variable} is not set`;
  scope.report.warning(
    'missing-env',
    ['upstreams', name, 'url', 'env'],
    message,
    `did you mean '${near}', which is set?`,
  );
}

function compileTarget(
  upstream: Upstream,
  replacement: ReturnType<Override>,
  place: Place,
  scope: Scope,
): UpstreamTarget | undefined {
  const urlPlace = [...place, 'url'];
  const url =
    replacement === undefined
      ? resolveSetting(upstream.url, urlPlace, ', add a default, or make the upstream optional', scope)
      : { value: replacement.url, place: urlPlace, origin: '' };
  const address = url && readUrl(url, scope);
  if (upstream.auth === undefined) return address && { ...address, credential: undefined };
  const { header, scheme } = upstream.auth;
  const secretPlace = [...place, 'auth', 'secret'];
  const secret =
    replacement === undefined
      ? resolveSetting(upstream.auth.secret, secretPlace, ', or remove auth if the upstream needs none', scope)
      : { value: replacement.secret, place: secretPlace, origin: '' };
  if (secret === undefined || !checkSecret(secret, scope) || address === undefined) return undefined;
  warnOfExposure(secret, scope);
  const value = scheme === undefined ? secret.value : `${scheme} ${secret.value}`;
  return { ...address, credential: { header, value } };
}

/** Reads an address. @param hint how to write it. */
export function readUrl(
  url: Resolved,
  scope: Scope,
  hint = 'write http://HOST:PORT or https://HOST/PATH; a credential belongs in auth',
): { readonly origin: string; readonly base_path: string } | undefined {
  const problem = urlProblem(url.value);
  if (problem !== undefined) {
    scope.report.error('bad-url', url.place, `the url${url.origin} ${problem}`, hint);
    return undefined;
  }
  const { origin, pathname } = new URL(url.value);
  return { origin, base_path: pathname.replace(/\/+$/, '') };
}

function urlProblem(text: string): string | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined || !/^https?:\/\//i.test(text)) return 'is not an http:// or https:// address';
  if (url.username !== '' || url.password !== '') return 'contains a user name or password';
  if (text.includes('?') || text.includes('#')) return 'has a query or a fragment';
  return /\s/.test(text) ? 'contains white space' : undefined;
}

/** Header values allow no control characters, and anyone can present an empty credential (CVE-2026-41432). */
function checkSecret(secret: Resolved, scope: Scope): boolean {
  if (secret.value.trim() === '') {
    const message = `the secret${secret.origin} is empty`;
    scope.report.error('empty-secret', secret.place, message, 'set it, or remove auth if the upstream needs none');
    return false;
  }
  if (/^[\x21-\x7e](?:[\x20-\x7e]*[\x21-\x7e])?$/.test(secret.value)) return true;
  const message = `the secret${secret.origin} has characters that a header cannot carry`;
  scope.report.error('bad-secret', secret.place, message, 'check for a line break, or a space at the start or end');
  return false;
}
