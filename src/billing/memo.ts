/** Formats how an amount was computed, for the ledger's memo: `19 s × 1.25 × 0.85`. */
import { type CostLine, formatNano, NANO, type Nano } from '../lang/amount.ts';

/** The memo of one amount. @param unit what the price counts: `second`, `million_tokens`. */
export function costMemo(unit: string, line: CostLine): string {
  const tokens = unit === 'million_tokens';
  const discount = line.price_factor_nano === NANO ? '' : ` × ${formatNano(line.price_factor_nano)}`;
  return `${formatUnits(line.units_nano)} ${tokens ? 'tokens' : 's'} × ${formatNano(line.price_nano)}${tokens ? '/M' : ''}${discount}`;
}

/** A quantity as a decimal without trailing zeros: `19`, `4.5`. */
export function formatUnits(units_nano: Nano): string {
  // Fast path: tokens and most seconds are whole.
  return units_nano % NANO === 0n ? String(units_nano / NANO) : formatNano(units_nano).replace(/0+$/, '');
}
