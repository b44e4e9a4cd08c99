/** A task is settled exactly once: its state, its hold and its entries together. */
import type { Test } from 'tap';
import type { Store } from '../../../../src/ledger/store/store.ts';
import { OPERATOR } from '../../operator.ts';
import { capture, cny, makeOwner, money, newTask, type OpenFresh, type Owner, release, runTask } from '../../stores.ts';

/** Kind, amount and deltas of the entries that resolved the task, oldest first. */
async function resolutions(store: Store, { account }: Owner, task_id: string) {
  const entries = await store.entries(account, 100);
  return entries
    .filter((entry) => entry.task_id === task_id && entry.kind !== 'hold')
    .map((entry) => [entry.kind, entry.amount_nano, entry.posted_delta_nano, entry.held_delta_nano])
    .reverse();
}

export async function settlementContract(t: Test, open: OpenFresh): Promise<void> {
  await t.test('a capture of less than the hold frees the rest', async (t) => {
    const { store, again } = await open(t, { now: 21 });
    const owner = await makeOwner(store, 'acme', '10');
    await runTask(store, owner, 'task_1', '4');
    const settled = await store.settleTask('task_1', capture('1.5', { record: '{"status":"succeeded"}' }));
    t.match(settled, { outcome: 'settled', overage_nano: 0n });
    const reopened = await again();
    t.strictSame(settled?.task, await reopened.getTask('task_1'));
    t.match(settled?.task, {
      state: 'succeeded',
      status: 'succeeded',
      record: '{"status":"succeeded"}',
      charged_nano: cny('1.5'),
      charged_units_nano: cny('1.5'),
      reason: null,
      finished_at_ms: 21,
      next_poll_at_ms: null,
    });
    t.strictSame(await resolutions(reopened, owner, 'task_1'), [['capture', cny('1.5'), cny('-1.5'), cny('-4')]]);
    t.match(await money(reopened, owner.account), { posted: cny('8.5'), held: 0n });
    t.match((await reopened.entries(owner.account, 1))[0], { memo: '1.5 s × 1.00', hold_id: settled?.task.hold_id });
  });

  await t.test('a capture of the whole hold', async (t) => {
    const { store } = await open(t, { now: 0 });
    const owner = await makeOwner(store, 'acme', '4');
    await runTask(store, owner, 'task_1', '4');
    t.match(await store.settleTask('task_1', capture('4')), { outcome: 'settled', overage_nano: 0n });
    t.strictSame(await resolutions(store, owner, 'task_1'), [['capture', cny('4'), cny('-4'), cny('-4')]]);
    t.match(await money(store, owner.account), { posted: 0n, held: 0n });
  });

  await t.test('a capture of nothing', async (t) => {
    const { store } = await open(t, { now: 0 });
    const owner = await makeOwner(store, 'acme', '4');
    await runTask(store, owner, 'task_1', '4');
    t.match(await store.settleTask('task_1', capture('0')), {
      outcome: 'settled',
      task: { state: 'succeeded', charged_nano: 0n },
    });
    t.strictSame(await resolutions(store, owner, 'task_1'), [['capture', 0n, 0n, cny('-4')]]);
    t.equal((await store.audit()).ok, true);
  });

  await t.test('a charge beyond the hold is an overage, which may take the wallet below zero', async (t) => {
    const { store } = await open(t, { now: 0 });
    const owner = await makeOwner(store, 'acme', '5');
    await runTask(store, owner, 'task_1', '4');
    const settled = await store.settleTask('task_1', capture('6.25'), undefined, cny('1.25'));
    t.match(settled, { outcome: 'settled', overage_nano: cny('2.25'), task: { charged_nano: cny('6.25') } });
    t.strictSame(await resolutions(store, owner, 'task_1'), [
      ['capture', cny('4'), cny('-4'), cny('-4')],
      ['overage', cny('2.25'), cny('-2.25'), 0n],
    ]);
    t.match(await money(store, owner.account), { posted: cny('-1.25'), held: 0n });
    t.strictSame((await store.audit()).breaches, []);
  });

  await t.test('a release frees the hold and charges nothing', async (t) => {
    const { store } = await open(t, { now: 21 });
    const owner = await makeOwner(store, 'acme', '5');
    await runTask(store, owner, 'task_1', '4');
    const settled = await store.settleTask('task_1', release('content refused'));
    t.match(settled, {
      outcome: 'settled',
      overage_nano: 0n,
      task: {
        state: 'failed',
        reason: 'content refused',
        charged_nano: 0n,
        charged_units_nano: 0n,
        finished_at_ms: 21,
      },
    });
    t.strictSame(await resolutions(store, owner, 'task_1'), [['release', cny('4'), 0n, cny('-4')]]);
    t.match(await money(store, owner.account), { posted: cny('5'), held: 0n });
  });

  await t.test('a second settlement changes nothing', async (t) => {
    const clock = { now: 1 };
    const { store, again } = await open(t, clock);
    const other = await again();
    const owner = await makeOwner(store, 'acme', '10');
    for (const [index, first] of [capture('1'), capture('9'), release()].entries()) {
      const id = `task_${index}`;
      await runTask(store, owner, id, '3');
      const task = (await store.settleTask(id, first))?.task;
      const before = await money(store, owner.account);
      clock.now += 1;
      for (const second of [capture('2'), release('late'), first]) {
        t.strictSame(await other.settleTask(id, second), { outcome: 'unchanged', task });
      }
      t.strictSame(await money(store, owner.account), before);
      await store.topup(owner.account, cny('20'), null, OPERATOR);
    }
  });

  await t.test(
    'a task is settled from every state that is not terminal, and an unknown one is not found',
    async (t) => {
      const { store } = await open(t, { now: 0 });
      const owner = await makeOwner(store, 'acme', '10');
      for (const id of ['dispatching', 'unknown', 'review', 'running']) await store.openTask(newTask(owner, id, '1'));
      for (const id of ['unknown', 'review']) await store.markUnknown(id, 'reset');
      await store.markReview('review', 'deadline');
      await store.startTask('running', 'up', { status: null, record: null, next_poll_at_ms: 5 });
      for (const id of ['dispatching', 'unknown', 'review', 'running']) {
        t.equal((await store.getTask(id))?.state, id);
        t.match(await store.settleTask(id, release()), { outcome: 'settled', task: { state: 'failed' } });
      }
      t.equal(await store.settleTask('task_none', release()), undefined);
      t.match(await money(store, owner.account), { posted: cny('10'), held: 0n });
    },
  );

  await t.test('amounts above 2^53 are held and charged exactly', async (t) => {
    const { store } = await open(t, { now: 0 });
    const owner = await makeOwner(store, 'acme', '99999999.999999999');
    await runTask(store, owner, 'task_1', '90071992.547409930');
    await store.settleTask('task_1', capture('90071992.547409929'));
    t.match(await money(store, owner.account), { posted: cny('9928007.452590070'), held: 0n });
  });

  await t.test('a settlement that is refused changes nothing', async (t) => {
    const { store } = await open(t, { now: 0 });
    const owner = await makeOwner(store, 'acme', '10');
    await runTask(store, owner, 'task_1', '3');
    const before = [await money(store, owner.account), await store.getTask('task_1')];
    await t.rejects(store.settleTask('task_1', capture('-1')));
    await t.rejects(store.settleTask('task_1', { ...capture('1'), units_nano: 2n ** 63n }));
    t.strictSame([await money(store, owner.account), await store.getTask('task_1')], before);
  });
}
