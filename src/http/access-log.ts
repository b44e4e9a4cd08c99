/**
 * Writes the access log: one line per request. A line never contains secrets, bodies, the query, or headers that the interface does
 * not list. It is formatted here and written to pino's stream directly, because a call of pino costs a tenth of a small request.
 */
import pino, { type Logger } from 'pino';
import type { Principal } from '../admission/request-state.ts';
import type { InterfacePlan } from '../plan.ts';
import type { Exchange } from './exchange.ts';

/** The stream of a logger. */
interface Sink {
  write(line: string): void;
}

/** Writes the line of a finished request. */
export type AccessLog = (log: Logger, exchange: Exchange, status: number, now_ms: number) => void;

/** The message is `request` for an authenticated caller, else `refused`: these lines show attempts to guess keys and paths. */
export function createAccessLog(): AccessLog {
  /** Requests with the same key share one principal. */
  const callers = new WeakMap<Principal, string>();
  let written_ms = Number.NaN;
  let written = '';

  function callerFields(principal: Principal): string {
    const known = callers.get(principal);
    if (known !== undefined) return known;
    const fields = `,"account":${JSON.stringify(principal.account)},"key":${JSON.stringify(principal.key)}`;
    callers.set(principal, fields);
    return fields;
  }

  /** Formatted at most once per millisecond. Under load many lines have the same time. */
  function isoTime(now_ms: number): string {
    if (now_ms !== written_ms) {
      written_ms = now_ms;
      written = new Date(now_ms).toISOString();
    }
    return written;
  }

  return (log, exchange, status, now_ms) => {
    if (!log.isLevelEnabled('info')) return;
    const { id, answering, principal, request, model, task, charged, arrived_ms } = exchange;
    let line = `{"level":30,"time":"${isoTime(now_ms)}","id":"${id}"`;
    if (answering !== undefined) line += `,"route":"${answering.name}"`;
    line += principal === undefined ? `,"method":${JSON.stringify(request.method)}` : callerFields(principal);
    const headers = exchange.interface && loggedHeaders(exchange.interface.log_headers, request.headers);
    if (headers !== undefined) line += `,"headers":${JSON.stringify(headers)}`;
    if (model !== undefined) line += `,"model":${JSON.stringify(model.id)}`;
    if (task !== undefined) line += `,"task":${JSON.stringify(task)}`;
    if (charged !== undefined) line += `,"charged":"${charged}"`;
    const message = principal === undefined ? 'refused' : 'request';
    const stream: Sink = Reflect.get(log, pino.symbols.streamSym);
    stream.write(`${line},"status":${status},"ms":${now_ms - arrived_ms},"msg":"${message}"}\n`);
  };
}

/** Limit in characters, so that callers cannot make lines long. */
const VALUE_LIMIT = 128;

/** The request headers that `log_headers` lists; undefined if the request has none of them. */
function loggedHeaders(
  names: InterfacePlan['log_headers'],
  headers: Exchange['request']['headers'],
): Readonly<Record<string, string>> | undefined {
  let logged: Record<string, string> | undefined;
  for (const name of names) {
    const value = headers[name];
    if (typeof value !== 'string') continue;
    logged ??= {};
    logged[name] = value.slice(0, VALUE_LIMIT);
  }
  return logged;
}
