/** Forwards a request and streams the answer to the caller. */
import { given } from '../../admission/request-state.ts';
import type { Run } from '../../admission/step.ts';
import type { ForwardRoute } from '../../plan.ts';
import { relay } from '../../upstream/relay.ts';
import type { AnswerTap, RelayEnd } from '../../upstream/relay-options.ts';
import { writeHead } from '../answer.ts';
import { renderBreakEvent } from '../errors.ts';
import type { Exchange, Services } from '../exchange.ts';

/**
 * The step `forward`.
 *
 * @param tapOf returns an observer of the answer.
 * @throws UpstreamFailure if there is no answer and nothing has been written.
 */
export function passThrough(
  { name, on_abort, drain, interface: { envelope } }: ForwardRoute,
  services: Services,
  tapOf: (exchange: Exchange) => AnswerTap | undefined,
): Run<Exchange> {
  return (exchange) =>
    relay(services.upstreams, given(exchange.outgoing, 'outgoing'), exchange.response, {
      on_abort,
      drain,
      drains: services.drains,
      streams: services.streams,
      writeHead: (statusCode, headers) => writeHead(exchange, statusCode, headers),
      breakEvent: (failure) => renderBreakEvent(envelope, failure.kind, failure.message, exchange.id),
      tap: tapOf(exchange),
      hidden: exchange.hidden,
    }).then((end) => ended(exchange, end));

  function ended(exchange: Exchange, end: RelayEnd): void {
    exchange.end = end;
    if (end.how === 'no_answer') throw end.failure;
    if (end.how !== 'broken') return;
    const { upstream, code } = end.failure;
    services.metrics.upstreamFailures.inc({ upstream, code });
    services.log.warn({ id: exchange.id, route: name, code }, 'the upstream broke off its answer');
  }
}
