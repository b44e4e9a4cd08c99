/** Formats how an amount was computed, for the ledger's memo: `19 s × 1.25 × 0.85`. */
import { formatNano, formatUnits, NANO, type Nano } from '../../lib/money/amount.ts';
import type { UnitsByClass } from '../../lib/money/class-units.ts';
import { formatPrice, type Priced } from '../../lib/money/fine-price.ts';
import { type PriceTerms, partsOf } from '../../lib/money/price-terms.ts';
import { unitOf } from '../../lib/money/units.ts';

/** What an amount was computed from. */
interface Amount extends Priced {
  readonly units: UnitsByClass;
  readonly prices: UnitsByClass;
  readonly price_factor_nano: Nano;
  readonly has_classes: boolean;
  readonly terms: PriceTerms | undefined;
}

/** The memo of one amount; with classes `107 input × 7.20/M + 100 output × 36.00/M`. */
export function costMemo({ unit, divisor, units, prices, price_factor_nano, has_classes, terms = {} }: Amount): string {
  const { symbol, price_suffix } = unitOf(unit);
  const parts = Object.entries(partsOf(units, terms))
    .filter(([, units_nano], _, all) => units_nano > 0n || all.length === 1)
    .map(([name, units_nano]) => {
      const price = formatPrice(prices[name] ?? 0n, { unit, divisor }) + price_suffix;
      return `${formatUnits(units_nano)} ${has_classes ? name : symbol} × ${price}`;
    });
  const sum = parts.length === 0 ? '0' : parts.join(' + ');
  const least = terms.minimum_nano === undefined ? '' : `, at least ${formatNano(terms.minimum_nano)}`;
  if (price_factor_nano === NANO) return sum + least;
  const isLong = parts.length > 1 || least !== '';
  return `${isLong ? `(${sum}${least})` : sum} × ${formatNano(price_factor_nano)}`;
}
