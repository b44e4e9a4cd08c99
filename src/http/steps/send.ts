/** From an exchange to an upstream request: the path, the query and the headers that may go up; and the answer's way down. */
import type { UpstreamPlan } from '../../plan.ts';
import { Refusal } from '../../refusal.ts';
import type { UpstreamRequest } from '../../upstream/client.ts';
import type { Answer } from '../../upstream/collect.ts';
import { addAbsent, upstreamRequestHeaders } from '../../upstream/headers.ts';
import { type Exchange, rawQuery, requestIdHeader } from '../exchange.ts';

/** @throws Refusal upstream_off when the operator has not configured the upstream. */
export function upstreamRequest(
  exchange: Exchange,
  upstream: UpstreamPlan,
  what: { readonly path: string; readonly body?: Buffer | undefined },
): UpstreamRequest {
  const { target } = upstream;
  if (target === undefined)
    throw new Refusal('upstream_off', `upstream ${upstream.name} is not configured on this gateway`);
  const { forward_headers, forward_query } = exchange.route.interface;
  return {
    upstream,
    target,
    method: exchange.route.method,
    path: what.path + allowedQuery(rawQuery(exchange.request.raw), forward_query),
    headers: upstreamRequestHeaders(exchange.request.headers, forward_headers, target, what.body !== undefined),
    body: what.body,
  };
}

/** Keeps the allowed parameters in the caller's own spelling; a credential in the query never goes up. */
export function allowedQuery(query: string, allowed: readonly string[]): string {
  if (query === '' || allowed.length === 0) return '';
  const kept = query.split('&').filter((part) => allowed.includes(parameterName(part)));
  return kept.length === 0 ? '' : `?${kept.join('&')}`;
}

function parameterName(part: string): string {
  const name = part.split('=', 1)[0] ?? '';
  try {
    return decodeURIComponent(name.replaceAll('+', ' '));
  } catch {
    return name;
  }
}

/** An answer that was taken whole goes down as it came: same status, same headers, same bytes. */
export function passOn(exchange: Exchange, answer: Answer): void {
  const response = exchange.reply.raw;
  if (response.destroyed) return;
  const headers = [...answer.headers];
  addAbsent(headers, requestIdHeader(exchange.route.interface, exchange.id));
  response.writeHead(answer.statusCode, headers);
  response.end(answer.body);
}

/** An answer of the gateway's own. */
export function sendJson(exchange: Exchange, statusCode: number, value: unknown): void {
  sendText(exchange, statusCode, JSON.stringify(value));
}

/** The same, of JSON that is text already. */
export function sendText(exchange: Exchange, statusCode: number, json: string): void {
  const length = String(Buffer.byteLength(json));
  const headers = ['content-type', 'application/json; charset=utf-8', 'content-length', length];
  exchange.reply.raw
    .writeHead(statusCode, [...headers, ...requestIdHeader(exchange.route.interface, exchange.id)])
    .end(json);
}
