/** Forwards a request and reads the whole answer, which is recorded before the caller gets it. */
import { given } from '../../admission/request-state.ts';
import type { Run } from '../../admission/step.ts';
import { collect } from '../../upstream/collect.ts';
import type { Exchange, Services } from '../exchange.ts';

/** The step `forward`. */
export function forwardWhole(services: Services): Run<Exchange> {
  return async (exchange) => {
    exchange.answer = await collect(services.upstreams, given(exchange.outgoing, 'outgoing'));
  };
}
