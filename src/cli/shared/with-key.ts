/** Finds the key or the account that a dry run is asked for, with its store. */

import { requireAccount } from '../../admin/api/find.ts';
import { statedBy } from '../../billing/pricing/caller-terms.ts';
import type { Caller } from '../../config/explain/follow-request.ts';
import { hashSecret } from '../../ledger/store/secrets.ts';
import { type ApiKey, keyRefused } from '../../ledger/store/store.ts';
import { withStore } from './configured-store.ts';
import { CliError } from './errors.ts';
import type { Cli } from './io.ts';

/** Runs `work` with the key, if one is given. @throws CliError key_not_valid for a key that the gateway would reject. */
export async function withKey<T>(cli: Cli, key: string | undefined, work: (caller: Caller | undefined) => Promise<T>) {
  if (key === undefined) return work(undefined);
  return withStore(cli, async (store) => {
    const found = await store.findKey(hashSecret(key));
    const why = found === undefined ? 'the key is unknown' : whyInvalid(found, Date.now());
    if (found !== undefined && why === undefined) return work({ key: found, store });
    throw new CliError('key_not_valid', `${why}: the gateway would reject it`, 'see tollgate key list');
  });
}

/** Runs `work` with a key of the account that states nothing itself. @throws Problem account_not_found, CliError key_not_valid */
export function withAccount<T>(cli: Cli, nameOrId: string, work: (caller: Caller) => Promise<T>): Promise<T> {
  return withStore(cli, async (store) => {
    const account = await requireAccount(store, nameOrId);
    if (account.status === 'suspended') {
      const message = 'the account is suspended: the gateway would reject its keys';
      throw new CliError('key_not_valid', message, 'see tollgate account list');
    }
    const key = { id: '', prefix: '', account: account.id, account_name: account.name, ...statedBy(account) };
    return work({ key, store });
  });
}

function whyInvalid(key: ApiKey, now_ms: number): string | undefined {
  const why = keyRefused(key, now_ms);
  if (why === undefined) return undefined;
  if (why === 'suspended') return 'the account is suspended';
  return why === 'replaced' ? 'the key was replaced' : `the key is ${why}`;
}
