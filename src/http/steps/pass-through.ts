/** Lets an answer through as it arrives, and tells what became of it. */
import type { ForwardRoute } from '../../plan.ts';
import type { UpstreamRequest } from '../../upstream/client.ts';
import { type AnswerTap, type RelayEnd, relay } from '../../upstream/relay.ts';
import { renderBreakEvent } from '../errors.ts';
import { type Exchange, requestIdHeader, type Services } from '../exchange.ts';

/** @throws UpstreamFailure when there was no answer, and nothing has been written. */
export async function passThrough(
  exchange: Exchange<ForwardRoute>,
  request: UpstreamRequest,
  services: Services,
  tap?: AnswerTap,
): Promise<Exclude<RelayEnd, { how: 'no_answer' }>> {
  const { route } = exchange;
  const end = await relay(services.upstreams, request, exchange.reply.raw, {
    on_abort: route.on_abort,
    drain: route.drain,
    drains: services.drains,
    breakEvent: (failure) => renderBreakEvent(route.interface.envelope, failure.kind, failure.message, exchange.id),
    tap,
    headers: requestIdHeader(route.interface, exchange.id),
  });
  if (end.how === 'no_answer') throw end.failure;
  if (end.how !== 'broken') return end;
  const { code } = end.failure;
  services.metrics.upstreamFailures.inc({ upstream: request.upstream.name, code });
  services.log.warn({ id: exchange.id, route: route.name, code }, 'the upstream broke off its answer');
  return end;
}
