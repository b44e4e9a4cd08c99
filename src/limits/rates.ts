/**
 * Counts requests and tokens per minute. Each process takes pieces of a rate from the store, like leases of money, and counts against
 * them in memory, so that all processes of a store together never exceed a rate. A window begins with its first request. The piece of
 * a process that dies is unused until the window ends.
 * "Decisions" in docs/architecture.md says why no library does this.
 */
import type { QuotaPiece, QuotaReturn, Store } from '../store/store.ts';

/** What the counters need. */
export interface RateServices {
  readonly store: Pick<Store, 'takeQuotas' | 'returnQuotas'>;
  readonly now: () => number;
}

/** One amount of one rate. */
export interface RateNeed {
  readonly subject: string;
  /** Per window. */
  readonly most: number;
  readonly amount: number;
}

/** An amount that was taken from a window. */
export interface TakenRate {
  readonly rate: Rate;
  readonly since_ms: number;
  readonly amount: number;
}

/** The first rate that does not allow the request. */
export interface RateRefusal {
  /** The position of the need. */
  readonly index: number;
  /** When the window ends. */
  readonly retry_ms: number;
}

/** The state of a rate, for headers. */
export interface RateState {
  readonly remaining: number;
  readonly reset_ms: number;
}

/** The counters of a process. */
export interface Rates {
  /** Takes all amounts or none; synchronously if the pieces of this process are enough. Returns a refusal, or nothing. */
  take(needs: readonly RateNeed[]): RateRefusal | undefined | Promise<RateRefusal | undefined>;
  /** The counter from which an amount was just taken, to settle it later. */
  taken(need: RateNeed): TakenRate;
  /** Replaces an amount by the actual one, if its window has not ended. */
  settle(taken: TakenRate, actual: number): void;
  state(subject: string, most: number): RateState;
  /** The unused part of this process's pieces. */
  unused(subject: string): number;
  /** Gives back pieces that are not used. */
  round(): Promise<void>;
  close(): Promise<void>;
}

/** A window begins with its first request. */
export const WINDOW_ms = 60_000;
/** A refusal of the store is believed for this time. Then another process may have given a piece back. */
const BELIEVED_ms = 500;
/** An unused piece is given back after this time. */
const IDLE_ms = 2_000;
/** More attempts are needed only if other requests take the pieces. */
const TRIES_LIMIT = 20;

/** The counter of one rate in this process. */
class Rate {
  readonly subject: string;
  /** Of the newest request. */
  most: number;
  since_ms = 0;
  /** 0: no window. */
  until_ms = 0;
  /** The unused part of the pieces of this window. Negative after usage beyond an estimate. */
  left = 0;
  /** What the store had left at `asked_ms`. */
  rest = 0;
  asked_ms = Number.NEGATIVE_INFINITY;
  used_ms = 0;
  asking: Promise<void> | undefined;
  /** What the requests that wait for the next piece need, in all and at least. */
  want = 0;
  least = Number.POSITIVE_INFINITY;

  constructor(subject: string, most: number) {
    this.subject = subject;
    this.most = most;
  }
}

