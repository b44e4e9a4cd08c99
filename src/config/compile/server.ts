/** Compiles `server` and `store`: addresses, limits of requests, and the store's address. */

import { storeUrlProblem } from '../../ledger/store/store-url.ts';
import type {
  ListenAddress,
  ServerBodies,
  ServerDrain,
  ServerDrains,
  ServerTracing,
} from '../../plan/generated/gateway.d.ts';
import type {
  AdminPlan,
  BodiesPlan,
  DrainsPlan,
  EnvelopePlan,
  Plan,
  ServerDrainPlan,
  ServerPlan,
  TracingPlan,
} from '../../plan/index.ts';
import type { Path } from '../read/position.ts';
import { readRequestId } from './interfaces.ts';
import { compileOidc, requirePublicUrl } from './oidc.ts';
import type { References } from './reference-fields.ts';
import { readDuration_ms, readSize_bytes, type Scope } from './scope.ts';
import { isSet, nearVariable, readUrl, resolveSetting, variableOf, warnOfExposure } from './settings.ts';

/** A body is also kept as one string, and V8 limits strings to 512 MiB. */
export const LARGEST_BODY = { largest_bytes: 256 * 1024 ** 2, message: 'is too large for a body' };

/** The default of the server's `body_limit`. */
export const DEFAULT_BODY_LIMIT = '64MiB';

export function compileServer(scope: Scope, envelopes: References<EnvelopePlan>): ServerPlan {
  const {
    listen = '127.0.0.1:8080',
    metrics,
    body_limit = DEFAULT_BODY_LIMIT,
    timeout = {},
  } = scope.config.server ?? {};
  const {
    bodies = {},
    drain = {},
    drains = {},
    envelope,
    request_id,
    account_page,
    tracing,
  } = scope.config.server ?? {};
  const body_limit_bytes = readBodyLimit_bytes(body_limit, ['server', 'body_limit'], scope);
  const headers_timeout_ms = readDuration_ms(timeout.headers ?? '15s', ['server', 'timeout', 'headers'], scope);
  const body_timeout_ms = readDuration_ms(timeout.body ?? '20s', ['server', 'timeout', 'body'], scope);
  const request_timeout_ms = readDuration_ms(timeout.request ?? '5m', ['server', 'timeout', 'request'], scope);
  if (headers_timeout_ms > request_timeout_ms) {
    const key = timeout.request === undefined ? 'headers' : 'request';
    const message = `headers (${timeout.headers ?? '15s'}) is longer than request (${timeout.request ?? '5m'}), which includes the headers`;
    const hint = 'lower headers or raise request';
    scope.report.error('bad-duration', ['server', 'timeout', key], message, hint, { basis: [['server', 'timeout']] });
  }
  const address = readListen(listen, ['server', 'listen'], scope) ?? { host: '127.0.0.1', port: 0 };
  const metricsAddress = metrics === undefined ? undefined : readListen(metrics, ['server', 'metrics'], scope);
  refuseSharedPort(metricsAddress, ['server', 'metrics'], [[address, ['server', 'listen']]], scope);
  return {
    ...address,
    body_limit_bytes,
    bodies: readBodies(bodies, body_limit_bytes, scope),
    headers_timeout_ms,
    body_timeout_ms,
    request_timeout_ms,
    metrics: metricsAddress,
    drain: readDrain(drain, scope),
    drains: readDrains(drains, scope),
    envelope: envelope === undefined ? undefined : envelopes.use(envelope, ['server', 'envelope']),
    request_id_header: request_id && readRequestId(request_id, ['server', 'request_id'], scope),
    account_page,
    tracing: compileTracing(tracing, scope),
  };
}

/** Reads the `body_limit` of the server or a route, in bytes. */
export function readBodyLimit_bytes(text: string, place: Path, scope: Scope): number {
  return readSize_bytes(text, place, LARGEST_BODY, scope);
}

/** More memory than machines have. */
const LARGEST_KEPT_bytes = 1024 ** 4;

/** An eighth of `kept` is reserved for bodies up to this size, so that large uploads cannot block all other requests. */
const SMALL_BODY_bytes = 1024 ** 2;

