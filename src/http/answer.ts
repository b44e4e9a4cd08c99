/** Writes answers: every head that a caller gets, but for those that the proxy of mounts writes, is written here. */
import type { InterfacePlan } from '../plan.ts';
import type { Answer } from '../upstream/collect.ts';
import { headerIn } from '../upstream/headers.ts';
import type { Exchange } from './exchange.ts';

/** The header that tells the caller the request's id, as a flat list; empty where the interface or the server has none. */
export function requestIdHeader(
  { request_id_header: name }: Pick<InterfacePlan, 'request_id_header'>,
  id: string,
): readonly string[] {
  return name === undefined ? [] : [name, id];
}

/** @param headers a flat list; the request's id is added where they have no header of that name. */
export function writeHead(exchange: Exchange, statusCode: number, headers: string[]): void {
  const name = exchange.interface?.request_id_header;
  if (name !== undefined && headerIn(headers, name) === undefined) headers.push(name, exchange.id);
  exchange.response.writeHead(statusCode, headers);
}

/** An answer that was taken whole goes down as it came: same status, same headers, same bytes. */
export function passOn(exchange: Exchange, { statusCode, headers, body }: Answer): void {
  if (exchange.response.destroyed) return;
  writeHead(exchange, statusCode, [...headers]);
  exchange.response.end(body);
}

/** An answer of the gateway's own. */
export function sendJson(exchange: Exchange, statusCode: number, value: unknown): void {
  sendText(exchange, statusCode, JSON.stringify(value));
}

/** The same, of JSON that is text already. */
export function sendText(exchange: Exchange, statusCode: number, json: string): void {
  const length = String(Buffer.byteLength(json));
  writeHead(exchange, statusCode, ['content-type', 'application/json; charset=utf-8', 'content-length', length]);
  exchange.response.end(json);
}
