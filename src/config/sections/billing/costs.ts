/** Compares what callers pay for a model with what its vendors charge. */

import { formatPico } from '../../../lib/money/fine-price.ts';
import type { ModelPlan, PriceListPlan, PricePlan } from '../../../plan/index.ts';
import type { Scope } from '../../compile/scope.ts';
import type { Path } from '../../read/position.ts';
import { versionPairs } from '../prices/cells.ts';
import { type Compared, cellsBeside, comparedWords, isBelow, isFarAbove } from '../prices/check.ts';

/** The tables that price lists have in place of the model's, each with the first list. One of another unit is reported there. */
export function overridesOf({ price }: ModelPlan, lists: Iterable<PriceListPlan>): ReadonlyMap<PricePlan, string> {
  const found = new Map<PricePlan, string>();
  for (const { name, prices } of lists) {
    const other = prices.find((override) => override.name === price?.name)?.price;
    if (other !== undefined && other.unit === price?.unit && !found.has(other)) found.set(other, name);
  }
  return found;
}

/**
 * The tables of what vendors charge for the model. Reports tables of another unit, and prices below the vendor's.
 *
 * @param list the price list in which the price stands; undefined: it is the model's own.
 */
export function checkCosts(
  { id, price: own, cost = [] }: ModelPlan,
  price: PricePlan,
  { report, now_ms }: Scope,
  list?: string,
): readonly PricePlan[] {
  const who = list === undefined ? `model '${id}'` : `model '${id}' in price list '${list}'`;
  return cost.flatMap(({ target, price: vendor }) => {
    const ofVendor: Path = ['models', id, 'cost', ...(target === undefined ? [] : [target])];
    const place = list === undefined ? ofVendor : ['price_lists', list, 'prices', own?.name ?? ''];
    if (vendor.unit !== price.unit) {
      if (list !== undefined) return [];
      const message = `price table '${vendor.name}' has unit ${vendor.unit}, but the price of ${who} has unit ${price.unit}`;
      report.error('price-unit', place, message, `choose a table with unit ${price.unit}`);
      return [];
    }
    const pairs = versionPairs(price, vendor, now_ms);
    const cells = pairs.flatMap(([sold, paid]) => cellsBeside(sold, paid));
    const [below, ...others] = cells.filter(isBelow);
    const above = cells.find(isFarAbove);
    const compared = (cell: Compared, how: string) => {
      const words = comparedWords(cell);
      const where = words === '' ? '' : ` for ${words}`;
      return `the price of ${who}${where} is ${formatPico(cell.price_pico)}, ${how} its cost of ${formatPico(cell.cost_pico)} in table '${vendor.name}'`;
    };
    if (above !== undefined) {
      const hint = `both are for one ${price.unit.replaceAll('_', ' ')}; correct the one that is for another unit`;
      report.warning('odd-price', place, compared(above, 'far above'), hint);
    }
    if (below === undefined) return [vendor];
    const more = others.length === 0 ? '' : `, and so are ${others.length} more`;
    const hint = `raise the price in table '${price.name}', or correct the cost`;
    report.warning('price-below-cost', place, compared(below, 'below') + more, hint);
    return [vendor];
  });
}
