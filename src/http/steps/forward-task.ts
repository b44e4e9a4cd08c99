/** Sends a creation to the upstream, exactly once. */
import { given } from '../../admission/request-state.ts';
import type { Run } from '../../admission/step.ts';
import { dispatchCreation } from '../../tasks/create/dispatch.ts';
import type { Exchange, Services } from '../exchange.ts';

/** The step `forward`. From here on every failure is an unknown outcome, unless the upstream certainly created nothing. */
export function forwardTask(services: Services): Run<Exchange> {
  return async (exchange) => {
    exchange.may_retry = false;
    exchange.dispatched = await dispatchCreation(given(exchange.held, 'held'), services);
    const { outcome } = exchange.dispatched;
    if (outcome === 'unsent' || outcome === 'refused') exchange.may_retry = true;
  };
}
