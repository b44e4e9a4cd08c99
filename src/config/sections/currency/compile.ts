/** Compiles the amounts of `currency`. */
import { NANO, type Nano, quantityNano } from '../../../lib/money/amount.ts';
import { readAmount, type Scope } from '../../compile/scope.ts';

/** Compiles `currency.overdraft`. Reports an amount that is too large. */
export function compileOverdraft(scope: Scope): Nano {
  return readAmount(scope.config.currency.overdraft ?? '0', ['currency', 'overdraft'], scope) ?? 0n;
}

/** Compiles `currency.low_wallet`. Reports an amount that is too large. */
export function compileLowWallet(scope: Scope): Nano | undefined {
  const { low_wallet } = scope.config.currency;
  return low_wallet === undefined ? undefined : (readAmount(low_wallet, ['currency', 'low_wallet'], scope) ?? 0n);
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
