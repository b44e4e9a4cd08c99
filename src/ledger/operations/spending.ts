/** The operation that stores what was spent under limits, before a hold needs it. */
import type { SpendLimit } from '../limit-rows.ts';
import { keepSpending, needsOfLimits } from '../limits.ts';
import type { Operation } from '../prefetch.ts';

/** Sums what was spent under the limits, and keeps the sums. */
export const sumSpending: Operation<[account: string, limits: readonly SpendLimit[]], void> = {
  needs: (_at_ms, account, spend) => needsOfLimits(account, { spend, tasks: [] }),
  execute: (book, at_ms, account, limits) => keepSpending(book, account, limits, at_ms),
};
