/** The operations of spend leases: holds that one process takes for many metered requests, charged with the sum of their usage. */
import assert from 'node:assert/strict';
import { formatNano, type Nano } from '../../lang/amount.ts';
import type { Book, SpendLease } from '../book.ts';
import { beyondReach_nano, capture, hold, release } from '../entries.ts';
import { keepSpending, limitReached, needsOfLimits } from '../limits.ts';
import type { Operation } from '../needs.ts';
import { available_nano, type Time_ms } from '../rows.ts';
import type { LeaseCharge, NewSpendLease, SpendLeaseResult, SplitResult } from '../spend-rows.ts';

/** Takes a hold for metered requests. Throws when the account does not exist. */
export const openSpendLease: Operation<[lease: NewSpendLease], SpendLeaseResult> = {
  needs: (_at_ms, { account, limits = [] }) => [
    { need: 'wallet', account },
    ...needsOfLimits(account, { spend: limits, tasks: [] }),
  ],
  execute(book, at_ms, lease) {
    const { account, key = null, amount_nano, limits = [] } = lease;
    const wallet = book.wallets.get(account);
    assert(wallet !== undefined, `there is no account ${account}`);
    keepSpending(book, account, limits, at_ms);
    const reached = limitReached(book, account, amount_nano, { spend: limits, tasks: [] });
    if (reached?.reason === 'spend_limit') return reached;
    const hold_id = hold(book, wallet, { account, key, task_id: null, amount_nano }, 'for metered requests', at_ms);
    if (hold_id === undefined) return { ok: false, reason: 'insufficient_funds', wallet };
    putLease(book, hold_id, lease, at_ms);
    return { ok: true, hold_id };
  },
};

/** Adds a lease without usage for a hold that was just taken. */
export function putLease(book: Book, hold_id: bigint, lease: NewSpendLease, at_ms: Time_ms): void {
  const { account, key = null, amount_nano, owner, until_ms } = lease;
  const open = { opened_at_ms: at_ms, closed_at_ms: null, waived_nano: 0n, wanted_at_ms: null };
  book.used.load(hold_id, null);
  book.leases.insert(hold_id, { hold_id, account, key, amount_nano, owner, until_ms, ...open });
}

/** Extends the open leases of these until `until_ms`, and returns their holds. */
export const renewSpendLeases: Operation<[hold_ids: readonly bigint[], until_ms: Time_ms], readonly bigint[]> = {
  needs: (_at_ms, hold_ids) => hold_ids.map((hold_id) => ({ need: 'lease', hold_id })),
  execute(book, _at_ms, hold_ids, until_ms) {
    return hold_ids.filter((hold_id) => {
      const lease = openLease(book, hold_id);
      if (lease !== undefined) book.leases.put(hold_id, { ...lease, until_ms });
      return lease !== undefined;
    });
  },
};

/** Closes a lease. Undefined when it is closed already or does not exist. */
export const closeSpendLease: Operation<[hold_id: bigint, overdraft_nano: Nano], LeaseCharge | undefined> = {
  needs: (_at_ms, hold_id) => [
    { need: 'lease', hold_id },
    { need: 'used', hold_id },
  ],
  execute(book, at_ms, hold_id, overdraft_nano) {
    const lease = openLease(book, hold_id);
    return lease && closeLease(book, lease, overdraft_nano, at_ms);
  },
};

/** Closes every expired lease. Returns the charge of each. */
export const closeLapsedSpendLeases: Operation<[overdraft_nano: Nano], readonly LeaseCharge[]> = {
  needs: (at_ms) => [{ need: 'lapsed_leases', at_ms }],
  execute(book, at_ms, overdraft_nano) {
    return (
      book.leases
        .values()
        // A lease that became lapsed within this batch was not loaded as one; the next call closes it.
        .filter(
          ({ hold_id, closed_at_ms, until_ms }) =>
            closed_at_ms === null && until_ms <= at_ms && book.used.knows(hold_id),
        )
        .sort((one, other) => one.until_ms - other.until_ms || (one.hold_id < other.hold_id ? -1 : 1))
        .map((lease) => closeLease(book, lease, overdraft_nano, at_ms))
    );
  },
};

