/** Compiles the targets of upstreams: origin, credential and weight of each, and the choices of models and routes among them. */
import type { Credential, Upstream, UpstreamHealth } from '../generated/gateway.d.ts';
import { DEFAULT_TARGET, type HealthPlan, type TargetChoice, type UpstreamPlan, type UpstreamTarget } from '../plan.ts';
import { checkCredentialHeader } from './header-names.ts';
import { isKnown } from './known.ts';
import type { Place } from './report.ts';
import { readDuration_ms, type Scope } from './scope.ts';
import {
  isSet,
  nearVariable,
  type Resolved,
  resolveSetting,
  type Setting,
  variableOf,
  warnOfExposure,
} from './settings.ts';
import { readUrl } from './upstream-url.ts';

/** The url and secret that replace those of an upstream: the sandbox's. */
export type Replacement = { readonly url: string; readonly secret: string } | undefined;

/** The targets of an upstream. */
export type Targets = Pick<UpstreamPlan, 'target' | 'targets' | 'target_names'>;

/** A target as declared, with the upstream's url and auth where it has none. */
interface Declared {
  readonly name: string;
  readonly shown: string | undefined;
  readonly url: Setting | undefined;
  readonly url_place: Place;
  readonly auth: Credential | undefined;
  readonly auth_place: Place;
  readonly weight: number;
}

/** Compiles the targets of an upstream. A target of an optional upstream is off if the variable of its url is not set. */
export function compileTargets(
  upstream_name: string,
  upstream: Upstream,
  replacement: Replacement,
  scope: Scope,
): Targets {
  const place: Place = ['upstreams', upstream_name];
  const declared = declaredTargets(upstream, place);
  const isOptional = upstream.optional === true || !isKnown([...place, 'optional'], scope);
  if (upstream.auth !== undefined) checkCredentialHeader(upstream.auth.header, [...place, 'auth', 'header'], scope);
  const targets: UpstreamTarget[] = [];
  for (const each of declared) {
    const isOwn = each.auth !== undefined && each.auth !== upstream.auth;
    if (isOwn) checkCredentialHeader(each.auth.header, [...each.auth_place, 'header'], scope);
    if (each.url === undefined) {
      reportNoUrl(upstream_name, each, upstream.targets !== undefined, place, scope);
      continue;
    }
    if (replacement === undefined && isOptional && !isSet(each.url, each.url_place, scope)) {
      warnOfNearVariable(upstream_name, each, each.url, scope);
      continue;
    }
    const target = compileTarget(each, each.url, replacement, scope);
    if (target !== undefined) targets.push(target);
  }
  if (declared.every(({ weight }) => weight === 0)) {
    const message = `no target of upstream '${upstream_name}' gets new requests: every weight is 0`;
    scope.report.error('bad-targets', [...place, 'targets'], message, 'give one of them a weight above 0', {
      on: 'key',
    });
  }
  const target_names = declared.map(({ name }) => name);
  return { target: targets.find(({ weight }) => weight > 0), targets, target_names };
}

function declaredTargets({ url, auth, targets }: Upstream, place: Place): readonly Declared[] {
  const own = { url, url_place: [...place, 'url'], auth, auth_place: [...place, 'auth'] };
  if (targets === undefined) return [{ ...own, name: DEFAULT_TARGET, shown: undefined, weight: 1 }];
  const isOne = Object.keys(targets).length === 1;
  return Object.entries(targets).map(([name, target]) => {
    const at: Place = [...place, 'targets', name];
    return {
      name,
      shown: isOne ? undefined : name,
      weight: target.weight ?? 1,
      ...own,
      ...(target.url !== undefined && { url: target.url, url_place: [...at, 'url'] }),
      ...(target.auth !== undefined && { auth: target.auth, auth_place: [...at, 'auth'] }),
    };
  });
}

function reportNoUrl(upstream: string, { name }: Declared, hasTargets: boolean, place: Place, { report }: Scope): void {
  const [at, label] = hasTargets ? [[...place, 'targets', name], name] : [place, upstream];
  report.error('missing-key', at, `'${label}' needs 'url'`, 'add url: { env: NAME }, or the address itself', {
    on: 'key',
    basis: [
      [...place, 'url'],
      [...at, 'url'],
      [...place, 'targets'],
    ],
  });
}

