/** Builds the request to the upstream: its path, and the allowed parts of the query and the headers. */
import { renamedParams } from '../../admission/rename.ts';
import { given } from '../../admission/request-state.ts';
import type { Run } from '../../admission/step.ts';
import type { BranchPlan, ForwardRoute, UpstreamPlan } from '../../plan.ts';
import { Refusal } from '../../refusal.ts';
import type { UpstreamRequest } from '../../upstream/client.ts';
import { upstreamRequestHeaders } from '../../upstream/headers.ts';
import { type Exchange, rawQuery } from '../exchange.ts';

/** The step `address`. Uses the model's upstream, or else that of the route. */
export function address({ method, upstream, model: rule }: ForwardRoute, { upstream_path }: BranchPlan): Run<Exchange> {
  return (exchange) => {
    const { model, params, body } = exchange;
    const to = given(model?.upstream ?? upstream, 'an upstream');
    const path = upstream_path(renamedParams(rule, model, params));
    exchange.outgoing = upstreamRequest(exchange, to, { method, path, body: body?.raw });
  };
}

/** Builds a request with the caller's allowed headers and query. @throws Refusal upstream_off if the upstream is not configured. */
export function upstreamRequest(
  exchange: Exchange,
  upstream: UpstreamPlan,
  { method, path, body }: { readonly method: string; readonly path: string; readonly body?: Buffer | undefined },
): UpstreamRequest {
  const { target } = upstream;
  if (target === undefined)
    throw new Refusal('upstream_off', `upstream ${upstream.name} is not configured on this gateway`);
  const { request } = exchange;
  const { forward_headers, forward_query } = given(exchange.interface, 'the interface');
  const call = exchange.newCall(upstream, target, forward_headers);
  // With tracing on, the call adds the headers of its own span.
  const trace = exchange.trace === undefined ? exchange.callerTrace : undefined;
  return {
    upstream,
    target,
    method,
    path: path + allowedQuery(rawQuery(request), forward_query),
    headers: upstreamRequestHeaders(request.headers, forward_headers, target, body !== undefined, trace),
    body,
    call,
  };
}

/** The allowed parameters, exactly as the caller wrote them. A credential in the query is never forwarded. */
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
