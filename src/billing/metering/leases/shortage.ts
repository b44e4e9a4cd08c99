/**
 * Before a request is refused for insufficient funds or for a spend limit, this module frees money that leases hold without need: first
 * that of this gateway, then that of the other gateways of the store. Meanwhile the gateway has the turn to wait for the account's money,
 * so that no other takes what comes back. "A lease never causes a 402" in docs/explanation/leases.md explains what a refusal proves.
 */

import {
  available_nano,
  type LeaseStore,
  type OpenSpendLease,
  type OutOfTurn,
  type SpendLimit,
  StoreBusyError,
} from '../../../ledger/store/store.ts';
import { LARGEST_AMOUNT, larger, type Nano, smaller } from '../../../lib/money/amount.ts';
import { groupOf, groupsOf, type Leases, limitToOneRequest } from './lease.ts';
import type { Reclaim } from './reclaim.ts';
import { type AttemptResult, createWaiting, type WaitingRequest } from './waiting.ts';

export interface ShortageServices {
  readonly store: LeaseStore;
  readonly after: (delay_ms: number, run: () => void) => void;
  /** The id of this process. */
  readonly owner: string;
  readonly leases: Leases;
  readonly reclaim: Pick<Reclaim, 'all'>;
  /** Closes the expired leases of dead gateways. */
  readonly closeExpired: () => Promise<void>;
}

/** How many requests of one account may wait for money. Further ones fail at once, with the advice to try again. */
const SHORT_LIMIT = 1_000;
/** Other gateways check for questions every 100 ms. One that has not answered after `WAIT_LIMIT_ms` is suspended or dead. */
const POLL_ms = 50;
const POLLS_LIMIT = 60;
const WAIT_LIMIT_ms = POLL_ms * POLLS_LIMIT;

/** The money of an account at one moment. */
interface Look {
  readonly spendable_nano: Nano;
  /** By period: what is spent and held under the spend limits of the requests that wait. */
  readonly used_nano: ReadonlyMap<string, Nano>;
  readonly leases: readonly (Omit<OpenSpendLease, 'owner'> & {
    readonly isOwn: boolean;
    /** Its owner was asked, has not answered, and may still answer. */
    readonly isAwaited: boolean;
  })[];
}

const none: ReadonlySet<bigint> = new Set();

/** The search for money over the leases of this process. */
export class Shortage {
  readonly #services: ShortageServices;
  /** By account: the requests that wait for the next search. Set while a search runs. */
  readonly #lines = new Map<string, WaitingRequest[]>();
  #answering = false;

  constructor(services: ShortageServices) {
    this.#services = services;
  }