/** Creates the counters of this process. */
export function createRates({ store, now }: RateServices): Rates {
  const rates = new Map<string, Rate>();

  /** The counter in its current window. */
  function rateOf({ subject, most }: Pick<RateNeed, 'subject' | 'most'>, now_ms: number): Rate {
    let rate = rates.get(subject);
    if (rate === undefined) {
      rate = new Rate(subject, most);
      rates.set(subject, rate);
    }
    if (rate.most !== most) change(rate, most);
    return inWindow(rate, now_ms);
  }

  /** The piece was taken under another limit. A lower one may allow less than what is left of it. */
  function change(rate: Rate, most: number): void {
    rate.most = most;
    rate.asked_ms = Number.NEGATIVE_INFINITY;
    dropPiece(rate);
  }

  /** If the store fails, the piece is lost until the window ends. */
  function dropPiece(rate: Rate): void {
    const { subject, since_ms, until_ms, left } = rate;
    rate.left = 0;
    if (until_ms !== 0 && left !== 0) store.returnQuotas([{ subject, since_ms, amount: left }]).catch(() => {});
  }

  function inWindow(rate: Rate, now_ms: number): Rate {
    // A clock that was set back ends the window, too.
    if (rate.until_ms !== 0 && (now_ms >= rate.until_ms || now_ms < rate.since_ms - WINDOW_ms)) endWindow(rate);
    return rate;
  }

  function endWindow(rate: Rate): void {
    rate.until_ms = 0;
    rate.left = 0;
    rate.asked_ms = Number.NEGATIVE_INFINITY;
  }

  function take(needs: readonly RateNeed[]): RateRefusal | undefined | Promise<RateRefusal | undefined> {
    const now_ms = now();
    let isEnough = true;
    for (let index = 0; index < needs.length; index += 1) {
      const need = needs[index] as RateNeed;
      const { amount } = need;
      const rate = rateOf(need, now_ms);
      if (rate.left >= amount) continue;
      isEnough = false;
      if (isRefused(rate, amount, now_ms)) return { index, retry_ms: Math.max(1, rate.until_ms - now_ms) };
    }
    return isEnough ? subtract(needs, now_ms) : takeLater(needs);
  }

  function isRefused(rate: Rate, amount: number, now_ms: number): boolean {
    return rate.until_ms !== 0 && rate.left + rate.rest < amount && now_ms - rate.asked_ms < BELIEVED_ms;
  }

  function subtract(needs: readonly RateNeed[], now_ms: number): undefined {
    for (const need of needs) {
      const rate = rateOf(need, now_ms);
      rate.left -= need.amount;
      rate.used_ms = now_ms;
    }
  }

  async function takeLater(needs: readonly RateNeed[]): Promise<RateRefusal | undefined> {
    let refusal: RateRefusal = { index: 0, retry_ms: 1_000 };
    for (let tries = 0; tries < TRIES_LIMIT; tries += 1) {
      const now_ms = now();
      const lacking = needs.filter((need) => rateOf(need, now_ms).left < need.amount);
      if (lacking.length === 0) return subtract(needs, now_ms);
      await Promise.all(lacking.map((need) => ask(rateOf(need, now_ms), need)));
      const index = needs.findIndex((need) => isRefused(rateOf(need, now()), need.amount, now()));
      const need = needs[index];
      if (need === undefined) continue;
      const { left, until_ms } = rateOf(need, now());
      refusal = { index, retry_ms: Math.max(1, until_ms - now()) };
      if (need.amount > left) return refusal;
    }
    return refusal;
  }

  /** Asks for one piece at a time. The next one serves all requests that wait by then. */
  async function ask(rate: Rate, { amount }: RateNeed): Promise<void> {
    rate.want += amount;
    rate.least = Math.min(rate.least, amount);
    await rate.asking;
    // Another waiter may have begun the next one.
    rate.asking ??= askNow(rate).finally(() => {
      rate.asking = undefined;
    });
    return rate.asking;
  }

  async function askNow(rate: Rate): Promise<void> {
    const { subject, most, left } = rate;
    const [want, least] = [rate.want - left, Math.max(1, rate.least - left)];
    rate.want = 0;
    rate.least = Number.POSITIVE_INFINITY;
    const [piece] = await store.takeQuotas([
      { subject, least, want: Math.max(least, want), most, window_ms: WINDOW_ms },
    ]);
    if (piece !== undefined) add(rate, piece);
    // The limit changed while the store answered.
    if (rate.most !== most) change(rate, rate.most);
  }

  function add(rate: Rate, { since_ms, given, rest }: QuotaPiece): void {
    const now_ms = now();
    if (rate.since_ms !== since_ms || rate.until_ms === 0) rate.left = 0;
    rate.since_ms = since_ms;
    rate.until_ms = since_ms + WINDOW_ms;
    rate.left += given;
    rate.rest = rest;
    rate.asked_ms = now_ms;
    rate.used_ms = now_ms;
    // The window ended while the store answered.
    if (now_ms >= rate.until_ms) endWindow(rate);
  }

  async function giveBack(isDue: (rate: Rate) => boolean): Promise<void> {
    const returns: QuotaReturn[] = [];
    const now_ms = now();
    for (const rate of [...rates.values()]) {
      const { subject, since_ms, left } = inWindow(rate, now_ms);
      if (rate.asking !== undefined || !isDue(rate)) continue;
      if (rate.until_ms === 0) rates.delete(subject);
      else if (left !== 0) {
        returns.push({ subject, since_ms, amount: left });
        rate.left = 0;
      }
    }
    if (returns.length > 0) await store.returnQuotas(returns);
  }

  return {
    take,
    taken(need) {
      const rate = rateOf(need, now());
      return { rate, since_ms: rate.since_ms, amount: need.amount };
    },
    settle({ rate, since_ms, amount }, actual) {
      if (rate.since_ms === since_ms && rate.until_ms !== 0) rate.left += amount - actual;
    },
    state(subject, most) {
      const now_ms = now();
      const known = rates.get(subject);
      if (known === undefined) return { remaining: most, reset_ms: now_ms };
      const rate = inWindow(known, now_ms);
      if (rate.until_ms === 0) return { remaining: most, reset_ms: now_ms };
      return { remaining: Math.max(0, Math.min(most, rate.left + Math.max(0, rate.rest))), reset_ms: rate.until_ms };
    },
    unused(subject) {
      const rate = rates.get(subject);
      return rate === undefined ? 0 : inWindow(rate, now()).left;
    },
    round: () => giveBack((rate) => now() - rate.used_ms >= IDLE_ms),
    close: () => giveBack(() => true),
  };
}
