/** Compiles `currency.overdraft`: how far below zero a wallet may go. */
import { AmountError, type Nano, parseNano } from '../lang/amount.ts';
import type { Scope } from './scope.ts';

/** Compiles `currency.overdraft`. Reports an amount that is too large. */
export function compileOverdraft(scope: Scope): Nano {
  try {
    return parseNano(scope.config.currency.overdraft ?? '0', { min: 0n });
  } catch (error) {
    if (!(error instanceof AmountError)) throw error;
    scope.report.error('bad-amount', ['currency', 'overdraft'], error.message, 'write a decimal string such as "5.00"');
    return 0n;
  }
}