  /**
   * Runs `attempt`, which takes a hold of `quote_nano`. If too little is available, frees money in leases and runs it again.
   * Returns the last result. A refusal proves that at one moment no gateway held enough money that its requests did not need.
   *
   * @param attempt gets the process in whose turn the hold is taken; undefined if in no turn.
   * @param limits the spend limits of the hold. What leases hold counts as spent until they give it back.
   * @throws StoreBusyError when that cannot be decided in a bounded time, and when too many requests wait.
   */
  async retryAfterReclaim<T extends AttemptResult>(
    account: string,
    quote_nano: Nano,
    attempt: (turn: string | undefined) => Promise<T>,
    limits: readonly SpendLimit[] = [],
  ): Promise<Exclude<T, OutOfTurn>> {
    const waiting = createWaiting(quote_nano, limits, attempt);
    if (await waiting.tryAgain(undefined)) return waiting.result;
    const group = groupOf(this.#services.leases, account);
    if (group.short >= SHORT_LIMIT) {
      throw new StoreBusyError('too many requests of this account wait for money; try again in a moment');
    }
    group.short += 1;
    try {
      this.#join(account, waiting);
      return await waiting.result;
    } finally {
      group.short -= 1;
    }
  }

  /** Gives back the money that other gateways asked for. */
  async answerOthers(): Promise<void> {
    const { store, owner, leases } = this.#services;
    if (this.#answering || leases.byHold.size === 0) return;
    this.#answering = true;
    try {
      const wanted = await store.wantedSpendLeases(owner);
      const accounts = new Set(wanted.map(({ account }) => account));
      await Promise.all([...accounts].map((account) => this.#answer(account, wanted)));
    } finally {
      this.#answering = false;
    }
  }

  #join(account: string, waiting: WaitingRequest): void {
    const line = this.#lines.get(account);
    if (line !== undefined) line.push(waiting);
    else {
      this.#lines.set(account, [waiting]);
      void this.#serve(account);
    }
  }

  /** One search serves all requests that wait when it begins. */
  async #serve(account: string): Promise<void> {
    for (;;) {
      const batch = this.#lines.get(account)?.splice(0) ?? [];
      if (batch.length === 0) break;
      try {
        await this.#search(account, batch);
      } catch (error) {
        for (const each of batch) each.fail(error);
      }
    }
    this.#lines.delete(account);
  }

  async #search(account: string, batch: readonly WaitingRequest[]): Promise<void> {
    let rest = refuseHopeless(batch, await this.#look(account, batch), none);
    if (rest.length === 0) return;
    await this.#reclaimOwn(account);
    rest = await this.#tryAll(rest, undefined);
    if (rest.length === 0) return;
    const { store, owner, closeExpired } = this.#services;
    await closeExpired();
    let asked = await this.#takeTurn(account, rest, POLLS_LIMIT);
    try {
      asked = await this.#searchInTurn(account, rest, asked);
    } finally {
      await store.endMoneyTurn(account, owner);
    }
    // Others that wait for the turn poll for it.
    if (asked.length > 0) await this.#pause(2 * POLL_ms);
  }

  /** Searches until no request waits. Returns the leases that were asked last. */
  async #searchInTurn(
    account: string,
    batch: readonly WaitingRequest[],
    firstAsked: readonly bigint[],
  ): Promise<readonly bigint[]> {
    const { owner } = this.#services;
    let asked = firstAsked;
    let rest = await this.#tryAll(batch, owner);
    let before: { readonly seen: Look; readonly answered: readonly bigint[] } | undefined;
    for (let polls = POLLS_LIMIT; rest.length > 0; polls -= 1) {
      let seen = await this.#look(account, rest);
      for (; polls > 0 && seen.leases.some(({ isAwaited }) => isAwaited); polls -= 1) {
        await this.#pause(POLL_ms);
        seen = await this.#look(account, rest);
      }
      const answered = answeredOf(seen, asked);
      // These leases had nothing free when `before` was seen: their owners had answered by then, and have answered again since.
      const needed = new Set(before?.answered.filter((hold_id) => answered.includes(hold_id)));
      if (before !== undefined) rest = refuseHopeless(rest, before.seen, needed);
      rest = await this.#tryAll(refuseHopeless(rest, seen, none), owner);
      if (rest.length === 0) break;
      if (polls <= 0 || (before !== undefined && dependsOnSilent(seen, needed))) throw undecided();
      if (before !== undefined) await this.#pause(POLL_ms);
      before = { seen, answered };
      await this.#reclaimOwn(account);
      asked = await this.#takeTurn(account, rest, 0);
    }
    return asked;
  }

  /** Takes or renews the turn, and asks the other gateways to give back. Returns the leases that are asked. */
  async #takeTurn(account: string, batch: readonly WaitingRequest[], polls: number): Promise<readonly bigint[]> {
    const { store, owner } = this.#services;
    const sum_nano = batch.reduce((sum, { quote_nano }) => sum + quote_nano, 0n);
    const amount_nano = smaller(sum_nano, LARGEST_AMOUNT);
    for (let polled = 0; ; polled += 1) {
      const asked = await store.takeMoneyTurn({ account, owner, amount_nano });
      if (asked !== undefined) return asked;
      if (polled >= polls) throw undecided();
      await this.#pause(POLL_ms);
    }
  }

