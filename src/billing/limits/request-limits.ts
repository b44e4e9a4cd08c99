/**
 * Limits requests: takes what a request may use before it is forwarded, and settles it when the request ends. One object per process, made
 * once at start. Its counters have names, so they survive a reload of the configuration.
 */
import type { Logger } from 'pino';
import type { LimitStore } from '../../ledger/store/store.ts';
import type { AppliedLimit, EffectiveLimits, UseLimit } from './effective-limits.ts';
import type { RequestUse } from './kind.ts';
import type { QuotaNeed } from './quota.ts';
import { type QuotaResult, type QuotaState, Quotas, type TakenQuota } from './quotas.ts';

export interface LimitServices {
  readonly store: LimitStore;
  readonly log: Pick<Logger, 'warn'>;
  readonly now: () => number;
  /** The id of this process. */
  readonly owner: string;
  /** How long parts of limits without a window are held without being renewed. */
  readonly lease_ms: number;
  /** Called by each request that finds a limit used to `percent`, or that the limit refuses. */
  readonly crossed: (limit: UseLimit, percent: 80 | 100, used: number) => void;
}

/** A limit that does not allow a request now. */
export interface LimitExceeded {
  readonly limit: AppliedLimit;
  /** When the request may be tried again. */
  readonly retry_ms: number;
}

/** What a request has taken. It must be passed to `leave` once. */
export interface LimitEntry {
  readonly ok: true;
  readonly wanted: readonly Need[];
  readonly taken: readonly TakenQuota[];
  hasLeft: boolean;
}

export type EnterResult = LimitEntry | { readonly ok: false; readonly reached: LimitExceeded };

export interface Limits {
  /** A limit that the request has certainly reached. Takes nothing and reads no store. Checks only shortly after a refusal. */
  reached(applied: EffectiveLimits): LimitExceeded | undefined;
  /**
   * Takes what the request may use of each limit, or nothing; without a promise if this process has enough. A use above a limit takes all
   * of it: such a request has to wait for a fresh window.
   */
  enter(applied: EffectiveLimits, use: RequestUse): EnterResult | Promise<EnterResult>;
  /**
   * Replaces what was taken by what was used. A second call has no effect.
   *
   * @param used undefined: the request was not forwarded. Then everything is given back.
   */
  leave(entered: LimitEntry, used: RequestUse | undefined): void;
  /** By kind, the state of the limit with the least left. Only limits with a window. */
  tightest(limits: readonly UseLimit[]): ReadonlyMap<string, QuotaState & { readonly max: number }>;
  /** What requests of this process use of a limit. */
  used(subject: string): number;
  round(): Promise<void>;
  close(): Promise<void>;
}

/** Part of a limit at which `crossed` is called first. */
const WARNING = 0.8;

/** How long after a refusal `reached` checks requests. */
const REFUSING_ms = 500;

interface Need extends QuotaNeed {
  readonly limit: UseLimit;
}

/** Limits of which every request takes the same amount, and limits of which each takes its own amount. */
interface Needs {
  readonly fixed: readonly Need[];
  readonly varying: readonly (Need & { readonly useOf: (request: RequestUse) => number | undefined })[];
}

function findNeeds({ use: limits }: EffectiveLimits): Needs {
  const needs = limits.map((limit) => {
    const { window_ms, use } = limit.count;
    return { limit, subject: limit.subject, max: Number(limit.value), window_ms, use };
  });
  return {
    fixed: needs.flatMap(({ use, ...need }) => (typeof use === 'number' ? [{ ...need, amount: use }] : [])),
    varying: needs.flatMap(({ use, ...need }) => (typeof use === 'number' ? [] : [{ ...need, amount: 0, useOf: use }])),
  };
}

function wantedOf({ fixed, varying }: Needs, request: RequestUse): readonly Need[] {
  if (varying.length === 0) return fixed;
  const wanted = [...fixed];
  for (const { limit, subject, max, window_ms, useOf } of varying) {
    const use = useOf(request);
    if (use !== undefined) wanted.push({ limit, subject, max, window_ms, amount: Math.min(max, use) });
  }
  return wanted;
}

/** Creates the limits of this process. */
export function createLimits({ store, log, now, owner, lease_ms, crossed }: LimitServices): Limits {
  const quotas = new Quotas({ store, log, now, owner, term_ms: lease_ms });
  const known = new WeakMap<EffectiveLimits, Needs>();
  let refused_ms = Number.NEGATIVE_INFINITY;

  function needsOf(applied: EffectiveLimits): Needs {
    let found = known.get(applied);
    if (found === undefined) {
      found = findNeeds(applied);
      known.set(applied, found);
    }
    return found;
  }

  function enter(applied: EffectiveLimits, use: RequestUse): EnterResult | Promise<EnterResult> {
    const wanted = wantedOf(needsOf(applied), use);
    const result = wanted.length === 0 ? nothing : quotas.take(wanted);
    return result instanceof Promise ? result.then((found) => entered(wanted, found)) : entered(wanted, result);
  }

  function entered(wanted: readonly Need[], result: QuotaResult): EnterResult {
    if (!('index' in result)) {
      for (let index = 0; index < result.length; index += 1) {
        const { usedByAll, max } = (result[index] as TakenQuota).quota;
        if (usedByAll >= max * WARNING) crossed(limitAt(wanted, index), 80, usedByAll);
      }
      return { ok: true, wanted, taken: result, hasLeft: false };
    }
    refused_ms = now();
    const limit = limitAt(wanted, result.index);
    crossed(limit, 100, quotas.usedByAll(limit.subject));
    return { ok: false, reached: { limit, retry_ms: result.retry_ms } };
  }

  return {
    reached(applied) {
      if (now() - refused_ms > REFUSING_ms) return undefined;
      const { fixed } = needsOf(applied);
      const refused = fixed.length === 0 ? undefined : quotas.refused(fixed);
      return refused && { limit: limitAt(fixed, refused.index), retry_ms: refused.retry_ms };
    },
    enter,
    leave(entered, used) {
      if (entered.hasLeft) return;
      entered.hasLeft = true;
      const { wanted, taken } = entered;
      if (used === undefined) {
        quotas.reclaim(taken);
        return;
      }
      for (let index = 0; index < taken.length; index += 1) {
        const each = taken[index] as TakenQuota;
        const { use } = limitAt(wanted, index).count;
        quotas.settle(each, typeof use === 'number' ? use : (use(used) ?? 0));
      }
    },
    tightest(limits) {
      const found = new Map<string, QuotaState & { readonly max: number }>();
      for (const { kind, count, subject, value } of limits) {
        if (count.window_ms === undefined) continue;
        const max = Number(value);
        const state = quotas.state(subject, max);
        const tight = found.get(kind.name);
        if (tight === undefined || state.remaining < tight.remaining) found.set(kind.name, { ...state, max });
      }
      return found;
    },
    used: (subject) => quotas.used(subject),
    round: () => quotas.round(),
    close: () => quotas.close(),
  };
}

const nothing: readonly TakenQuota[] = [];

function limitAt(needs: readonly Need[], index: number): UseLimit {
  const need = needs[index];
  if (need === undefined) throw new Error(`there is no limit ${index}`);
  return need.limit;
}
