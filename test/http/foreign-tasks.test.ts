/** Tests that an account cannot see or change the tasks of another. */
import t from 'tap';
import { auditOk, creates, keyHeaders, long, newestTask, post, rig, withTimeouts } from '../faults/interfaces.ts';

const rigged = await rig(t, () => {}, { config: withTimeouts(long) });
const { stack, server } = rigged;
const stranger = await stack.newAccount('stranger');
const headers = keyHeaders(stranger.key);

for (const [index, sample] of creates.entries()) {
  t.test(`${sample.name}: a task of another account gets the same answer as an unknown one`, async (t) => {
    const id = `mine-${index}`;
    const never = `none-${index}`;
    server.play(({ reply }) => reply(200, { id, task_id: id }));
    await post(rigged, sample);
    const task = await newestTask(stack);
    server.play(({ reply }) => reply(200, { status: 'failed' }));
    const seen = server.seen.length;
    for (const method of sample.path.includes('contents') ? ['GET', 'DELETE'] : ['GET']) {
      const theirs = await stack.call(method, `${sample.path}/${id}`, undefined, headers);
      const none = await stack.call(method, `${sample.path}/${never}`, undefined, headers);
      t.equal(theirs.status, 404);
      t.equal(theirs.text.replaceAll(id, never), none.text, 'the same body');
      t.same([...theirs.headers.keys()].sort(), [...none.headers.keys()].sort(), 'the same headers');
    }
    t.equal(server.seen.length, seen, 'nothing was sent to the upstream');
    t.same(await newestTask(stack), task, 'the task is unchanged');
  });
}

t.test('a task of another kind is not found on this path', async (t) => {
  server.play(({ reply }) => reply(200, { id: 'kind', task_id: 'kind' }));
  const [token, , unified] = creates;
  if (token === undefined || unified === undefined) throw new Error('no interfaces');
  await post(rigged, unified);
  t.equal((await stack.call('GET', `${token.path}/kind`)).status, 404);
  t.equal((await stack.call('DELETE', `${token.path}/kind`)).status, 404);
  t.equal((await stack.call('GET', `/api/v3/k/videos/generations/tasks/kind`)).status, 404);
});

t.test("the list shows and counts only the caller's own tasks", async (t) => {
  const [sample] = creates;
  if (sample === undefined) throw new Error('no interface');
  server.play(({ reply }) => reply(200, { status: 'running' }));
  t.same((await stack.call('GET', sample.path, undefined, headers)).json, { items: [], total: 0 });
  t.same((await stack.call('GET', `${sample.path}?filter.task_ids=mine-0,mine-1`, undefined, headers)).json, {
    items: [],
    total: 0,
  });
  t.equal((await stack.call('GET', sample.path)).json.total, 2);
});

t.test('if an upstream gives the same id to two accounts, neither sees the task of the other', async (t) => {
  const [sample] = creates;
  if (sample === undefined) throw new Error('no interface');
  server.play(({ reply }) => reply(200, { id: 'shared' }));
  await post(rigged, sample);
  const second = await stack.call('POST', sample.path, sample.body, headers);
  t.equal(second.status, 200);
  t.equal((await stack.call('GET', `${sample.path}/shared`, undefined, headers)).status, 404);
  server.play(({ reply }) => reply(200, { status: 'running' }));
  t.equal((await stack.call('GET', `${sample.path}/shared`)).status, 200);
  await auditOk(t, stack);
});
