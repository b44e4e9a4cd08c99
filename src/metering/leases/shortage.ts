/**
 * What happens before a request is refused for want of money. First this gateway gives back what its own leases of the account
 * hold beyond the quotes under way, then it asks the other gateways of the store to do the same, and the request tries again.
 */
import { larger, type Nano } from '../../lang/amount.ts';
import { available_nano, type Store, StoreBusyError, type Wallet } from '../../store/store.ts';
import type { GiveBack } from './give-back.ts';
import { type AccountBook, bookOf, type Leases, noteShortage } from './lease.ts';

export interface ShortageServices {
  readonly store: Store;
  /** Runs what it is given later. */
  readonly after: (delay_ms: number, run: () => void) => void;
  /** Names this process. */
  readonly owner: string;
  /** Closes what dead gateways left behind. */
  readonly closeLapsed: () => Promise<void>;
}

/** What taking a hold answers where too little is available. */
export interface TooLittle {
  readonly ok: false;
  readonly reason: 'insufficient_funds';
  readonly wallet: Wallet;
}
export type Attempted = { readonly ok: true } | { readonly ok: false; readonly reason: string };

export interface Shortage {
  /**
   * Runs `attempt`, which takes a hold of `quote_nano`; where too little is available, has money given back and runs it again.
   * Answers the last attempt: one that found too little has been told by every gateway that no request could do without more.
   *
   * @throws StoreBusyError when another gateway does not answer, which may hold what is needed; and when too many wait.
   */
  afford<T extends Attempted>(account: string, quote_nano: Nano, attempt: () => Promise<T>): Promise<T>;
  /** Gives back what other gateways asked for. */
  answerOthers(): Promise<void>;
}

/** Requests of one account that wait for money at one time; more are told at once to try again. */
const short_limit = 1_000;
/** How often a request tries again; more than two are needed only where others take what comes back. */
const tries_limit = 5;
/** Other gateways look for questions every 100 ms. One that has not answered after so long is stopped, or dead. */
const answer_poll_ms = 50;
const answer_polls = 60;
const wait_limit_ms = answer_poll_ms * answer_polls;

/** What may be had for one account, beside what requests under way need. */
interface Funds {
  /** Available in the wallet, or left in leases of this gateway. */
  readonly own_nano: Nano;
  /** In leases of other gateways: at most that, for only they know how much their requests need. */
  readonly elsewhere_nano: Nano;
  /** The part of it in leases whose owner was asked and has not answered. */
  readonly unanswered_nano: Nano;
}

/** All who wait at one time are served by one search; those who come during a search, by the next. */
interface Search {
  asksOthers: boolean;
  readonly done: Promise<void>;
}

/** Looks for money in other leases before a request is refused. */
export function createShortage(leases: Leases, giveBack: GiveBack, services: ShortageServices): Shortage {
  const { store, after, owner, closeLapsed } = services;
  const running = new Map<string, Search>();
  const next = new Map<string, Search>();
  let answering = false;

  async function afford<T extends Attempted>(account: string, quote_nano: Nano, attempt: () => Promise<T>): Promise<T> {
    const first = await attempt();
    if (!isTooLittle(first)) return first;
    const book = bookOf(leases, account);
    if (book.short >= short_limit) {
      throw new StoreBusyError('too many requests of this account wait for money; try again in a moment');
    }
    book.short += 1;
    try {
      return await tryAgain(book, quote_nano, attempt, first);
    } finally {
      book.short -= 1;
    }
  }

  async function tryAgain<T extends Attempted>(
    book: AccountBook,
    quote_nano: Nano,
    attempt: () => Promise<T>,
    first: T,
  ): Promise<T> {
    let result = first;
    let hasAsked = false;
    for (let tries = 0; tries < tries_limit; tries += 1) {
      const { own_nano, elsewhere_nano, unanswered_nano } = await fundsOf(book.account);
      const needsOthers = own_nano < quote_nano;
      if (needsOthers) {
        if (own_nano + (hasAsked ? unanswered_nano : elsewhere_nano) < quote_nano) return result;
        if (hasAsked) break;
        hasAsked = true;
      }
      await search(book, needsOthers);
      result = await attempt();
      if (!isTooLittle(result)) return result;
    }
    throw new StoreBusyError('money of this account is set aside elsewhere and may come back; try again in a moment');
  }

  async function fundsOf(account: string): Promise<Funds> {
    const { wallet, leases: open } = await store.spendLeasesOf(account);
    const funds = {
      own_nano: wallet === undefined ? 0n : available_nano(wallet),
      elsewhere_nano: 0n,
      unanswered_nano: 0n,
    };
    for (const { hold_id, owner: whose, left_nano, wanted } of open) {
      if (whose === owner) {
        funds.own_nano += larger(leases.byHold.get(hold_id)?.left_nano ?? left_nano, 0n);
        continue;
      }
      funds.elsewhere_nano += larger(left_nano, 0n);
      if (wanted) funds.unanswered_nano += larger(left_nano, 0n);
    }
    return funds;
  }

  /** Joins the search that begins next. */
  function search(book: AccountBook, asksOthers: boolean): Promise<void> {
    const { account } = book;
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
        await searchNow(book, mine.asksOthers);
      } finally {
        if (running.get(account) === mine) running.delete(account);
      }
    }
  }

  async function searchNow(book: AccountBook, asksOthers: boolean): Promise<void> {
    const { account } = book;
    noteShortage(book);
    await Promise.race([giveBack.all(book), pause(wait_limit_ms)]);
    if (!asksOthers) return;
    await closeLapsed();
    if ((await store.askForSpendLeases(account, owner)) === 0) return;
    for (let polls = 0; polls < answer_polls; polls += 1) {
      const { leases: open } = await store.spendLeasesOf(account);
      if (!open.some((lease) => lease.wanted && lease.owner !== owner)) return;
      await pause(answer_poll_ms);
    }
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
    const book = bookOf(leases, account);
    noteShortage(book);
    // One that is not known yet is being opened, and is answered when it is asked for the next time.
    const known = wanted.filter((each) => each.account === account && leases.byHold.has(each.hold_id));
    if (!(await Promise.race([giveBack.all(book), pause(wait_limit_ms)]))) return;
    // What was closed or split is asked about no more; of the others no request can do without anything.
    const open = known.filter(({ hold_id }) => leases.byHold.has(hold_id)).map(({ hold_id }) => hold_id);
    if (open.length > 0) await store.answerSpendLeases(open);
  }

  function pause(delay_ms: number): Promise<false> {
    return new Promise((wake) => after(delay_ms, () => wake(false)));
  }

  return { afford, answerOthers };
}

function isTooLittle(result: Attempted): boolean {
  return !result.ok && result.reason === 'insufficient_funds';
}
