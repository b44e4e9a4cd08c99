/** Finds groups that accounts have and a configuration lacks. */

import type { Store } from '../../ledger/store/store.ts';
import type { Plan } from '../../plan/index.ts';
import { CliError } from '../shared/errors.ts';

/** @throws CliError group_not_found: the gateway would refuse every request of these accounts. */
export async function refuseLostGroups({ groups, source }: Plan, store: Pick<Store, 'accountGroups'>): Promise<void> {
  const lost = (await store.accountGroups()).filter(({ name }) => !groups.has(name));
  if (lost.length === 0) return;
  const named = lost.map(({ name, accounts, account }) =>
    accounts === 1 ? `'${name}' of account ${account}` : `'${name}' of ${accounts} accounts, such as ${account}`,
  );
  const message = `${source} lacks groups that accounts have: ${named.join('; ')}`;
  const hint =
    'put them back, or move their accounts first: tollgate account list --group NAME, tollgate account edit ACCOUNT --group OTHER, or --group none';
  throw new CliError('group_not_found', message, hint);
}
