/** Receives the whole body. Runs after authentication, so that a caller without a key cannot upload large bodies. */
import { given } from '../../admission/request-state.ts';
import type { Run } from '../../admission/step.ts';
import type { Exchange } from '../exchange.ts';
import type { KeptBodies } from '../kept-bodies.ts';
import { announcesBody, type BodyLimits, receiveBody, sendContinue } from '../receive-body.ts';

/** The step `body`. */
export function body(limits: BodyLimits, kept: KeptBodies): Run<Exchange> {
  return (exchange) => {
    const { request, response } = exchange;
    if (!announcesBody(request)) return;
    const room = kept.open(given(exchange.principal, 'principal').account);
    exchange.room = room;
    return receiveBody(request, limits, room, () => sendContinue(request, response)).then((received) => {
      exchange.received = received;
    });
  };
}
