/** A caller learns nothing of another account's tasks. */
import t from 'tap';
import { observe } from '../spec/journal.ts';
import { auditOk, creates, keyHeaders, long, newestTask, post, rig, withTimeouts } from '../support/interfaces.ts';
import { startPair } from '../support/pair.ts';
import { officialBody, taskId, tasksPath, tokenBody, unifiedBody, unifiedPath } from '../support/requests.ts';
import { until } from '../support/stack.ts';

// Tests that an account cannot see or change the tasks of another.

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

t.test('hidden', async (t) => {
  // CVE-2026-30886 (new-api): a task's content was served to any caller who knew its id, fetched with the owner's credentials.
  const pair = await startPair(t);
  const owner = await pair.newCaller('owner', '1000');
  const stranger = await pair.newCaller('stranger', '1000');

  const kinds: readonly (readonly [kind: string, path: string, body: object])[] = [
    ['token-billed', tasksPath, tokenBody()],
    ['official format', tasksPath, officialBody()],
    ['unified format', unifiedPath('c'), unifiedBody()],
  ];

  /** Runs a task of the owner to its end. @returns its id and the URL of its film. */
  async function finished(path: string, body: object): Promise<{ readonly id: string; readonly film: string }> {
    const id = taskId(await owner.call(0, 'POST', path, body));
    const { json } = await until(
      () => owner.call(0, 'GET', `${path}/${id}`),
      (reply) => reply.json.status === 'succeeded',
    );
    return { id, film: json.videoUrl ?? json.content.video_url };
  }

  async function heldInternally(id: string): Promise<string> {
    const { tasks } = await pair.store.listTasks({ account: owner.account, limit: 100 });
    const task = tasks.find(({ upstream_id }) => upstream_id === id);
    if (task === undefined) throw new Error(`the store has no task ${id}`);
    return task.id;
  }

  for (const [kind, path, body] of kinds) {
    t.test(`CVE-2026-30886: a task of another account, ${kind}, looks like one that does not exist`, async (t) => {
      const { id, film } = await finished(path, body);
      const ids = [id, await heldInternally(id), `${id}/content`, `${id}?account=${owner.account}`];
      const { sent } = await observe(pair, async () => {
        for (const which of [0, 1]) {
          for (const method of ['GET', 'DELETE']) {
            for (const asked of ids) {
              const theirs = await stranger.call(which, method, `${path}/${asked}`);
              const never = await stranger.call(which, method, `${path}/${asked.replace(id, 'never')}`);
              t.match(String(theirs.status), /^40[45]$/, `${method} ${asked}`);
              t.equal(theirs.text.replaceAll(id, 'never'), never.text, 'the same message');
              t.notMatch(theirs.text, film);
            }
          }
        }
      });
      t.strictSame(sent, [], 'nothing is sent upstream');
      const own = await owner.call(1, 'GET', `${path}/${id}`);
      t.equal(own.status, 200);
      t.match(own.text, film, 'and the owner still has it');
    });
  }

  t.test('CVE-2026-30886: no list shows it, with any filter', async (t) => {
    const { id } = await finished(tasksPath, officialBody());
    for (const query of ['', `?filter.task_ids=${id}`, '?filter.status=succeeded', '?page_size=500&page_num=1']) {
      const { json } = await stranger.call(1, 'GET', tasksPath + query);
      t.strictSame(json, { items: [], total: 0 }, query);
      t.ok((await owner.call(1, 'GET', tasksPath + query)).text.includes(id));
    }
  });

  t.test('CVE-2026-30886: another account cannot cancel a running task and is not charged for it', async (t) => {
    const body = officialBody({}, 'a red kite [stuck]');
    const id = taskId(await owner.call(0, 'POST', tasksPath, body));
    const before = await owner.ledger();
    for (const which of [0, 1]) t.equal((await stranger.call(which, 'DELETE', `${tasksPath}/${id}`)).status, 404);
    t.match((await owner.call(1, 'GET', `${tasksPath}/${id}`)).json, { id, status: /queued|running/ });
    t.strictSame(await owner.ledger(), before);
    t.strictSame(await stranger.ledger(), []);
    t.same((await pair.store.audit()).breaches, []);
  });
});