/**
 * Captures the sum of the lease's usage and releases the rest. Usage beyond the hold is charged as an overage until the wallet is
 * `overdraft_nano` below zero; the rest is waived.
 */
export function closeLease(book: Book, lease: SpendLease, overdraft_nano: Nano, at_ms: Time_ms): LeaseCharge {
  const { account, key, hold_id, amount_nano } = lease;
  const of = { account, key, task_id: null, hold_id, amount_nano };
  const used = book.used.get(hold_id);
  if (used === undefined || used.requests === 0) {
    release(book, of, 'no metered request drew on it', at_ms);
    book.leases.put(hold_id, { ...lease, closed_at_ms: at_ms });
    return { hold_id, account, overage_nano: 0n, waived_nano: 0n };
  }
  const wallet = book.wallets.get(account);
  assert(wallet !== undefined);
  const waived_nano = beyondReach_nano(wallet, used.amount_nano - amount_nano, overdraft_nano);
  const memo = `${used.requests} metered requests, ${formatNano(used.amount_nano)}`;
  const waived = waived_nano > 0n ? `, of which ${formatNano(waived_nano)} were waived` : '';
  const overage_nano = capture(book, of, used.amount_nano - waived_nano, memo + waived, at_ms);
  book.leases.put(hold_id, { ...lease, closed_at_ms: at_ms, waived_nano });
  return { hold_id, account, overage_nano, waived_nano };
}

/**
 * Closes a lease and opens one of `amount_nano` in its place, for the requests in flight; the rest of the hold becomes available.
 * Refused, with nothing changed, when the lease is closed or nothing would become available.
 */
export const splitSpendLease: Operation<[hold_id: bigint, amount_nano: Nano], SplitResult> = {
  needs: closeSpendLease.needs,
  execute(book, at_ms, hold_id, amount_nano) {
    const lease = openLease(book, hold_id);
    if (lease === undefined) return { ok: false, reason: 'closed' };
    const { account, key, owner, until_ms } = lease;
    const free_nano = lease.amount_nano - (book.used.get(hold_id)?.amount_nano ?? 0n) - amount_nano;
    const before = book.wallets.get(account);
    assert(before !== undefined);
    // A wallet below zero may not be able to pay even a small new hold.
    if (free_nano <= 0n || available_nano(before) + free_nano < 0n) return { ok: false, reason: 'nothing_to_free' };
    const closed = closeLease(book, lease, 0n, at_ms);
    const wallet = book.wallets.get(account);
    assert(closed.overage_nano === 0n && wallet !== undefined);
    const next = { account, key, task_id: null, amount_nano };
    const next_id = hold(book, wallet, next, 'for metered requests under way', at_ms);
    assert(next_id !== undefined);
    putLease(book, next_id, { account, key, amount_nano, owner, until_ms }, at_ms);
    return { ok: true, hold_id: next_id };
  },
};

/** Asks all other owners of the account's open leases to give back unneeded money. Returns the number of these leases. */
export const askForSpendLeases: Operation<[account: string, owner: string], number> = {
  needs: (_at_ms, account) => [{ need: 'open_leases', account }],
  execute(book, at_ms, account, owner) {
    const asked = book.leases
      .values()
      .filter((lease) => lease.closed_at_ms === null && lease.account === account && lease.owner !== owner);
    for (const lease of asked) book.leases.put(lease.hold_id, { ...lease, wanted_at_ms: at_ms });
    return asked.length;
  },
};

/** The owner's answer: these leases are closed, or nothing of them can be given back. */
export const answerSpendLeases: Operation<[hold_ids: readonly bigint[]], void> = {
  needs: (_at_ms, hold_ids) => hold_ids.map((hold_id) => ({ need: 'lease', hold_id })),
  execute(book, _at_ms, hold_ids) {
    for (const hold_id of hold_ids) {
      const lease = book.leases.get(hold_id);
      if (lease !== undefined) book.leases.put(hold_id, { ...lease, wanted_at_ms: null });
    }
  },
};

function openLease(book: Book, hold_id: bigint): SpendLease | undefined {
  const lease = book.leases.get(hold_id);
  return lease?.closed_at_ms === null ? lease : undefined;
}
