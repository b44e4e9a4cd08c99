/** Callers find and list only their own tasks; operators can filter all tasks. */
import type { Test } from 'tap';
import type { TargetFilter, TaskFilter } from '../../../../src/ledger/store/store.ts';
import { OPERATOR } from '../../operator.ts';
import { capture, makeOwner, newTask, type OpenFresh, release, runTask } from '../../stores.ts';

export async function listContract(t: Test, open: OpenFresh): Promise<void> {
  await t.test("a caller finds the account's own task of the requested kinds", async (t) => {
    const { store } = await open(t, { now: 0 });
    const acme = await makeOwner(store, 'acme', '10');
    const other = await makeOwner(store, 'other', '10');
    await runTask(store, acme, 'task_1', '1', { kind: 'video' });
    t.equal((await store.findTask(acme.account, ['flat', 'video'], 'up_task_1'))?.id, 'task_1');
    t.equal(await store.findTask(other.account, ['flat', 'video'], 'up_task_1'), undefined);
    t.equal(await store.findTask(acme.account, ['flat'], 'up_task_1'), undefined);
    t.equal(await store.findTask(acme.account, [], 'up_task_1'), undefined);
    t.equal(await store.findTask(acme.account, ['video'], 'task_1'), undefined);
  });

  await t.test('a hidden task is no longer found, and only one that has ended is hidden', async (t) => {
    const clock = { now: 1 };
    const { store } = await open(t, clock);
    const acme = await makeOwner(store, 'acme', '10');
    await runTask(store, acme, 'task_1', '1');
    await store.hideTask('task_1');
    t.equal((await store.findTask(acme.account, ['video'], 'up_task_1'))?.hidden_at_ms, null);
    await store.settleTask('task_1', capture('1'));
    await store.hideTask('task_1');
    clock.now = 2;
    await store.hideTask('task_1');
    t.equal(await store.findTask(acme.account, ['video'], 'up_task_1'), undefined);
    t.equal((await store.getTask('task_1'))?.hidden_at_ms, 1);
  });

  await t.test('tasks are filtered, counted and listed newest first', async (t) => {
    const clock = { now: 0 };
    const { store } = await open(t, clock);
    const acme = await makeOwner(store, 'acme', '10');
    const other = await makeOwner(store, 'other', '10');
    await runTask(store, acme, 'task_1', '1', { model: 'k/vidgen-2.0', kind: 'flat' });
    await runTask(store, acme, 'task_2', '1');
    clock.now = 5;
    await runTask(store, other, 'task_3', '1');
    await runTask(store, acme, 'task_4', '1');
    await store.openTask(newTask(acme, 'task_5', '1'));
    await store.observeTask('task_2', { status: 'queued', record: null, next_poll_at_ms: null });
    await store.settleTask('task_4', release());
    const list = async (filter: Omit<TaskFilter, 'limit'> & { readonly limit?: number }) => {
      const { tasks, total } = await store.listTasks({ limit: 10, ...filter });
      return [...tasks.map(({ id }) => id), total];
    };
    t.strictSame(await list({}), ['task_5', 'task_4', 'task_3', 'task_2', 'task_1', 5]);
    t.strictSame(await list({ account: acme.account }), ['task_5', 'task_4', 'task_2', 'task_1', 4]);
    t.strictSame(await list({ limit: 2, offset: 1 }), ['task_4', 'task_3', 5]);
    t.strictSame(await list({ limit: 2, offset: 4 }), ['task_1', 5]);
    t.strictSame(await list({ limit: 0 }), [5]);
    t.strictSame(await list({ states: ['failed', 'dispatching'] }), ['task_5', 'task_4', 2]);
    t.strictSame(await list({ states: [] }), [0]);
    t.strictSame(await list({ kinds: ['flat'] }), ['task_1', 1]);
    t.strictSame(await list({ statuses: ['queued', 'failed'] }), ['task_4', 'task_2', 2]);
    t.strictSame(await list({ models: ['k/vidgen-2.0', "'"] }), ['task_1', 1]);
    t.strictSame(await list({ upstream_ids: ['up_task_2', 'up_task_3'], account: acme.account }), ['task_2', 1]);
    t.strictSame(await list({ visible: true }), ['task_4', 'task_3', 'task_2', 'task_1', 4]);
    await store.hideTask('task_4');
    t.strictSame(await list({ visible: true, account: acme.account }), ['task_2', 'task_1', 2]);
    t.strictSame(await list({ visible: false, account: acme.account }), ['task_5', 'task_4', 'task_2', 'task_1', 4]);
  });

  await t.test('the visible tasks of several kinds are listed together, newest first', async (t) => {
    const clock = { now: 0 };
    const { store } = await open(t, clock);
    const acme = await makeOwner(store, 'acme', '10');
    const other = await makeOwner(store, 'other', '10');
    for (const [id, kind] of [
      ['task_1', 'video'],
      ['task_2', 'flat'],
      ['task_3', 'image'],
      ['task_4', 'video'],
      ['task_5', 'flat'],
    ] as const) {
      await runTask(store, acme, id, '1', { kind });
      clock.now += 1;
    }
    await runTask(store, other, 'task_6', '1', { kind: 'flat' });
    await store.openTask(newTask(acme, 'task_7', '1', { kind: 'flat' }));
    await store.observeTask('task_1', { status: 'queued', record: null, next_poll_at_ms: null });
    await store.settleTask('task_4', capture('1'));
    await store.hideTask('task_4');
    const own = { account: acme.account, visible: true, kinds: ['video', 'flat'] };
    const list = async (filter: Partial<TaskFilter>) => {
      const { tasks, total } = await store.listTasks({ ...own, limit: 10, ...filter });
      return [...tasks.map(({ id }) => id), total];
    };
    t.strictSame(await list({}), ['task_5', 'task_2', 'task_1', 3]);
    t.strictSame(await list({ limit: 1, offset: 1 }), ['task_2', 3]);
    t.strictSame(await list({ limit: 2, offset: 2 }), ['task_1', 3]);
    t.strictSame(await list({ statuses: ['queued'] }), ['task_1', 1]);
    t.strictSame(await list({ models: ['none'] }), [0]);
    t.strictSame(await list({ kinds: ['flat', 'flat'] }), ['task_5', 'task_2', 2]);
    t.strictSame(await list({ kinds: [] }), [0]);
    t.strictSame(await list({ upstream_ids: ['up_task_1', 'up_task_4', 'up_task_6'] }), ['task_1', 1]);
  });

  await t.test(
    'tasks that the upstream may have created without an answer are those without an id that did not fail',
    async (t) => {
      const { store } = await open(t, { now: 0 });
      const acme = await makeOwner(store, 'acme', '10');
      await runTask(store, acme, 'named', '1');
      for (const id of ['dispatching', 'unknown', 'review', 'captured', 'refused']) {
        await store.openTask(newTask(acme, id, '1'));
      }
      for (const id of ['unknown', 'review', 'captured']) await store.markUnknown(id, 'no answer');
      for (const id of ['review', 'captured']) await store.markReview(id, 'nobody knows');
      await store.settleTask('captured', capture('1'));
      await store.settleTask('refused', release());
      const { tasks, total } = await store.listTasks({ unnamed: true, limit: 10 });
      t.strictSame([...tasks.map(({ id }) => id), total], ['captured', 'review', 'unknown', 'dispatching', 4]);
      const late = newTask(acme, 'late', '1');
      await store.openTask({ ...late, dispatch_deadline_ms: late.dispatch_deadline_ms + 1 });
      const from = async (dispatch_deadline_from_ms: number) =>
        (await store.listTasks({ unnamed: true, dispatch_deadline_from_ms, limit: 10 })).tasks.map(({ id }) => id);
      t.equal((await from(late.dispatch_deadline_ms)).length, 5);
      t.strictSame(await from(late.dispatch_deadline_ms + 1), ['late']);
      const inReview = await store.listTasks({ states: ['review'], limit: 10 });
      t.strictSame([inReview.tasks.map(({ id }) => id), inReview.total], [['review'], 1]);
      const unfinished = await store.listTasks({ account: acme.account, states: ['unknown', 'running'], limit: 10 });
      t.strictSame([unfinished.tasks.map(({ id }) => id), unfinished.total], [['unknown', 'named'], 2]);
    },
  );
}

