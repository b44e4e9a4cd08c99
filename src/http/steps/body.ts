/** Receives the body, whole, once it is known who sends it: a caller without a key cannot make the gateway take 64 MiB from it. */
import { given } from '../../admission/request-state.ts';
import type { Run } from '../../admission/step.ts';
import type { Exchange } from '../exchange.ts';
import type { KeptBodies } from '../kept-bodies.ts';
import { announcesBody, type BodyLimits, letSend, receiveBody } from '../receive-body.ts';

export function body(limits: BodyLimits, kept: KeptBodies): Run<Exchange> {
  return (exchange) => {
    const { request, response } = exchange;
    if (!announcesBody(request)) return;
    const room = kept.open(given(exchange.principal, 'principal').account);
    exchange.room = room;
    return receiveBody(request, limits, room, () => letSend(request, response)).then((received) => {
      exchange.received = received;
    });
  };
}
