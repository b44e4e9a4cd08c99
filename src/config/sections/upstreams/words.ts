/** The table of upstreams in `tollgate plan`. */
import type { UpstreamPlan, UpstreamTarget } from '../../../plan/index.ts';
import { credentialWords } from '../../../upstream/kinds.ts';
import { closedState, type PlanTable, type Row } from '../../inspect/plan-table.ts';

export const upstreamTable: PlanTable = {
  columns: () => ['UPSTREAM', 'STATE', 'ORIGIN', 'CREDENTIAL'],
  rows: ({ upstreams }) => [...upstreams.values()].flatMap(upstreamRows),
};

/** One row per upstream; if it has several targets, one more row for each, with its weight. */
function upstreamRows(upstream: UpstreamPlan): readonly Row[] {
  const { name, target, targets, target_names } = upstream;
  const state = target === undefined ? 'off' : (closedState(upstream) ?? 'on');
  if (target_names.length === 1)
    return [[name, state, ...(target === undefined ? ['-', '-'] : [urlOf(target), credentialText(target)])]];
  const rows = target_names.map((targetName) => {
    const on = targets.find((each) => each.name === targetName);
    const share = on?.weight === 0 ? 'drained' : `weight ${on?.weight}`;
    return on === undefined
      ? [`  ${targetName}`, 'off', '-', '-']
      : [`  ${targetName}`, 'on', `${urlOf(on)} (${share})`, credentialText(on)];
  });
  return [[name, state, '', ''], ...rows];
}

function credentialText({ credential }: UpstreamTarget): string {
  return credential === undefined ? 'none' : credentialWords(credential);
}

function urlOf({ origin, base_path, query }: UpstreamTarget): string {
  return `${origin}${base_path}${query === undefined ? '' : `?${query}`}`;
}
