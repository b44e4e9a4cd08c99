/** Reads tasks a page at a time. */
import { setImmediate } from 'node:timers/promises';
import type { TaskPageFilter, TaskPlace } from '../store/reads/pages.ts';
import type { PageOf, Store, Task } from '../store/store.ts';

/** Tasks, newest first. Reads them in parts and yields to the event loop in between, so that a rare filter delays no other request. */
export async function tasksPage(
  store: Store,
  filter: TaskPageFilter,
  { limit, after }: PageOf<Task>,
): Promise<readonly Task[]> {
  const found: Task[] = [];
  let place: TaskPlace | undefined = after && { created_at: after.created_at_ms, hold_id: after.hold_id };
  for (;;) {
    const { tasks, last } = await store.tasksPart(filter, place, limit - found.length);
    found.push(...tasks);
    if (found.length >= limit || last === undefined) return found;
    place = last;
    await setImmediate();
  }
}
