/**
 * Money at the speed of requests. A metered request is admitted in memory against a lease, a hold that the gateway took
 * durably for its account in one piece; when it ends, its quote goes back, its cost is taken, and one usage row is written.
 * A lease is charged the sum of its rows and nothing else, so memory may be lost at any moment without harm to the customer.
 */
import type { Logger } from 'pino';
import { failpoint } from '../failpoint.ts';
import type { Nano } from '../lang/amount.ts';
import { type Metrics, reportOverage } from '../metrics.ts';
import { available_nano, type Store, type UsageRow, type Wallet } from '../store/store.ts';
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
}

/** A request that was let in. Whoever has one must give it to `finish` once, whatever happens. */
export interface Admission {
  readonly ok: true;
  readonly lease: Lease;
  readonly quote_nano: Nano;
}
export type AdmissionResult = Admission | { readonly ok: false; readonly wallet: Wallet };

export interface LeaseBook {
  /** Sets a quote aside: at once where the account has a lease that it fits into. Refused when it has less than that available. */
  admit(account: string, quote_nano: Nano): AdmissionResult | Promise<AdmissionResult>;
  /** Gives the quote back and takes the cost, if there is a row of its lease. Does not wait for the row to be durable. */
  finish(admission: Admission, row: UsageRow | undefined): void;
  /** Closes what is idle, used up or old, renews what is in use, and closes what other processes left behind. */
  round(): Promise<void>;
  /** Closes every lease. Requests under way must have finished. */
  close(): Promise<void>;
}

/** Old and idle leases are given back, so that money is not held which nobody spends. */
const age_limit_ms = 5_000;
const idle_limit_ms = 2_000;
/** No lease takes more of what is available: the rest stays for other gateways, and for tasks. */
const share = 8n;

/** A hold under use. At any time quotes in flight + spent ≤ amount, but for costs above their quotes. */
export class Lease {
  readonly account: string;
  readonly hold_id: bigint;
  readonly amount_nano: Nano;
  readonly opened_at_ms: number;
  until_ms: number;
  used_at_ms: number;
  /** Quotes of the requests under way. */
  quoted_nano: Nano = 0n;
  spent_nano: Nano = 0n;
  inFlight = 0;
  /** Rows that the store has not acknowledged yet. */
  unwritten = 0;
  closing = false;

  constructor(account: string, hold_id: bigint, amount_nano: Nano, now_ms: number, until_ms: number) {
    this.account = account;
    this.hold_id = hold_id;
    this.amount_nano = amount_nano;
    this.opened_at_ms = now_ms;
    this.used_at_ms = now_ms;
    this.until_ms = until_ms;
  }

  get left_nano(): Nano {
    return this.amount_nano - this.quoted_nano - this.spent_nano;
  }

  get isIdle(): boolean {
    return this.inFlight === 0 && this.unwritten === 0;
  }
}

/** One account: the lease that admits, those that only wait for their last requests, and how much was needed lately. */
interface Book {
  current: Lease | undefined;
  opening: Promise<unknown> | undefined;
  /** The most that was quoted at once, and spent, in the lease before; it sizes the next. */
  lately_nano: Nano;
}