/** Warns about a target that is probably off because the name of its variable is misspelt. */
function warnOfNearVariable(upstream: string, { shown, url_place }: Declared, url: Setting, scope: Scope): void {
  const variable = variableOf(url);
  const near = variable === undefined ? undefined : nearVariable(variable, scope);
  if (near === undefined) return;
  const what = shown === undefined ? `upstream '${upstream}'` : `target '${shown}' of upstream '${upstream}'`;
  const message = `${what} is off, because the environment variable ${variable} is not set`;
  scope.report.warning('missing-env', [...url_place, 'env'], message, `did you mean '${near}', which is set?`);
}

function compileTarget(
  { name, shown, url_place, auth, auth_place, weight }: Declared,
  url_setting: Setting,
  replacement: Replacement,
  scope: Scope,
): UpstreamTarget | undefined {
  const url: Resolved | undefined =
    replacement === undefined
      ? resolveSetting(url_setting, url_place, ', add a default, or make the upstream optional', scope)
      : { value: replacement.url, place: url_place, origin: '' };
  const address = url && readUrl(url, scope);
  const common = address && { name, shown: shown ?? address.origin, weight, ...address };
  if (auth === undefined) return common && { ...common, credential: undefined };
  const { header, scheme } = auth;
  const secretPlace = [...auth_place, 'secret'];
  const secret =
    replacement === undefined
      ? resolveSetting(auth.secret, secretPlace, ', or remove auth if the upstream needs none', scope)
      : { value: replacement.secret, place: secretPlace, origin: '' };
  if (secret === undefined || !checkSecret(secret, scope) || common === undefined) return undefined;
  warnOfExposure(secret, scope);
  const value = scheme === undefined ? secret.value : `${scheme} ${secret.value}`;
  return { ...common, credential: { header, value } };
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

/** Compiles `health`. Reports a first pause above the longest one. */
export function compileHealth(health: UpstreamHealth | undefined, place: Place, scope: Scope): HealthPlan {
  const { failures = 5, ratio = 50, requests = 20, window = '30s', open = '5s', longest = '2m', slow } = health ?? {};
  const open_ms = readDuration_ms(open, [...place, 'open'], scope);
  const longest_ms = readDuration_ms(longest, [...place, 'longest'], scope);
  if (open_ms > longest_ms) {
    const message = `the first pause ${open} is longer than the longest one, ${longest}`;
    scope.report.error('bad-targets', [...place, 'open'], message, 'lower open or raise longest', { basis: [place] });
  }
  const window_ms = readDuration_ms(window, [...place, 'window'], scope);
  const slow_ms = slow === undefined ? undefined : readDuration_ms(slow, [...place, 'slow'], scope);
  return { failures, ratio, requests, window_ms, open_ms, longest_ms, slow_ms };
}

/** The targets that take new requests, by upstream; undefined if there are fewer than two. */
export function choiceOf(upstreams: readonly UpstreamPlan[]): TargetChoice | undefined {
  const tiers = upstreams
    .map((upstream) => ({ upstream, targets: upstream.targets.filter(({ weight }) => weight > 0) }))
    .filter(({ targets }) => targets.length > 0);
  return tiers.reduce((sum, { targets }) => sum + targets.length, 0) < 2 ? undefined : tiers;
}

/**
 * Reports an upstream with several targets for new requests where later requests could not find the target again: only tasks
 * store theirs.
 *
 * @param what needs one target: `resources belong to the target that created them`.
 */
export function checkOneTarget(upstream: UpstreamPlan | undefined, what: string, place: Place, scope: Scope): void {
  const taking = upstream?.targets.filter(({ weight }) => weight > 0) ?? [];
  if (upstream === undefined || taking.length < 2) return;
  const names = taking.map(({ name }) => name).join(', ');
  const message = `upstream '${upstream.name}' has several targets with a weight above 0 (${names}), but ${what}`;
  scope.report.error('bad-targets', place, message, 'give all but one of them weight: 0, or declare one upstream each');
}
