/** Takes the quote of a metered request out of a lease of its account. */
import { given } from '../../admission/request-state.ts';
import type { Run } from '../../admission/step.ts';
import type { LeaseLimits, LeaseResult } from '../../metering/spend-leases.ts';
import { soon } from '../../store/patience.ts';
import type { Exchange, Services } from '../exchange.ts';
import { insufficientFunds } from './insufficient-funds.ts';
import { holdLimited, leaseLimitsOf } from './limit-refusal.ts';

/** The step `hold`. @throws Refusal insufficient_funds. */
export function holdQuote(services: Services): Run<Exchange> {
  return (exchange) => {
    const { account } = given(exchange.principal, 'principal');
    const { hold_nano } = given(exchange.metered_quote, 'metered_quote');
    const under = leaseLimitsOf(exchange, services);
    const leased = services.leases.admit(account, hold_nano, under);
    if (leased instanceof Promise) return soon(leased, giveUp).then((leased) => admit(exchange, leased, under));
    admit(exchange, leased, under);
  };

  function giveUp(leased: LeaseResult): void {
    if (leased.ok) services.leases.finish(leased, undefined);
  }

  function admit(exchange: Exchange, leased: LeaseResult, under: LeaseLimits | undefined): void {
    if (!leased.ok && leased.reason === 'spend_limit')
      throw holdLimited(exchange, leased, under?.limits ?? [], services);
    if (!leased.ok) {
      throw insufficientFunds(
        exchange,
        leased.wallet,
        given(exchange.metered_quote, 'metered_quote').hold_nano,
        services,
      );
    }
    exchange.leased = leased;
  }
}
