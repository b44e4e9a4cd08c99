/** The table of groups in `tollgate plan`. */
import { NANO } from '../../../lib/money/amount.ts';
import { formatFactor } from '../../../lib/money/factor.ts';
import { listed, type PlanTable } from '../../inspect/plan-table.ts';

export const groupTable: PlanTable = {
  columns: () => ['GROUP', 'MODELS', 'PRICE LIST', 'FACTOR', 'LIMITS OF EACH ACCOUNT'],
  rows: ({ groups }) =>
    [...groups.values()].map(({ name, models, price_list, price_factor_nano = NANO, limits = {} }) => {
      return [
        name,
        models?.join(', ') ?? 'all',
        price_list?.name ?? '-',
        formatFactor(price_factor_nano),
        listed(limits),
      ];
    }),
  isOptional: true,
};
