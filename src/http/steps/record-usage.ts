/** Frees the quote of a metered request, once, and records its usage. */
import type { Run } from '../../admission/step.ts';
import type { Exchange, Services } from '../exchange.ts';

/** The step `record`. */
export function recordUsage(services: Services): Run<Exchange> {
  return ({ leased, usage }) => {
    if (leased !== undefined) services.leases.finish(leased, usage);
  };
}
