/** Sends a creation to the upstream, exactly once. */
import { given } from '../../admission/request-state.ts';
import type { Run } from '../../admission/step.ts';
import { dispatchCreation } from '../../tasks/create/dispatch.ts';
import { type Exchange, NO_RETRY, type Services } from '../exchange.ts';

/** The step `forward`. From here on every failure is an unknown outcome, unless the upstream certainly created nothing. */
export function forwardTask(services: Services): Run<Exchange> {
  return async (exchange) => {
    exchange.error_headers = NO_RETRY;
    exchange.dispatched = await dispatchCreation(given(exchange.held, 'held'), services);
    const { outcome } = exchange.dispatched;
    if (outcome === 'unsent' || outcome === 'refused') exchange.error_headers = [];
  };
}
