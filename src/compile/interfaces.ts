/** Interfaces: a wire's path prefix, its ways to authenticate, its envelope and what of a request goes upstream. */
import type { AuthPlan, EnvelopePlan, InterfacePlan } from '../plan.ts';
import { credentialHeaders, readForwarded, readHeaderName } from './header-names.ts';
import { type Names, namesOf } from './names.ts';
import type { Place } from './report.ts';
import type { Scope } from './scope.ts';

type InterfaceConfig = Scope['config']['interfaces'][string];

/** Compiles `interfaces`. */
export function compileInterfaces(scope: Scope, envelopes: Names<EnvelopePlan>): Names<InterfacePlan> {
  const credentials = credentialHeaders(scope);
  const entries = Object.entries(scope.config.interfaces);
  checkPrefixes(entries, scope);
  const compiled = entries.map(([name, config]): [string, InterfacePlan | undefined] => [
    name,
    compileInterface(name, config, credentials, envelopes, scope),
  ]);
  return namesOf('an interface', new Map(compiled), scope.report);
}

function checkPrefixes(entries: readonly [string, InterfaceConfig][], scope: Scope): void {
  const first = new Map<string, string>();
  for (const [name, { prefix }] of entries) {
    const place = ['interfaces', name, 'prefix'];
    const other = first.get(prefix);
    if (other !== undefined) {
      const line = scope.report.lineOf(['interfaces', other, 'prefix']);
      const message = `the interface '${other}' has the prefix ${prefix} already, at line ${line}`;
      scope.report.error('duplicate-prefix', place, message, 'a path belongs to one interface; choose another prefix');
    }
    if (!/^(?:\/[A-Za-z0-9._~-]+)+$/.test(prefix)) {
      const message = `'${prefix}' is not a path prefix`;
      scope.report.error('bad-path', place, message, "write whole segments, without a slash at the end: /api/v3");
    }
    first.set(prefix, other ?? name);
  }
}

function compileInterface(
  name: string,
  config: InterfaceConfig,
  credentials: ReadonlySet<string>,
  envelopes: Names<EnvelopePlan>,
  scope: Scope,
): InterfacePlan | undefined {
  const place: Place = ['interfaces', name];
  const auth = config.auth.map((way, index) => readAuth(way, [...place, 'auth', index], scope));
  if (auth.length === 0) {
    const message = `the interface '${name}' has no way to authenticate`;
    scope.report.error('no-auth', [...place, 'auth'], message, 'name a header or a query parameter that carries the key');
  }
  const headers = (config.forward?.headers ?? []).map((header, index) =>
    readForwarded(header, credentials, [...place, 'forward', 'headers', index], scope),
  );
  const query = config.forward?.query ?? [];
  checkQuery(query, config, [...place, 'forward', 'query'], scope);
  const envelope = envelopes.use(config.envelope, [...place, 'envelope']);
  if (envelope === undefined) return undefined;
  return {
    name,
    prefix: config.prefix,
    auth: auth.filter((way) => way !== undefined),
    envelope,
    forward_headers: headers.filter((header) => header !== undefined),
    forward_query: query,
  };
}

function readAuth(way: InterfaceConfig['auth'][number], place: Place, scope: Scope): AuthPlan | undefined {
  if ('query' in way && way.query !== undefined) return { in: 'query', name: way.query };
  if (!('header' in way) || way.header === undefined) return undefined;
  const name = readHeaderName(way.header, [...place, 'header'], scope);
  return name === undefined ? undefined : { in: 'header', name, scheme: way.scheme };
}

function checkQuery(query: readonly string[], config: InterfaceConfig, place: Place, scope: Scope): void {
  for (const [index, name] of query.entries()) {
    if (!config.auth.some((way) => 'query' in way && way.query === name)) continue;
    const message = `the query parameter '${name}' carries a credential, and is never forwarded`;
    scope.report.error('forbidden-query', [...place, index], message, 'take it out of the list');
  }
}
