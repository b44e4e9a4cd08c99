/** Takes the quote of a metered request out of a lease of its account. */
import { given } from '../../admission/request-state.ts';
import type { Run } from '../../admission/step.ts';
import type { AdmissionResult } from '../../metering/lease-book.ts';
import type { Exchange, Services } from '../exchange.ts';
import { insufficientFunds } from './insufficient-funds.ts';

/** The step `hold`. @throws Refusal insufficient_funds. */
export function holdQuote(services: Services): Run<Exchange> {
  return (exchange) => {
    const { account } = given(exchange.principal, 'principal');
    const { hold_nano } = given(exchange.metered, 'metered');
    const asked = services.leases.admit(account, hold_nano);
    if (asked instanceof Promise) return asked.then((admission) => admit(exchange, admission));
    admit(exchange, asked);
  };

  function admit(exchange: Exchange, admission: AdmissionResult): void {
    if (!admission.ok) {
      throw insufficientFunds(exchange, admission.wallet, given(exchange.metered, 'metered').hold_nano, services);
    }
    exchange.admission = admission;
  }
}
