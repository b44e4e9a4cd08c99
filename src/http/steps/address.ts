/** Builds the request to the upstream: its path, and the allowed parts of the query and the headers. */
import { renamedParams, renameModel } from '../../admission/rename.ts';
import { given } from '../../admission/request-state.ts';
import type { Run } from '../../admission/step.ts';
import type { BranchPlan, ForwardRoute, UpstreamPlan, UpstreamTarget } from '../../plan.ts';
import { Refusal } from '../../refusal.ts';
import { Attempts } from '../../upstream/attempts.ts';
import type { UpstreamRequest } from '../../upstream/client.ts';
import { upstreamRequestHeaders } from '../../upstream/headers.ts';
import { type Exchange, rawQuery, type Services } from '../exchange.ts';

/** The step `address`. Uses the model's upstream, or else that of the route. With several targets, it chooses the first. */
export function address(
  { method, upstream, model: rule, choice: own }: ForwardRoute,
  { upstream_path }: BranchPlan,
  services: Pick<Services, 'targets'>,
): Run<Exchange> {
  return (exchange) => {
    const { model, params, body } = exchange;
    const whatFor = (to: UpstreamPlan) => {
      // The body has the name at the first upstream.
      const renamed =
        body === undefined || rule === undefined || to === model?.upstream ? body : renameModel(rule, model, to, body);
      return { method, path: upstream_path(renamedParams(rule, model, to, params)), body: renamed?.raw };
    };
    const choice = model === undefined ? own : model.choice;
    if (choice === undefined) {
      const to = given(model?.upstream ?? upstream, 'an upstream');
      exchange.outgoing = upstreamRequest(exchange, to, to.target, whatFor(to));
      return;
    }
    exchange.outgoing = new Attempts(choice, services.targets, (to, target) =>
      upstreamRequest(exchange, to, target, whatFor(to)),
    ).first();
  };
}

/**
 * Builds a request with the caller's allowed headers and query.
 *
 * @throws Refusal upstream_off if there is no target: it is not configured, or off.
 */
export function upstreamRequest(
  exchange: Exchange,
  upstream: UpstreamPlan,
  target: UpstreamTarget | undefined,
  { method, path, body }: { readonly method: string; readonly path: string; readonly body?: Buffer | undefined },
): UpstreamRequest {
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
    headers: upstreamRequestHeaders(request.headers, forward_headers, body !== undefined, trace),
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
