/** Gives money of leases back to their wallets: closes finished leases, and splits those that a few requests still need. */
import type { UsageBatch, UsageBatchServices } from '../usage-batch.ts';
import type { Lease, LeaseGroup, Leases } from './lease.ts';
import { reportBeyondHold } from './report.ts';

export type GiveBackServices = Pick<UsageBatchServices, 'store' | 'log' | 'metrics' | 'overdraft_nano'>;

export interface ReclaimServices extends GiveBackServices {
  readonly leases: Leases;
  readonly usage: Pick<UsageBatch, 'add' | 'flush'>;
}

/** The ways to give money of the leases of this process back. */
export class Reclaim {
  readonly #services: ReclaimServices;

  constructor(services: ReclaimServices) {
    this.#services = services;
  }

  /** Stops the account's lease from admitting requests. It is closed when its last request has ended. */
  retire(group: LeaseGroup): void {
    const lease = group.current;
    if (lease === undefined) return;
    group.recent_spend_nano = lease.quoted_nano + lease.spent_nano;
    group.current = undefined;
    this.closeIfDone(lease);
  }

  /** Closes the lease if it is retired and has no request in flight and no unwritten row. */
  closeIfDone(lease: Lease): void {
    if (lease.isRetired && lease.inFlight === 0 && lease.unwritten === 0) void this.#close(lease);
  }

  /** Replaces a retired lease by one that holds only the quotes in flight. All its rows must be durable. */
  split(lease: Lease): Promise<boolean> {
    return this.#change(lease, 'a lease was not split; trying again', async () => {
      // Requests may end during the store call. Their quotes and costs then belong to the new lease.
      const { id, quoted_nano, spent_nano } = lease;
      const split = await this.#services.store.splitSpendLease(id, quoted_nano);
      if (split.ok) {
        this.#drop(lease);
        lease.id = split;
        this.keep(lease);
        lease.amount_nano = quoted_nano;
        lease.spent_nano -= spent_nano;
      } else if (split.reason === 'closed') this.forget(lease);
    });
  }

  /** Gives back all money of the account's leases that no request needs. Resolves when that is durable; false: it failed. */
  async all(group: LeaseGroup): Promise<boolean> {
    this.retire(group);
    this.#services.usage.flush();
    const given = await Promise.all([...group.leases].map((lease) => this.#reclaimLease(lease)));
    return given.every(Boolean);
  }

  /** Keeps a lease that was opened. A failover has lost an earlier one of the same hold, which is forgotten. */
  keep(lease: Lease): void {
    const { byHold } = this.#services.leases;
    const lost = byHold.get(lease.hold_id);
    if (lost !== undefined) this.forget(lost);
    byHold.set(lease.hold_id, lease);
  }

  /** Removes a lease that is closed in the store. The store records its later rows as late charges. */
  forget(lease: Lease): void {
    const { group } = lease;
    lease.isGone = true;
    this.#drop(lease);
    group.leases.delete(lease);
    if (group.current === lease) group.current = undefined;
    lease.noticeWritten();
  }

  #close(lease: Lease): Promise<boolean> {
    return this.#change(lease, 'a lease was not closed; trying again', async () => {
      const charge = await this.#services.store.closeSpendLease(lease.id, this.#services.overdraft_nano());
      this.forget(lease);
      if (charge !== undefined) reportBeyondHold(charge, this.#services);
    });
  }

  /** Runs at most one change of a lease at a time. */
  #change(lease: Lease, failure: string, run: () => Promise<void>): Promise<boolean> {
    if (lease.isGone) return Promise.resolve(true);
    lease.change ??= this.#changeNow(lease, failure, run);
    return lease.change;
  }

  async #changeNow(lease: Lease, failure: string, run: () => Promise<void>): Promise<boolean> {
    let succeeded = true;
    try {
      await run();
    } catch (error) {
      succeeded = false;
      this.#services.log.error({ err: error, hold: String(lease.hold_id) }, failure);
    }
    lease.change = undefined;
    for (const waiting of lease.kept.splice(0)) {
      waiting.row = { ...waiting.row, hold_id: lease.hold_id };
      this.#services.usage.add(waiting);
    }
    // After a failure the next round tries again.
    if (succeeded) this.closeIfDone(lease);
    return succeeded;
  }

  async #reclaimLease(lease: Lease): Promise<boolean> {
    while (!lease.isGone) {
      if (lease.change !== undefined) {
        if (!(await lease.change)) return false;
      } else if (lease.unwritten > 0) {
        this.#services.usage.flush();
        await lease.allWritten();
      } else if (lease.inFlight === 0) {
        if (!(await this.#close(lease))) return false;
      } else return lease.left_nano <= 0n || this.split(lease);
    }
    return true;
  }

  #drop(lease: Lease): void {
    const { byHold } = this.#services.leases;
    if (byHold.get(lease.hold_id) === lease) byHold.delete(lease.hold_id);
  }
}
