/**
 * Counts what requests use under limits. Each process takes parts of a limit from the store, like leases of money, and counts against them
 * in memory, so that all processes of a store together never exceed it. Use in a window, such as a minute, counts until the window ends;
 * without a window, until the request ends. The part of a process that dies is free when its window or its time has ended.
 * "Decisions" in docs/explanation/architecture.md says why no library does this.
 */
import type { Logger } from 'pino';
import type { LimitStore, QuotaAsk, QuotaGrant } from '../../ledger/store/store.ts';
import { isWithin, Quota, type QuotaNeed } from './quota.ts';

export interface QuotaServices {
  readonly store: Pick<LimitStore, 'takeQuotas' | 'isShared'>;
  readonly log: Pick<Logger, 'warn'>;
  readonly now: () => number;
  /** The id of this process. */
  readonly owner: string;
  /** How long a part without a window is held without being renewed. */
  readonly term_ms: number;
}

export interface TakenQuota {
  readonly quota: Quota;
  /** The end of its window. */
  readonly until_ms: number;
  readonly amount: number;
}

/** The limit that does not allow a request; if several do not, the one that decides when it may be tried again. */
export interface QuotaRefusal {
  /** The position of the need. */
  readonly index: number;
  /** When the window ends, or when another request may have ended. */
  readonly retry_ms: number;
}

/** What was taken, in the order of the needs, or why nothing was. */
export type QuotaResult = readonly TakenQuota[] | QuotaRefusal;

/** The state of a limit, for headers. */
export interface QuotaState {
  readonly remaining: number;
  readonly reset_ms: number;
}

/** An unused part is given back after this time. */
const IDLE_ms = 2_000;
/** More attempts are needed only if other requests take the parts. */
const TRIES_LIMIT = 20;
/** What a caller is told to wait if nobody knows when there is room. */
const RETRY_ms = 1_000;
/**
 * At or below this limit without a window, a process that is not alone takes only what requests need, and gives it back at once: kept for
 * a moment, it would be a large part of what the others may use. This costs two writes per request.
 */
const FEW = 16;

/** The counters of this process. */
export class Quotas {
  readonly #services: QuotaServices;
  readonly #quotas = new Map<string, Quota>();
  /** Parts that are about to be given back. */
  readonly #giving = new Set<Quota>();

  constructor(services: QuotaServices) {
    this.#services = services;
  }

