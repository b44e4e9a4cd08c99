/** Finds whom a change of the configuration concerns: keys that see fewer models, and the accounts of groups. */

import type { ApiKey, UsedGroup } from '../../ledger/store/store.ts';
import { globMatcher } from '../../lib/text/prefix.ts';
import type { Change } from './change.ts';

type AccessChange = Extract<Change, { change: 'access_lost' }>;
type MembersChange = Extract<Change, { change: 'members' }>;

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

/** The accounts of the groups that change. @param used the groups that accounts have */
export function diffMembers(changes: readonly Change[], used: readonly UsedGroup[]): readonly MembersChange[] {
  const removed = new Set<string>();
  const touched = new Set<string>();
  for (const change of changes) {
    if (change.change === 'factor') touched.add(change.group);
    if (change.change === 'price') for (const group of change.groups ?? []) touched.add(group);
    if (!('part' in change) || change.part !== 'group') continue;
    touched.add(change.name);
    if (change.change === 'removed') removed.add(change.name);
  }
  return used
    .filter(({ name }) => touched.has(name))
    .map(({ name: group, ...members }) => ({ change: 'members', group, ...members, removed: removed.has(group) }));
}
