/**
 * Writes the access log: one line per request. A line never contains secrets, bodies, the query, or headers that the interface does
 * not list. It is formatted here and written to pino's stream directly, because a call of pino costs a tenth of a small request.
 */
import pino, { type Logger } from 'pino';
import { formatNano } from '../../lib/money/amount.ts';
import { unitsOfTask, unitTexts } from '../../lib/money/class-units.ts';
import type { InterfacePlan } from '../../plan/index.ts';
import type { UpstreamCall } from '../../upstream/client/call.ts';
import type { Principal } from '../admission/request-state.ts';
import type { Exchange, Responder } from './exchange.ts';
import { redactedPath } from './redacted-path.ts';

/** The stream of a logger. */
interface Sink {
  write(line: string): void;
}

/** Returns a function that writes the line of a finished request. The message is `request` for an authenticated caller, else `refused`: these lines show attempts to guess keys and paths. */
export function createAccessLog(log: Logger): (exchange: Exchange) => void {
  /** Requests with the same key share one principal. */
  const callers = new WeakMap<Principal, string>();
  /** The last target and its fields, by route: most routes have one path. */
  const paths = new WeakMap<Responder, { readonly url: string; readonly fields: string }>();
  let written_ms = Number.NaN;
  let written = '';

  function callerFields(principal: Principal): string {
    const known = callers.get(principal);
    if (known !== undefined) return known;
    const fields = `,"account":${JSON.stringify(principal.account)},"key":${JSON.stringify(principal.key)}`;
    callers.set(principal, fields);
    return fields;
  }

  function pathFields(exchange: Exchange): string {
    const { responder, request } = exchange;
    if (responder === undefined) return `,"path":${JSON.stringify(redactedPath(exchange))}`;
    const { url = '' } = request;
    const known = paths.get(responder);
    if (known?.url === url) return known.fields;
    const fields = `,"path":${JSON.stringify(redactedPath(exchange))},"route":"${responder.name}"`;
    if (url.length <= VALUE_LIMIT) paths.set(responder, { url, fields });
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

  return (exchange) => {
    if (!log.isLevelEnabled('info')) return;
    const {
      id,
      principal,
      request,
      model,
      task,
      call,
      task_quote: quote,
      usage,
      charged,
      error,
      arrived_ms,
      ended_ms,
      status,
    } = exchange;
    let line = `{"level":"info","time":"${isoTime(ended_ms)}","id":"${id}"`;
    const trace = exchange.trace?.trace_id ?? exchange.callerTrace?.trace_id;
    if (trace !== undefined) line += `,"trace":"${trace}"`;
    // Node accepts only known methods.
    line += `,"method":"${request.method}"${pathFields(exchange)}`;
    if (principal !== undefined) line += callerFields(principal);
    const headers = exchange.interface && loggedHeaders(exchange.interface.log_headers, request.headers);
    if (headers !== undefined) line += `,"headers":${JSON.stringify(headers)}`;
    if (model !== undefined) line += `,"model":${JSON.stringify(model.id)}`;
    if (task !== undefined) line += `,"task":${JSON.stringify(task)}`;
    if (call?.begun_ms !== undefined) line += callFields(call, arrived_ms);
    if (quote !== undefined) {
      line += `,"units":${JSON.stringify(unitTexts(unitsOfTask(quote, 'hold')))},"hold":"${formatNano(quote.hold_nano)}"`;
    } else if (usage !== undefined) line += `,"units":${JSON.stringify(usage.units)}`;
    if (charged !== undefined) line += `,"charged":"${charged}"`;
    if (error !== undefined) line += `,"error":"${error}"`;
    const message = principal === undefined ? 'refused' : 'request';
    const stream: Sink = Reflect.get(log, pino.symbols.streamSym);
    stream.write(`${line},"status":${status},"ms":${ended_ms - arrived_ms},"msg":"${message}"}\n`);
  };
}

/** The fields of the last request to an upstream, and the time from the arrival to the first one. */
function callFields(call: UpstreamCall, arrived_ms: number): string {
  const { upstream, target, status, code, begun_ms = 0, answered_ms } = call;
  let first = call;
  while (first.earlier?.begun_ms !== undefined) first = first.earlier;
  let fields = `,"upstream":"${upstream.name}","target":"${target.shown}"`;
  if (status !== undefined) fields += `,"upstream_status":${status}`;
  if (code !== undefined) fields += `,"code":${JSON.stringify(code)}`;
  fields += `,"admission_ms":${(first.begun_ms ?? 0) - arrived_ms}`;
  return answered_ms === undefined ? fields : `${fields},"first_byte_ms":${answered_ms - begun_ms}`;
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
