/** The server and the store: where the gateway listens, what it accepts, where it keeps its books. */
import { parseSize_bytes } from '../lang/duration.ts';
import type { ServerPlan } from '../plan.ts';
import { readDuration_ms, type Scope } from './scope.ts';
import { resolveSetting } from './settings.ts';

const LISTEN = /^(?:\[([0-9a-fA-F:.]+)\]|([A-Za-z0-9.-]+)):(\d{1,5})$/;
const STORE = /^(?:sqlite:.+|postgres(?:ql)?:\/\/.+)$/s;

/** Compiles `server`. */
export function compileServer(scope: Scope): ServerPlan | undefined {
  const { server } = scope.config;
  const address = readListen(server.listen, scope);
  const limit = readSize(server.body_limit ?? '64MiB', scope);
  const headers_ms = readDuration_ms(server.timeout?.headers ?? '15s', ['server', 'timeout', 'headers'], scope);
  const request_ms = readDuration_ms(server.timeout?.request ?? '5m', ['server', 'timeout', 'request'], scope);
  if (address === undefined || limit === undefined || headers_ms === undefined || request_ms === undefined) return undefined;
  return { ...address, body_limit_bytes: limit, headers_timeout_ms: headers_ms, request_timeout_ms: request_ms };
}

function readListen(text: string, scope: Scope): { readonly host: string; readonly port: number } | undefined {
  const [, bracketed, plain, digits] = LISTEN.exec(text) ?? [];
  const host = bracketed ?? plain;
  const port = Number(digits);
  if (host !== undefined && port <= 65535) return { host, port };
  const hint = 'write 127.0.0.1:8080, 0.0.0.0:8080 or [::1]:8080; port 0 takes a free one';
  scope.report.error('bad-listen', ['server', 'listen'], `'${text}' is not an address and a port`, hint);
  return undefined;
}

function readSize(text: string, scope: Scope): number | undefined {
  const size = parseSize_bytes(text);
  if (size === undefined) {
    const message = `'${text}' is not a size`;
    scope.report.error('bad-size', ['server', 'body_limit'], message, 'write a whole number and a unit: 512KiB, 64MiB');
  }
  return size;
}

/** Resolves `store.url`. Its value is never quoted: a database's password stands in it. */
export function compileStore(scope: Scope): string | undefined {
  const url = resolveSetting(scope.config.store.url, ['store', 'url'], scope);
  if (url === undefined || STORE.test(url.value)) return url?.value;
  const message = `the store's url${url.origin} is neither sqlite: nor postgres:`;
  scope.report.error('bad-store', url.place, message, 'write sqlite:PATH or postgres://USER:PASSWORD@HOST/DATABASE');
  return undefined;
}
