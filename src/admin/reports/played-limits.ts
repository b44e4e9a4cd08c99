/**
 * Plays the limits of a configuration over past charges in the order of their times, to find those that it would have refused. This is an
 * estimate: a metered request counts with its charge, when its usage was stored, because its time in flight and its hold are not kept.
 * Limits of requests at the same time are not played.
 */

import { type EffectiveLimits, limitsOf } from '../../billing/limits/effective-limits.ts';
import { spendLimits } from '../../billing/limits/periods.ts';
import { callerLimits } from '../../billing/pricing/caller-terms.ts';
import type { LimitLabel, Store } from '../../ledger/store/store.ts';
import type { Nano } from '../../lib/money/amount.ts';
import type { LimitsPlan, Plan } from '../../plan/index.ts';

/** A past charge, with the new amount. */
export interface PlayedCharge {
  readonly account: string;
  readonly key: string;
  readonly model: string;
  readonly amount_nano: Nano;
  /** When it was admitted. */
  readonly at_ms: number;
  /** Undefined: they do not count. */
  readonly tokens: number | undefined;
  /** When the task ended; undefined: it is a metered request. */
  readonly finished_at_ms: number | undefined;
}

/** The charges of an account that a limit would have refused. */
export interface RefusedCharges {
  readonly account: string;
  readonly label: LimitLabel;
  rows: number;
  /** At the new prices. */
  amount_nano: Nano;
}

export interface LimitPlay {
  /** Takes charges in the order of `at_ms`. One that is refused counts under no limit. */
  add(charge: PlayedCharge): void;
  list(): readonly RefusedCharges[];
}

interface LimitCount {
  readonly since_ms: number;
  readonly until_ms: number;
  used: bigint;
}

/** Begins a play. Keys and accounts have their own limits, and their group, as stored now. */
export async function playLimits(
  plan: LimitsPlan,
  groups: Plan['groups'],
  store: Pick<Store, 'listKeys'>,
  account?: string,
): Promise<LimitPlay> {
  const callers = new Map((await store.listKeys(account)).map((key) => [key.id, callerLimits(key, groups)]));
  const effective = new Map<string, EffectiveLimits | undefined>();
  const counted = new Map<string, LimitCount>();
  /** When the open tasks end, at most as many as the limit allows. */
  const open = new Map<string, number[]>();
  const refused = new Map<string, RefusedCharges>();

  function effectiveOf({ key, model }: PlayedCharge): EffectiveLimits | undefined {
    const name = JSON.stringify([key, model]);
    if (!effective.has(name)) {
      const caller = callers.get(key);
      effective.set(name, caller && limitsOf(plan, caller, model));
    }
    return effective.get(name);
  }

  /** The count of the current period, which also gets late charges. */
  function counter(name: string, at_ms: number, begin: () => { since_ms: number; until_ms: number }): LimitCount {
    const found = counted.get(name);
    if (found !== undefined && at_ms < found.until_ms) return found;
    const fresh = { ...begin(), used: 0n };
    counted.set(name, fresh);
    return fresh;
  }

  /** The uses that the charge adds, in the order of the limits; or the limit that refuses it. */
  function ask(charge: PlayedCharge, { use, tasks, spend }: EffectiveLimits): (() => void)[] | LimitLabel {
    const { at_ms, tokens, finished_at_ms, amount_nano, account } = charge;
    const additions: (() => void)[] = [];
    for (const { count, value, subject, label } of use) {
      const { window_ms } = count;
      const amount = typeof count.use === 'number' ? count.use : count.use({ tokens, body_bytes: 0 });
      if (window_ms === undefined || amount === undefined) continue;
      const counting = counter(subject, at_ms, () => ({ since_ms: at_ms, until_ms: at_ms + window_ms }));
      const [max, needed] = [BigInt(value), BigInt(amount)];
      if (counting.used + (needed < max ? needed : max) > max) return label;
      additions.push(() => {
        counting.used += needed;
      });
    }
    for (const { subject, value, label } of finished_at_ms === undefined ? [] : tasks) {
      const ends = (open.get(subject) ?? []).filter((end_ms) => end_ms > at_ms);
      open.set(subject, ends);
      if (ends.length >= value) return label;
      additions.push(() => void ends.push(finished_at_ms ?? at_ms));
    }
    for (const { key, since_ms, until_ms, max_nano, label } of spendLimits(spend, plan.time_zone, at_ms)) {
      const name = JSON.stringify([label.kind, account, key]);
      const counting = counter(name, at_ms, () => ({ since_ms, until_ms }));
      if (counting.used + amount_nano > max_nano) return label;
      additions.push(() => {
        counting.used += amount_nano;
      });
    }
    return additions;
  }

  return {
    add(charge) {
      const limits = effectiveOf(charge);
      const asked = limits === undefined ? [] : ask(charge, limits);
      if (Array.isArray(asked)) {
        for (const addition of asked) addition();
        return;
      }
      const name = JSON.stringify([charge.account, asked.name, asked.kind, asked.value]);
      const sum = refused.get(name) ?? { account: charge.account, label: asked, rows: 0, amount_nano: 0n };
      if (sum.rows === 0) refused.set(name, sum);
      sum.rows += 1;
      sum.amount_nano += charge.amount_nano;
    },
    list: () => [...refused.values()],
  };
}
