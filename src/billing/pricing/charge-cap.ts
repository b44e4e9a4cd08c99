/** What an answer costs at most: the cap of its rule, a multiple of the hold. */

import { LARGEST_AMOUNT, larger, mulDivCeil, NANO, type Nano, smaller } from '../../lib/money/amount.ts';
import type { Rounding } from '../../lib/money/price-text.ts';
import type { MeterPlan } from '../../plan/index.ts';
import { type ClassQuantity, costOf, type MeteredQuote, roundedCost } from './metered-quote.ts';
import type { PriceRow } from './price-rows.ts';

/** Units with their cost. */
export interface Bill {
  readonly units: readonly ClassQuantity[];
  /** The prices of the units. */
  readonly row: PriceRow;
  readonly cost_nano: Nano;
  readonly rounding: Rounding;
}

export function holdBill(quote: MeteredQuote): Bill {
  return { units: quote.hold_units, row: quote, cost_nano: quote.hold_nano, rounding: 'up' };
}

/** The largest charge. A hold of 0 has no multiple, so the largest amount is the limit. */
export function capOf({ cap_nano }: MeterPlan, { hold_nano }: MeteredQuote): Nano {
  if (hold_nano === 0n) return LARGEST_AMOUNT;
  return larger(smaller((hold_nano * cap_nano) / NANO, LARGEST_AMOUNT), hold_nano);
}

/** The bill of a cap: so many units of the hold that they cost the cap. */
export function capBill(quote: MeteredQuote, max_nano: Nano): Bill {
  const { hold_nano } = quote;
  if (hold_nano === 0n) return { ...holdBill(quote), rounding: 'up_capped' };
  const scaled = (part_nano: Nano): Bill => {
    const units = quote.hold_units.map(({ class: name, units_nano }) => ({
      class: name,
      units_nano: (units_nano * part_nano) / hold_nano,
    }));
    const cost_nano = roundedCost(mulDivCeil, costOf(units, quote), quote);
    return { units, row: quote, cost_nano, rounding: 'up_capped' };
  };
  return quote.content.terms === undefined ? scaled(max_nano) : largestWithin(scaled, hold_nano, max_nano);
}

/**
 * The largest multiple of the hold that costs at most this. With steps, bands and a minimum, it has more or fewer units than in proportion.
 */
function largestWithin(scaled: (part_nano: Nano) => Bill, hold_nano: Nano, max_nano: Nano): Bill {
  const held = scaled(hold_nano);
  const most_units_nano = held.units.map(({ units_nano }) => units_nano).reduce(larger, 1n);
  let [within, beyond] = [hold_nano, larger(max_nano, (hold_nano * LARGEST_AMOUNT) / most_units_nano) + 1n];
  while (beyond - within > 1n) {
    const middle = (within + beyond) / 2n;
    if (scaled(middle).cost_nano <= max_nano) within = middle;
    else beyond = middle;
  }
  const bill = scaled(within);
  // What is free but for a minimum costs no more for more units.
  return bill.cost_nano > held.cost_nano ? bill : held;
}
