/** LiteLLM #37217: the caller sees the end of its task first, and the biller then skips the task. */
import t from 'tap';
import { officialBody, taskId, tasksPath } from '../../spec/requests.ts';
import { startPair } from './pair.ts';

const pair = await startPair(t);

t.test('LiteLLM #37217: an end is charged before the caller sees it', async (t) => {
  const me = await pair.newCaller('first', '100');
  for (let n = 0; n < 10; n++) {
    const id = taskId(await me.call(n, 'POST', tasksPath, officialBody()));
    const before = (await me.ledger()).length;
    const { json } = await me.call(n + 1, 'GET', `${tasksPath}/${id}`);
    t.equal(json.status, 'succeeded');
    t.strictSame((await me.ledger()).slice(before), ['capture 1.84'], 'another connection can already read it');
  }
});

t.test('LiteLLM #37217: a task that no caller polls is charged by the settler', async (t) => {
  const me = await pair.newCaller('never', '100');
  const id = taskId(await me.call(0, 'POST', tasksPath, officialBody()));
  const { tasks } = await pair.store.listTasks({ upstream_ids: [id], limit: 1 });
  t.type(tasks[0]?.next_poll_at_ms, 'number', 'a poll is planned from the start');
  await pair.store.postponeTask(tasks[0]?.id ?? '', Date.now() - 1);
  await Promise.all(pair.gateways.map((gateway) => gateway.settler.round()));
  t.strictSame(await me.ledger(), ['hold 1.84', 'capture 1.84']);
});

t.test('LiteLLM #37217: deleting the record of an ended task does not lose its charge', async (t) => {
  const me = await pair.newCaller('deletes', '100');
  const id = taskId(await me.call(0, 'POST', tasksPath, officialBody()));
  t.equal((await me.call(1, 'DELETE', `${tasksPath}/${id}`)).status, 200);
  t.strictSame(await me.ledger(), ['hold 1.84', 'capture 1.84']);
  t.equal((await me.call(0, 'GET', `${tasksPath}/${id}`)).status, 404);
});
