/** The table of limits in `tollgate plan`. */
import { limitTexts } from '../../../billing/limits/kinds.ts';
import type { LimitRule } from '../../../plan/index.ts';
import { listed, type PlanTable, type Row } from '../../inspect/plan-table.ts';

export const limitTable: PlanTable = {
  columns: ({ limits }) => ['LIMIT', 'BY', 'MODELS', `DAYS OF ${limits?.time_zone}`],
  rows: ({ limits }) => (limits?.rules ?? []).map(limitRow),
  isOptional: true,
};

function limitRow({ name, by, models, values }: LimitRule): Row {
  return [name, by.join(' and '), models?.join(', ') ?? 'all', listed(limitTexts(values))];
}
