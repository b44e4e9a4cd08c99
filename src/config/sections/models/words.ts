/** The table of models in `tollgate plan`. */
import type { ModelPlan } from '../../../plan/index.ts';
import { closedState, listed, type PlanTable, type Row } from '../../inspect/plan-table.ts';

export const modelTable: PlanTable = {
  columns: () => ['MODEL', 'TYPE', 'UPSTREAM', 'STATE', 'PRICE', 'LIMITS'],
  rows: ({ models, aliases = new Map() }) => [
    ...Array.from(models.values(), modelRow),
    ...Array.from(aliases, ([name, id]) => [name, '', `alias of ${id}`, '', '', '']),
  ],
};

function modelRow(model: ModelPlan): Row {
  const { id, type, upstream, price, limits } = model;
  const state = closedState(model) ?? (upstream.target === undefined ? 'off' : 'on');
  return [id, type, upstreamsText(model), state, price?.name ?? '-', listed(limits)];
}

/** In order of preference, or with their shares. */
function upstreamsText({ upstreams, weights }: ModelPlan): string {
  if (weights === undefined) return upstreams.map(({ name }) => name).join(' > ');
  return upstreams.map(({ name }) => `${name} (share ${weights.get(name) ?? 0})`).join(', ');
}
