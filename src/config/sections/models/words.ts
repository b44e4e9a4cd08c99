/** The table of models in `tollgate plan`. */
import type { ModelPlan } from '../../../plan/index.ts';
import { listed, nameOf, type PlanTable, type Row } from '../../inspect/plan-table.ts';

export const modelTable: PlanTable = {
  columns: () => ['MODEL', 'TYPE', 'UPSTREAM', 'STATE', 'PRICE', 'LIMITS'],
  rows: ({ models }) => [...models.values()].map(modelRow),
};

function modelRow({ id, type, upstream, upstreams, price, limits }: ModelPlan): Row {
  const state = upstream.target === undefined ? 'off' : 'on';
  return [id, type, upstreams.map(nameOf).join(' > '), state, price?.name ?? '-', listed(limits)];
}
