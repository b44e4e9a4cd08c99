/** Takes the quote of a metered request out of a lease of its account. */
import { given } from '../../admission/request-state.ts';
import type { Run } from '../../admission/step.ts';
import type { LeaseResult } from '../../metering/spend-leases.ts';
import type { Exchange, Services } from '../exchange.ts';
import { insufficientFunds } from './insufficient-funds.ts';

/** The step `hold`. @throws Refusal insufficient_funds. */
export function holdQuote(services: Services): Run<Exchange> {
  return (exchange) => {
    const { account } = given(exchange.principal, 'principal');
    const { hold_nano } = given(exchange.metered_quote, 'metered_quote');
    const leased = services.leases.admit(account, hold_nano);
    if (leased instanceof Promise) return leased.then((leased) => admit(exchange, leased));
    admit(exchange, leased);
  };

  function admit(exchange: Exchange, leased: LeaseResult): void {
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
