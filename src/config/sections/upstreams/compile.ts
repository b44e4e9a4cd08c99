/**
 * Compiles upstreams: their targets, time-outs, which answers send a request to another target, and the choices of models and routes among
 * them.
 */

import type { Credential, Upstream, UpstreamHealth } from '../../../plan/generated/gateway.d.ts';
import {
  DEFAULT_TARGET,
  type HealthPlan,
  type TargetChoice,
  type UpstreamPlan,
  type UpstreamTarget,
} from '../../../plan/index.ts';
import { readMaintenance } from '../../compile/closed.ts';
import { compileSection, type References } from '../../compile/reference-fields.ts';
import { readDuration_ms, type Scope } from '../../compile/scope.ts';
import {
  isSet,
  nearVariable,
  type ResolvedSetting,
  readUrl,
  resolveSetting,
  type Setting,
  variableOf,
} from '../../compile/settings.ts';
import type { Path } from '../../read/position.ts';
import { isKnown } from '../../repair/known.ts';
import { checkAuthHeader, compileCredential, NO_CREDENTIAL, type Replacement, withHeaders } from './credentials.ts';

export type Targets = Pick<UpstreamPlan, 'target' | 'targets' | 'target_names'>;

/** A target as declared, with the upstream's url and auth as defaults. */
interface TargetDeclaration {
  readonly name: string;
  readonly shown: string | undefined;
  readonly url: Setting | undefined;
  readonly url_place: Path;
  readonly auth: Credential | undefined;
  readonly auth_place: Path;
  readonly weight: number;
  readonly headers: Upstream['headers'];
  readonly headers_place: Path;
  readonly query: string | undefined;
}

