/** Passes a request on and takes the whole answer: it is acted on before the caller hears it. */
import { given } from '../../admission/request-state.ts';
import type { Run } from '../../admission/step.ts';
import { collect } from '../../upstream/collect.ts';
import type { Exchange, Services } from '../exchange.ts';

export function forwardWhole(services: Services): Run<Exchange> {
  return async (exchange) => {
    exchange.answer = await collect(services.upstreams, given(exchange.outgoing, 'outgoing'));
  };
}
