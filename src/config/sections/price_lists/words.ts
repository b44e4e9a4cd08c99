/** The table of price lists in `tollgate plan`. */
import type { PlanTable } from '../../inspect/plan-table.ts';

export const priceListTable: PlanTable = {
  columns: () => ['PRICE LIST', 'PRICE', 'IN PLACE OF'],
  rows: ({ price_lists }) =>
    [...price_lists.values()].flatMap(({ name: list, prices }) =>
      prices.map(({ name, price }, index) => [index === 0 ? list : '', price.name, name]),
    ),
  isOptional: true,
};
