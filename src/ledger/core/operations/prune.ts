/** Records that old rows are deleted. The store deletes them in parts afterwards. */
import type { Actor } from '../change-rows.ts';
import { record } from '../changes.ts';
import type { Time_ms } from '../money-rows.ts';
import type { Operation } from '../prefetch.ts';

/** For each kind of row, the time before which rows are deleted; null: none are. */
export interface PruneTimes {
  readonly usage_before_ms: Time_ms | null;
  readonly tasks_before_ms: Time_ms | null;
}

export interface Prunable {
  readonly usage: number;
  readonly tasks: number;
}

export type RecordedPrune = PruneTimes & Prunable;

export const recordPrune: Operation<[pruned: RecordedPrune, by: Actor], RecordedPrune> = {
  by: (_pruned, actor) => actor,
  needs: () => [],
  execute(set, at_ms, pruned, actor) {
    const { usage, tasks, usage_before_ms, tasks_before_ms } = pruned;
    const time = (ms: Time_ms | null) => (ms === null ? null : new Date(ms).toISOString());
    const after = { usage, usage_before: time(usage_before_ms), tasks, tasks_before: time(tasks_before_ms) };
    record(set, at_ms, actor, { operation: 'store.prune', subject: 'store', account: null, before: null, after });
    return pruned;
  },
};
