/**
 * The access log: a line a request, of fields that hold no secret, never headers, bodies or the query. It is pino's own format
 * written by hand into pino's own stream, for the general way costs a tenth of a small request.
 */
import pino, { type Logger } from 'pino';
import type { Exchange } from './exchange.ts';

/** Where a logger writes to. */
interface Sink {
  write(line: string): void;
}

/** The line, and its fields in a fixed order. */
export function logRequest(
  log: Logger,
  { id, route, principal, notes }: Exchange,
  status: number,
  taken_ms: number,
  now_ms: number,
): void {
  if (!log.isLevelEnabled('info')) return;
  let line = `{"level":30,"time":"${isoTime(now_ms)}","id":"${id}","route":"${route.name}"`;
  line += `,"account":${JSON.stringify(principal.account)},"key":${JSON.stringify(principal.key)}`;
  for (const [name, value] of Object.entries(notes)) line += `,"${name}":${JSON.stringify(value)}`;
  const stream: Sink = Reflect.get(log, pino.symbols.streamSym);
  stream.write(`${line},"status":${status},"ms":${taken_ms},"msg":"request"}\n`);
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
