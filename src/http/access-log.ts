/**
 * The access log: one line per request, of fields that hold no secret; never bodies, the query, or headers that the interface
 * does not list. The line is written by hand in pino's format into pino's stream: pino's own way costs a tenth of a small request.
 */
import pino, { type Logger } from 'pino';
import type { Principal } from '../admission/request-state.ts';
import type { InterfacePlan } from '../plan.ts';
import type { Exchange } from './exchange.ts';

/** Where a logger writes to. */
interface Sink {
  write(line: string): void;
}

/** Writes the line of a request that has been answered, or whose caller has left. */
export type AccessLog = (log: Logger, exchange: Exchange, status: number, now_ms: number) => void;

/** Its message is `request` where it is known who asked, else `refused`: guesses at keys and paths show there, and only there. */
export function createAccessLog(): AccessLog {
  /** A caller's many requests have one principal. */
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

  /** Made once a millisecond: under load many lines bear the same. */
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

/** Longer values are cut: whatever a caller sends, its line stays short. */
const longest_value = 128;

/** The headers that the interface's `log_headers` lists, as far as the request has them; undefined where it has none. */
function loggedHeaders(
  names: InterfacePlan['log_headers'],
  headers: Exchange['request']['headers'],
): Readonly<Record<string, string>> | undefined {
  let logged: Record<string, string> | undefined;
  for (const name of names) {
    const value = headers[name];
    if (typeof value !== 'string') continue;
    logged ??= {};
    logged[name] = value.slice(0, longest_value);
  }
  return logged;
}
