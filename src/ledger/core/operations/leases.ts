/** The operations of spend leases: holds that one process takes for many metered requests, charged with the sum of their usage. */
import assert from 'node:assert/strict';
import { formatNano, type Nano } from '../../../lib/money/amount.ts';
import { beyondReach_nano, capture, hold, release } from '../entries.ts';
import { addWarnings } from '../events.ts';
import { keepSpending, limitExceeded, needsOfLimits } from '../hold-limits.ts';
import { available_nano, type Time_ms } from '../money-rows.ts';
import type { Operation } from '../prefetch.ts';
import type { LeaseCharge, LeaseId, MoneyTurn, NewSpendLease, SpendLeaseResult, SplitResult } from '../spend-rows.ts';
import { isOutOfTurn, TURN_ms, turnOfOther } from '../turns.ts';
import type { SpendLease, WorkingSet } from '../working-set.ts';

/** Takes a hold for metered requests. Refused when too little is available. Throws when the account does not exist. */
export const openSpendLease: Operation<[lease: NewSpendLease], SpendLeaseResult> = {
  needs: (_at_ms, { account, limits = [] }) => [
    { need: 'wallet', account },
    { need: 'turn', account },
    ...needsOfLimits(account, { spend: limits, tasks: [] }),
  ],
  execute(set, at_ms, lease) {
    const { account, key = null, amount_nano, limits = [] } = lease;
    const wallet = set.wallets.get(account);
    assert(wallet !== undefined, `there is no account ${account}`);
    keepSpending(set, account, limits, at_ms);
    const reached = limitExceeded(set, account, amount_nano, { spend: limits, tasks: [] });
    if (reached?.reason === 'spend_limit') return reached;
    if (isOutOfTurn(set, wallet, lease, at_ms)) return { ok: false, reason: 'out_of_turn' };
    const hold_id = hold({ set, at_ms }, wallet, { account, key, task_id: null, amount_nano }, 'for metered requests');
    if (hold_id === undefined) return { ok: false, reason: 'insufficient_funds', wallet };
    addWarnings(set, account, { spend: limits, tasks: [] }, amount_nano, at_ms);
    putLease(set, hold_id, lease, at_ms);
    return { ok: true, hold_id, owner: lease.owner, opened_at_ms: at_ms };
  },
};

/** Adds a lease without usage for a hold that was just taken. */
export function putLease(set: WorkingSet, hold_id: bigint, lease: NewSpendLease, at_ms: Time_ms): void {
  const { account, key = null, amount_nano, owner, until_ms } = lease;
  const open = { opened_at_ms: at_ms, closed_at_ms: null, waived_nano: 0n, wanted_at_ms: null, pruned_at_ms: null };
  set.used.load(hold_id, null);
  set.leases.insert(hold_id, { hold_id, account, key, amount_nano, owner, until_ms, ...open });
}

/** Extends the open leases of these, and returns their holds. The others were closed because their owner was thought dead. */
export const renewSpendLeases: Operation<[ids: readonly LeaseId[], until_ms: Time_ms], readonly bigint[]> = {
  needs: (_at_ms, ids) => ids.map(({ hold_id }) => ({ need: 'lease', hold_id })),
  execute(set, _at_ms, ids, until_ms) {
    return ids.flatMap((id) => {
      const lease = openLease(set, id);
      if (lease === undefined) return [];
      set.leases.put(id.hold_id, { ...lease, until_ms });
      return [id.hold_id];
    });
  },
};

/**
 * Captures the sum of the lease's usage and releases the rest. Undefined when it is closed already or does not exist.
 *
 * @param overdraft_nano how far below zero usage beyond the lease may take the wallet, 0 by default. The rest is waived.
 */
export const closeSpendLease: Operation<[id: LeaseId, overdraft_nano?: Nano], LeaseCharge | undefined> = {
  needs: (_at_ms, { hold_id }) => [
    { need: 'lease', hold_id },
    { need: 'used', hold_id },
  ],
  execute(set, at_ms, id, overdraft_nano = 0n) {
    const lease = openLease(set, id);
    return lease && closeLease(set, lease, overdraft_nano, at_ms);
  },
};

/** Closes every expired lease. Returns the charge of each. */
export const closeExpiredSpendLeases: Operation<[overdraft_nano?: Nano], readonly LeaseCharge[]> = {
  needs: (at_ms) => [{ need: 'expired_leases', at_ms }],
  execute(set, at_ms, overdraft_nano = 0n) {
    return (
      set.leases
        .values()
        // A lease that became expired within this batch was not loaded as one; the next call closes it.
        .filter(
          ({ hold_id, closed_at_ms, until_ms }) =>
            closed_at_ms === null && until_ms <= at_ms && set.used.knows(hold_id),
        )
        .sort((a, b) => a.until_ms - b.until_ms || (a.hold_id < b.hold_id ? -1 : 1))
        .map((lease) => closeLease(set, lease, overdraft_nano, at_ms))
    );
  },
};

/**
 * Captures the sum of the lease's usage and releases the rest. Usage beyond the hold is charged as an overage until the wallet is
 * `overdraft_nano` below zero; the rest is waived.
 */
