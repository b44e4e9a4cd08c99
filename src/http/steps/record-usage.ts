/** Gives the quote of a metered request back, once, and records what the request used. */
import type { Run } from '../../admission/step.ts';
import type { Exchange, Services } from '../exchange.ts';

export function recordUsage(services: Services): Run<Exchange> {
  return ({ admission, usage }) => {
    if (admission !== undefined) services.leases.finish(admission, usage);
  };
}
