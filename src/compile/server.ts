/** The server and the store: where the gateway listens, what it accepts, where it keeps its books. */

import { storeUrlProblem } from '../lang/store-url.ts';
import type { ServerPlan } from '../plan.ts';
import { readDuration_ms, readSize_bytes, type Scope } from './scope.ts';
import { resolveSetting } from './settings.ts';

/** A body is kept as one string too, and V8's strings end at 512 MiB. */
const LARGEST_BODY_bytes = 256 * 1024 ** 2;

/** Compiles `server`. */
export function compileServer(scope: Scope): ServerPlan {
  const { listen = '127.0.0.1:8080', metrics, body_limit = '64MiB', timeout = {} } = scope.config.server ?? {};
  const largest = { largest_bytes: LARGEST_BODY_bytes, message: 'is too large for a body' };
  const body_limit_bytes = readSize_bytes(body_limit, ['server', 'body_limit'], largest, scope);
  const headers_timeout_ms = readDuration_ms(timeout.headers ?? '15s', ['server', 'timeout', 'headers'], scope);
  const request_timeout_ms = readDuration_ms(timeout.request ?? '5m', ['server', 'timeout', 'request'], scope);
  const address = readAddress(listen);
  const metricsAddress = metrics === undefined ? undefined : readAddress(metrics);
  const isListenKnown = !scope.gaps.has(['server', 'listen']);
  if (metricsAddress !== undefined && isListenKnown && meet(address, metricsAddress)) {
    const message = 'metrics are served at an address of their own, and this is the one that callers are served at';
    scope.report.error('same-address', ['server', 'metrics'], message, 'choose another port, such as 127.0.0.1:9464');
  }
  return { ...address, body_limit_bytes, headers_timeout_ms, request_timeout_ms, metrics: metricsAddress };
}

interface Address {
  readonly host: string;
  readonly port: number;
}

function readAddress(text: string): Address {
  const colon = text.lastIndexOf(':');
  return { host: text.slice(0, colon).replace(/^\[(.*)\]$/, '$1'), port: Number(text.slice(colon + 1)) };
}

/** Every address of the machine. */
const ANY: ReadonlySet<string> = new Set(['0.0.0.0', '::']);

/** Whether two listeners would want the same port of the same host; port 0 is a free one of its own. */
function meet(one: Address, other: Address): boolean {
  if (one.port !== other.port || one.port === 0) return false;
  return one.host.toLowerCase() === other.host.toLowerCase() || ANY.has(one.host) || ANY.has(other.host);
}

/** Resolves `store.url`. Its value is never quoted: a database's password stands in it. */
export function compileStore(scope: Scope): string {
  const url = resolveSetting(scope.config.store.url, ['store', 'url'], ', or give it a default', scope);
  if (url === undefined) return '';
  const problem = storeUrlProblem(url.value);
  if (problem === undefined) return url.value;
  const message = url.origin === '' ? problem.message : `${problem.message}${url.origin}`;
  scope.report.error('bad-store', url.place, message, problem.hint);
  return '';
}
