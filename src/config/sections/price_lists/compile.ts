/** Compiles price lists: the price tables that differ for the customers of a group. */

import type { PriceListPlan, PricePlan } from '../../../plan/index.ts';
import { compileSection, type References } from '../../compile/reference-fields.ts';
import type { Scope } from '../../compile/scope.ts';
import { isKnown } from '../../repair/known.ts';

export function compilePriceLists(scope: Scope, prices: References<PricePlan>): References<PriceListPlan> {
  return compileSection('price_lists', scope, (name, list) => {
    const overrides = Object.entries(list.prices).flatMap(([table, other]) => {
      const place = ['price_lists', name, 'prices', table];
      const replaced = prices.use(table, place, { on: 'key' });
      const price = prices.use(other, place);
      if (price === undefined) return [];
      if (replaced !== undefined) checkUnits(replaced, price, place, scope);
      return [{ name: table, price }];
    });
    return { name, prices: overrides };
  });
}

/** A billing rule counts one unit, whoever the caller is. */
function checkUnits(replaced: PricePlan, price: PricePlan, place: readonly string[], scope: Scope): void {
  if (replaced.unit === price.unit) return;
  if (![replaced, price].every(({ name }) => isKnown(['prices', name, 'unit'], scope))) return;
  const message = `price table '${price.name}' has unit ${price.unit}, but '${replaced.name}', in whose place it is used, has unit ${replaced.unit}`;
  scope.report.error('price-unit', place, message, `choose a price table with unit ${replaced.unit}`);
}
