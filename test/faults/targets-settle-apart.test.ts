/** A target that answers no poll does not delay the settlement of the tasks of another target. */
import t from 'tap';
import { until } from '../support/stack.ts';
import { targetRig } from '../support/targets.ts';

t.test('tasks of another target are settled while one target hangs', async (t) => {
  let ahead_ms = 0;
  const rig = await targetRig(t, ({ reply }) => reply(200, { task_id: 'one', status: 'running' }), {
    edit: (document) => document.setIn(['settle', 'concurrency'], 1),
    stack: { now: () => Date.now() + ahead_ms },
  });
  t.equal((await rig.create()).json.task_id, 'one', 'at a, whose poll is due first');
  rig.b.play(({ reply }) => reply(200, { task_id: 'two', status: 'running' }));
  t.equal((await rig.create()).json.task_id, 'two', 'at b');
  rig.a.play(() => {});
  rig.b.play(({ reply }) => reply(200, { task_id: 'two', status: 'failed' }));
  ahead_ms += 60_000;
  rig.stack.settler.start();
  await until(
    () => rig.stack.store.listTasks({ limit: 9 }),
    ({ tasks }) => tasks.some(({ state }) => state === 'failed'),
  );
  await rig.a.close();
  await rig.stack.settler.stop();
  t.same((await rig.stack.store.audit()).breaches, []);
});
