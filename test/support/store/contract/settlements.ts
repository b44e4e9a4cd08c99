/** A task is settled exactly once: its state, its hold and its entries together. */
import type { Test } from 'tap';
import type { Store } from '../../../../src/ledger/store/store.ts';
import { capture, cny, makeOwner, money, type OpenFresh, type Owner, release, runTask } from '../../stores.ts';

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
    t.equal(await store.settleTask('task_none', release()), undefined);
  });
}