export function closeLease(set: WorkingSet, lease: SpendLease, overdraft_nano: Nano, at_ms: Time_ms): LeaseCharge {
  const { account, key, hold_id, amount_nano } = lease;
  const held = { account, key, task_id: null, hold_id, amount_nano };
  const used = set.used.get(hold_id);
  if (used === undefined || used.requests === 0) {
    release({ set, at_ms }, held, 'no metered request drew on it');
    set.leases.put(hold_id, { ...lease, closed_at_ms: at_ms });
    return { hold_id, account, overage_nano: 0n, waived_nano: 0n };
  }
  const wallet = set.wallets.get(account);
  assert(wallet !== undefined);
  const waived_nano = beyondReach_nano(wallet, used.amount_nano - amount_nano, overdraft_nano);
  const requests = used.requests === 1 ? '1 metered request' : `${used.requests} metered requests`;
  const memo = `${requests}, ${formatNano(used.amount_nano)}`;
  const waived = waived_nano > 0n ? `, of which ${formatNano(waived_nano)} were waived` : '';
  const overage_nano = capture({ set, at_ms }, held, used.amount_nano - waived_nano, memo + waived);
  set.leases.put(hold_id, { ...lease, closed_at_ms: at_ms, waived_nano });
  return { hold_id, account, overage_nano, waived_nano };
}

/**
 * Closes a lease and opens one of `amount_nano` in its place, with the same owner and end, for the requests in flight; the rest of the
 * hold becomes available. Refused, with nothing changed, when the lease is closed or nothing would become available.
 */
export const splitSpendLease: Operation<[id: LeaseId, amount_nano: Nano], SplitResult> = {
  needs: closeSpendLease.needs,
  execute(set, at_ms, id, amount_nano) {
    const lease = openLease(set, id);
    if (lease === undefined) return { ok: false, reason: 'closed' };
    const { hold_id, account, key, owner, until_ms } = lease;
    const free_nano = lease.amount_nano - (set.used.get(hold_id)?.amount_nano ?? 0n) - amount_nano;
    const before = set.wallets.get(account);
    assert(before !== undefined);
    // A wallet below its credit limit may not be able to pay even a small new hold.
    if (free_nano <= 0n || available_nano(before) + free_nano < 0n) return { ok: false, reason: 'nothing_to_free' };
    const closed = closeLease(set, lease, 0n, at_ms);
    const wallet = set.wallets.get(account);
    assert(closed.overage_nano === 0n && wallet !== undefined);
    const next = { account, key, task_id: null, amount_nano };
    const next_id = hold({ set, at_ms }, wallet, next, 'for metered requests under way');
    assert(next_id !== undefined);
    putLease(set, next_id, { account, key, amount_nano, owner, until_ms }, at_ms);
    return { ok: true, hold_id: next_id, owner, opened_at_ms: at_ms };
  },
};

/**
 * Takes or renews the turn of a process that waits for money which leases hold, and asks the other owners of the account's open leases to
 * give back what they do not need. Until `endMoneyTurn`, or for `TURN_ms`, holds of others must leave the amount. Returns the leases that
 * are asked now, without those that still have to answer. While another process has the turn, changes nothing and returns undefined.
 */
export const takeMoneyTurn: Operation<[turn: Omit<MoneyTurn, 'until_ms'>], readonly bigint[] | undefined> = {
  needs: (_at_ms, { account }) => [
    { need: 'turn', account },
    { need: 'open_leases', account },
  ],
  execute(set, at_ms, turn) {
    const { account, owner } = turn;
    if (turnOfOther(set, account, owner, at_ms) !== undefined) return undefined;
    set.turns.put(account, { ...turn, until_ms: at_ms + TURN_ms });
    const asked = set.leases
      .values()
      .filter((lease) => lease.closed_at_ms === null && lease.account === account && lease.owner !== owner)
      .filter((lease) => lease.wanted_at_ms === null);
    for (const lease of asked) set.leases.put(lease.hold_id, { ...lease, wanted_at_ms: at_ms });
    return asked.map(({ hold_id }) => hold_id);
  },
};

/** Ends the turn, if the process has it. */
export const endMoneyTurn: Operation<[account: string, owner: string], void> = {
  needs: (_at_ms, account) => [{ need: 'turn', account }],
  execute(set, _at_ms, account, owner) {
    if (set.turns.get(account)?.owner === owner) set.turns.put(account, null);
  },
};

/** The owner's answer: these leases are closed, or nothing of them can be given back. */
export const answerSpendLeases: Operation<[ids: readonly LeaseId[]], void> = {
  needs: (_at_ms, ids) => ids.map(({ hold_id }) => ({ need: 'lease', hold_id })),
  execute(set, _at_ms, ids) {
    for (const id of ids) {
      const lease = openLease(set, id);
      if (lease !== undefined) set.leases.put(id.hold_id, { ...lease, wanted_at_ms: null });
    }
  },
};

/** The lease, if it is open. Undefined too if a later lease has its id. */
function openLease(set: WorkingSet, { hold_id, owner, opened_at_ms }: LeaseId): SpendLease | undefined {
  const lease = set.leases.get(hold_id);
  const isSame = lease?.owner === owner && lease.opened_at_ms === opened_at_ms;
  return isSame && lease.closed_at_ms === null ? lease : undefined;
}