/** Compiles the targets of an upstream. A target of an optional upstream is off if the variable of its url is not set. */
function compileTargets(upstream_name: string, upstream: Upstream, replacement: Replacement, scope: Scope): Targets {
  const place: Path = ['upstreams', upstream_name];
  const declared = declaredTargets(upstream, place);
  const isOptional = upstream.optional === true || !isKnown([...place, 'optional'], scope);
  checkAuthHeader(upstream.auth, [...place, 'auth'], scope);
  checkSentTwice(upstream, place, scope);
  const targets: UpstreamTarget[] = [];
  for (const each of declared) {
    if (each.auth !== upstream.auth) checkAuthHeader(each.auth, each.auth_place, scope);
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
  warnOfTwins(declared, place, scope);
  if (declared.every(({ weight }) => weight === 0)) {
    const message = `no target of upstream '${upstream_name}' gets new requests: every weight is 0`;
    scope.report.error('bad-targets', [...place, 'targets'], message, 'give one of them a weight above 0', {
      on: 'key',
    });
  }
  const target_names = declared.map(({ name }) => name);
  return { target: targets.find(({ weight }) => weight > 0), targets, target_names };
}

/** Reports headers and query parameters that a caller could send beside those of the upstream. */
function checkSentTwice({ headers = {}, query = {} }: Upstream, place: Path, { config, report }: Scope): void {
  for (const [name, { forward }] of Object.entries(config.interfaces)) {
    for (const [key, own, forwarded] of [
      ['headers', headers, forward.headers],
      ['query', query, forward.query],
    ] as const)
      for (const [index, each] of (forwarded ?? []).entries()) {
        if (!Object.hasOwn(own, each)) continue;
        const message = `'${each}' would be sent twice: the upstream of this file adds its own, and interface '${name}' forwards that of the caller`;
        const hint = `remove it from forward.${key} of the interface, or from the upstream`;
        report.error('forbidden-header', [...place, key, each], message, hint, {
          on: 'key',
          basis: [['interfaces', name, 'forward', key, index]],
        });
      }
  }
}

/** Warns about targets with the address and credential of an earlier one, which were probably copied and not changed. A drained one is being replaced. */
function warnOfTwins(declared: readonly TargetDeclaration[], place: Path, { report }: Scope): void {
  const first = new Map<string, string>();
  for (const { name, url, auth, weight } of declared) {
    if (weight === 0) continue;
    const text = JSON.stringify([url, auth]);
    const twin = first.get(text);
    first.set(text, twin ?? name);
    if (twin === undefined) continue;
    const message = `target '${name}' has the url and auth of target '${twin}', so both fail together`;
    const hint = 'give it its own url or auth, or remove it';
    report.warning('bad-targets', [...place, 'targets', name], message, hint, { on: 'key' });
  }
}

function declaredTargets({ url, auth, targets, headers, query }: Upstream, place: Path): readonly TargetDeclaration[] {
  const own = {
    url,
    url_place: [...place, 'url'],
    auth,
    auth_place: [...place, 'auth'],
    headers,
    headers_place: [...place, 'headers'],
    query: query && new URLSearchParams(query).toString(),
  };
  if (targets === undefined) return [{ ...own, name: DEFAULT_TARGET, shown: undefined, weight: 1 }];
  const isOne = Object.keys(targets).length === 1;
  return Object.entries(targets).map(([name, target]) => {
    const at: Path = [...place, 'targets', name];
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

function reportNoUrl(
  upstream: string,
  { name }: TargetDeclaration,
  hasTargets: boolean,
  place: Path,
  { report }: Scope,
): void {
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
function warnOfNearVariable(
  upstream: string,
  { shown, url_place }: TargetDeclaration,
  url: Setting,
  scope: Scope,
): void {
  const variable = variableOf(url);
  const near = variable === undefined ? undefined : nearVariable(variable, scope);
  if (near === undefined) return;
  const what = shown === undefined ? `upstream '${upstream}'` : `target '${shown}' of upstream '${upstream}'`;
  const message = `${what} is off, because the environment variable ${variable} is not set`;
  scope.report.warning('missing-env', [...url_place, 'env'], message, `did you mean '${near}', which is set?`);
}

function compileTarget(
  { name, shown, url_place, auth, auth_place, weight, headers, headers_place, query }: TargetDeclaration,
  url_setting: Setting,
  replacement: Replacement,
  scope: Scope,
): UpstreamTarget | undefined {
  const url: ResolvedSetting | undefined =
    replacement === undefined
      ? resolveSetting(url_setting, url_place, ', add a default, or make the upstream optional', scope)
      : { value: replacement.url, place: url_place, origin: '', source: '' };
  const address = url && readUrl(url, scope);
  const common = address && {
    name,
    shown: shown ?? address.origin,
    weight,
    ...address,
    ...(query !== undefined && { query }),
  };
  if (auth === undefined && headers === undefined) return common && { ...common, credential: undefined };
  const own = auth === undefined ? NO_CREDENTIAL : compileCredential(auth, auth_place, replacement, scope);
  // The sandbox needs no secrets.
  const credential =
    headers === undefined || replacement !== undefined ? own : withHeaders(own, headers, headers_place, scope);
  return credential && common && { ...common, credential };
}

/** Compiles `health`. Reports a first pause above the longest one. */
function compileHealth(health: UpstreamHealth | undefined, place: Path, scope: Scope): HealthPlan {
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

/** The targets that take new requests, by upstream; undefined if there are fewer than two. @param weights shares by upstream */
export function choiceOf(
  upstreams: readonly UpstreamPlan[],
  weights?: ReadonlyMap<string, number>,
): TargetChoice | undefined {
  const tiers = upstreams
    .filter(({ maintenance }) => maintenance === undefined)
    .map((upstream) => ({
      upstream,
      targets: upstream.targets.filter(({ weight }) => weight > 0),
      ...(weights !== undefined && { share: weights.get(upstream.name) ?? 0 }),
    }))
    .filter(({ targets }) => targets.length > 0);
  return tiers.reduce((sum, { targets }) => sum + targets.length, 0) < 2 ? undefined : tiers;
}

/**
 * Reports an upstream with several targets where later requests could not find the target of the first one: only tasks store theirs.
 *
 * @param what needs one target: `resources belong to the target that created them`.
 */
export function checkOneTarget(upstream: UpstreamPlan | undefined, what: string, place: Path, scope: Scope): void {
  const taking = upstream?.targets.filter(({ weight }) => weight > 0) ?? [];
  if (upstream === undefined || taking.length < 2) return;
  const names = taking.map(({ name }) => name).join(', ');
  const message = `upstream '${upstream.name}' has several targets with a weight above 0 (${names}), but ${what}`;
  scope.report.error('bad-targets', place, message, 'give all but one of them weight: 0, or declare one upstream each');
}

/** Returns the url and secret that replace an upstream's, if any. */
type Override = (name: string) => Replacement;

/** Compiles `upstreams`. An optional upstream is off if no variable of a url is set, and no file of one exists. */
export function compileUpstreams(scope: Scope, override: Override): References<UpstreamPlan> {
  return compileSection('upstreams', scope, (name, upstream) => compileUpstream(name, upstream, scope, override));
}

const CREDENTIAL_REFUSED = {
  upstream_failed_on_401: [401],
  upstream_failed: [401, 403],
  pass_on: [],
} as const;

function compileUpstream(name: string, upstream: Upstream, scope: Scope, override: Override): UpstreamPlan {
  const place: Path = ['upstreams', name];
  const connect = readDuration_ms(upstream.timeout?.connect ?? '5s', [...place, 'timeout', 'connect'], scope);
  const headers = readDuration_ms(upstream.timeout?.headers ?? '60s', [...place, 'timeout', 'headers'], scope);
  if (headers < 1_000) {
    const message = `the upstream must begin every answer within ${upstream.timeout?.headers}; a later one may be billed, but is lost`;
    const hint = 'write the longest time that it takes, such as 60s';
    scope.report.warning('bad-duration', [...place, 'timeout', 'headers'], message, hint);
  }
  const idle = readDuration_ms(upstream.timeout?.idle ?? '2m', [...place, 'timeout', 'idle'], scope);
  const variables = [upstream, ...Object.values(upstream.targets ?? {})].flatMap(
    ({ url }) => (url === undefined ? undefined : variableOf(url)) ?? [],
  );
  return {
    name,
    ...compileTargets(name, upstream, override(name), scope),
    optional: upstream.optional ?? false,
    url_variable: variables[0],
    maintenance: readMaintenance(upstream.maintenance, [...place, 'maintenance'], scope),
    connect_timeout_ms: connect,
    connections: upstream.connections ?? 10_000,
    headers_timeout_ms: headers,
    idle_timeout_ms: idle,
    credential_refused: CREDENTIAL_REFUSED[upstream.credential_refused ?? 'upstream_failed_on_401'],
    move_on: upstream.move_on ?? [429],
    health: compileHealth(upstream.health, [...place, 'health'], scope),
  };
}
