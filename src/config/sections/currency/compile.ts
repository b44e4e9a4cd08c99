/** Compiles `currency`. */
import { NANO, type Nano, quantityNano } from '../../../lib/money/amount.ts';
import { readAmount, type Scope } from '../../compile/scope.ts';

/** Compiles `currency`, without its time zone. Reports amounts that are too large. */
export function compileCurrency(scope: Scope) {
  const { code, overdraft = '0' } = scope.config.currency;
  return {
    currency: code,
    overdraft_nano: readAmount(overdraft, ['currency', 'overdraft'], scope) ?? 0n,
    low_wallet_nano: readLowWallet(scope),
    price_change_factor_nano: readPriceChangeFactor(scope),
  };
}

function readLowWallet(scope: Scope): Nano | undefined {
  const { low_wallet } = scope.config.currency;
  return low_wallet === undefined ? undefined : (readAmount(low_wallet, ['currency', 'low_wallet'], scope) ?? 0n);
}

/** In 10^-9. Warns if no price could change. */
function readPriceChangeFactor({ config, report }: Scope): Nano {
  const factor_nano = quantityNano(config.currency.price_change_factor ?? 5) ?? 0n;
  if (factor_nano === NANO) {
    const message = 'with a factor of 1, a reload refuses every change of a price';
    const hint = 'write a larger factor, such as 5, or accept each change with tollgate reload --accept-prices';
    report.warning('bad-value', ['currency', 'price_change_factor'], message, hint);
  }
  return factor_nano;
}
