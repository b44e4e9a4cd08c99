/** Compiles `server`: its addresses, the limits of requests, and tracing. */

import { isIP } from 'node:net';
import type {
  AccountPage,
  ServerBodies,
  ServerDrain,
  ServerDrains,
  ServerTracing,
} from '../../../plan/generated/gateway.d.ts';
import type {
  AccountPagePlan,
  BodiesPlan,
  DrainsPlan,
  EnvelopePlan,
  ServerDrainPlan,
  ServerPlan,
  TracingPlan,
} from '../../../plan/index.ts';
import { readListen, refuseSharedPort } from '../../compile/addresses.ts';
import { readLogo } from '../../compile/image-file.ts';
import type { References } from '../../compile/reference-fields.ts';
import { readDuration_ms, readSize_bytes, type Scope } from '../../compile/scope.ts';
import { isSet, nearVariable, readUrl, resolveSetting, variableOf } from '../../compile/settings.ts';
import type { Path } from '../../read/position.ts';
import { readRequestId } from '../interfaces/compile.ts';

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
    trusted_proxies = [],
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
  const { public_url } = scope.config.server ?? {};
  const setting = { value: public_url ?? '', place: ['server', 'public_url'], origin: '', source: '' };
  if (public_url !== undefined) readUrl(setting, scope, 'write https://HOST, optionally with a path');
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
    account_page: readAccountPage(account_page, scope),
    tracing: compileTracing(tracing, scope),
    trusted_proxies: readNetworks(trusted_proxies, scope),
  };
}

function readAccountPage(page: AccountPage | undefined, scope: Scope): AccountPagePlan | undefined {
  if (page === undefined) return undefined;
  const { path, name, logo, contact } = typeof page === 'string' ? { path: page } : page;
  const image = logo === undefined ? undefined : readLogo(logo, ['server', 'account_page', 'logo'], scope);
  return { path, name, logo: image, contact };
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
  // Both have defaults, so report the key that the operator wrote.
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

/** An address or a network, whose bits its family has. */
function readNetworks(networks: readonly string[], { report }: Scope): readonly string[] {
  return networks.filter((network, index) => {
    const [address = '', bits] = network.split('/');
    const family = isIP(address);
    if (family !== 0 && Number(bits ?? 0) <= (family === 4 ? 32 : 128)) return true;
    const hint = 'write an address or a network of it, such as 10.0.0.0/8 or fd00::/8';
    report.error('bad-value', ['server', 'trusted_proxies', index], `'${network}' is no network`, hint);
    return false;
  });
}
