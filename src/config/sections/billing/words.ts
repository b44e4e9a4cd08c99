/** The table of metered rules in `tollgate plan`. */
import { pointerText } from '../../../lib/json/pointer.ts';
import { formatUnits } from '../../../lib/money/amount.ts';
import type { MeterPlan } from '../../../plan/index.ts';
import { few, nameOf, type PlanTable, type Row } from '../../inspect/plan-table.ts';

export const meterTable: PlanTable = {
  columns: () => ['METERED', 'PER', 'COUNTS', 'FINAL', 'WITHOUT USAGE', 'CAP'],
  rows({ routes }) {
    const branches = routes.flatMap((route) => (route.action === 'forward' ? route.branches : []));
    const meters = new Set(branches.flatMap(({ meter }) => meter ?? []));
    return [...meters].map(meterRow);
  },
  isOptional: true,
};

function meterRow({ name, unit, counts, final, without_usage, cap_nano }: MeterPlan): Row {
  const cost = without_usage.as === 'units' ? 'estimate' : without_usage.as;
  const finals = final?.map(pointerText).join(' ') ?? 'at its end';
  return [name, unit, few(counts.map(nameOf), 2), finals, cost, `${formatUnits(cap_nano)} × hold`];
}
