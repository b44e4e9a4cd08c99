/** CVE-2026-30886 (new-api): a task's content was served to any caller who knew its id, fetched with the owner's credentials. */
import t from 'tap';
import { startPair } from '../money/field/pair.ts';
import { observe } from '../spec/journal.ts';
import { officialBody, taskId, tasksPath, tokenBody, unifiedBody, unifiedPath } from '../spec/requests.ts';
import { until } from '../support/stack.ts';

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
