/** Finds groups that accounts have and a configuration lacks. */

import type { Diagnostic } from '../../config/read/diagnostic.ts';
import type { Store, UsedGroup } from '../../ledger/store/store.ts';
import type { Plan } from '../../plan/index.ts';
import { CliError } from '../shared/errors.ts';

/** @throws CliError group_not_found: the gateway would refuse every request of these accounts. */
export async function refuseLostGroups({ groups, source }: Plan, store: Pick<Store, 'accountGroups'>): Promise<void> {
  const lost = lostGroups(groups, await store.accountGroups());
  if (lost !== undefined) throw new CliError('group_not_found', `${source} lacks ${lost}`, HINT);
}

/** The groups that are missing, as a warning of `check`. It points at line 1, because the missing entries have no position. */
export function lostGroupWarnings({ groups }: Plan, used: readonly UsedGroup[], file: string): readonly Diagnostic[] {
  const lost = lostGroups(groups, used);
  if (lost === undefined) return [];
  const place = { file, line: 1, column: 1, pointer: '/groups' };
  return [
    { code: 'lost-groups', severity: 'warning', ...place, message: `the configuration lacks ${lost}`, hint: HINT },
  ];
}

const HINT =
  'put them back, or move their accounts first: tollgate account list --group NAME, tollgate account edit ACCOUNT --group OTHER, or --group none';

/** Undefined: none is missing. */
function lostGroups(groups: Plan['groups'], used: readonly UsedGroup[]): string | undefined {
  const lost = used.filter(({ name }) => !groups.has(name));
  if (lost.length === 0) return undefined;
  const named = lost.map(({ name, accounts, account }) => {
    return accounts > 1 ? `'${name}' of ${accounts} accounts, such as ${account}` : `'${name}' of account ${account}`;
  });
  return `groups that accounts have: ${named.join('; ')}`;
}
