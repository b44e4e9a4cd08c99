/** A task whose stored facts are damaged is polled and charged like the others of its round, and the audit reports it. */
import Database from 'better-sqlite3';
import t from 'tap';
import { startPair } from '../support/pair.ts';
import { officialBody, taskId, tasksPath } from '../support/requests.ts';

const pair = await startPair(t);

t.test('the settler continues with the other tasks', async (t) => {
  const me = await pair.newCaller('first', '100');
  const made: string[] = [];
  for (let n = 0; n < 3; n++) {
    const id = taskId(await me.call(0, 'POST', tasksPath, officialBody()));
    const { tasks } = await pair.store.listTasks({ upstream_ids: [id], limit: 1 });
    made.push(tasks[0]?.id ?? '');
    await pair.store.postponeTask(tasks[0]?.id ?? '', Date.now() - 1);
  }
  const file = new Database(pair.file);
  t.equal(file.prepare("UPDATE task SET facts = '{' WHERE id = ?").run(made[0]).changes, 1);
  file.close();
  await Promise.all(pair.gateways.map((gateway) => gateway.settler.round()));
  for (const id of made) t.match(await pair.store.getTask(id), { state: 'succeeded' });
  t.equal((await pair.store.getTask(made[0] ?? ''))?.facts, null);
  const { breaches } = await pair.store.audit();
  t.match(breaches, [{ invariant: 'task_facts_readable', task: made[0] }]);
  t.equal(breaches.length, 1);
});
