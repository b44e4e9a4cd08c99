/**
 * Before a request is refused for insufficient funds or for a spend limit, this module frees money that leases hold without need.
 * First the gateway gives back what its own leases of the account hold beyond the quotes in flight. Then it asks the other gateways
 * of the store to do the same, and the request tries again.
 */
import { larger, type Nano } from '../../lang/amount.ts';
import { available_nano, type SpendLimit, type Store, StoreBusyError, type Wallet } from '../../store/store.ts';
import type { GiveBack } from './give-back.ts';
import { groupOf, groupsOf, type LeaseGroup, type Leases, noteShortage } from './lease.ts';

/** What the search for money needs. */
export interface ShortageServices {
  readonly store: Store;
  /** Runs a function after a delay. */
  readonly after: (delay_ms: number, run: () => void) => void;
  /** The id of this process. */
  readonly owner: string;
  /** Closes the expired leases of dead gateways. */
  readonly closeLapsed: () => Promise<void>;
}

/** The result of taking a hold when too little is available. */
export interface TooLittle {
  readonly ok: false;
  readonly reason: 'insufficient_funds';
  readonly wallet: Wallet;
}
/** The result of an attempt to take a hold. */
export type Attempted = { readonly ok: true } | { readonly ok: false; readonly reason: string };

/** Frees money in leases. */
export interface Shortage {
  /**
   * Runs `attempt`, which takes a hold of `quote_nano`. If too little is available, frees money in leases and runs it again.
   * Returns the last result. If that is a refusal, no gateway holds enough money that its requests do not need.
   *
   * @param limits the spend limits of the hold. What leases hold counts as spent until they give it back.
   * @throws StoreBusyError when a gateway that may hold the money does not answer, and when too many requests wait.
   */
  afford<T extends Attempted>(
    account: string,
    quote_nano: Nano,
    attempt: () => Promise<T>,
    limits?: readonly SpendLimit[],
  ): Promise<T>;
  /** Gives back the money that other gateways asked for. */
  answerOthers(): Promise<void>;
}

/** How many requests of one account may wait for money. Further ones fail at once, with the advice to try again. */
const SHORT_LIMIT = 1_000;
/** How often a request tries again. More than two are needed only if other requests take the freed money. */
const TRIES_LIMIT = 5;
/** Other gateways check for requests every 100 ms. One that has not answered after `wait_limit_ms` is suspended or dead. */
const ANSWER_POLL_ms = 50;
const ANSWER_POLLS = 60;
const WAIT_LIMIT_ms = ANSWER_POLL_ms * ANSWER_POLLS;

/** Money of one account, or the rest of a spend limit, that requests in flight do not need. */
interface Funds {
  /** Only leases of this key count; null: all leases of the account. */
  readonly key: string | null;
  /** Available, or left in leases of this gateway. */
  readonly own_nano: Nano;
  /** Left in leases of other gateways. An upper bound: only they know how much their requests need. */
  readonly elsewhere_nano: Nano;
  /** The part of `elsewhere_nano` whose owner was asked and has not answered. */
  readonly unanswered_nano: Nano;
}

/** One search serves all requests that wait when it begins. Later requests share the next search. */
interface Search {
  asksOthers: boolean;
  readonly done: Promise<void>;
}

