/** A task stays with the target that created it: polls, cancels, the settler, lists of jobs and repetitions go there, drained or not. */
import t from 'tap';
import { refusingUrl, type Script, startFaultServer } from '../support/fault-server.ts';
import { startStack } from '../support/stack.ts';
import { runTask } from '../support/stores.ts';
import { keyOf, type TargetName, targetRig, tasksPath } from '../support/targets.ts';

t.setTimeout(600_000);

/** Creates tasks named after the target, and reports them as running until told otherwise. */
function jobs(name: TargetName, status = 'running'): Script {
  let made = 0;
  return ({ request, reply }) => {
    if (request.method === 'POST') made += 1;
    const id = request.method === 'POST' ? `${name}-${made}` : request.target.split('/').at(-1);
    reply(200, { task_id: id, status });
  };
}

t.test('polls and cancels go to the target of the task, with its credential', async (t) => {
  const rig = await targetRig(t, () => {}, {
    edit: (document) =>
      document.setIn(['routes', 'cancel_c'], {
        match: `DELETE ${tasksPath}/{task_id}`,
        task: { cancel: 'task_id', kinds: ['unified_c'] },
      }),
  });
  const servers = { a: rig.a, b: rig.b };
  for (const name of ['a', 'b'] as const) servers[name].play(jobs(name));
  const ids = [(await rig.create()).json.task_id, (await rig.create()).json.task_id];
  t.strictSame(ids, ['a-1', 'b-1'], 'one each');
  for (const name of ['a', 'b'] as const) {
    const server = servers[name];
    const before = server.seen.length;
    t.equal((await rig.stack.call('GET', `${tasksPath}/${name}-1`)).status, 200);
    t.equal((await rig.stack.call('DELETE', `${tasksPath}/${name}-1`)).status, 200);
    const seen = server.seen.slice(before);
    t.strictSame(
      seen.map(({ method }) => method),
      ['GET', 'GET', 'DELETE', 'GET'],
      name,
    );
    for (const { headers } of seen) t.equal(new Map(headers).get('authorization'), `Bearer ${keyOf(name)}`);
  }
});

t.test('the settler polls each task at its target', async (t) => {
  let now_ms = Date.UTC(2026, 10, 22);
  const rig = await targetRig(t, jobs('a'), { stack: { now: () => now_ms } });
  rig.b.play(jobs('b'));
  await rig.create();
  await rig.create();
  rig.a.play(jobs('a', 'succeeded'));
  rig.b.play(jobs('b', 'failed'));
  now_ms += 60_000;
  await rig.stack.settler.round();
  const { tasks } = await rig.stack.store.listTasks({ limit: 10 });
  t.strictSame(
    new Map(tasks.map(({ target, state }) => [target, state])),
    new Map([
      ['a', 'succeeded'],
      ['b', 'failed'],
    ]),
  );
});

t.test(
  'a creation of unknown outcome is repeated with its key at the same target, whatever the others do',
  async (t) => {
    let now_ms = Date.UTC(2026, 10, 22);
    const rig = await targetRig(t, jobs('b'), {
      kind: { unknown_outcome: { key: 'idempotency-key' } },
      stack: { now: () => now_ms },
    });
    rig.a.play(({ reset }) => reset());
    t.equal((await rig.create()).status, 502);
    for (let round = 0; round < 3; round += 1) {
      now_ms += 60_000;
      await rig.stack.settler.round();
    }
    t.strictSame(rig.posts(), [4, 0], 'sent again to a only');
    const keys = rig.a.seen.map(({ headers }) => new Map(headers).get('idempotency-key'));
    t.equal(new Set(keys).size, 1);
    t.ok(rig.a.seen.every(({ headers }) => new Map(headers).get('authorization') === `Bearer ${keyOf('a')}`));
    rig.a.play(jobs('a'));
    now_ms += 60_000;
    await rig.stack.settler.round();
    t.match((await rig.stack.store.listTasks({ limit: 2 })).tasks, [
      { state: 'running', target: 'a', upstream_id: 'a-1' },
    ]);
    t.strictSame(rig.posts(), [5, 0]);
  },
);

t.test('a drained target gets no new request, and is still asked about the tasks that it has', async (t) => {
  let now_ms = Date.UTC(2026, 10, 22);
  const rig = await targetRig(t, jobs('b'), { weights: { a: 0 }, stack: { now: () => now_ms } });
  rig.a.play(jobs('a', 'succeeded'));
  const { store, account, key_id, settler } = rig.stack;
  const old = { kind: 'unified_c', upstream: 'c', target: 'a', deadline_at_ms: now_ms + 3_600_000 };
  await runTask(store, { account, key: key_id }, 'old', '4', old);
  await store.postponeTask({ id: 'old', claim_owner: null }, now_ms);
  for (let n = 0; n < 3; n += 1) t.equal((await rig.create()).status, 200);
  t.strictSame(rig.posts(), [0, 3]);
  now_ms += 1_000;
  await settler.round();
  t.match(await store.getTask('old'), { state: 'succeeded', target: 'a' });
});

