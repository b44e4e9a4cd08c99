/** Receives the whole body. Runs after authentication, so that a caller without a key cannot upload large bodies. */
import type { Run } from '../../admission/step.ts';
import type { BodyReservation } from '../body-reservations.ts';
import type { Exchange, Known } from '../exchange.ts';
import { announcesBody, type BodyLimits, receiveBody, sendContinue } from '../receive-body.ts';

/** The step `body`. @param keep takes a part of the budget of kept bodies for a request of the account. */
export function body(
  limits: BodyLimits,
  keep: (account: string) => BodyReservation,
): Run<Known<'principal'>, Pick<Exchange, 'received'>> {
  return (exchange) => {
    const { request, response } = exchange;
    if (!announcesBody(request)) return;
    const room = keep(exchange.principal.account);
    exchange.bodyReservation = room;
    return receiveBody(request, limits, room, () => sendContinue(request, response)).then((received) => ({ received }));
  };
}
