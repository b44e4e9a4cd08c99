/** Compares what an answer reports for one count, several times. */
import { formatUnits } from '../../lib/money/amount.ts';
import { Decimal } from '../../lib/money/decimal.ts';
import type { BoundCount } from '../counts/kinds.ts';

/** A count, or a bigint in units of 10^-18 of an exact decimal. */
export type Amount = number | bigint;

/** Whether a later report of a count replaces an earlier one above 0. */
export function replaces(later: Amount, before: Amount, growth: BoundCount['growth']): boolean {
  if (growth === undefined) return later > 0;
  return growth === 'max' ? later > before : before <= 0;
}

/** For the log. */
export function amountText(amount: Amount): string {
  return typeof amount === 'bigint' ? formatUnits(new Decimal(amount).toNano()) : String(amount);
}