/** Creates the search for money over the leases of this process. */
export function createShortage(leases: Leases, giveBack: GiveBack, services: ShortageServices): Shortage {
  const { store, after, owner, closeLapsed } = services;
  const running = new Map<string, Search>();
  const next = new Map<string, Search>();
  let answering = false;

  async function afford<T extends Attempted>(
    account: string,
    quote_nano: Nano,
    attempt: () => Promise<T>,
    limits: readonly SpendLimit[] = [],
  ): Promise<T> {
    const first = await attempt();
    if (!isTooLittle(first)) return first;
    const group = groupOf(leases, account);
    if (group.short >= SHORT_LIMIT) {
      throw new StoreBusyError('too many requests of this account wait for money; try again in a moment');
    }
    group.short += 1;
    try {
      return await tryAgain(group, quote_nano, attempt, first, limits);
    } finally {
      group.short -= 1;
    }
  }

  async function tryAgain<T extends Attempted>(
    group: LeaseGroup,
    quote_nano: Nano,
    attempt: () => Promise<T>,
    first: T,
    limits: readonly SpendLimit[],
  ): Promise<T> {
    let result = first;
    let hasAsked = false;
    for (let tries = 0; tries < TRIES_LIMIT; tries += 1) {
      const funds = await fundsOf(group.account, limits);
      const needsOthers = funds.some(({ own_nano }) => own_nano < quote_nano);
      if (needsOthers) {
        const isHopeless = funds.some(
          ({ own_nano, elsewhere_nano, unanswered_nano }) =>
            own_nano + (hasAsked ? unanswered_nano : elsewhere_nano) < quote_nano,
        );
        if (isHopeless) return result;
        if (hasAsked) break;
        hasAsked = true;
      }
      await search(group, needsOthers);
      result = await attempt();
      if (!isTooLittle(result)) return result;
    }
    throw new StoreBusyError('money of this account is set aside elsewhere and may come back; try again in a moment');
  }

  /** The money of the wallet, and the rest of each limit. */
  async function fundsOf(account: string, limits: readonly SpendLimit[]): Promise<readonly Funds[]> {
    const { wallet, leases: open, spending } = await store.spendLeasesOf(account, limits);
    const none = { elsewhere_nano: 0n, unanswered_nano: 0n };
    const all = [
      { key: null, own_nano: wallet === undefined ? 0n : available_nano(wallet), ...none },
      ...limits.map(({ key, most_nano }, index) => {
        const { spent_nano = 0n, held_nano = 0n } = spending[index] ?? {};
        return { key, own_nano: most_nano - spent_nano - held_nano, ...none };
      }),
    ];
    for (const lease of open) {
      const left_nano = larger(
        (lease.owner === owner ? leases.byHold.get(lease.hold_id)?.left_nano : undefined) ?? lease.left_nano,
        0n,
      );
      for (const funds of all) {
        if (funds.key !== null && funds.key !== lease.key) continue;
        if (lease.owner === owner) funds.own_nano += left_nano;
        else {
          funds.elsewhere_nano += left_nano;
          if (lease.wanted) funds.unanswered_nano += left_nano;
        }
      }
    }
    return all;
  }

  /** Joins the next search of the account, or plans one. */
  function search(group: LeaseGroup, asksOthers: boolean): Promise<void> {
    const { account } = group;
    const planned = next.get(account);
    if (planned !== undefined) {
      planned.asksOthers ||= asksOthers;
      return planned.done;
    }
    const mine: Search = { asksOthers, done: (running.get(account)?.done ?? Promise.resolve()).then(begin, begin) };
    next.set(account, mine);
    return mine.done;

    async function begin(): Promise<void> {
      next.delete(account);
      running.set(account, mine);
      try {
        await searchNow(group, mine.asksOthers);
      } finally {
        if (running.get(account) === mine) running.delete(account);
      }
    }
  }

  async function searchNow(group: LeaseGroup, asksOthers: boolean): Promise<void> {
    const { account } = group;
    await Promise.race([giveBackAll(account), pause(WAIT_LIMIT_ms)]);
    if (!asksOthers) return;
    await closeLapsed();
    if ((await store.askForSpendLeases(account, owner)) === 0) return;
    for (let polls = 0; polls < ANSWER_POLLS; polls += 1) {
      const { leases: open } = await store.spendLeasesOf(account);
      if (!open.some((lease) => lease.wanted && lease.owner !== owner)) return;
      await pause(ANSWER_POLL_ms);
    }
  }

  /** Gives back all money of the account that no request needs. False: that failed. */
  async function giveBackAll(account: string): Promise<boolean> {
    const groups = groupsOf(leases, account);
    for (const group of groups) noteShortage(group);
    const given = await Promise.all(groups.map((group) => giveBack.all(group)));
    return given.every(Boolean);
  }

  async function answerOthers(): Promise<void> {
    if (answering || leases.byHold.size === 0) return;
    answering = true;
    try {
      const wanted = await store.wantedSpendLeases(owner);
      const accounts = new Set(wanted.map(({ account }) => account));
      await Promise.all([...accounts].map((account) => answer(account, wanted)));
    } finally {
      answering = false;
    }
  }

  async function answer(
    account: string,
    wanted: readonly { readonly hold_id: bigint; readonly account: string }[],
  ): Promise<void> {
    // An unknown lease is just being opened. It is answered in the next round.
    const known = wanted.filter((each) => each.account === account && leases.byHold.has(each.hold_id));
    if (!(await Promise.race([giveBackAll(account), pause(WAIT_LIMIT_ms)]))) return;
    // A closed or split lease needs no answer. For the others, the answer means that their requests need everything.
    const open = known.filter(({ hold_id }) => leases.byHold.has(hold_id)).map(({ hold_id }) => hold_id);
    if (open.length > 0) await store.answerSpendLeases(open);
  }

  function pause(delay_ms: number): Promise<false> {
    return new Promise((wake) => after(delay_ms, () => wake(false)));
  }

  return { afford, answerOthers };
}

function isTooLittle(result: Attempted): boolean {
  return !result.ok && (result.reason === 'insufficient_funds' || result.reason === 'spend_limit');
}
