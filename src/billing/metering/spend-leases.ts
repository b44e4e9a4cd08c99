/**
 * Admits metered requests in memory, against a lease: a durable hold that this process took for many requests of one account. When
 * a request ends, its quote is freed, its cost is charged to the lease, and one usage row is written. A lease is charged exactly the
 * sum of its rows, so a crash that loses this memory never overcharges a customer.
 */

import {
  available_nano,
  type OutOfTurn,
  type SpendLeaseResult,
  type SpendLimit,
  StoreBusyError,
  type UsageRow,
} from '../../ledger/store/store.ts';
import { failpoint } from '../../lib/failpoint.ts';
import { larger, type Nano, smaller } from '../../lib/money/amount.ts';
import { groupOf, Lease, type LeaseGroup, type Leases } from './leases/lease.ts';
import { admits, Maintenance } from './leases/maintenance.ts';
import { Reclaim } from './leases/reclaim.ts';
import { Shortage } from './leases/shortage.ts';
import { UsageBatch, type UsageBatchServices } from './usage-batch.ts';

export interface SpendLeaseServices extends UsageBatchServices {
  readonly now: () => number;
  /** A lease that is not renewed for this time belongs to a dead process, and any other process may close it. */
  readonly lease_ms: number;
}

/** An admitted request. It must be passed to `finish` exactly once, even after a failure. */
export interface LeasedQuote {
  readonly ok: true;
  readonly lease: Lease;
  readonly quote_nano: Nano;
}
/** The admitted request, the wallet that has too little, or the spend limit that is reached. */
export type LeaseResult = LeasedQuote | Exclude<SpendLeaseResult, { readonly ok: true } | OutOfTurn>;
/** The same, or that another process has the turn. */
type TakeResult = LeaseResult | OutOfTurn;

export interface LeaseLimits {
  /** The key, if one of the limits is its own; its requests then draw on leases of their own. */
  readonly key: string | null;
  readonly limits: readonly SpendLimit[];
}

/** A lease takes at most this fraction (1/8) of the available money. The rest stays for other gateways and for tasks. */
const SHARE = 8n;
/** How many leases in a row may expire before the store answers, which happens only if the process is suspended repeatedly. */
const OPENING_LIMIT = 3;

const unlimited: LeaseLimits = { key: null, limits: [] };

/** Whether the limits may allow less than those before. A limit for another period may. */
function isLowered(before: readonly SpendLimit[], now: readonly SpendLimit[]): boolean {
  if (before === now || now.length === 0) return false;
  return now.some(({ max_nano, since_ms }, index) => {
    const earlier = before[index];
    return earlier === undefined || earlier.since_ms !== since_ms || max_nano < earlier.max_nano;
  });
}

/** The leases of this process. At first none is open. */
export class SpendLeases {
  readonly #services: SpendLeaseServices;
  readonly #leases: Leases = { groups: new Map(), byHold: new Map() };
  readonly #usage: UsageBatch;
  readonly #reclaim: Reclaim;
  readonly #maintenance: Maintenance;
  readonly #shortage: Shortage;
  readonly retryAfterReclaim: Shortage['retryAfterReclaim'];

