/** The table of interfaces in `tollgate plan`. */
import type { AuthPlan } from '../../../plan/index.ts';
import type { PlanTable } from '../../inspect/plan-table.ts';

export const interfaceTable: PlanTable = {
  columns: () => ['INTERFACE', 'PREFIX', 'AUTH', 'ENVELOPE'],
  rows: ({ interfaces }) =>
    interfaces.map(({ name, prefixes, auth, envelope }) => {
      return [name, prefixes.join(' | '), auth.map(authText).join(' | '), envelope.name];
    }),
};

function authText(auth: AuthPlan): string {
  if (auth.in === 'query') return `?${auth.name}`;
  return auth.scheme === undefined ? auth.name : `${auth.name}: ${auth.scheme}`;
}