  /** Takes all amounts or none; synchronously if this process has enough. */
  take(needs: readonly QuotaNeed[]): QuotaResult | Promise<QuotaResult> {
    const now_ms = this.#services.now();
    for (const need of needs)
      if (!this.#quotaOf(need, now_ms).hasRoom(need.amount, now_ms))
        return this.refused(needs) ?? this.#takeLater(needs);
    return this.#use(needs, now_ms);
  }

  /** The refusal as far as this process knows. Takes nothing and reads no store, so it may miss a limit. */
  refused(needs: readonly QuotaNeed[]): QuotaRefusal | undefined {
    const now_ms = this.#services.now();
    let last: QuotaRefusal | undefined;
    for (let index = 0; index < needs.length; index += 1) {
      const need = needs[index] as QuotaNeed;
      const quota = this.#quotaOf(need, now_ms);
      if (quota.hasRoom(need.amount, now_ms) || !quota.isRefused(need.amount, now_ms)) continue;
      const retry_ms = quota.window_ms === undefined ? RETRY_ms : Math.max(1, quota.until_ms - now_ms);
      if (last === undefined || retry_ms > last.retry_ms) last = { index, retry_ms };
    }
    return last;
  }

  /** To be called when the request ends. Replaces an amount of a window by the actual one, and gives others back. */
  settle(taken: TakenQuota, actual: number): void {
    this.#release(taken, actual, false);
    if (this.#isFew(taken.quota)) this.#returnNow([taken.quota]);
  }

  /** Returns everything that a request has taken, because it was not forwarded. */
  reclaim(taken: readonly TakenQuota[]): void {
    for (const each of taken) this.#release(each, 0, true);
    if (this.#services.store.isShared) this.#returnSoon(taken);
  }

  state(subject: string, max: number): QuotaState {
    const now_ms = this.#services.now();
    const quota = this.#quotas.get(subject);
    quota?.endWindow(now_ms);
    if (quota === undefined || quota.until_ms === 0) return { remaining: max, reset_ms: now_ms };
    return { remaining: Math.max(0, Math.min(max, quota.free + Math.max(0, quota.rest))), reset_ms: quota.until_ms };
  }

  /** What requests of this process use. */
  used(subject: string): number {
    const quota = this.#quotas.get(subject);
    quota?.endWindow(this.#services.now());
    return quota?.used ?? 0;
  }

  /** The use of all processes, as far as this one knows. */
  usedByAll(subject: string): number {
    return this.#quotas.get(subject)?.usedByAll ?? 0;
  }

  /** Renews what is in use, and gives back what is not. */
  async round(): Promise<void> {
    const now_ms = this.#services.now();
    const due: Quota[] = [];
    for (const quota of this.#quotas.values()) {
      quota.endWindow(now_ms);
      if (quota.asking !== undefined || quota.pending > 0) continue;
      const isIdle = !isWithin(IDLE_ms, quota.used_ms, now_ms);
      if (quota.isOver) this.#quotas.delete(quota.subject);
      else if ((isIdle && quota.stored !== quota.used) || quota.mustRenew(now_ms)) due.push(quota);
    }
    if (due.length === 0) return;
    await this.#hold(due, ({ used, given, used_ms }) =>
      isWithin(IDLE_ms, used_ms, now_ms) ? Math.max(used, given) : used,
    );
  }

  async close(): Promise<void> {
    const keep = ({ used, window_ms }: Quota) => (window_ms === undefined ? 0 : used);
    const all = [...this.#quotas.values()].filter((quota) => quota.stored !== keep(quota));
    if (all.length > 0) await this.#hold(all, keep);
  }

  /** The counter in its current window. */
  #quotaOf(need: QuotaNeed, now_ms: number): Quota {
    let quota = this.#quotas.get(need.subject);
    if (quota === undefined) {
      quota = new Quota(need, this.#services.term_ms);
      this.#quotas.set(need.subject, quota);
    }
    if (quota.max !== need.max && quota.setMax(need.max)) this.#returnShares([quota], ({ given }) => given);
    quota.endWindow(now_ms);
    return quota;
  }

  /** Whether this process gives back each part at once. Asked late, because `check` makes counters without a store. */
  #isFew({ window_ms, max }: Quota): boolean {
    return window_ms === undefined && max <= FEW && this.#services.store.isShared;
  }

  #use(needs: readonly QuotaNeed[], now_ms: number): readonly TakenQuota[] {
    return needs.map((need) => {
      const { amount } = need;
      const quota = this.#quotaOf(need, now_ms);
      quota.used += amount;
      quota.used_ms = now_ms;
      return { quota, until_ms: quota.until_ms, amount };
    });
  }

  async #takeLater(needs: readonly QuotaNeed[]): Promise<QuotaResult> {
    const now_ms = this.#services.now();
    const waiting = needs.map((need) => ({ quota: this.#quotaOf(need, now_ms), amount: need.amount }));
    for (const { quota, amount } of waiting) quota.pending += amount;
    try {
      return await this.#askAndUse(needs);
    } finally {
      for (const { quota, amount } of waiting) quota.pending -= amount;
      this.#returnNow(waiting.map(({ quota }) => quota));
    }
  }

  async #askAndUse(needs: readonly QuotaNeed[]): Promise<QuotaResult> {
    const { store, now } = this.#services;
    const asked = new Set<QuotaNeed>();
    let refusals = 0;
    for (let tries = 0; tries < TRIES_LIMIT; tries += 1) {
      const now_ms = now();
      const lacking = needs.filter((need) => !this.#quotaOf(need, now_ms).hasRoom(need.amount, now_ms));
      if (lacking.length === 0) return this.#use(needs, now_ms);
      for (const need of lacking) asked.add(need);
      await Promise.all(lacking.map((need) => this.#ask(this.#quotaOf(need, now_ms), need.amount)));
      const refusal = this.refused(needs);
      if (refusal === undefined) continue;
      refusals += 1;
      // Another process may be returning the part of a request that has just ended.
      if (refusals === 1 && store.isShared) continue;
      this.#returnAsked(asked);
      return refusal;
    }
    const now_ms = now();
    const index = needs.findIndex((need) => !this.#quotaOf(need, now_ms).hasRoom(need.amount, now_ms));
    if (index < 0) return this.#use(needs, now_ms);
    this.#returnAsked(asked);
    return { index, retry_ms: RETRY_ms };
  }

  /** Gives back what was asked for a request that another limit refuses. A process that is alone keeps it for the next one. */
  #returnAsked(asked: Iterable<QuotaNeed>): void {
    const { store, now } = this.#services;
    if (!store.isShared) return;
    const now_ms = now();
    for (const need of asked) {
      const quota = this.#quotaOf(need, now_ms);
      if (quota.window_ms !== undefined && quota.hasRoom(need.amount, now_ms)) quota.unneeded += need.amount;
    }
  }

  /** Asks for one part at a time. The next one serves all requests that wait by then. */
  async #ask(quota: Quota, amount: number): Promise<void> {
    quota.want += amount;
    quota.least = Math.min(quota.least, amount);
    try {
      await quota.asking;
    } catch (error) {
      quota.want -= amount;
      throw error;
    }
    // Another waiter may have begun the next one.
    if (quota.want > 0) quota.asking ??= this.#hold([quota], ({ used, want }) => used + want);
    return quota.asking;
  }

  /** How much of a part a process keeps; it returns the rest for others. */
  #keepOf(quota: Quota): number {
    const { used, pending, given, unneeded } = quota;
    return this.#isFew(quota) ? used + pending : Math.max(used, given - unneeded);
  }

  /** Gives back what others may need more. What waits for an answer of the store is given back then. */
  #returnNow(all: readonly Quota[]): void {
    const due = all.filter((quota) => quota.asking === undefined && quota.given > this.#keepOf(quota));
    if (due.length > 0) this.#returnShares(due, (quota) => this.#keepOf(quota));
  }

  /** Gives back what all requests took that are refused at this moment, so that none of it waits for an answer of the store. */
  #returnSoon(taken: readonly TakenQuota[]): void {
    if (this.#giving.size === 0)
      queueMicrotask(() => {
        const all = [...this.#giving];
        this.#giving.clear();
        this.#returnNow(all);
      });
    for (const { quota } of taken) this.#giving.add(quota);
  }

  /** @param keep what this process still has. */
  #returnShares(all: readonly Quota[], keep: (quota: Quota) => number): void {
    this.#hold(all, keep).catch((error: unknown) => {
      for (const { subject } of all)
        this.#services.log.warn(
          { err: error, subject },
          'a share of a limit could not be returned to the store; the next round tries again',
        );
    });
  }

  /** Sets the part of this process in the store: as much as `wanted` says, or more. Resolves when the store has answered. */
  #hold(asked: readonly Quota[], wanted: (quota: Quota) => number): Promise<void> {
    const { store, owner, now } = this.#services;
    const sent_ms = now();
    const asks = asked.map((quota) => quota.ask(wanted(quota), quota.want > 0 && !this.#isFew(quota)));
    const holding = store.takeQuotas(owner, asks).then((grants) => {
      for (const [index, quota] of asked.entries())
        quota.answered(asks[index] as QuotaAsk, grants[index] as QuotaGrant, sent_ms, now());
    });
    const done = holding.finally(() => {
      for (const quota of asked) quota.asking = undefined;
      this.#returnNow(asked);
    });
    for (const quota of asked) quota.asking = done;
    return done;
  }

  /** @param isUnneeded others may use it at once. */
  #release({ quota, until_ms, amount }: TakenQuota, actual: number, isUnneeded: boolean): void {
    if (quota.window_ms === undefined) quota.used -= amount;
    else if (quota.until_ms === until_ms) {
      quota.used += actual - amount;
      if (isUnneeded && this.#services.store.isShared) quota.unneeded += amount;
    }
  }
}
