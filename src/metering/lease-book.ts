/**
 * Money at the speed of requests. A metered request is admitted in memory against a lease, a hold that the gateway took
 * durably for its account in one piece; when it ends, its quote goes back, its cost is taken, and one usage row is written.
 * A lease is charged the sum of its rows and nothing else, so memory may be lost at any moment without harm to the customer.
 */
import type { Logger } from 'pino';
import { failpoint } from '../failpoint.ts';
import { larger, type Nano, smaller } from '../lang/amount.ts';
import type { Metrics } from '../metrics.ts';
import { available_nano, type Store, StoreBusyError, type UsageRow } from '../store/store.ts';
import { createGiveBack } from './leases/give-back.ts';
import { type AccountBook, bookOf, Lease, type Leases } from './leases/lease.ts';
import { createShortage, type Shortage, type TooLittle } from './leases/shortage.ts';
import { admits, createUpkeep } from './leases/upkeep.ts';
import { createUsageBatch } from './usage-batch.ts';

export interface LeaseBookServices {
  readonly store: Store;
  readonly log: Logger;
  readonly metrics: Metrics;
  readonly now: () => number;
  /** Runs what it is given later. */
  readonly after: (delay_ms: number, run: () => void) => void;
  /** Names this process. */
  readonly owner: string;
  /** A lease that is not renewed for so long belongs to a process that died, and is closed by any other. */
  readonly lease_ms: number;
  /** How far below zero an overage may take a wallet. */
  readonly overdraft_nano: Nano;
}

/** A request that was let in. Whoever has one must give it to `finish` once, whatever happens. */
export interface Admission {
  readonly ok: true;
  readonly lease: Lease;
  readonly quote_nano: Nano;
}
export type AdmissionResult = Admission | TooLittle;

export interface LeaseBook extends Pick<Shortage, 'afford' | 'answerOthers'> {
  /**
   * Sets a quote aside: at once where the account has a lease that it fits into. Refused when too little is available, and no
   * lease of any gateway holds money that its requests do not need.
   *
   * @throws StoreBusyError when that cannot be told now.
   */
  admit(account: string, quote_nano: Nano): AdmissionResult | Promise<AdmissionResult>;
  /** Gives the quote back and takes the cost, if there is a row of its lease. Does not wait for the row to be durable. */
  finish(admission: Admission, row: UsageRow | undefined): void;
  /** Closes what is idle, used up or old, renews what is in use, and closes what other processes left behind. */
  round(): Promise<void>;
  /** Closes every lease. Requests under way must have finished. */
  close(): Promise<void>;
}

/** No lease takes more of what is available: the rest stays for other gateways, and for tasks. */
const share = 8n;
/** A lease that is over when it comes is not used; only a process that is stopped again and again sees more than one. */
const opening_limit = 3;

