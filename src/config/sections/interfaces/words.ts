/** The table of interfaces in `tollgate plan`. */
import type { AuthPlan, CorsPlan, Plan } from '../../../plan/index.ts';
import { few, type PlanTable } from '../../inspect/plan-table.ts';

export const interfaceTable: PlanTable = {
  columns: (plan) => ['INTERFACE', 'PREFIX', 'AUTH', 'ENVELOPE', ...(hasCors(plan) ? ['CORS'] : [])],
  rows: (plan) =>
    plan.interfaces.map(({ name, prefixes, auth, envelope, cors }) => {
      const row = [name, prefixes.join(' | '), auth.map(authText).join(' | '), envelope.name];
      return hasCors(plan) ? [...row, corsText(cors)] : row;
    }),
};

function hasCors({ interfaces }: Plan): boolean {
  return interfaces.some(({ cors }) => cors !== undefined);
}

function corsText(cors: CorsPlan | undefined): string {
  if (cors === undefined) return '-';
  return cors.origins === '*' ? '*' : few(cors.origins, 2);
}

function authText(auth: AuthPlan): string {
  if (auth.in === 'query') return `?${auth.name}`;
  return auth.scheme === undefined ? auth.name : `${auth.name}: ${auth.scheme}`;
}
