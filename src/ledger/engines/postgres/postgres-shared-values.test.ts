/** On PostgreSQL, a value that all rows of a batch share is sent once: whatever the rows share, each is stored as it was given. */
import t from 'tap';
import { PostgresServer } from '../../../../test/support/postgres.ts';
import { makeOwner, newTask } from '../../../../test/support/stores.ts';
import { openStore } from '../../open-store.ts';
import type { NewTask } from '../../store/store.ts';

t.setTimeout(600_000);

const server = await PostgresServer.start();
t.teardown(() => server.remove());

const store = await openStore(await server.store(), { writer: 'thread' });
t.teardown(() => store.close());
const owner = await makeOwner(store, 'acme', '1000000');
const VARIED = ['kind', 'route', 'model', 'price', 'unit', 'hold_memo'] as const;
/** Values that PostgreSQL would misread in an array. */
const odd = ['{1,2}', '"', '\\', 'NULL', '', ' ', ',', "'", '\n', 'ü€😀'];

/** As many tasks as are sent in arrays or more. The bits of `varied` say which texts differ. */
function tasksOf(varied: number, count: number): readonly NewTask[] {
  return Array.from({ length: count }, (_, at) => {
    const texts = VARIED.map((name, bit) => {
      const own = `${odd[at % odd.length]}${name}`;
      // The last one may be the only one that differs.
      const differs = (varied & (1 << bit)) !== 0 && (bit % 2 === 0 || at === count - 1);
      return [name, differs ? own : odd[varied % odd.length]];
    });
    return newTask(owner, `task_${varied}_${count}_${at}`, '1', Object.fromEntries(texts));
  });
}

for (const count of [1, 7, 8, 20]) {
  t.test(`batches of ${count}`, async (t) => {
    for (let varied = 0; varied < 2 ** VARIED.length; varied += 3) {
      const tasks = tasksOf(varied, count);
      const opened = await Promise.all(tasks.map((task) => store.openTask(task)));
      t.ok(opened.every(({ ok }) => ok));
      // The same statuses, or one for each; records of some, of all or of none.
      const seen = tasks.map((_, at) => ({
        status: varied % 2 === 0 ? 'running' : `status ${at}`,
        record: varied % 3 === 0 ? null : varied % 5 === 0 ? '{"a":"\\"b"}' : at % 2 === 0 ? null : `{"at":${at}}`,
        next_poll_at_ms: varied % 7 === 0 ? null : 1_000 + at,
      }));
      const started = await Promise.all(
        tasks.map(({ id }, at) =>
          store.startTask(id, `upstream_${id}`, seen[at] ?? { status: '', record: null, next_poll_at_ms: null }),
        ),
      );
      t.ok(started.every(Boolean));
      for (const [at, task] of tasks.entries()) {
        const expected = { ...task, ...seen[at], state: 'running', upstream_id: `upstream_${task.id}`, reason: null };
        t.match(await store.getTask(task.id), expected, `${task.id}`);
      }
    }
  });
}

t.test('the books are right', async (t) => {
  // Some of the tasks are not polled, on purpose.
  const others = (await store.audit()).breaches.filter(({ invariant }) => invariant !== 'running_task_is_polled');
  t.same(others, []);
});
