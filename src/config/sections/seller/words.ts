/** The table of the seller in `tollgate plan`. */
import type { PlanTable } from '../../inspect/plan-table.ts';

export const sellerTable: PlanTable = {
  columns: () => ['SELLER', 'TAX ID', 'INVOICES', 'MONTHS OF'],
  rows: ({ seller }) =>
    seller === undefined ? [] : [[seller.name ?? '-', seller.tax_id ?? '-', seller.invoice ?? '-', seller.tz]],
  isOptional: true,
};
