/** Callers find and list only their own tasks; operators can filter all tasks. */
import type { Test } from 'tap';
import type { TaskFilter } from '../../../../src/store/store.ts';
import { capture, makeOwner, newTask, type OpenFresh, release, runTask } from '../../../support/stores.ts';

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
