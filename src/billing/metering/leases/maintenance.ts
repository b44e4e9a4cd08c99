/** Maintains leases in the background: retires idle, old and expiring ones, renews leases in use, closes leases of dead gateways. */
import { groupName, type Lease, type LeaseGroup, type Leases } from './lease.ts';
import type { GiveBackServices, Reclaim } from './reclaim.ts';
import { reportBeyondHold } from './report.ts';

export interface MaintenanceServices extends GiveBackServices {
  readonly now: () => number;
  readonly lease_ms: number;
  readonly leases: Leases;
  readonly reclaim: Reclaim;
}

/** Older and idle leases are given back, so that unused money does not stay held. */
const AGE_LIMIT_ms = 5_000;
const IDLE_LIMIT_ms = 2_000;

/**
 * Whether the lease may admit requests. It stops a tenth of its lifetime before its end, because others may close it at its end. It
 * also stops if the clock was set back since its last use, because its end time is then unreliable.
 */
export function admits(lease: Lease, now_ms: number, lease_ms: number): boolean {
  return now_ms < lease.until_ms - lease_ms / 10 && now_ms >= lease.used_at_ms;
}

/** The maintenance of the leases of this process. */
export class Maintenance {
  readonly #services: MaintenanceServices;
  #last_ms: number;

  constructor(services: MaintenanceServices) {
    this.#services = services;
    this.#last_ms = services.now();
  }

  /** Checks every lease once. */
  async round(): Promise<void> {
    const { leases, reclaim, now } = this.#services;
    const now_ms = now();
    const wasSetBack = now_ms < this.#last_ms;
    this.#last_ms = now_ms;
    for (const group of leases.groups.values()) {
      const { current } = group;
      if (group.shortRounds > 0) group.shortRounds -= 1;
      if (current !== undefined) {
        if (wasSetBack || this.#isDue(current, now_ms)) reclaim.retire(group);
      } else if (isForgettable(group)) leases.groups.delete(groupName(group));
    }
    for (const lease of leases.byHold.values()) {
      reclaim.closeIfDone(lease);
      if (isWorthSplitting(lease)) void reclaim.split(lease);
    }
    await this.#renew(now_ms);
    await this.closeExpired();
  }

  async closeExpired(): Promise<void> {
    const { leases, reclaim, store, overdraft_nano } = this.#services;
    for (const charge of await store.closeExpiredSpendLeases(overdraft_nano())) {
      const own = leases.byHold.get(charge.hold_id);
      if (own !== undefined) reclaim.forget(own);
      reportBeyondHold(charge, this.#services);
    }
  }

  #isDue(lease: Lease, now_ms: number): boolean {
    const isIdle = lease.inFlight === 0 && now_ms - lease.used_at_ms >= IDLE_LIMIT_ms;
    return isIdle || now_ms - lease.opened_at_ms >= AGE_LIMIT_ms || !admits(lease, now_ms, this.#services.lease_ms);
  }

  async #renew(now_ms: number): Promise<void> {
    const { leases, store, lease_ms } = this.#services;
    const until_ms = now_ms + lease_ms;
    // More than `lease_ms` is left if the clock was set back. Renew then too, or the lease would outlive a dead gateway by that time.
    const due = [...leases.byHold.values()].filter((lease) => {
      const left_ms = lease.until_ms - now_ms;
      return lease.change === undefined && (left_ms < lease_ms / 2 || left_ms > lease_ms);
    });
    if (due.length === 0) return;
    const asked = due.map((lease) => ({ lease, id: lease.id }));
    const ids = asked.map(({ id }) => id);
    const open = new Set(await store.renewSpendLeases(ids, until_ms));
    for (const { lease, id } of asked) {
      if (open.has(id.hold_id)) lease.until_ms = until_ms;
      // With another name, this gateway itself has closed or split the lease in the meantime.
      else if (lease.id === id) this.#forgetClosed(lease);
    }
  }

  #forgetClosed(lease: Lease): void {
    if (lease.isGone || lease.change !== undefined) return;
    const about = { account: lease.group.account, hold: String(lease.hold_id), requests: lease.inFlight };
    this.#services.log.warn(about, 'another gateway closed a lease of this one, because it was not renewed in time');
    this.#services.reclaim.forget(lease);
  }
}

function isForgettable({ leases, opening, shortRounds, waiting, short }: LeaseGroup): boolean {
  return leases.size === 0 && opening === undefined && shortRounds === 0 && waiting === 0 && short === 0;
}

/** Whether long requests keep a retired lease open that is at least half unused. */
function isWorthSplitting(lease: Lease): boolean {
  if (!lease.isRetired || lease.inFlight === 0 || lease.unwritten > 0 || lease.change !== undefined) return false;
  return lease.left_nano * 2n >= lease.amount_nano && lease.left_nano > 0n;
}