const idempotency = (key: string, fill = 0) => ({ key, request_sha256: Buffer.alloc(32, fill), keep_ms: 100 });
const answer = { status: 200, headers: ['content-type', 'text/plain'], body: Buffer.from('made') };
const seen = { status: 'running', record: null, next_poll_at_ms: 10 };

export async function claimContract(t: Test, open: OpenFresh): Promise<void> {
  await t.test('a task that is due is polled by one owner until the claim runs out or the task changes', async (t) => {
    const clock = { now: 0 };
    const { store } = await open(t, clock);
    const acme = await makeOwner(store, 'acme', '10');
    for (const [index, id] of ['second', 'first', 'later'].entries()) {
      await runTask(store, acme, id, '1');
      await store.observeTask(id, { ...seen, next_poll_at_ms: [6, 5, 50][index] ?? null });
    }
    clock.now = 10;
    const asked = { owner: 'a', upstream: 'c', limit: 9, until_ms: 20 };
    const claimed = await store.claimTasks(asked);
    t.strictSame(
      claimed.map(({ id, claim_owner, claim_until_ms }) => [id, claim_owner, claim_until_ms]),
      [
        ['first', 'a', 20],
        ['second', 'a', 20],
      ],
    );
    t.strictSame(await store.claimTasks({ ...asked, owner: 'b' }), []);
    t.strictSame(await store.claimTasks({ ...asked, owner: 'b', upstream: 'k' }), []);
    await store.postponeTask({ id: 'second', claim_owner: 'a' }, 10);
    t.strictSame(
      (await store.claimTasks({ ...asked, owner: 'b', limit: 1 })).map(({ id }) => id),
      ['second'],
    );
    clock.now = 20;
    t.equal((await store.claimTasks({ ...asked, owner: 'b', until_ms: 30 })).length, 2, 'both claims have run out');
    const ahead = { ...asked, owner: 'c', until_ms: 60, latest_poll_ms: 40 };
    clock.now = 30;
    t.ok(
      (await store.claimTasks(ahead)).some(({ id }) => id === 'later'),
      'planned before the clock was set back',
    );
  });

  await t.test('the polls of one target are claimed beside those of another', async (t) => {
    const clock = { now: 0 };
    const { store } = await open(t, clock);
    const acme = await makeOwner(store, 'acme', '10');
    for (const [id, target] of [
      ['one', 'a'],
      ['two', 'a'],
      ['three', 'b'],
      ['four', 'gone'],
    ] as const) {
      await runTask(store, acme, id, '1', { target });
      await store.observeTask(id, { ...seen, next_poll_at_ms: 5 });
    }
    clock.now = 10;
    const claim = async (limit: number, targets?: TargetFilter) => {
      const claimed = await store.claimTasks({ owner: 'a', upstream: 'c', targets, limit, until_ms: 20 });
      return claimed.map(({ id }) => id).sort();
    };
    t.strictSame(await claim(1, { only: 'b' }), ['three'], 'not behind those of a');
    t.strictSame(await claim(9, { except: ['a', 'b'] }), ['four']);
    t.strictSame(await claim(9, { only: 'c' }), []);
    t.strictSame(await claim(9), ['one', 'two']);
  });

  await t.test('the end of polling does not reach a task that was found running meanwhile', async (t) => {
    const { store } = await open(t, { now: 0 });
    await runTask(store, await makeOwner(store, 'acme', '10'), 'task', '1');
    await store.markReview('task', 'absurd count');
    await store.observeTask('task', seen);
    await store.postponeTask({ id: 'task', claim_owner: null }, null);
    t.match(await store.getTask('task'), { state: 'running', next_poll_at_ms: 10 });
    await store.markReview('task', 'absurd count', seen);
    await store.postponeTask({ id: 'task', claim_owner: null }, null);
    t.match(await store.getTask('task'), { state: 'review', next_poll_at_ms: null });
  });

  await t.test('tasks past their deadline go to review, except those that are to be polled once more', async (t) => {
    const { store } = await open(t, { now: 0 });
    const acme = await makeOwner(store, 'acme', '10');
    for (const id of ['polled', 'unpolled', 'young']) {
      await runTask(store, acme, id, '1', { deadline_at_ms: id === 'young' ? 1 : 0 });
      await store.observeTask(id, { ...seen, next_poll_at_ms: null });
    }
    await store.observeTask('polled', seen);
    t.strictSame(await store.reviewOverdueTasks('too long', ['c']), ['unpolled']);
    t.strictSame(await store.reviewOverdueTasks('too long'), ['polled']);
    t.match(await store.getTask('polled'), { state: 'review', reason: 'too long', next_poll_at_ms: 10 });
    await store.observeTask('polled', seen);
    t.match(await store.getTask('polled'), { state: 'review', reason: 'too long' });
    t.strictSame(await store.countOpenTasks(), [{ upstream: 'c', target: 'default', kind: 'video', tasks: 3 }]);
  });

  await t.test('a repeated creation gets the answer of the first, until the key is forgotten', async (t) => {
    const clock = { now: 0 };
    const { store, again } = await open(t, clock);
    const acme = await makeOwner(store, 'acme', '10');
    const repeat = (id: string, options = idempotency('k')) =>
      store.openTask(newTask(acme, id, '1'), { idempotency: options });
    t.match(await repeat('task_1'), { ok: true });
    t.match(await repeat('task_2'), { ok: false, reason: 'in_flight' });
    t.match(await repeat('task_2', idempotency('k', 1)), { ok: false, reason: 'other_request' });
    t.equal(await store.startTask('task_1', 'up_1', seen, answer), true);
    const reopened = await again();
    const found = await reopened.findIdempotent(acme.account, idempotency('k'), clock.now);
    t.ok(found?.reason === 'answered');
    if (found?.reason === 'answered') {
      t.strictSame({ ...found.answer, body: String(found.answer.body) }, { ...answer, body: 'made' });
    }
    t.match(await repeat('task_2'), { ok: false, reason: 'answered' });
    t.equal(await store.findIdempotent(acme.account, idempotency('other'), clock.now), undefined);
    clock.now = 100;
    t.match(await repeat('task_2'), { ok: true }, 'it is too old');
    await store.settleTask('task_2', release());
    t.match(await repeat('task_3'), { ok: true }, 'nothing was made');
    t.equal(await store.forgetIdempotency(99), 0);
    t.equal(await store.forgetIdempotency(100), 1);
    t.match(await repeat('task_4'), { ok: true });
    t.strictSame((await store.audit()).breaches, []);
  });

  await t.test(
    'a creation that an operator charged without an id keeps its key: its job must not be bought again',
    async (t) => {
      const { store } = await open(t, { now: 0 });
      const acme = await makeOwner(store, 'acme', '10');
      for (const [id, settlement, again] of [
        ['billed', capture('1'), { ok: false, reason: 'in_flight' }],
        ['not_billed', release(), { ok: true }],
      ] as const) {
        const create = (task: string) => store.openTask(newTask(acme, task, '1'), { idempotency: idempotency(id) });
        t.equal((await create(id)).ok, true);
        await store.markUnknown(id, 'reset');
        t.match(await store.resolveTask(id, settlement, OPERATOR), { outcome: 'settled' });
        t.match(await create(`${id}_again`), again, id);
      }
      t.strictSame((await store.audit()).breaches, []);
    },
  );

  await t.test('the request of a task is kept until its outcome is known', async (t) => {
    const { store, again } = await open(t, { now: 0 });
    const acme = await makeOwner(store, 'acme', '10');
    const request = { path: '/tasks', headers: ['a', 'b'], body: Buffer.from('{}') };
    await store.openTask(newTask(acme, 'task_1', '1'), { request });
    await store.markUnknown('task_1', 'reset');
    const kept = await (await again()).storedRequest('task_1');
    t.strictSame({ ...kept, body: String(kept?.body) }, { ...request, body: '{}' });
    t.equal((await store.knownUpstreamIds('c', ['up_1'])).size, 0);
    await store.startTask('task_1', 'up_1', seen);
    t.equal(await store.storedRequest('task_1'), undefined);
    t.strictSame(await store.knownUpstreamIds('c', ['up_2', 'up_1', 'up_1']), new Set(['up_1']));
    t.equal((await store.knownUpstreamIds('c', [])).size, 0);
    t.equal((await store.knownUpstreamIds('k', ['up_1'])).size, 0);
    t.match(await store.settleTask('task_1', capture('1')), { outcome: 'settled' });
    t.strictSame(await store.countOpenTasks(), []);
  });
}
