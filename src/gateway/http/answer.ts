/** Writes answers. Every response head to callers goes through this file, except those that the proxy of mounts writes. */
import type { InterfacePlan } from '../../plan/index.ts';
import type { Answer } from '../../upstream/client/collect.ts';
import { headerIn } from '../../upstream/client/headers.ts';
import { addCorsHeaders, corsHeaders } from './cors-headers.ts';
import type { Exchange } from './exchange.ts';
import { addLimitHeaders } from './limit-headers.ts';
import { rewriteAnswer } from './rewrite-answer.ts';

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
  const cors = exchange.interface?.cors;
  if (cors !== undefined) addCorsHeaders(headers, cors, exchange.request.headers.origin);
  exchange.response.writeHead(statusCode, headers);
}

/** Tells a browser that it may send a request. @param methods those of the path. */
export function sendPreflight(
  { id, request, response }: Exchange,
  own: InterfacePlan,
  methods: readonly string[],
): void {
  const { cors } = own;
  if (cors === undefined) throw new Error(`interface ${own.name} has no cors`);
  const headers = {
    ...corsHeaders(cors, request.headers.origin, []),
    'access-control-allow-methods': methods.join(', '),
    'access-control-allow-headers': cors.headers.join(', '),
    'access-control-max-age': String(Math.floor(cors.max_age_ms / 1_000)),
  };
  response.writeHead(204, [...Object.entries(headers).flat(), ...requestIdHeader(own, id)]);
  response.end();
}

/** Sends a whole upstream answer: same status, headers and bytes, but for the members that the route rewrites. */
export function passOn(exchange: Exchange, answer: Answer): void {
  if (exchange.response.destroyed) return;
  const rewrite = exchange.responder?.rewrite;
  const { statusCode, headers, body } = rewrite === undefined ? answer : rewriteAnswer(exchange, rewrite, answer);
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
