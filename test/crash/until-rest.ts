/** Waits at the end of a kill loop until the settler has resolved every task whose outcome can be learned. */
import type { Store, Task, TaskState } from '../../src/ledger/store/store.ts';
import { sleep } from './lab.ts';
import { isUndecidable } from './reconcile.ts';

/** Many times longer than a healthy store needs to settle everything. */
const rest_ms = 120_000;

/**
 * Waits until no task is under way, no unknown outcome can still be learnt, and money is held only for tasks that are kept:
 * a lease of a gateway that died runs out first. Says what is not at rest in the end.
 */
export async function untilRest(store: Store, account: string): Promise<readonly string[]> {
  const end_ms = Date.now() + rest_ms;
  for (;;) {
    const states: readonly TaskState[] = ['dispatching', 'running', 'unknown', 'review'];
    const { tasks } = await store.listTasks({ states, limit: 1_000_000 });
    const isKept = (task: Task) => task.state === 'review' || (task.state === 'unknown' && isUndecidable(task, tasks));
    const restless = tasks.filter((task) => !isKept(task));
    const wallet = await store.wallet(account);
    const kept_nano = tasks.reduce((sum, task) => sum + task.hold_nano, 0n);
    if (restless.length === 0 && wallet?.held_nano === kept_nano) return [];
    if (Date.now() > end_ms) {
      return [
        `after ${rest_ms} ms ${restless.length} tasks are not at rest; held ${wallet?.held_nano}, for tasks ${kept_nano}`,
      ];
    }
    await sleep(250);
  }
}
