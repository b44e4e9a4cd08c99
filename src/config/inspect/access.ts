/** Finds keys that see fewer models with another plan. */

import type { ApiKey } from '../../ledger/store/store.ts';
import { globMatcher } from '../../lib/text/prefix.ts';
import type { Change } from './change.ts';

type AccessChange = Extract<Change, { change: 'access_lost' }>;

/**
 * The keys with an allow-list of models that lose one. Keys without a list lose every model that is removed, as the changes list it.
 *
 * @param changes from one plan to another.
 */
export function diffAccess(
  changes: readonly Change[],
  keys: readonly ApiKey[],
  now_ms: number,
): readonly AccessChange[] {
  const gone = changes.flatMap((change) =>
    change.change === 'removed' && change.part === 'model' ? [change.name] : [],
  );
  if (gone.length === 0) return [];
  return keys.flatMap(({ id, prefix, account_name, models, revoked_at_ms, expires_at_ms }) => {
    const isOver = revoked_at_ms !== null || (expires_at_ms !== null && expires_at_ms <= now_ms);
    const lost = models === null || isOver ? [] : gone.filter(globMatcher(models));
    return lost.length === 0 ? [] : { change: 'access_lost', key: id, prefix, account: account_name, models: lost };
  });
}
