/** Refuses a request for insufficient funds. The message has the caller's remedy, and the log has the operator's. */
import { given } from '../../admission/request-state.ts';
import { formatNano, type Nano } from '../../lang/amount.ts';
import { Refusal } from '../../refusal.ts';
import { available_nano, type Wallet } from '../../store/store.ts';
import type { Exchange, Services } from '../exchange.ts';

/** Logs and returns the refusal of a request whose hold exceeds the available money. */
export function insufficientFunds(
  exchange: Exchange,
  wallet: Wallet,
  hold_nano: Nano,
  { plan, log }: Pick<Services, 'plan' | 'log'>,
): Refusal {
  const available = formatNano(available_nano(wallet));
  const needed = formatNano(hold_nano);
  const { account, account_name } = given(exchange.principal, 'principal');
  const remedy = `tollgate wallet topup ${account_name} AMOUNT`;
  log.info({ id: exchange.id, account, available, needed, remedy }, 'too little money for a request');
  exchange.may_retry = false;
  return new Refusal(
    'insufficient_funds',
    `the balance is too low: ${available} ${plan.currency} is available, and this request may cost up to ${needed} ` +
      `${plan.currency}; add money to the account, or ask for less`,
  );
}
