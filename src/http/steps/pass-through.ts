/** Forwards a request and streams the answer to the caller. */
import { given } from '../../admission/request-state.ts';
import type { Run } from '../../admission/step.ts';
import type { ForwardRoute } from '../../plan.ts';
import type { OtherTargets, UpstreamRequest } from '../../upstream/client.ts';
import type { UpstreamFailure } from '../../upstream/failure.ts';
import { headerIn } from '../../upstream/headers.ts';
import { relay } from '../../upstream/relay.ts';
import type { AnswerTap, RelayEnd, RelayOptions } from '../../upstream/relay-options.ts';
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
  return (exchange) => {
    const outgoing = given(exchange.outgoing, 'outgoing');
    const { attempts } = outgoing;
    const sending = attempts === undefined ? send(exchange, outgoing) : sendInTurn(exchange, outgoing, attempts);
    return sending.then((end) => ended(exchange, end));
  };

  function send(
    exchange: Exchange,
    request: UpstreamRequest,
    isRefused?: RelayOptions['isRefused'],
  ): Promise<RelayEnd> {
    return relay(services.upstreams, request, exchange.response, {
      on_abort,
      drain,
      drains: services.drains,
      streams: services.streams,
      writeHead: (statusCode, headers) => writeHead(exchange, statusCode, headers),
      breakEvent: (failure) => renderBreakEvent(envelope, failure.kind, failure.message, exchange.id),
      tap: tapOf(exchange),
      hidden: exchange.hidden,
      isRefused,
    });
  }

  /** Sends the request to its targets, one after the other, until one has taken it or may have taken it. */
  async function sendInTurn(exchange: Exchange, first: UpstreamRequest, attempts: OtherTargets): Promise<RelayEnd> {
    for (let request = first; ; ) {
      let next: UpstreamRequest | undefined;
      const end = await send(exchange, request, (statusCode, headers) => {
        attempts.answered(statusCode, headerIn(headers, 'retry-after'));
        next = attempts.afterAnswer(statusCode);
        return next !== undefined;
      });
      if (end.how === 'no_answer' || end.how === 'broken') attempts.failed();
      if (end.how === 'no_answer') next = attempts.afterFailure(end.failure);
      if (next === undefined) return end;
      if ('failure' in end) countFailure(end.failure);
      exchange.outgoing = next;
      request = next;
    }
  }

  function countFailure({ upstream, code }: UpstreamFailure): void {
    services.metrics.upstreamFailures.inc({ upstream, code });
  }

  function ended(exchange: Exchange, end: RelayEnd): void {
    exchange.end = end;
    if (end.how === 'no_answer') throw end.failure;
    if (end.how !== 'broken') return;
    const { code } = end.failure;
    countFailure(end.failure);
    services.log.warn({ id: exchange.id, route: name, code }, 'the upstream broke off its answer');
  }
}
