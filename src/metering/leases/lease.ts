/** A lease in the memory of the gateway that owns it, and what that gateway knows of one account. */
import type { Nano } from '../../lang/amount.ts';
import type { UsageRow } from '../../store/store.ts';

/** A hold under use. At any time quotes under way + spent ≤ amount, but for costs above their quotes. */
export class Lease {
  readonly book: AccountBook;
  /** Names it in the store. Another one after a split. */
  hold_id: bigint;
  amount_nano: Nano;
  readonly opened_at_ms: number;
  /** From then on any gateway may close it. */
  until_ms: number;
  used_at_ms: number;
  /** Quotes of the requests under way. */
  quoted_nano: Nano = 0n;
  /** Costs of the requests that ended. */
  spent_nano: Nano = 0n;
  inFlight = 0;
  /** Rows that the store has not acknowledged yet. */
  unwritten = 0;
  /** The store is closing or splitting it; false: it failed. */
  change: Promise<boolean> | undefined;
  /** Rows of requests that ended during a split, for the lease that stands in its place. */
  kept: UsageRow[] = [];
  /** It is closed in the store, by this gateway or by another. */
  isGone = false;
  #allWritten: PromiseWithResolvers<void> | undefined;

  constructor(book: AccountBook, hold_id: bigint, amount_nano: Nano, now_ms: number, until_ms: number) {
    this.book = book;
    this.hold_id = hold_id;
    this.amount_nano = amount_nano;
    this.opened_at_ms = now_ms;
    this.used_at_ms = now_ms;
    this.until_ms = until_ms;
  }

  /** What no request under way needs and none has spent. Below zero after costs above their quotes. */
  get left_nano(): Nano {
    return this.amount_nano - this.quoted_nano - this.spent_nano;
  }

  /** It admits no more requests. */
  get isRetired(): boolean {
    return this.book.current !== this;
  }

  /** Resolves when every row of it is durable, or somebody else has closed it. */
  allWritten(): Promise<void> {
    if (this.unwritten === 0 || this.isGone) return Promise.resolve();
    this.#allWritten ??= Promise.withResolvers<void>();
    return this.#allWritten.promise;
  }

  /** To be called when `unwritten` has become 0, and when it is gone. */
  noticeWritten(): void {
    this.#allWritten?.resolve();
    this.#allWritten = undefined;
  }
}

/** What this gateway knows of one account. */
export interface AccountBook {
  readonly account: string;
  /** The lease that admits. */
  current: Lease | undefined;
  /** All that are open: the one that admits, and those that wait for their last requests and rows. */
  readonly leases: Set<Lease>;
  /** A lease is being opened; whoever needs one waits for it. */
  opening: Promise<unknown> | undefined;
  /** What was quoted at once, and spent, in the lease before; it sizes the next. */
  lately_nano: Nano;
  /** Rounds for which the account counts as short of money: only exact holds are taken. */
  shortRounds: number;
  /** Requests that wait for a lease or for money; the book must not be forgotten meanwhile. */
  waiting: number;
  /** Those of them that found too little. */
  short: number;
}

/** Every open lease of this gateway. */
export interface Leases {
  readonly books: Map<string, AccountBook>;
  readonly byHold: Map<bigint, Lease>;
}

/** The leases of an account; an empty book the first time. */
export function bookOf({ books }: Leases, account: string): AccountBook {
  const found = books.get(account);
  if (found !== undefined) return found;
  const fresh: AccountBook = {
    account,
    current: undefined,
    leases: new Set(),
    opening: undefined,
    lately_nano: 0n,
    shortRounds: 0,
    waiting: 0,
    short: 0,
  };
  books.set(account, fresh);
  return fresh;
}

/** For how long an account that was short of money gets no leases, only exact holds: nothing idle is held that somebody needs. */
const short_rounds = 5;

/** Gives the account exact holds only, for some rounds. */
export function noteShortage(book: AccountBook): void {
  book.shortRounds = short_rounds;
}
