/** Compiles the amounts of `currency`: how far below zero a wallet may go, and when it is low. */
import { AmountError, type Nano, parseNano } from '../lang/amount.ts';
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

function readAmount(scope: Scope, key: 'overdraft' | 'low_wallet', text: string): Nano {
  try {
    return parseNano(text, { min: 0n });
  } catch (error) {
    if (!(error instanceof AmountError)) throw error;
    scope.report.error('bad-amount', ['currency', key], error.message, 'write a decimal string such as "5.00"');
    return 0n;
  }
}
