/** The table of prices in `tollgate plan`. */
import { formatPrice } from '../../../lib/money/fine-price.ts';
import type { PricePlan, PriceTable } from '../../../plan/index.ts';
import type { PlanTable, Row } from '../../inspect/plan-table.ts';

export const priceTable: PlanTable = {
  columns: ({ currency }) => ['PRICE', 'PER', 'FOR', currency],
  rows({ models, price_lists }) {
    const own = [...models.values()].flatMap(({ price }) => price ?? []);
    const others = [...price_lists.values()].flatMap(({ prices }) => prices.map(({ price }) => price));
    return [...new Set([...own, ...others])].flatMap(priceRows);
  },
};

/** One row per combination of values. The values of the innermost fact share a row if there are several facts. */
function priceRows(price: PricePlan): readonly Row[] {
  const { name, unit, table: prices } = price;
  if (typeof prices === 'bigint') return [[name, unit, 'everything', formatPrice(prices, price)]];
  return combinations(price, prices, []).map((cells, index) => [
    index === 0 ? name : '',
    index === 0 ? unit : '',
    ...cells,
  ]);
}

function combinations(
  price: PricePlan,
  prices: Exclude<PriceTable, bigint>,
  outer: readonly string[],
): readonly (readonly [values: string, price: string])[] {
  return Object.entries(prices).flatMap(([value, below]) => {
    const values = [...outer, value];
    if (typeof below === 'bigint') return [[values.join(' '), formatPrice(below, price)]];
    const inner = Object.entries(below).flatMap(([last, cell]) => {
      return typeof cell === 'bigint' ? [`${last} ${formatPrice(cell, price)}`] : [];
    });
    if (inner.length < Object.keys(below).length) return combinations(price, below, values);
    return [[values.join(' '), inner.join(', ')]];
  });
}