export function createLeaseBook(services: LeaseBookServices): LeaseBook {
  const { store, now, owner, lease_ms } = services;
  const leases: Leases = { books: new Map(), byHold: new Map() };
  const usage = createUsageBatch(services, written);
  const giveBack = createGiveBack(leases, usage, services);
  const upkeep = createUpkeep(leases, giveBack, services);
  const shortage = createShortage(leases, giveBack, { ...services, closeLapsed: upkeep.closeLapsed });

  function admit(account: string, quote_nano: Nano): AdmissionResult | Promise<AdmissionResult> {
    const book = bookOf(leases, account);
    return takeIfFits(book, quote_nano) ?? admitLater(book, quote_nano);
  }

  function takeIfFits({ current }: AccountBook, quote_nano: Nano): Admission | undefined {
    if (current === undefined || current.left_nano < quote_nano) return undefined;
    const now_ms = now();
    return admits(current, now_ms, lease_ms) ? take(current, quote_nano, now_ms) : undefined;
  }

  function take(lease: Lease, quote_nano: Nano, now_ms: number): Admission {
    lease.quoted_nano += quote_nano;
    lease.inFlight += 1;
    lease.used_at_ms = now_ms;
    return { ok: true, lease, quote_nano };
  }

  async function admitLater(book: AccountBook, quote_nano: Nano): Promise<AdmissionResult> {
    book.waiting += 1;
    try {
      return await shortage.afford(book.account, quote_nano, () => takeFromNew(book, quote_nano));
    } finally {
      book.waiting -= 1;
    }
  }

  /** Takes it from a lease for many requests, or where too little is available for that, or was lately, from an exact hold. */
  async function takeFromNew(book: AccountBook, quote_nano: Nano): Promise<AdmissionResult> {
    for (let tries = 0; tries < opening_limit; ) {
      const piece_nano = await pieceFor(book, quote_nano);
      if (piece_nano > quote_nano && book.opening !== undefined) {
        // One opens for all who wait, and whoever does not fit then opens the next.
        await book.opening;
        const taken = takeIfFits(book, quote_nano);
        if (taken !== undefined) return taken;
        continue;
      }
      const shared = piece_nano > quote_nano ? await openForMany(book, piece_nano, quote_nano) : undefined;
      const taken = shared?.ok === true ? shared : await open(book, quote_nano, quote_nano);
      if (!taken.ok || admits(taken.lease, now(), lease_ms)) return taken;
      giveUp(taken);
      tries += 1;
    }
    throw new StoreBusyError('the gateway was held up, and sent nothing; try again');
  }

  function openForMany(book: AccountBook, piece_nano: Nano, quote_nano: Nano): Promise<AdmissionResult> {
    const opening = open(book, piece_nano, quote_nano).then((taken) => {
      if (!taken.ok) return taken;
      giveBack.retire(book);
      book.current = taken.lease;
      return taken;
    });
    book.opening = opening
      .catch(() => undefined)
      .finally(() => {
        book.opening = undefined;
      });
    return opening;
  }

  async function pieceFor(book: AccountBook, quote_nano: Nano): Promise<Nano> {
    if (book.shortRounds > 0) return quote_nano;
    const wallet = await store.wallet(book.account);
    const available = wallet === undefined ? 0n : available_nano(wallet);
    const { current } = book;
    const lately_nano = current === undefined ? book.lately_nano : current.quoted_nano + current.spent_nano;
    return smaller(larger(quote_nano * 4n, lately_nano * 2n), available / share);
  }

  /** Opens a lease of that amount with the request in it, so that nobody takes it for one that is done with. */
  async function open(book: AccountBook, amount_nano: Nano, quote_nano: Nano): Promise<AdmissionResult> {
    const { account } = book;
    const until_ms = now() + lease_ms;
    const opened = await store.openSpendLease({ account, amount_nano, owner, until_ms });
    if (!opened.ok) return opened;
    failpoint('lease_durable');
    const now_ms = now();
    const lease = new Lease(book, opened.hold_id, amount_nano, now_ms, until_ms);
    book.leases.add(lease);
    leases.byHold.set(lease.hold_id, lease);
    return take(lease, quote_nano, now_ms);
  }

  /** The lease was over when it came: this process was stopped for so long. */
  function giveUp(admission: Admission): void {
    const { book, isRetired } = admission.lease;
    if (!isRetired) giveBack.retire(book);
    finish(admission, undefined);
  }

  function finish({ lease, quote_nano }: Admission, row: UsageRow | undefined): void {
    lease.quoted_nano -= quote_nano;
    lease.inFlight -= 1;
    lease.used_at_ms = now();
    if (row === undefined) {
      giveBack.closeIfDone(lease);
      return;
    }
    failpoint('usage_counted');
    lease.spent_nano += row.amount_nano;
    lease.unwritten += 1;
    if (lease.change === undefined) usage.add(row);
    else lease.kept.push(row);
  }

  function written(hold_id: bigint): void {
    const lease = leases.byHold.get(hold_id);
    if (lease === undefined) return;
    lease.unwritten -= 1;
    if (lease.unwritten === 0) lease.noticeWritten();
    giveBack.closeIfDone(lease);
  }

  return {
    admit,
    finish,
    afford: shortage.afford,
    answerOthers: shortage.answerOthers,
    async round() {
      await upkeep.round();
      await shortage.answerOthers();
    },
    async close() {
      for (const book of leases.books.values()) giveBack.retire(book);
      usage.flush();
      // Rows that are still being written close their lease themselves; a store that refuses them is not waited for for ever.
      for (let tries = 0; leases.byHold.size > 0 && tries < 100; tries += 1) {
        for (const lease of leases.byHold.values()) giveBack.closeIfDone(lease);
        await new Promise((wake) => setTimeout(wake, 20));
      }
    },
  };
}
