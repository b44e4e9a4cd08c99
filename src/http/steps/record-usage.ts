/** Gives the quote of a metered request back, and records what it used: whatever was admitted is finished here, once. */
import type { Run } from '../../admission/step.ts';
import type { Exchange, Services } from '../exchange.ts';

export function recordUsage(services: Services): Run<Exchange> {
  return ({ admission, usage }) => {
    if (admission !== undefined) services.leases.finish(admission, usage);
  };
}
