/** Warns of price lists that replace a table which no model names. */

import type { ModelPlan, PriceListPlan } from '../../../plan/index.ts';
import type { Scope } from '../../compile/scope.ts';

export function warnOfUnpricedTables(
  lists: Iterable<PriceListPlan>,
  models: Iterable<ModelPlan>,
  { report }: Scope,
): void {
  const named = new Set(Array.from(models, ({ price }) => price?.name));
  for (const { name: list, prices } of lists) {
    for (const { name } of prices) {
      if (named.has(name)) continue;
      const hint = 'remove it, or name the table of the models that are meant';
      report.warning('unused', ['price_lists', list, 'prices', name], `no model has price: ${name}`, hint, {
        on: 'key',
      });
    }
  }
}
