/**
 * The access log: a line a request, of fields that hold no secret, never headers, bodies or the query. It is pino's own format
 * written by hand into pino's own stream, for the general way costs a tenth of a small request.
 */
import pino, { type Logger } from 'pino';
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
  const ids = callerIds(request.headers);
  for (const field in ids) line += `,"${field}":${JSON.stringify(ids[field])}`;
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

/** The ids that a caller gave its request, by which it asks about it later: its own request id, and the W3C trace context. */
const callerIdFields = [
  { header: 'x-client-request-id', field: 'client_request_id' },
  { header: 'x-request-id', field: 'client_request_id' },
  { header: 'traceparent', field: 'traceparent' },
] as const;

/** Longer ids are cut: whatever a caller sends, its line stays short. */
const longest_id = 128;

/** The caller's ids by the log's field, the first of each; none where it gave none. */
export function callerIds(headers: Exchange['request']['headers']): Readonly<Record<string, string>> {
  const given: Record<string, string> = {};
  for (const { header, field } of callerIdFields) {
    const value = headers[header];
    if (typeof value === 'string') given[field] ??= value.slice(0, longest_id);
  }
  return given;
}
