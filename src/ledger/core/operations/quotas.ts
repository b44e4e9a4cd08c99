/** The operations on quotas, and the one that stores a sum of spending. */

import { keepSpending, needsOfLimits } from '../hold-limits.ts';
import type { QuotaAsk, QuotaGrant, QuotaRow, SpendLimit } from '../limit-rows.ts';
import type { Time_ms } from '../money-rows.ts';
import type { Operation } from '../prefetch.ts';
import type { WorkingSet } from '../working-set.ts';

/** A process takes at most this fraction (1/8) of what is left, unless it needs more at once. The rest stays for others. */
const SHARE = 8;

/** Sets the part of each limit that the process has: its use, and as much of its request as the other living processes leave. */
export const takeQuotas: Operation<[owner: string, asks: readonly QuotaAsk[]], readonly QuotaGrant[]> = {
  needs: (_at_ms, _owner, asks) => asks.map(({ subject }) => ({ need: 'quota', subject })),
  execute: (set, at_ms, owner, asks) => asks.map((ask) => take(set, at_ms, owner, ask)),
};

function take(set: WorkingSet, at_ms: Time_ms, owner: string, ask: QuotaAsk): QuotaGrant {
  const { subject, max, term_ms, window_until_ms } = ask;
  const rows = (set.quotas.get(subject) ?? []).filter((row) => isCurrent(row, at_ms, ask));
  const own = rows.find((row) => row.owner === owner);
  const others = rows.filter((row) => row !== own);
  const has = own?.amount ?? 0;
  const until_ms = (window_until_ms === undefined ? undefined : rows[0]?.until_ms) ?? at_ms + term_ms;
  // If the process knows of another window, what it has of this one may all be in use.
  const used = window_until_ms === undefined || window_until_ms === until_ms ? ask.used : has;
  const left = max - others.reduce((sum, row) => sum + row.amount, 0) - used;
  const more = left < ask.least ? has - used : Math.max(ask.more, ask.isAhead ? Math.floor(left / SHARE) : 0);
  const amount = used + Math.max(0, Math.min(left, more));
  // Most refusals change nothing and are not written.
  if (amount !== has || own?.until_ms !== until_ms)
    set.quotas.put(subject, amount === 0 ? others : [...others, { subject, owner, amount, until_ms }]);
  return { amount, used, rest: left + used - amount, until_ms };
}

/** A row that ends later than a new one could was written before the clock was set back, and does not count. */
function isCurrent({ until_ms }: QuotaRow, at_ms: Time_ms, { term_ms, window_until_ms }: QuotaAsk): boolean {
  return until_ms > at_ms && (window_until_ms === undefined || until_ms <= at_ms + 2 * term_ms);
}

/** Sums what was spent under the limits, and keeps the sums. */
export const sumSpending: Operation<[account: string, limits: readonly SpendLimit[]], void> = {
  needs: (_at_ms, account, spend) => needsOfLimits(account, { spend, tasks: [] }),
  execute: (set, at_ms, account, limits) => keepSpending(set, account, limits, at_ms),
};
