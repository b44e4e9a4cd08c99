/** Forwards a request and streams the answer to the caller. */

import type { ForwardRoute } from '../../../plan/index.ts';
import type { Failover, UpstreamRequest } from '../../../upstream/client/client.ts';
import { headerIn } from '../../../upstream/client/headers.ts';
import { relay } from '../../../upstream/client/relay.ts';
import type { RelayEnd, RelayOptions } from '../../../upstream/client/relay-options.ts';
import type { Run } from '../../admission/step.ts';
import { reportUpstreamFailure } from '../../metrics/metrics.ts';
import type { Services } from '../../runtime/services.ts';
import { writeHead } from '../answer.ts';
import { renderBreakEvent } from '../errors.ts';
import type { Exchange, ExchangeWith, MadeHere } from '../exchange.ts';
import { recordPassing } from './resources.ts';

/**
 * The step `forward`. The meter of the request, if it has one, observes the answer.
 *
 * @throws UpstreamFailure if there is no answer and nothing has been written.
 */
export function passThrough(
  { name, on_abort, drain, creates_resource, interface: { envelope } }: ForwardRoute,
  services: Services,
): Run<ExchangeWith<'outgoing'>, MadeHere<'end'>> {
  return (exchange) => {
    const { outgoing } = exchange;
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
      breakEvent: ({ kind, message }) => renderBreakEvent(envelope, { kind, message, request_id: exchange.id }),
      tap: exchange.meter,
      hidden: exchange.hidden,
      hold: creates_resource.length === 0 ? undefined : recordPassing(creates_resource, exchange, services),
      isRefused,
    });
  }

  /** Sends the request to its targets, one after the other, until one has taken it or may have taken it. */
  async function sendInTurn(exchange: Exchange, first: UpstreamRequest, attempts: Failover): Promise<RelayEnd> {
    for (let request = first; ; ) {
      let next: UpstreamRequest | undefined;
      const end = await send(exchange, request, (statusCode, headers) => {
        attempts.answered(statusCode, headerIn(headers, 'retry-after'));
        next = attempts.afterAnswer(statusCode);
        return next !== undefined;
      });
      if (end.how === 'no_answer' || end.how === 'broken') attempts.failed(end.failure);
      if (end.how === 'no_answer') next = attempts.afterFailure(end.failure);
      if (next === undefined) return end;
      if ('failure' in end) reportUpstreamFailure(end.failure, { id: exchange.id, route: name }, services);
      exchange.outgoing = next;
      request = next;
    }
  }

  function ended(exchange: Exchange, end: RelayEnd): MadeHere<'end'> {
    if (end.how === 'no_answer') throw end.failure;
    if (end.how === 'broken') reportUpstreamFailure(end.failure, { id: exchange.id, route: name }, services);
    return { end };
  }
}