export function createLeaseBook({ store, log, metrics, now, after, owner, lease_ms }: LeaseBookServices): LeaseBook {
  const books = new Map<string, Book>();
  const leases = new Map<bigint, Lease>();
  const usage = createUsageBatch({ store, log, after }, written);

  function bookOf(account: string): Book {
    let book = books.get(account);
    if (book === undefined) {
      book = { current: undefined, opening: undefined, lately_nano: 0n };
      books.set(account, book);
    }
    return book;
  }

  function admit(account: string, quote_nano: Nano): AdmissionResult | Promise<AdmissionResult> {
    const book = bookOf(account);
    return takeIfFits(book, quote_nano) ?? admitLater(account, book, quote_nano);
  }

  async function admitLater(account: string, book: Book, quote_nano: Nano): Promise<AdmissionResult> {
    while (book.opening !== undefined) {
      // One opens for all who wait, and whoever does not fit then opens the next.
      await book.opening;
      const taken = takeIfFits(book, quote_nano);
      if (taken !== undefined) return taken;
    }
    const opened = open(account, book, quote_nano);
    book.opening = opened
      .catch(() => undefined)
      .finally(() => {
        book.opening = undefined;
      });
    const result = await opened;
    return result instanceof Lease ? take(result, quote_nano) : result;
  }

  function takeIfFits({ current }: Book, quote_nano: Nano): Admission | undefined {
    return current !== undefined && current.left_nano >= quote_nano ? take(current, quote_nano) : undefined;
  }

  function take(lease: Lease, quote_nano: Nano): Admission {
    lease.quoted_nano += quote_nano;
    lease.inFlight += 1;
    lease.used_at_ms = now();
    return { ok: true, lease, quote_nano };
  }

  async function open(account: string, book: Book, quote_nano: Nano): Promise<Lease | { ok: false; wallet: Wallet }> {
    if (book.current !== undefined) retire(book);
    const wallet = await store.wallet(account);
    const available = wallet === undefined ? 0n : available_nano(wallet);
    const piece = atMost(atLeast(quote_nano * 4n, book.lately_nano * 2n), available / share);
    // Too little for a lease: an exact hold for this one request.
    const lease =
      (await hold(account, atLeast(piece, quote_nano))) ??
      (piece > quote_nano ? await hold(account, quote_nano) : undefined);
    if (lease instanceof Lease) {
      failpoint('lease_durable');
      book.current = lease;
      leases.set(lease.hold_id, lease);
      return lease;
    }
    const left = await store.wallet(account);
    if (left === undefined) throw new Error(`there is no account ${account}`);
    return { ok: false, wallet: left };
  }

  async function hold(account: string, amount_nano: Nano): Promise<Lease | undefined> {
    const until_ms = now() + lease_ms;
    const opened = await store.openSpendLease({ account, amount_nano, owner, until_ms });
    return opened.ok ? new Lease(account, opened.hold_id, amount_nano, now(), until_ms) : undefined;
  }

  /** No more requests: it is closed when the last of those under way has ended. */
  function retire(book: Book): void {
    const lease = book.current;
    if (lease === undefined) return;
    book.lately_nano = lease.quoted_nano + lease.spent_nano;
    book.current = undefined;
    closeIfDone(lease);
  }

  function finish({ lease, quote_nano }: Admission, row: UsageRow | undefined): void {
    lease.quoted_nano -= quote_nano;
    lease.inFlight -= 1;
    lease.used_at_ms = now();
    if (row === undefined) {
      closeIfDone(lease);
      return;
    }
    failpoint('usage_counted');
    lease.spent_nano += row.amount_nano;
    lease.unwritten += 1;
    usage.add(row);
  }

  function written(hold_id: bigint): void {
    const lease = leases.get(hold_id);
    if (lease === undefined) return;
    lease.unwritten -= 1;
    closeIfDone(lease);
  }

  function closeIfDone(lease: Lease): void {
    const retired = books.get(lease.account)?.current !== lease;
    if (retired && lease.isIdle && !lease.closing) void close(lease);
  }

  async function close(lease: Lease): Promise<void> {
    lease.closing = true;
    try {
      const overage_nano = await store.closeSpendLease(lease.hold_id);
      leases.delete(lease.hold_id);
      reportOverage(overage_nano, { account: lease.account, hold: String(lease.hold_id) }, { log, metrics });
    } catch (error) {
      lease.closing = false;
      log.error({ err: error, hold: String(lease.hold_id) }, 'a lease was not closed; trying again');
    }
  }

  async function round(): Promise<void> {
    const now_ms = now();
    for (const [account, book] of books) {
      const lease = book.current;
      if (lease === undefined) {
        if (book.opening === undefined) books.delete(account);
        continue;
      }
      const idle = lease.inFlight === 0 && now_ms - lease.used_at_ms >= idle_limit_ms;
      if (idle || now_ms - lease.opened_at_ms >= age_limit_ms) retire(book);
    }
    for (const lease of leases.values()) closeIfDone(lease);
    await renew(now_ms);
    await store.closeLapsedSpendLeases();
  }

  async function renew(now_ms: number): Promise<void> {
    const due = [...leases.values()].filter((lease) => !lease.closing && lease.until_ms - now_ms < lease_ms / 2);
    if (due.length === 0) return;
    const until_ms = now_ms + lease_ms;
    await store.renewSpendLeases(
      due.map((lease) => lease.hold_id),
      until_ms,
    );
    for (const lease of due) lease.until_ms = until_ms;
  }

  return {
    admit,
    finish,
    round,
    async close() {
      for (const book of books.values()) retire(book);
      usage.flush();
      // Rows that are still being written close their lease themselves; a store that refuses them is not waited for for ever.
      for (let tries = 0; leases.size > 0 && tries < 100; tries += 1) {
        for (const lease of leases.values()) closeIfDone(lease);
        await new Promise((wake) => setTimeout(wake, 20));
      }
    },
  };
}

function atLeast(a: Nano, b: Nano): Nano {
  return a > b ? a : b;
}

function atMost(a: Nano, b: Nano): Nano {
  return a < b ? a : b;
}