  constructor(services: SpendLeaseServices) {
    this.#services = services;
    const leases = this.#leases;
    this.#usage = new UsageBatch({ ...services, written: (hold_id) => this.#written(hold_id) });
    this.#reclaim = new Reclaim({ ...services, leases, usage: this.#usage });
    const reclaim = this.#reclaim;
    this.#maintenance = new Maintenance({ ...services, leases, reclaim });
    this.#shortage = new Shortage({
      ...services,
      leases,
      reclaim,
      closeExpired: () => this.#maintenance.closeExpired(),
    });
    this.retryAfterReclaim = this.#shortage.retryAfterReclaim.bind(this.#shortage);
  }

  /**
   * Takes the quote out of a lease: synchronously if the account has a lease with enough left. Refuses if too little is available
   * and no lease of any gateway can give money back, or if a limit is reached.
   *
   * @throws StoreBusyError when that cannot be decided now, and while usage waits for the store for too long.
   */
  admit(
    account: string,
    quote_nano: Nano,
    { key, limits }: LeaseLimits = unlimited,
  ): LeaseResult | Promise<LeaseResult> {
    if (this.#usage.isLate)
      throw new StoreBusyError('usage waits for the store, which does not answer; try again in a moment');
    const group = groupOf(this.#leases, account, key);
    // A lease was admitted under the limits of its time.
    if (isLowered(group.limits, limits)) this.#reclaim.retire(group);
    return this.#takeIfFits(group, quote_nano) ?? this.#admitLater(group, quote_nano, limits);
  }

  /** Frees the quote, and charges the cost if there is a row. Does not wait until the row is durable. */
  finish({ lease, quote_nano }: LeasedQuote, row: UsageRow | undefined): void {
    lease.quoted_nano -= quote_nano;
    lease.inFlight -= 1;
    lease.used_at_ms = this.#services.now();
    if (row === undefined) {
      this.#reclaim.closeIfDone(lease);
      return;
    }
    failpoint('usage_counted');
    lease.spent_nano += row.amount_nano;
    lease.unwritten += 1;
    const waiting = this.#usage.wait(row);
    if (lease.change === undefined) this.#usage.add(waiting);
    else lease.kept.push(waiting);
  }

  /** Gives back the money that other gateways asked for. */
  answerOthers(): Promise<void> {
    return this.#shortage.answerOthers();
  }

  /** Closes idle and old leases, renews those in use, and closes leases of dead processes. */
  async round(): Promise<void> {
    await this.#maintenance.round();
    await this.#shortage.answerOthers();
  }

  /** Closes every lease. All requests must have finished. */
  async close(): Promise<void> {
    for (const group of this.#leases.groups.values()) this.#reclaim.retire(group);
    this.#usage.flush();
    // A lease whose rows are still being written closes when they are written. The limit ends the wait if the store fails.
    for (let tries = 0; this.#leases.byHold.size > 0 && tries < 100; tries += 1) {
      for (const lease of this.#leases.byHold.values()) this.#reclaim.closeIfDone(lease);
      await new Promise((wake) => setTimeout(wake, 20));
    }
  }

  #takeIfFits({ current }: LeaseGroup, quote_nano: Nano): LeasedQuote | undefined {
    if (current === undefined || current.left_nano < quote_nano) return undefined;
    const now_ms = this.#services.now();
    return admits(current, now_ms, this.#services.lease_ms) ? this.#take(current, quote_nano, now_ms) : undefined;
  }

  #take(lease: Lease, quote_nano: Nano, now_ms: number): LeasedQuote {
    lease.quoted_nano += quote_nano;
    lease.inFlight += 1;
    lease.used_at_ms = now_ms;
    return { ok: true, lease, quote_nano };
  }

  async #admitLater(group: LeaseGroup, quote_nano: Nano, limits: readonly SpendLimit[]): Promise<LeaseResult> {
    group.waiting += 1;
    try {
      const take = (turn: string | undefined) => this.#takeFromNew(group, quote_nano, limits, turn);
      return await this.#shortage.retryAfterReclaim(group.account, quote_nano, take, limits);
    } finally {
      group.waiting -= 1;
    }
  }

  /** Opens a lease for many requests. If money is or was recently short, opens one for exactly this quote. */
  async #takeFromNew(
    group: LeaseGroup,
    quote_nano: Nano,
    limits: readonly SpendLimit[],
    turn: string | undefined,
  ): Promise<TakeResult> {
    for (let tries = 0; tries < OPENING_LIMIT; ) {
      const piece_nano = await this.#pieceFor(group, quote_nano, limits);
      if (piece_nano > quote_nano && group.opening !== undefined) {
        // Wait for the lease that another request opens. If the quote does not fit into it, open the next one.
        await group.opening;
        const taken = this.#takeIfFits(group, quote_nano);
        if (taken !== undefined) return taken;
        continue;
      }
      const shared =
        piece_nano > quote_nano ? await this.#openForMany(group, piece_nano, quote_nano, limits) : undefined;
      const taken = shared?.ok === true ? shared : await this.#open(group, quote_nano, quote_nano, limits, turn);
      if (!taken.ok || admits(taken.lease, this.#services.now(), this.#services.lease_ms)) return taken;
      this.#giveUpExpired(taken);
      tries += 1;
    }
    throw new StoreBusyError('the gateway was too busy and sent nothing upstream; try again');
  }

  #openForMany(
    group: LeaseGroup,
    piece_nano: Nano,
    quote_nano: Nano,
    limits: readonly SpendLimit[],
  ): Promise<TakeResult> {
    const opening = this.#open(group, piece_nano, quote_nano, limits).then((taken) => {
      if (!taken.ok) return taken;
      this.#reclaim.retire(group);
      // If money became short meanwhile, the lease admits nothing more, and its rest is given back.
      if (group.shortRounds === 0) group.current = taken.lease;
      group.limits = limits;
      return taken;
    });
    group.opening = opening
      .catch(() => undefined)
      .finally(() => {
        group.opening = undefined;
      });
    return opening;
  }

  async #pieceFor(group: LeaseGroup, quote_nano: Nano, limits: readonly SpendLimit[]): Promise<Nano> {
    if (group.shortRounds > 0) return quote_nano;
    const { wallet, spending } = await this.#moneyOf(group.account, limits);
    let spendable = wallet === undefined ? 0n : available_nano(wallet);
    for (const [index, { spent_nano, held_nano }] of spending.entries())
      spendable = smaller(spendable, larger((limits[index]?.max_nano ?? 0n) - spent_nano - held_nano, 0n));
    const { current } = group;
    const recent_spend_nano =
      current === undefined ? group.recent_spend_nano : current.quoted_nano + current.spent_nano;
    return smaller(larger(quote_nano * 4n, recent_spend_nano * 2n), spendable / SHARE);
  }

  async #moneyOf(account: string, limits: readonly SpendLimit[]) {
    const { store } = this.#services;
    return limits.length === 0
      ? { wallet: await store.wallet(account), spending: [] }
      : await store.spendLeasesOf(account, limits);
  }

  /** Opens a lease that already contains the request, so that it is not closed as unused. */
  async #open(
    group: LeaseGroup,
    amount_nano: Nano,
    quote_nano: Nano,
    limits: readonly SpendLimit[],
    turn?: string,
  ): Promise<TakeResult> {
    const { account, key } = group;
    const { store, now, owner, lease_ms } = this.#services;
    const until_ms = now() + lease_ms;
    const opened = await store.openSpendLease({ account, key, limits, amount_nano, owner, until_ms, turn });
    if (!opened.ok) return opened;
    failpoint('lease_durable');
    const now_ms = now();
    const lease = new Lease(group, opened, amount_nano, now_ms, until_ms);
    this.#reclaim.keep(lease);
    group.leases.add(lease);
    return this.#take(lease, quote_nano, now_ms);
  }

  /** The lease had expired when the store answered, because this process was suspended. */
  #giveUpExpired(leased: LeasedQuote): void {
    const { group, isRetired } = leased.lease;
    if (!isRetired) this.#reclaim.retire(group);
    this.finish(leased, undefined);
  }

  #written(hold_id: bigint): void {
    const lease = this.#leases.byHold.get(hold_id);
    if (lease === undefined) return;
    lease.unwritten -= 1;
    if (lease.unwritten === 0) lease.noticeWritten();
    this.#reclaim.closeIfDone(lease);
  }
}
