/** The part of one limit that this process has, and what its requests use of it. */
import type { QuotaAsk, QuotaGrant } from '../../ledger/store/store.ts';

/** What a request uses of one limit. */
export interface QuotaNeed {
  readonly subject: string;
  readonly max: number;
  /** Undefined: the use ends with the request. */
  readonly window_ms: number | undefined;
  /** At most `max`. */
  readonly amount: number;
}

/** A refusal of the store is believed for this time. Then another process may have given a part back. */
const BELIEVED_ms = { window: 500, none: 100 } as const;

/** Whether a refusal at `at_ms` is still believed. It is not if the clock was set back. */
export function isWithin(time_ms: number, at_ms: number, now_ms: number): boolean {
  return now_ms >= at_ms && now_ms - at_ms < time_ms;
}

/** One limit in this process. */
export class Quota {
  readonly subject: string;
  /** Undefined: what is used is free again when its request ends. */
  readonly window_ms: number | undefined;
  readonly term_ms: number;
  max: number;
  /** What may be in use. */
  given = 0;
  /** What the store has for this process, at most. More than `given` while some is given back. */
  stored = 0;
  /** What is in use, or was used in the window. More than `given` after use beyond an estimate. */
  used = 0;
  /** When the window ends, or the time of the part; 0: it has none. */
  until_ms = 0;
  /** The rest in the store at `asked_ms`. */
  rest = 0;
  asked_ms = Number.NEGATIVE_INFINITY;
  used_ms = 0;
  asking: Promise<void> | undefined;
  /** The total and the smallest need of the requests that wait for the store's next answer. */
  want = 0;
  least = Number.POSITIVE_INFINITY;
  /** The need of the requests that wait for this limit or for another one. */
  pending = 0;
  /** What came back from requests that were not forwarded. Others get it as soon as the store has answered. */
  unneeded = 0;

  constructor({ subject, max, window_ms }: QuotaNeed, term_ms: number) {
    this.subject = subject;
    this.max = max;
    this.window_ms = window_ms;
    this.term_ms = window_ms ?? term_ms;
  }

  get free(): number {
    return this.given - this.used;
  }

  /** The use of all processes, as far as this one knows. Parts that others took in advance count as used. */
  get usedByAll(): number {
    return this.max - this.free - this.rest;
  }

  /** Nothing is used, and the store has nothing for this process. */
  get isOver(): boolean {
    return this.window_ms === undefined ? this.used === 0 && this.stored === 0 : this.until_ms === 0;
  }

  /** A part without a window is used until a tenth of its time before its end, because others may take it then. */
  hasRoom(amount: number, now_ms: number): boolean {
    const margin_ms = this.window_ms === undefined ? this.term_ms / 10 : 0;
    return this.free >= amount && this.used + amount <= this.max && now_ms < this.until_ms - margin_ms;
  }

  /** Whether the amount is certainly more than what is left. */
  isRefused(amount: number, now_ms: number): boolean {
    if (this.used + amount > this.max) return true;
    const believed_ms = this.window_ms === undefined ? BELIEVED_ms.none : BELIEVED_ms.window;
    return this.free + this.rest < amount && isWithin(believed_ms, this.asked_ms, now_ms);
  }

  mustRenew(now_ms: number): boolean {
    return this.window_ms === undefined && this.until_ms - now_ms < this.term_ms / 2;
  }

  /** Ends the window when its time is over. A clock that was set back ends it, too. */
  endWindow(now_ms: number): void {
    const { window_ms, until_ms } = this;
    if (window_ms === undefined || until_ms === 0) return;
    if (now_ms < until_ms && now_ms >= until_ms - 2 * window_ms) return;
    this.until_ms = 0;
    this.given = 0;
    this.stored = 0;
    this.used = 0;
    this.unneeded = 0;
    this.asked_ms = Number.NEGATIVE_INFINITY;
  }

  /**
   * The free part was granted under another limit. Other processes may have all that a lower one allows, so it is given back. Returns
   * whether the store must be updated.
   */
  setMax(max: number): boolean {
    this.max = max;
    this.asked_ms = Number.NEGATIVE_INFINITY;
    const isLess = this.given > this.used;
    this.given = Math.min(this.given, this.used);
    return isLess && this.asking === undefined;
  }

  /** Asks the store for this amount, or more if `isAhead`. What is given back may be another's before the store answers. */
  ask(wanted: number, isAhead: boolean): QuotaAsk {
    const { subject, max, term_ms, window_ms, until_ms } = this;
    const used = window_ms === undefined ? Math.min(this.used, wanted) : this.used;
    const least = Math.min(this.least, wanted - used);
    this.rest += Math.max(0, this.given - wanted);
    this.given = Math.min(this.given, wanted);
    this.stored = Math.max(this.stored, wanted);
    this.want = 0;
    this.least = Number.POSITIVE_INFINITY;
    this.unneeded = 0;
    const window_until_ms = window_ms === undefined ? undefined : until_ms;
    return { subject, used, more: wanted - used, least, isAhead, max, term_ms, window_until_ms };
  }

  answered(ask: QuotaAsk, grant: QuotaGrant, sent_ms: number, now_ms: number): void {
    const { amount, used, rest, until_ms } = grant;
    if (this.window_ms === undefined) this.until_ms = sent_ms + this.term_ms;
    else if (this.until_ms !== until_ms) {
      this.used = used;
      this.until_ms = until_ms;
    }
    this.given = amount;
    this.stored = amount;
    this.rest = rest;
    this.asked_ms = now_ms;
    this.used_ms = Math.max(this.used_ms, now_ms);
    // The limit changed, or the window ended, while the store answered.
    if (this.max !== ask.max) this.setMax(this.max);
    this.endWindow(now_ms);
  }
}
