/**
 * Limits requests: takes what a request may use when it arrives, and settles it when the request ends. One object per process, made
 * once at start. Its counters have names, so they survive a reload of the configuration.
 */
import type { SpendLimit, Store } from '../store/store.ts';
import type { Applied, AppliedLimit, AppliedRate } from './applied.ts';
import { type Calendar, createCalendar, spendLimits } from './periods.ts';
import { createRates, type RateNeed, type RateState, type TakenRate } from './rates.ts';
import { createSlots } from './slots.ts';

/** What limits need. */
export interface LimitServices {
  readonly store: Store;
  readonly now: () => number;
  /** The id of this process. */
  readonly owner: string;
  /** How long slots are held without being renewed. */
  readonly lease_ms: number;
}

/** A limit that does not allow a request now. */
export interface Reached {
  readonly limit: AppliedRate;
  /** When the request may be tried again. */
  readonly retry_ms: number;
}

/** What a request has taken. It must be passed to `leave` once. */
export interface Entered {
  readonly ok: true;
  readonly applied: Applied;
  /** Estimates that are settled by the actual usage. */
  tokens: readonly TakenRate[];
  hasLeft: boolean;
}

/** The result of asking for room. */
export type EnterResult = Entered | { readonly ok: false; readonly reached: Reached };

/** The limits of a process. */
export interface Limits {
  /** Takes a request and a slot of each limit, or nothing; without a promise if this process has enough. */
  enter(applied: Applied): EnterResult | Promise<EnterResult>;
  /** Takes the estimated tokens. An estimate above a limit takes all of it: such a request has to wait for a fresh minute. */
  reserve(entered: Entered, tokens: number): Reached | undefined | Promise<Reached | undefined>;
  /** Frees the slots, and replaces the estimate by the actual tokens; undefined: none were used. A second call has no effect. */
  leave(entered: Entered, tokens: number | undefined): void;
  /** The state of the rate of these that has the least left; undefined without one. */
  tightest(rates: readonly AppliedRate[]): (RateState & { readonly most: number }) | undefined;
  /** The spend limits in their current periods. */
  spend(applied: Applied, time_zone: string): readonly SpendLimit[];
  /** The unused part of this process's pieces of a rate, and its slots in use. */
  readonly own: { unused(subject: string): number; used(subject: string): number };
  round(): Promise<void>;
  close(): Promise<void>;
}

/** A slot is free as soon as another request ends. */
const SLOT_RETRY_ms = 1_000;

/** Creates the limits of this process. */
export function createLimits({ store, now, owner, lease_ms }: LimitServices): Limits {
  const rates = createRates({ store, now });
  const slots = createSlots({ store, now, owner, term_ms: lease_ms });
  const calendars = new Map<string, Calendar>();
  const needs = new WeakMap<Applied, readonly RateNeed[]>();

  /** One request of each rate. */
  function requestsOf(applied: Applied): readonly RateNeed[] {
    let found = needs.get(applied);
    if (found === undefined) {
      found = applied.requests.map(({ subject, most }) => ({ subject, most, amount: 1 }));
      needs.set(applied, found);
    }
    return found;
  }

  function enter(applied: Applied): EnterResult | Promise<EnterResult> {
    const full = applied.slots.length === 0 ? undefined : slots.take(applied.slots);
    if (full instanceof Promise) return full.then((index) => enterRates(applied, index));
    return enterRates(applied, full);
  }

  function enterRates(applied: Applied, full: number | undefined): EnterResult | Promise<EnterResult> {
    const limit = full === undefined ? undefined : applied.slots[full];
    if (limit !== undefined) return { ok: false, reached: { limit, retry_ms: SLOT_RETRY_ms } };
    const entered: Entered = { ok: true, applied, tokens: [], hasLeft: false };
    if (applied.requests.length === 0) return entered;
    const refused = rates.take(requestsOf(applied));
    if (!(refused instanceof Promise)) return refused === undefined ? entered : notEntered(entered, refused);
    return refused.then(
      (refusal) => (refusal === undefined ? entered : notEntered(entered, refusal)),
      (error: unknown) => {
        leave(entered, undefined);
        throw error;
      },
    );
  }

  function notEntered(entered: Entered, { index, retry_ms }: { index: number; retry_ms: number }): EnterResult {
    leave(entered, undefined);
    return { ok: false, reached: { limit: at(entered.applied.requests, index), retry_ms } };
  }

  function reserve(entered: Entered, tokens: number): Reached | undefined | Promise<Reached | undefined> {
    const { applied } = entered;
    if (applied.tokens.length === 0) return undefined;
    const wanted = applied.tokens.map(({ subject, most }) => ({ subject, most, amount: Math.min(most, tokens) }));
    const refused = rates.take(wanted);
    const done = (refusal: { index: number; retry_ms: number } | undefined): Reached | undefined => {
      if (refusal !== undefined) return { limit: at(applied.tokens, refusal.index), retry_ms: refusal.retry_ms };
      entered.tokens = wanted.map((need) => rates.taken(need));
      return undefined;
    };
    return refused instanceof Promise ? refused.then(done) : done(refused);
  }

  function leave(entered: Entered, tokens = 0): void {
    if (entered.hasLeft) return;
    entered.hasLeft = true;
    if (entered.applied.slots.length > 0) slots.free(entered.applied.slots);
    for (const taken of entered.tokens) rates.settle(taken, tokens);
  }

  return {
    enter,
    reserve,
    leave,
    tightest(limits) {
      let tight: (RateState & { readonly most: number }) | undefined;
      for (const { subject, most } of limits) {
        const state = rates.state(subject, most);
        if (tight === undefined || state.remaining < tight.remaining) tight = { ...state, most };
      }
      return tight;
    },
    spend(applied, time_zone) {
      if (applied.spend.length === 0) return none;
      const calendar = calendars.get(time_zone) ?? createCalendar(time_zone);
      calendars.set(time_zone, calendar);
      return spendLimits(applied, calendar, now());
    },
    own: { unused: rates.unused, used: slots.used },
    async round() {
      await rates.round();
      await slots.round();
    },
    async close() {
      await rates.close();
      await slots.close();
    },
  };
}

const none: readonly SpendLimit[] = [];

function at<L extends AppliedLimit>(limits: readonly L[], index: number): L {
  const limit = limits[index];
  if (limit === undefined) throw new Error(`there is no limit ${index}`);
  return limit;
}
