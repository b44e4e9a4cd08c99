/**
 * The access log: one line per request, of fields that hold no secret; never bodies, the query, or headers that the interface
 * does not list. The line is written by hand in pino's format into pino's stream: pino's own way costs a tenth of a small request.
 */
import pino, { type Logger } from 'pino';
import type { InterfacePlan } from '../plan.ts';
import type { Exchange, Principal } from './exchange.ts';

/** Where a logger writes to. */
interface Sink {
  write(line: string): void;
}

/** The line, and its fields in a fixed order. */
export function logRequest(
  log: Logger,
  { id, route, principal, notes, request }: Exchange,
  status: number,
  taken_ms: number,
  now_ms: number,
): void {
  if (!log.isLevelEnabled('info')) return;
  const { model, task, charged } = notes;
  let line = `{"level":30,"time":"${isoTime(now_ms)}","id":"${id}","route":"${route.name}"${callerFields(principal)}`;
  const headers = loggedHeaders(route.interface.log_headers, request.headers);
  if (headers !== undefined) line += `,"headers":${JSON.stringify(headers)}`;
  if (model !== undefined) line += `,"model":${JSON.stringify(model)}`;
  if (task !== undefined) line += `,"task":${JSON.stringify(task)}`;
  if (charged !== undefined) line += `,"charged":"${charged}"`;
  const stream: Sink = Reflect.get(log, pino.symbols.streamSym);
  stream.write(`${line},"status":${status},"ms":${taken_ms},"msg":"request"}\n`);
}

/** A caller's many requests have one principal. */
const callers = new WeakMap<Principal, string>();

function callerFields(principal: Principal): string {
  const known = callers.get(principal);
  if (known !== undefined) return known;
  const fields = `,"account":${JSON.stringify(principal.account)},"key":${JSON.stringify(principal.key)}`;
  callers.set(principal, fields);
  return fields;
}

let written_ms = Number.NaN;
let written = '';

/** Made once a millisecond: under load many lines bear the same. */
function isoTime(now_ms: number): string {
  if (now_ms !== written_ms) {
    written_ms = now_ms;
    written = new Date(now_ms).toISOString();
  }
  return written;
}

/** Longer values are cut: whatever a caller sends, its line stays short. */
const longest_value = 128;

/** The headers that the interface's `log_headers` lists, as far as the request has them; undefined where it has none. */
export function loggedHeaders(
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