function readBodies(bodies: ServerBodies, body_limit_bytes: number, scope: Scope): BodiesPlan {
  const { nodes = 100_000, kept = '512MiB', kept_per_account = '256MiB' } = bodies;
  const place: Path = ['server', 'bodies'];
  const largest = { largest_bytes: LARGEST_KEPT_bytes, message: 'is too large for the memory of a machine' };
  const kept_bytes = readSize_bytes(kept, [...place, 'kept'], largest, scope);
  const kept_per_account_bytes = readSize_bytes(kept_per_account, [...place, 'kept_per_account'], largest, scope);
  const kept_large_bytes = kept_bytes - Math.floor(kept_bytes / 8);
  // Both have defaults, so report the one that the operator wrote.
  const written = [...place, bodies.kept_per_account === undefined ? 'kept' : 'kept_per_account'];
  const basis: readonly Path[] = [['server', 'body_limit']];
  const body_limit = `body_limit (${body_limit_bytes / 1024 ** 2}MiB), so the largest bodies are always refused`;
  if (kept_per_account_bytes > kept_bytes) {
    const message = `kept_per_account (${kept_per_account}) is larger than kept (${kept}), the limit of all accounts together`;
    scope.report.error('bad-size', written, message, 'lower kept_per_account, or raise kept');
  } else if (kept_per_account_bytes < body_limit_bytes) {
    const message = `kept_per_account (${kept_per_account}) is smaller than ${body_limit}`;
    scope.report.warning('bad-size', written, message, 'raise kept_per_account, or lower body_limit', { basis });
  } else if (kept_large_bytes < body_limit_bytes && body_limit_bytes > SMALL_BODY_bytes) {
    const message = `bodies above 1MiB may use seven eighths of kept (${kept}), which is smaller than ${body_limit}`;
    scope.report.warning('bad-size', [...place, 'kept'], message, 'raise kept, or lower body_limit', { basis });
  }
  return { nodes, kept_bytes, kept_large_bytes, small_bytes: SMALL_BODY_bytes, kept_per_account_bytes };
}

function readDrain({ lame_duck = '5s', limit = '2m' }: ServerDrain, scope: Scope): ServerDrainPlan {
  return {
    lame_duck_ms: readDuration_ms(lame_duck, ['server', 'drain', 'lame_duck'], scope),
    limit_ms: readDuration_ms(limit, ['server', 'drain', 'limit'], scope),
  };
}

/** More than a machine reads while a caller might still come back. */
const LARGEST_DRAINS_bytes = 1024 ** 4;

function readDrains({ bytes = '1GiB', per_second = '32MiB' }: ServerDrains, scope: Scope): DrainsPlan {
  const place: Path = ['server', 'drains'];
  const largest = { largest_bytes: LARGEST_DRAINS_bytes, message: 'is too large to read for nobody' };
  return {
    bytes: readSize_bytes(bytes, [...place, 'bytes'], largest, scope),
    bytes_per_s: readSize_bytes(per_second, [...place, 'per_second'], largest, scope),
  };
}

export function compileAdmin(scope: Scope, server: ServerPlan): AdminPlan | undefined {
  const { admin } = scope.config;
  const address = admin && readListen(admin.listen, ['admin', 'listen'], scope);
  if (admin === undefined || address === undefined) return undefined;
  const others = [[server, ['server', 'listen']] as const, [server.metrics, ['server', 'metrics']] as const];
  refuseSharedPort(address, ['admin', 'listen'], others, scope);
  const { public_url } = admin;
  const place: Path = ['admin', 'public_url'];
  const setting = { value: public_url ?? '', place, origin: '', source: '' };
  const url = public_url === undefined ? undefined : readUrl(setting, scope, 'write http://HOST:PORT or https://HOST');
  if (url !== undefined && url.base_path !== '') {
    scope.report.error('bad-url', place, 'the url has a path', `write ${url.origin}`);
  }
  const oidc = admin.oidc && compileOidc(admin.oidc, scope);
  if (admin.oidc !== undefined) requirePublicUrl(address.host, public_url, scope);
  return { ...address, public_origin: url?.origin, oidc };
}

/** Reports an address that another listener has. */
function refuseSharedPort(
  address: Address | undefined,
  place: Path,
  others: readonly (readonly [Address | undefined, Path])[],
  scope: Scope,
): void {
  for (const [other, theirs] of others) {
    if (address === undefined || other === undefined || !sharePort(other, address)) continue;
    const message = `${place.join('.')} and ${theirs.join('.')} use the same address`;
    const hint = `choose another port, such as ${place[0] === 'admin' ? '127.0.0.1:8081' : '127.0.0.1:9464'}`;
    scope.report.error('same-address', place, message, hint, { basis: [theirs] });
  }
}

interface Address {
  readonly host: string;
  readonly port: number;
}

/** The pattern of an address in the schema, for those of variables. It is repeated here, because loading the schema takes time. */
export const ADDRESS =
  /^(\[[0-9A-Fa-f:.]+\]|[A-Za-z0-9.-]+):(0|[1-9][0-9]{0,3}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5])$/u;

