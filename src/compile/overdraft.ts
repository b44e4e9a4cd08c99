/** Compiles the amounts of `currency`: how far below zero a wallet may go, when it is low, and how much a price may change. */
import { AmountError, NANO, type Nano, parseNano, quantityNano } from '../lang/amount.ts';
import type { Scope } from './scope.ts';

/** Compiles `currency.overdraft`. Reports an amount that is too large. */
export function compileOverdraft(scope: Scope): Nano {
  return readAmount(scope, 'overdraft', scope.config.currency.overdraft ?? '0');
}

/** Compiles `currency.low_wallet`. Reports an amount that is too large. */
export function compileLowWallet(scope: Scope): Nano | undefined {
  const { low_wallet } = scope.config.currency;
  return low_wallet === undefined ? undefined : readAmount(scope, 'low_wallet', low_wallet);
}

/** Compiles `currency.price_change_factor`, in 10^-9. Warns if no price could change. */
export function compilePriceChangeFactor({ config, report }: Scope): Nano {
  const factor_nano = quantityNano(config.currency.price_change_factor ?? 5) ?? 0n;
  if (factor_nano === NANO) {
    const message = 'with a factor of 1, a reload refuses every change of a price';
    const hint = 'write a larger factor, such as 5, or accept each change with tollgate reload --accept-prices';
    report.warning('bad-value', ['currency', 'price_change_factor'], message, hint);
  }
  return factor_nano;
}

function readAmount(scope: Scope, key: 'overdraft' | 'low_wallet', text: string): Nano {
  try {
    return parseNano(text, { min: 0n });
  } catch (error) {
    if (!(error instanceof AmountError)) throw error;
    scope.report.error('bad-amount', ['currency', key], error.message, 'write a decimal string such as "5.00"');
    return 0n;
  }
}
