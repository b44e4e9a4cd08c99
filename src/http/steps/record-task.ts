/** Stores the outcome of a creation. The upstream's id is durable before the caller gets it. */
import { given } from '../../admission/request-state.ts';
import type { Run } from '../../admission/step.ts';
import { soon } from '../../store/patience.ts';
import { recordCreation } from '../../tasks/create/record.ts';
import type { Exchange, Services } from '../exchange.ts';

/** The step `record`. */
export function recordTask(services: Services): Run<Exchange> {
  return async (exchange) => {
    const held = given(exchange.held, 'held');
    const recorded = await soon(recordCreation(held, given(exchange.dispatched, 'dispatched'), services));
    exchange.may_retry = recorded !== 'unknown';
  };
}
