/** Finds keys with limits of their own that a configuration without the section limits would not apply. */

import type { Store } from '../../ledger/store/store.ts';
import type { Plan } from '../../plan/index.ts';
import { CliError } from '../shared/errors.ts';

/** The keys that an error names. */
const SHOWN = 3;

/** @throws CliError limits_off: the gateway would refuse every request of these keys. */
export async function refuseLostLimits({ limits, source }: Plan, store: Pick<Store, 'listKeys'>): Promise<void> {
  if (limits !== undefined) return;
  const now_ms = Date.now();
  const lost = (await store.listKeys()).filter(
    (key) =>
      (key.limits ?? key.account_limits) !== null &&
      key.revoked_at_ms === null &&
      (key.expires_at_ms === null || key.expires_at_ms > now_ms),
  );
  if (lost.length === 0) return;
  const named = lost.slice(0, SHOWN).map(({ id, account_name }) => `${id} of account ${account_name}`);
  const more = lost.length > SHOWN ? [`${lost.length - SHOWN} more`] : [];
  const message = `${source} has no section limits, and these keys have limits: ${[...named, ...more].join(', ')}`;
  const hint =
    'add limits: {}, or remove theirs first: tollgate key limit ID NAME=default, tollgate account limit ACCOUNT NAME=default';
  throw new CliError('limits_off', message, hint);
}
