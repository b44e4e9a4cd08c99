/** The operation that stores the usage of metered requests. */
import assert from 'node:assert/strict';
import type { Nano } from '../../../lib/money/amount.ts';
import { holdNothing } from '../entries.ts';
import { countUsageOfKey } from '../hold-limits.ts';
import type { Time_ms } from '../money-rows.ts';
import type { Operation } from '../prefetch.ts';
import type { PriceVersion } from '../price-rows.ts';
import type { LeaseCharge } from '../spend-rows.ts';
import { splitUsage, type UsageGroup } from '../usage-groups.ts';
import type { SpendLease, WorkingSet } from '../working-set.ts';
import { noteUse } from './keys.ts';
import { closeLease, putLease } from './leases.ts';

/**
 * Stores all rows or none. A row whose lease was closed, because its owner was thought dead, or is not in the store, because a failover or
 * a backup lost it, is charged as a separate overage as far as the wallet can pay. Returns the charges of these rows.
 *
 * @param overdraft_nano how far below zero an overage may take the wallet; 0 by default.
 * @param prices those that the rows name, unless they are stored already.
 * @param owner the process of the leases; undefined: any.
 */
export const recordUsage: Operation<
  [groups: readonly UsageGroup[], overdraft_nano?: Nano | undefined, prices?: readonly PriceVersion[], owner?: string],
  readonly LeaseCharge[]
> = {
  needs: (_at_ms, groups) =>
    groups.flatMap(({ hold_id, account, key }) => [
      { need: 'lease', hold_id },
      { need: 'wallet', account },
      { need: 'key', id: key },
      { need: 'spending', account, key },
    ]),
  execute(set, at_ms, groups, overdraft_nano = 0n, prices = [], owner = undefined) {
    set.storePrices(prices, at_ms);
    return groups.flatMap((group) => {
      const found = set.leases.get(group.hold_id);
      const lease = found !== undefined && mayDrawOn(found, group, owner) ? found : undefined;
      noteUse(set, group.key, at_ms);
      if (lease === undefined || lease.closed_at_ms !== null)
        return splitUsage(group).map((row) => recordLate(set, row, lease?.key ?? null, overdraft_nano, at_ms));
      add(set, group, lease.key, at_ms);
      return [];
    });
  },
};

/** Whether the row may draw on the lease: a new lease may have the id of a lease that a failover lost. */
function mayDrawOn(lease: SpendLease, { account, key }: UsageGroup, owner: string | undefined): boolean {
  const isOwn = owner === undefined || lease.owner === owner;
  return isOwn && lease.account === account && (lease.key === null || lease.key === key);
}

/** @param lease_key the key that alone uses the lease: its spending is counted when the lease is closed. */
function add(set: WorkingSet, group: UsageGroup, lease_key: string | null, at_ms: Time_ms): void {
  const { hold_id, account, key, requests, amount_nano } = group;
  assert(amount_nano >= 0n, 'usage is not negative');
  set.usage.push({ ...group, at_ms });
  if (lease_key === null) countUsageOfKey(set, account, key, amount_nano, at_ms);
  // The sum is loaded only in batches that close the lease.
  if (!set.used.knows(hold_id)) return;
  const used = set.used.get(hold_id) ?? { requests: 0, amount_nano: 0n };
  set.used.put(hold_id, { requests: used.requests + requests, amount_nano: used.amount_nano + amount_nano });
}

/**
 * Charges a request whose lease is closed or lost. It gets its own hold of 0, so that the whole amount becomes an overage.
 */
function recordLate(
  set: WorkingSet,
  row: UsageGroup,
  key: string | null,
  overdraft_nano: Nano,
  at_ms: Time_ms,
): LeaseCharge {
  const { account } = row;
  const hold_id = holdNothing({ set, at_ms }, account, 'a metered request that outlived its lease');
  putLease(set, hold_id, { account, key, amount_nano: 0n, owner: 'late', until_ms: at_ms }, at_ms);
  add(set, { ...row, hold_id }, key, at_ms);
  const late = set.leases.get(hold_id);
  assert(late !== undefined);
  return closeLease(set, late, overdraft_nano, at_ms);
}