  /** Lets each request try again, in the order of their arrival. Returns those that still wait. */
  async #tryAll(batch: readonly WaitingRequest[], turn: string | undefined): Promise<readonly WaitingRequest[]> {
    const done = await Promise.all(batch.map((each) => each.tryAgain(turn)));
    return batch.filter((_, index) => done[index] === false);
  }

  async #look(account: string, batch: readonly WaitingRequest[]): Promise<Look> {
    const { store, owner, leases } = this.#services;
    const limits = new Map(batch.flatMap((each) => each.limits.map((limit) => [periodName(limit), limit])));
    const { wallet, leases: open, spending } = await store.spendLeasesOf(account, [...limits.values()]);
    const silent_ms = store.now() - WAIT_LIMIT_ms;
    return {
      spendable_nano: wallet === undefined ? 0n : available_nano(wallet),
      used_nano: new Map(
        [...limits.keys()].map((name, index) => {
          const { spent_nano = 0n, held_nano = 0n } = spending[index] ?? {};
          return [name, spent_nano + held_nano];
        }),
      ),
      leases: open.map(({ owner: whose, ...lease }) => {
        const isOwn = whose === owner;
        const left_nano = (isOwn ? leases.byHold.get(lease.hold_id)?.left_nano : undefined) ?? lease.left_nano;
        const isAwaited = !isOwn && lease.wanted_at_ms !== null && lease.wanted_at_ms > silent_ms;
        return { ...lease, left_nano: larger(left_nano, 0n), isOwn, isAwaited };
      }),
    };
  }

  #reclaimOwn(account: string): Promise<boolean> {
    return Promise.race([this.#reclaimAll(account), this.#pause(WAIT_LIMIT_ms)]);
  }

  /** Gives back all money of the account that no request needs. False: that failed. */
  async #reclaimAll(account: string): Promise<boolean> {
    const { leases, reclaim } = this.#services;
    const groups = groupsOf(leases, account);
    for (const group of groups) limitToOneRequest(group);
    const given = await Promise.all(groups.map((group) => reclaim.all(group)));
    return given.every(Boolean);
  }

  async #answer(
    account: string,
    wanted: readonly { readonly hold_id: bigint; readonly account: string }[],
  ): Promise<void> {
    const { store, leases } = this.#services;
    // An unknown lease is just being opened. It is answered in the next round.
    const known = wanted.filter((each) => each.account === account && leases.byHold.has(each.hold_id));
    if (!(await this.#reclaimOwn(account))) return;
    // A closed or split lease needs no answer. For the others, the answer means that their requests need everything.
    const open = known.flatMap(({ hold_id }) => leases.byHold.get(hold_id)?.id ?? []);
    if (open.length > 0) await store.answerSpendLeases(open);
  }

  #pause(delay_ms: number): Promise<false> {
    return new Promise((wake) => this.#services.after(delay_ms, () => wake(false)));
  }
}

/**
 * Refuses the requests that the money of this moment could not pay even if leases gave back everything. Returns the others.
 *
 * @param needed leases whose requests need all that they hold: their money does not count.
 */
function refuseHopeless(
  batch: readonly WaitingRequest[],
  seen: Look,
  needed: ReadonlySet<bigint>,
): readonly WaitingRequest[] {
  const free = seen.leases.filter(({ hold_id }) => !needed.has(hold_id));
  const free_nano = (key: string | null) =>
    free.reduce((sum, lease) => (key === null || lease.key === key ? sum + lease.left_nano : sum), 0n);
  const all_nano = seen.spendable_nano + free_nano(null);
  return batch.filter(({ quote_nano, limits, refuse }) => {
    const isHopeless =
      all_nano < quote_nano ||
      limits.some((limit) => {
        const used_nano = seen.used_nano.get(periodName(limit)) ?? 0n;
        return limit.max_nano - used_nano + free_nano(limit.key) < quote_nano;
      });
    return !isHopeless || !refuse();
  });
}

/** The asked leases that are open and whose owners have answered: they have nothing to give back. */
function answeredOf({ leases }: Look, asked: readonly bigint[]): readonly bigint[] {
  const open = leases.filter(({ hold_id, wanted_at_ms }) => wanted_at_ms === null && asked.includes(hold_id));
  return open.map(({ hold_id }) => hold_id);
}

/** Whether only gateways that do not answer could still give money back. */
function dependsOnSilent({ leases }: Look, needed: ReadonlySet<bigint>): boolean {
  const others = leases.filter(({ isOwn, hold_id }) => !isOwn && !needed.has(hold_id));
  return others.length > 0 && others.every((lease) => lease.wanted_at_ms !== null && !lease.isAwaited);
}

function periodName({ key, since_ms, until_ms }: SpendLimit): string {
  return JSON.stringify([key, since_ms, until_ms]);
}

function undecided(): StoreBusyError {
  return new StoreBusyError('another gateway holds money of this account and may release it; try again in a moment');
}
