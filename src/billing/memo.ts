/** Formats how an amount was computed, for the ledger's memo: `19 s × 1.25 × 0.85`. */
import { type CostLine, formatNano, formatUnits, NANO } from '../lang/amount.ts';
import { unitOf } from '../lang/units.ts';

/** The memo of one amount. @param unit what the price counts: `second`, `million_tokens`. */
export function costMemo(unit: string, line: CostLine): string {
  const { symbol, price_suffix } = unitOf(unit);
  const discount = line.price_factor_nano === NANO ? '' : ` × ${formatNano(line.price_factor_nano)}`;
  return `${formatUnits(line.units_nano)} ${symbol} × ${formatNano(line.price_nano)}${price_suffix}${discount}`;
}
