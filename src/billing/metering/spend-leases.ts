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
import { admits, createMaintenance } from './leases/maintenance.ts';
import { createReclaim } from './leases/reclaim.ts';
import { createShortage, type Shortage } from './leases/shortage.ts';
import type { UsageBatchServices } from './usage-batch.ts';
import { createUsageBatch } from './usage-batch.ts';

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
type Taken = LeaseResult | OutOfTurn;

export interface LeaseLimits {
  /** The key, if one of the limits is its own; its requests then draw on leases of their own. */
  readonly key: string | null;
  readonly limits: readonly SpendLimit[];
}

/** The leases of this process. */
export interface SpendLeases extends Pick<Shortage, 'retryAfterReclaim' | 'answerOthers'> {
  /**
   * Takes the quote out of a lease: synchronously if the account has a lease with enough left. Refuses if too little is available
   * and no lease of any gateway can give money back, or if a limit is reached.
   *
   * @throws StoreBusyError when that cannot be decided now, and while usage waits for the store for too long.
   */
  admit(account: string, quote_nano: Nano, under?: LeaseLimits): LeaseResult | Promise<LeaseResult>;
  /** Frees the quote, and charges the cost if there is a row. Does not wait until the row is durable. */
  finish(leased: LeasedQuote, row: UsageRow | undefined): void;
  /** Closes idle and old leases, renews those in use, and closes leases of dead processes. */
  round(): Promise<void>;
  /** Closes every lease. All requests must have finished. */
  close(): Promise<void>;
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

/** Creates the spend leases of a process; none is open yet. */
export function createSpendLeases(services: SpendLeaseServices): SpendLeases {
  const { store, now, owner, lease_ms } = services;
  const leases: Leases = { groups: new Map(), byHold: new Map() };
  const usage = createUsageBatch(services, written);
  const reclaim = createReclaim(leases, usage, services);
  const maintenance = createMaintenance(leases, reclaim, services);
  const shortage = createShortage(leases, reclaim, { ...services, closeExpired: maintenance.closeExpired });

  function admit(
    account: string,
    quote_nano: Nano,
    { key, limits }: LeaseLimits = unlimited,
  ): LeaseResult | Promise<LeaseResult> {
    if (usage.isLate)
      throw new StoreBusyError('usage waits for the store, which does not answer; try again in a moment');
    const group = groupOf(leases, account, key);
    // A lease was admitted under the limits of its time.
    if (isLowered(group.limits, limits)) reclaim.retire(group);
    return takeIfFits(group, quote_nano) ?? admitLater(group, quote_nano, limits);
  }

  function takeIfFits({ current }: LeaseGroup, quote_nano: Nano): LeasedQuote | undefined {
    if (current === undefined || current.left_nano < quote_nano) return undefined;
    const now_ms = now();
    return admits(current, now_ms, lease_ms) ? take(current, quote_nano, now_ms) : undefined;
  }

  function take(lease: Lease, quote_nano: Nano, now_ms: number): LeasedQuote {
    lease.quoted_nano += quote_nano;
    lease.inFlight += 1;
    lease.used_at_ms = now_ms;
    return { ok: true, lease, quote_nano };
  }

  async function admitLater(group: LeaseGroup, quote_nano: Nano, limits: readonly SpendLimit[]): Promise<LeaseResult> {
    group.waiting += 1;
    try {
      const take = (turn: string | undefined) => takeFromNew(group, quote_nano, limits, turn);
      return await shortage.retryAfterReclaim(group.account, quote_nano, take, limits);
    } finally {
      group.waiting -= 1;
    }
  }

  /** Opens a lease for many requests. If money is or was recently short, opens one for exactly this quote. */
  async function takeFromNew(
    group: LeaseGroup,
    quote_nano: Nano,
    limits: readonly SpendLimit[],
    turn: string | undefined,
  ): Promise<Taken> {
    for (let tries = 0; tries < OPENING_LIMIT; ) {
      const piece_nano = await pieceFor(group, quote_nano, limits);
      if (piece_nano > quote_nano && group.opening !== undefined) {
        // Wait for the lease that another request opens. If the quote does not fit into it, open the next one.
        await group.opening;
        const taken = takeIfFits(group, quote_nano);
        if (taken !== undefined) return taken;
        continue;
      }
      const shared = piece_nano > quote_nano ? await openForMany(group, piece_nano, quote_nano, limits) : undefined;
      const taken = shared?.ok === true ? shared : await open(group, quote_nano, quote_nano, limits, turn);
      if (!taken.ok || admits(taken.lease, now(), lease_ms)) return taken;
      giveUpExpired(taken);
      tries += 1;
    }
    throw new StoreBusyError('the gateway was too busy and sent nothing upstream; try again');
  }

  function openForMany(
    group: LeaseGroup,
    piece_nano: Nano,
    quote_nano: Nano,
    limits: readonly SpendLimit[],
  ): Promise<Taken> {
    const opening = open(group, piece_nano, quote_nano, limits).then((taken) => {
      if (!taken.ok) return taken;
      reclaim.retire(group);
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

  async function pieceFor(group: LeaseGroup, quote_nano: Nano, limits: readonly SpendLimit[]): Promise<Nano> {
    if (group.shortRounds > 0) return quote_nano;
    const { wallet, spending } = await moneyOf(group.account, limits);
    let spendable = wallet === undefined ? 0n : available_nano(wallet);
    for (const [index, { spent_nano, held_nano }] of spending.entries())
      spendable = smaller(spendable, larger((limits[index]?.max_nano ?? 0n) - spent_nano - held_nano, 0n));
    const { current } = group;
    const recent_spend_nano =
      current === undefined ? group.recent_spend_nano : current.quoted_nano + current.spent_nano;
    return smaller(larger(quote_nano * 4n, recent_spend_nano * 2n), spendable / SHARE);
  }

  async function moneyOf(account: string, limits: readonly SpendLimit[]) {
    return limits.length === 0
      ? { wallet: await store.wallet(account), spending: [] }
      : await store.spendLeasesOf(account, limits);
  }

  /** Opens a lease that already contains the request, so that it is not closed as unused. */
  async function open(
    group: LeaseGroup,
    amount_nano: Nano,
    quote_nano: Nano,
    limits: readonly SpendLimit[],
    turn?: string,
  ): Promise<Taken> {
    const { account, key } = group;
    const until_ms = now() + lease_ms;
    const opened = await store.openSpendLease({ account, key, limits, amount_nano, owner, until_ms, turn });
    if (!opened.ok) return opened;
    failpoint('lease_durable');
    const now_ms = now();
    const lease = new Lease(group, opened, amount_nano, now_ms, until_ms);
    reclaim.keep(lease);
    group.leases.add(lease);
    return take(lease, quote_nano, now_ms);
  }

  /** The lease had expired when the store answered, because this process was suspended. */
  function giveUpExpired(leased: LeasedQuote): void {
    const { group, isRetired } = leased.lease;
    if (!isRetired) reclaim.retire(group);
    finish(leased, undefined);
  }

  function finish({ lease, quote_nano }: LeasedQuote, row: UsageRow | undefined): void {
    lease.quoted_nano -= quote_nano;
    lease.inFlight -= 1;
    lease.used_at_ms = now();
    if (row === undefined) {
      reclaim.closeIfDone(lease);
      return;
    }
    failpoint('usage_counted');
    lease.spent_nano += row.amount_nano;
    lease.unwritten += 1;
    const waiting = usage.wait(row);
    if (lease.change === undefined) usage.add(waiting);
    else lease.kept.push(waiting);
  }

  function written(hold_id: bigint): void {
    const lease = leases.byHold.get(hold_id);
    if (lease === undefined) return;
    lease.unwritten -= 1;
    if (lease.unwritten === 0) lease.noticeWritten();
    reclaim.closeIfDone(lease);
  }

  return {
    admit,
    finish,
    retryAfterReclaim: shortage.retryAfterReclaim,
    answerOthers: shortage.answerOthers,
    async round() {
      await maintenance.round();
      await shortage.answerOthers();
    },
    async close() {
      for (const group of leases.groups.values()) reclaim.retire(group);
      usage.flush();
      // A lease whose rows are still being written closes when they are written. The limit ends the wait if the store fails.
      for (let tries = 0; leases.byHold.size > 0 && tries < 100; tries += 1) {
        for (const lease of leases.byHold.values()) reclaim.closeIfDone(lease);
        await new Promise((wake) => setTimeout(wake, 20));
      }
    },
  };
}
