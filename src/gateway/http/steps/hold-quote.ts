/** Takes the quote of a metered request out of a lease of its account. */

import type { LeaseResult } from '../../../billing/metering/spend-leases.ts';
import { causeOfHold } from '../../../billing/pricing/hold-cause.ts';
import { withTimeout } from '../../../ledger/store/patience.ts';
import type { MeterPlan } from '../../../plan/index.ts';
import type { Run } from '../../admission/step.ts';
import type { Services } from '../../runtime/services.ts';
import type { ExchangeWith, MadeHere } from '../exchange.ts';
import { holdRefused, leaseLimitsOf } from './limit-refusal.ts';

type Quoted = ExchangeWith<'principal' | 'metered_quote'>;

/** The step `hold`. @param meter the rule of the quote. @throws Refusal insufficient_funds. */
export function holdQuote(meter: MeterPlan, services: Services): Run<Quoted, MadeHere<'leased'>> {
  return (exchange) => {
    const { principal, metered_quote } = exchange;
    const under = leaseLimitsOf(exchange, services);
    const leased = services.leases.admit(principal.account, metered_quote.hold_nano, under);
    if (leased instanceof Promise)
      return withTimeout(leased, services, giveUp).then((leased) => admit(exchange, leased));
    return admit(exchange, leased);
  };

  function giveUp(leased: LeaseResult): void {
    if (leased.ok) services.leases.finish(leased, undefined);
  }

  function admit(exchange: Quoted, leased: LeaseResult): MadeHere<'leased'> {
    if (leased.ok) return { leased };
    const { body, model, metered_quote } = exchange;
    const cause = () => causeOfHold(meter, model, body?.value, metered_quote);
    throw holdRefused(exchange, leased, metered_quote.hold_nano, services, cause);
  }
}
