/** Receives the whole body. Runs after authentication, so that a caller without a key cannot upload large bodies. */
import { given } from '../../admission/request-state.ts';
import type { Run } from '../../admission/step.ts';
import type { Exchange } from '../exchange.ts';
import type { KeptBody } from '../kept-bodies.ts';
import { announcesBody, type BodyLimits, receiveBody, sendContinue } from '../receive-body.ts';

/** The step `body`. @param keep takes a part of the budget of kept bodies for a request of the account. */
export function body(limits: BodyLimits, keep: (account: string) => KeptBody): Run<Exchange> {
  return (exchange) => {
    const { request, response } = exchange;
    if (!announcesBody(request)) return;
    const room = keep(given(exchange.principal, 'principal').account);
    exchange.room = room;
    return receiveBody(request, limits, room, () => sendContinue(request, response)).then((received) => {
      exchange.received = received;
    });
  };
}
