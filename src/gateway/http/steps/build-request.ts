/** Builds the request to the upstream: its path, and the allowed parts of the query and the headers. */

import { Refusal } from '../../../lib/refusal.ts';
import { fillPath } from '../../../lib/text/path-template.ts';
import type { BranchPlan, ForwardRoute, InterfacePlan, UpstreamPlan, UpstreamTarget } from '../../../plan/index.ts';
import { Attempts } from '../../../upstream/client/attempts.ts';
import type { UpstreamRequest } from '../../../upstream/client/client.ts';
import { upstreamRequestHeaders } from '../../../upstream/client/headers.ts';
import { renamedParams, renameModel } from '../../admission/rename.ts';
import type { Run } from '../../admission/step.ts';
import type { Services } from '../../runtime/services.ts';
import { type Exchange, type MadeHere, rawQuery } from '../exchange.ts';

/** The step `build_request`. Uses the model's upstream, or else the route's. With several targets, it chooses the first. */
export function buildRequest(
  { method, upstream, model: rule, choice: own, interface: accepted }: ForwardRoute,
  { upstream_path }: BranchPlan,
  services: Pick<Services, 'targets'>,
): Run<Exchange, MadeHere<'outgoing'>> {
  return (exchange) => {
    const { model, params, body } = exchange;
    const whatFor = (to: UpstreamPlan) => {
      // The body has the name at the first upstream.
      const renamed =
        body === undefined || rule === undefined || to === model?.upstream ? body : renameModel(rule, model, to, body);
      return { method, path: fillPath(upstream_path, renamedParams(rule, model, to, params)), body: renamed?.raw };
    };
    const choice = model === undefined ? own : model.choice;
    if (choice === undefined) {
      const to = model?.upstream ?? upstream;
      if (to === undefined) throw new Error('a route has neither a model nor an upstream');
      return { outgoing: upstreamRequest(exchange, accepted, to, to.target, whatFor(to)) };
    }
    const send = (to: UpstreamPlan, target: UpstreamTarget) =>
      upstreamRequest(exchange, accepted, to, target, whatFor(to));
    return { outgoing: new Attempts(choice, services.targets, send).first() };
  };
}

/**
 * Builds a request with the caller's allowed headers and query.
 *
 * @throws Refusal upstream_off if there is no target: it is not configured, or off.
 */
export function upstreamRequest(
  exchange: Exchange,
  { forward_headers, forward_query }: InterfacePlan,
  upstream: UpstreamPlan,
  target: UpstreamTarget | undefined,
  { method, path, body }: { readonly method: string; readonly path: string; readonly body?: Buffer | undefined },
): UpstreamRequest {
  if (target === undefined)
    throw new Refusal('upstream_off', `upstream ${upstream.name} is not configured on this gateway`);
  const { request } = exchange;
  const call = exchange.newCall(upstream, target, forward_headers);
  // With tracing on, the call adds the headers of its own span.
  const trace = exchange.trace === undefined ? exchange.callerTrace : undefined;
  return {
    upstream,
    target,
    method,
    path: withQuery(path, rawQuery(request), forward_query),
    headers: upstreamRequestHeaders(request.headers, forward_headers, body !== undefined, trace),
    body,
    call,
  };
}

/**
 * The path with the caller's allowed parameters. Those of a path with a query are the gateway's own, so a caller cannot add another
 * value, such as another task's id.
 */
function withQuery(path: string, query: string, allowed: readonly string[]): string {
  const at = path.indexOf('?');
  if (at < 0) return path + allowedQuery(query, allowed);
  const own = new URLSearchParams(path.slice(at));
  const more = allowedQuery(
    query,
    allowed.filter((name) => !own.has(name)),
  );
  return more === '' ? path : `${path}&${more.slice(1)}`;
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
