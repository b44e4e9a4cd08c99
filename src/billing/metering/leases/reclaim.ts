/** Gives money of leases back to their wallets: closes finished leases, and splits those that a few requests still need. */
import type { UsageBatch, UsageBatchServices } from '../usage-batch.ts';
import type { Lease, LeaseGroup, Leases } from './lease.ts';
import { reportBeyondHold } from './report.ts';

export type GiveBackServices = Pick<UsageBatchServices, 'store' | 'log' | 'metrics' | 'overdraft_nano'>;

/** The ways to give money back. */
export interface Reclaim {
  /** Stops the account's lease from admitting requests. It is closed when its last request has ended. */
  retire(group: LeaseGroup): void;
  /** Closes the lease if it is retired and has no request in flight and no unwritten row. */
  closeIfDone(lease: Lease): void;
  /** Replaces a retired lease by one that holds only the quotes in flight. All its rows must be durable. */
  split(lease: Lease): Promise<boolean>;
  /** Gives back all money of the account's leases that no request needs. Resolves when that is durable; false: it failed. */
  all(group: LeaseGroup): Promise<boolean>;
  /** Keeps a lease that was opened. A failover has lost an earlier one of the same hold, which is forgotten. */
  keep(lease: Lease): void;
  /** Removes a lease that is closed in the store. The store records its later rows as late charges. */
  forget(lease: Lease): void;
}

/** Creates the operations over the leases of this process. */
export function createReclaim(leases: Leases, usage: UsageBatch, services: GiveBackServices): Reclaim {
  const { store, log, metrics, overdraft_nano } = services;

  function retire(group: LeaseGroup): void {
    const lease = group.current;
    if (lease === undefined) return;
    group.recent_spend_nano = lease.quoted_nano + lease.spent_nano;
    group.current = undefined;
    closeIfDone(lease);
  }

  function closeIfDone(lease: Lease): void {
    if (lease.isRetired && lease.inFlight === 0 && lease.unwritten === 0) void close(lease);
  }

  function close(lease: Lease): Promise<boolean> {
    return change(lease, 'a lease was not closed; trying again', async () => {
      const charge = await store.closeSpendLease(lease.id, overdraft_nano());
      forget(lease);
      if (charge !== undefined) reportBeyondHold(charge, { log, metrics });
    });
  }

  function split(lease: Lease): Promise<boolean> {
    return change(lease, 'a lease was not split; trying again', async () => {
      // Requests may end during the store call. Their quotes and costs then belong to the new lease.
      const { id, quoted_nano, spent_nano } = lease;
      const split = await store.splitSpendLease(id, quoted_nano);
      if (split.ok) {
        drop(lease);
        lease.id = split;
        keep(lease);
        lease.amount_nano = quoted_nano;
        lease.spent_nano -= spent_nano;
      } else if (split.reason === 'closed') forget(lease);
    });
  }

  /** Runs at most one change of a lease at a time. */
  function change(lease: Lease, failure: string, run: () => Promise<void>): Promise<boolean> {
    if (lease.isGone) return Promise.resolve(true);
    lease.change ??= changeNow(lease, failure, run);
    return lease.change;
  }

  async function changeNow(lease: Lease, failure: string, run: () => Promise<void>): Promise<boolean> {
    let succeeded = true;
    try {
      await run();
    } catch (error) {
      succeeded = false;
      log.error({ err: error, hold: String(lease.hold_id) }, failure);
    }
    lease.change = undefined;
    for (const waiting of lease.kept.splice(0)) {
      waiting.row = { ...waiting.row, hold_id: lease.hold_id };
      usage.add(waiting);
    }
    // After a failure the next round tries again.
    if (succeeded) closeIfDone(lease);
    return succeeded;
  }

  async function all(group: LeaseGroup): Promise<boolean> {
    retire(group);
    usage.flush();
    const given = await Promise.all([...group.leases].map(reclaimLease));
    return given.every(Boolean);
  }

  async function reclaimLease(lease: Lease): Promise<boolean> {
    while (!lease.isGone) {
      if (lease.change !== undefined) {
        if (!(await lease.change)) return false;
      } else if (lease.unwritten > 0) {
        usage.flush();
        await lease.allWritten();
      } else if (lease.inFlight === 0) {
        if (!(await close(lease))) return false;
      } else return lease.left_nano <= 0n || split(lease);
    }
    return true;
  }

  function keep(lease: Lease): void {
    const lost = leases.byHold.get(lease.hold_id);
    if (lost !== undefined) forget(lost);
    leases.byHold.set(lease.hold_id, lease);
  }

  function drop(lease: Lease): void {
    if (leases.byHold.get(lease.hold_id) === lease) leases.byHold.delete(lease.hold_id);
  }

  function forget(lease: Lease): void {
    const { group } = lease;
    lease.isGone = true;
    drop(lease);
    group.leases.delete(lease);
    if (group.current === lease) group.current = undefined;
    lease.noticeWritten();
  }

  return { retire, closeIfDone, split, all, keep, forget };
}
