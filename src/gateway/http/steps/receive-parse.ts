/** The steps `receive`, `body` and `parse`: the head, the bytes and the JSON of a request. */

import { Refusal } from '../../../lib/refusal.ts';
import { type ParsedBody, parseBody, parseLargeBody } from '../../admission/body.ts';
import type { Made } from '../../admission/request-state.ts';
import type { Run } from '../../admission/step.ts';
import type { BodyReservation } from '../body-reservations.ts';
import type { Exchange, ExchangeWith } from '../exchange.ts';
import { announcesBody, type BodyLimits, receiveBody, sendContinue } from '../receive-body.ts';
import { FRESH_ms } from './authenticate.ts';

/**
 * The step `body`. Identifies the caller again if the body has taken long.
 *
 * @param keep takes a part of the budget of kept bodies for a request of the account.
 */
export function body(
  limits: BodyLimits,
  keep: (account: string) => BodyReservation,
  authenticate: Run<Exchange, Made<'principal'>>,
): Run<ExchangeWith<'principal'>, Pick<Exchange, 'received'> & Partial<Made<'principal'>>> {
  const identifyAgain = async (exchange: ExchangeWith<'principal'>, received: Buffer) => {
    const again = await authenticate(exchange);
    return typeof again === 'object' ? { ...again, received } : { received };
  };
  return (exchange) => {
    const { request, response } = exchange;
    if (!announcesBody(request)) return;
    const reservation = keep(exchange.principal.account);
    exchange.bodyReservation = reservation;
    const began_ms = performance.now();
    return receiveBody(request, limits, reservation, () => sendContinue(request, response)).then((received) =>
      performance.now() - began_ms < FRESH_ms ? { received } : identifyAgain(exchange, received),
    );
  };
}

/** The step `receive`. A full URL as the target (RFC 9112 §3.2) could select another host at the upstream. */
export function receive({ request: { url } }: Exchange): void {
  if (url?.startsWith('/') === true && !url.includes('#')) return;
  throw new Refusal('invalid_request', 'the request target must be a path, without scheme, host or fragment');
}

/** From this size on, other requests may run between the passes over a body. */
const LARGE_bytes = 512 * 1024;

/** The step `parse`. @throws Refusal as `parseBody`. */
export function parse(
  raw: Buffer,
  contentType: string | undefined,
  max_nodes: number,
): ParsedBody | Promise<ParsedBody> {
  const read = raw.length < LARGE_bytes ? parseBody : parseLargeBody;
  return read(raw, contentType, max_nodes);
}