t.test('a creation that moved on is repeated with the same key at the target that it moved to', async (t) => {
  let now_ms = Date.UTC(2026, 10, 22);
  const rig = await targetRig(t, ({ reset }) => reset(), {
    urls: { a: refusingUrl },
    kind: { unknown_outcome: { key: 'idempotency-key' } },
    stack: { now: () => now_ms },
  });
  t.equal((await rig.create()).status, 502);
  now_ms += 60_000;
  rig.b.play(jobs('b'));
  await rig.stack.settler.round();
  t.strictSame(rig.posts(), [0, 2]);
  const keys = rig.b.seen.map(({ headers }) => new Map(headers).get('idempotency-key'));
  t.strictSame([keys.length, new Set(keys).size], [2, 1]);
  t.strictSame(rig.b.seen[0]?.body, rig.b.seen[1]?.body);
  t.match((await rig.stack.store.listTasks({ limit: 2 })).tasks, [
    { state: 'running', target: 'b', upstream_id: 'b-1' },
  ]);
});

const list = { list: '/jobs', items: '/items', id: '/id', model: '/model', created_at: '/created_at', within: '2m' };

/** Lists these jobs; resets creations. */
function lists(...items: readonly { readonly id: string; readonly at_ms: number }[]): Script {
  return ({ request, reply, reset }) => {
    if (request.method === 'POST') return reset();
    if (request.target !== '/jobs') return reply(200, { status: 'running' });
    reply(200, { items: items.map(({ id, at_ms }) => ({ id, model: 'c/vidgen-2.0', created_at: at_ms / 1000 })) });
  };
}

t.test('a creation of unknown outcome is looked for in the list of its own target', async (t) => {
  const start_ms = Date.UTC(2026, 10, 22);
  let now_ms = start_ms;
  const rig = await targetRig(t, lists(), { kind: { unknown_outcome: list }, stack: { now: () => now_ms } });
  await rig.create();
  await rig.create();
  rig.a.play(lists());
  rig.b.play(lists({ id: 'b-job', at_ms: start_ms }));
  now_ms += 30 * 60_000;
  await rig.stack.settler.round();
  const { tasks } = await rig.stack.store.listTasks({ limit: 10 });
  const found = tasks.map(({ target, state, upstream_id }) => `${target}: ${state} ${upstream_id}`);
  t.strictSame(found.sort(), ['a: failed null', 'b: running b-job']);
});

t.test('two credentials of one origin may have one list, so a job of the other target is not taken', async (t) => {
  const start_ms = Date.UTC(2026, 10, 22);
  let now_ms = start_ms;
  const rig = await targetRig(t, lists(), {
    kind: { unknown_outcome: list },
    stack: { now: () => now_ms },
    edit: (document, { a }) => document.setIn(['upstreams', '$(family)', 'targets', 'b', 'url'], a),
  });
  await rig.create();
  await rig.create();
  const keys = rig.a.seen.map(({ headers }) => new Map(headers).get('authorization'));
  t.strictSame(keys, [`Bearer ${keyOf('a')}`, `Bearer ${keyOf('b')}`], 'one origin, two credentials');
  rig.a.play(lists({ id: 'job', at_ms: start_ms }));
  now_ms += 30 * 60_000;
  await rig.stack.settler.round();
  const { tasks } = await rig.stack.store.listTasks({ limit: 10 });
  t.strictSame(
    tasks.map(({ state }) => state),
    ['unknown', 'unknown'],
    'one job and two creations: nothing is decided',
  );
});

t.test('a task that moved on is polled by the name that its model has at that upstream', async (t) => {
  const server = await startFaultServer(({ request, reply }) => {
    const isThere = request.target === '/theirs/fast' || request.target === '/theirs/jobs/j-1';
    reply(isThere ? 200 : 404, isThere ? { id: 'j-1', status: 'running' } : { error: 'not found' });
  });
  const config = `version: 1
store: { url: "sqlite:./data/unused.db" }
currency: { code: USD }
upstreams: { first: { url: "${refusingUrl}" }, second: { url: "${server.url}" } }
prices: { clip: { unit: second, by: [], table: "0.10" } }
models:
  ours/quick: { type: video, upstream: [first, second], price: clip, as: { first: other/slow, second: theirs/fast } }
envelopes:
  plain: { body: { error: "\${error.name}" }, names: { invalid_request: bad, unauthenticated: who, insufficient_funds: poor, internal: failed } }
interfaces:
  main: { prefix: /, auth: [{ header: authorization, scheme: Bearer }], envelope: plain, forward: { headers: [content-type], query: [] } }
billing:
  seconds: { unit: second, facts: {}, hold: { cel: "1" }, actual: { otherwise: { cel: "1" } } }
tasks:
  job: { id: /id, query: "/{owner}/jobs/{id}", status: { at: /status, running: [running], succeeded: [done], failed: [lost] }, deadline: 24h }
routes:
  create: { match: "POST /{owner}/{name}", model: { param: [owner, name] }, billing: seconds, creates_task: job }
  get: { match: "GET /{owner}/jobs/{id}", task: { poll: id, kinds: [job] } }
`;
  const stack = await startStack({ config, upstreams: { first: refusingUrl, second: server.url } });
  t.teardown(async () => {
    await stack.close();
    await server.close();
  });
  t.match(await stack.call('POST', '/ours/quick', {}), { status: 200, json: { id: 'j-1' } });
  t.match(await stack.call('GET', '/ours/jobs/j-1'), { status: 200, json: { status: 'running' } });
  t.strictSame(
    server.seen.map(({ method, target }) => `${method} ${target}`),
    ['POST /theirs/fast', 'GET /theirs/jobs/j-1'],
  );
});
