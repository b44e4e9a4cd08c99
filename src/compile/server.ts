/** The server and the store: where the gateway listens, what it accepts, where it keeps its books. */
import { parseSize_bytes } from '../lang/duration.ts';
import type { ServerPlan } from '../plan.ts';
import { readDuration_ms, type Scope } from './scope.ts';
import { resolveSetting } from './settings.ts';

const STORE = /^(?:sqlite:.+|postgres(?:ql)?:\/\/.+)$/s;

/** A body is kept as one string too, and V8's strings end at 512 MiB. */
const LARGEST_BODY_bytes = 256 * 1024 ** 2;

/** Compiles `server`. */
export function compileServer(scope: Scope): ServerPlan {
  const { listen = '127.0.0.1:8080', body_limit = '64MiB', timeout = {} } = scope.config.server ?? {};
  const body_limit_bytes = readSize_bytes(body_limit, scope);
  const headers_timeout_ms = readDuration_ms(timeout.headers ?? '15s', ['server', 'timeout', 'headers'], scope);
  const request_timeout_ms = readDuration_ms(timeout.request ?? '5m', ['server', 'timeout', 'request'], scope);
  const colon = listen.lastIndexOf(':');
  const host = listen.slice(0, colon).replace(/^\[(.*)\]$/, '$1');
  return { host, port: Number(listen.slice(colon + 1)), body_limit_bytes, headers_timeout_ms, request_timeout_ms };
}

function readSize_bytes(text: string, scope: Scope): number {
  const size_bytes = parseSize_bytes(text);
  if (size_bytes !== undefined && size_bytes <= LARGEST_BODY_bytes) return size_bytes;
  scope.report.error('bad-size', ['server', 'body_limit'], `'${text}' is too large for a body`, 'write at most 256MiB');
  return LARGEST_BODY_bytes;
}

/** Resolves `store.url`. Its value is never quoted: a database's password stands in it. */
export function compileStore(scope: Scope): string {
  const url = resolveSetting(scope.config.store.url, ['store', 'url'], ', or give it a default', scope);
  if (url === undefined) return '';
  if (STORE.test(url.value)) return url.value;
  const message = `the store's url${url.origin} is neither sqlite: nor postgres:`;
  scope.report.error('bad-store', url.place, message, 'write sqlite:PATH or postgres://USER:PASSWORD@HOST/DATABASE');
  return '';
}