/** Reads an address to listen on. */
function readListen(listen: ListenAddress, place: Path, scope: Scope): Address | undefined {
  const address = resolveSetting(listen, place, ', or add a default', scope);
  if (address === undefined) return undefined;
  if (ADDRESS.test(address.value)) return readAddress(address.value);
  const hint = 'write host:port with a port up to 65535, such as 127.0.0.1:8080 or [::1]:8080';
  scope.report.error('bad-value', address.place, `the address${address.origin} is not a host and a port`, hint);
  return undefined;
}

function readAddress(text: string): Address {
  const colon = text.lastIndexOf(':');
  return { host: text.slice(0, colon).replace(/^\[(.*)\]$/, '$1'), port: Number(text.slice(colon + 1)) };
}

/** Hosts that mean every address of the machine. */
const ANY: ReadonlySet<string> = new Set(['0.0.0.0', '::']);

/** Whether two listeners would use the same port of the same host. Port 0 never conflicts: it means any free port. */
function sharePort(one: Address, other: Address): boolean {
  if (one.port !== other.port || one.port === 0) return false;
  return one.host.toLowerCase() === other.host.toLowerCase() || ANY.has(one.host) || ANY.has(other.host);
}

/** Usage rows are collected for 50 ms, and then wait for a commit or two. */
const SHORTEST_UNWRITTEN_ms = 500;

export function compileStore(
  scope: Scope,
): Pick<Plan, 'store_url' | 'store_source' | 'store_start_timeout_ms' | 'unwritten_ms'> {
  const { unwritten = '2s', start_timeout = '1m' } = scope.config.store;
  const unwritten_ms = readDuration_ms(unwritten, ['store', 'unwritten'], scope);
  if (unwritten_ms < SHORTEST_UNWRITTEN_ms) {
    const message = `records wait longer than unwritten (${unwritten}) while the store is healthy`;
    scope.report.error('bad-store', ['store', 'unwritten'], message, `write at least ${SHORTEST_UNWRITTEN_ms}ms`);
  }
  const store_start_timeout_ms = readDuration_ms(start_timeout, ['store', 'start_timeout'], scope);
  return { ...compileStoreUrl(scope), store_start_timeout_ms, unwritten_ms };
}

/** Resolves `store.url`. Messages do not quote the value, because it may contain a password. */
function compileStoreUrl(scope: Scope): Pick<Plan, 'store_url' | 'store_source'> {
  const url = resolveSetting(scope.config.store.url, ['store', 'url'], ', or add a default', scope, 'secret');
  if (url === undefined) return { store_url: '', store_source: '' };
  warnOfExposure(url, scope);
  const problem = storeUrlProblem(url.value);
  if (problem === undefined) return { store_url: url.value, store_source: url.source };
  const message = url.origin === '' ? problem.message : `${problem.message}${url.origin}`;
  scope.report.error('bad-store', url.place, message, problem.hint);
  return { store_url: '', store_source: '' };
}

/** Added to OTEL_EXPORTER_OTLP_ENDPOINT by every SDK (OpenTelemetry Protocol Exporter, "Endpoint URLs for OTLP/HTTP"). */
const TRACES_PATH = 'v1/traces';

/** Compiles `server.tracing`. Tracing is off without it, and if the variable of its endpoint is unset or empty. */
function compileTracing(tracing: ServerTracing | undefined, scope: Scope): TracingPlan | undefined {
  if (tracing === undefined) return undefined;
  const { endpoint, sample = 0.1 } = tracing;
  const place: Path = ['server', 'tracing', 'endpoint'];
  const variable = variableOf(endpoint);
  if (variable !== undefined && !isSet(endpoint, place, scope)) {
    warnOfNearVariable(variable, [...place, 'env'], scope);
    return undefined;
  }
  const setting = resolveSetting(endpoint, place, '', scope);
  if (setting === undefined || setting.value === '') return undefined;
  const hint = 'write http://HOST:PORT or https://HOST/PATH; OTEL_EXPORTER_OTLP_HEADERS may carry a credential';
  const url = readUrl(setting, scope, hint);
  return url && { url: `${url.origin}${url.base_path}/${TRACES_PATH}`, sample };
}

function warnOfNearVariable(name: string, place: Path, scope: Scope): void {
  const near = nearVariable(name, scope);
  if (near === undefined) return;
  const message = `tracing is off, because the environment variable ${name} is not set`;
  scope.report.warning('missing-env', place, message, `did you mean '${near}', which is set?`);
}
