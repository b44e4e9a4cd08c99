/** Writes answers. Every response head to callers goes through this file, except those that the proxy of mounts writes. */
import type { InterfacePlan } from '../../plan/index.ts';
import type { Answer } from '../../upstream/client/collect.ts';
import { headerIn } from '../../upstream/client/headers.ts';
import type { Exchange } from './exchange.ts';
import { addLimitHeaders } from './limit-headers.ts';

/** The header with the request id, as a flat list; empty if the interface or the server configures none. */
export function requestIdHeader(
  { request_id_header: name }: Pick<InterfacePlan, 'request_id_header'>,
  id: string,
): readonly string[] {
  return name === undefined ? [] : [name, id];
}

/** @param headers a flat list. The request id is added unless there is a header with its name. */
export function writeHead(exchange: Exchange, statusCode: number, headers: string[]): void {
  const name = exchange.interface?.request_id_header;
  if (name !== undefined && headerIn(headers, name) === undefined) headers.push(name, exchange.id);
  const plans = exchange.interface?.limit_headers;
  if (plans !== undefined && exchange.limited !== undefined)
    addLimitHeaders(headers, plans, exchange.limited, exchange.now_ms);
  exchange.response.writeHead(statusCode, headers);
}

/** Sends a whole upstream answer unchanged: same status, headers and bytes. */
export function passOn(exchange: Exchange, { statusCode, headers, body }: Answer): void {
  if (exchange.response.destroyed) return;
  writeHead(exchange, statusCode, [...headers]);
  exchange.response.end(body);
}

/** Sends a JSON answer of the gateway. @param headers more headers, a flat list. */
export function sendJson(
  exchange: Exchange,
  statusCode: number,
  value: unknown,
  headers: readonly string[] = [],
): void {
  sendText(exchange, statusCode, JSON.stringify(value), headers);
}

/** Sends JSON that is already text. */
export function sendText(exchange: Exchange, statusCode: number, json: string, headers: readonly string[] = []): void {
  const length = String(Buffer.byteLength(json));
  const own = ['content-type', 'application/json; charset=utf-8', 'content-length', length, ...headers];
  writeHead(exchange, statusCode, own);
  exchange.response.end(json);
}
