/** Sends a creation upstream, once. */
import { given } from '../../admission/request-state.ts';
import type { Run } from '../../admission/step.ts';
import { dispatchCreation } from '../../tasks/create/dispatch.ts';
import { type Exchange, noRetry, type Services } from '../exchange.ts';

/** Whatever fails from here on leaves an unknown outcome, unless the contrary is proved. */
export function forwardTask(services: Services): Run<Exchange> {
  return async (exchange) => {
    exchange.error_headers = noRetry;
    exchange.dispatched = await dispatchCreation(given(exchange.held, 'held'), services);
    const { outcome } = exchange.dispatched;
    if (outcome === 'unsent' || outcome === 'refused') exchange.error_headers = [];
  };
}
