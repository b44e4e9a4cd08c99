/**
 * An operator ends a task in review or of unknown outcome: by a capture of stated units, or by a release.
 * Raises `operator_capture`, `operator_release`.
 */
import { captureOf } from '../billing/charge-task.ts';
import type { Nano } from '../lang/amount.ts';
import type { Settlement, SettleResult, Store, Task } from '../store/store.ts';

export type Resolved =
  | { readonly outcome: 'resolved'; readonly result: SettleResult }
  /** A gateway has a claim on it at this moment: its poll may send the creation again. */
  | { readonly outcome: 'claimed' }
  | { readonly outcome: 'not_open'; readonly task: Task };

/**
 * @param units_nano what is captured, in units of the task's price (tokens where that is for tokens); undefined releases the hold.
 */
export async function resolveTask(task: Task, units_nano: Nano | undefined, store: Store): Promise<Resolved> {
  const result = await store.resolveTask(task.id, settlementOf(task, units_nano));
  if (result?.settled === true) return { outcome: 'resolved', result };
  const found = result?.task ?? task;
  return found.state === 'unknown' ? { outcome: 'claimed' } : { outcome: 'not_open', task: found };
}

/** The upstream's last status and record stay as they are. */
function settlementOf(task: Task, units_nano: Nano | undefined): Settlement {
  const { status, record } = task;
  if (units_nano === undefined) return { outcome: 'release', reason: 'released by the operator', status, record };
  return captureOf(task, units_nano, { status, record, note: ', captured by the operator' });
}

/** By the task's own id, or by the upstream's, which is the one that a caller knows: two upstreams may have the same. */
export async function findByAnyId(id: string, store: Store): Promise<readonly Task[]> {
  const task = await store.getTask(id);
  return task === undefined ? (await store.listTasks({ upstream_ids: [id], limit: 2 })).tasks : [task];
}
