/** Compiles upstreams: their targets, time-outs, and which answers send a request to another target. */
import type { Path } from '../config/position.ts';
import type { Upstream } from '../generated/gateway.d.ts';
import type { UpstreamPlan } from '../plan.ts';
import type { Replacement } from './credentials.ts';
import { compileSection, type References } from './references.ts';

import { readDuration_ms, type Scope } from './scope.ts';
import { variableOf } from './settings.ts';
import { compileHealth, compileTargets } from './targets.ts';

/** Returns the url and secret that replace those of an upstream, if any. */
export type Override = (name: string) => Replacement;

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
  const idle = readDuration_ms(upstream.timeout?.idle ?? '2m', [...place, 'timeout', 'idle'], scope);
  const variables = [upstream, ...Object.values(upstream.targets ?? {})].flatMap(
    ({ url }) => (url === undefined ? undefined : variableOf(url)) ?? [],
  );
  return {
    name,
    ...compileTargets(name, upstream, override(name), scope),
    optional: upstream.optional ?? false,
    url_variable: variables[0],
    connect_timeout_ms: connect,
    connections: upstream.connections ?? 10_000,
    headers_timeout_ms: headers,
    idle_timeout_ms: idle,
    credential_refused: CREDENTIAL_REFUSED[upstream.credential_refused ?? 'upstream_failed_on_401'],
    move_on: upstream.move_on ?? [429],
    health: compileHealth(upstream.health, [...place, 'health'], scope),
  };
}
