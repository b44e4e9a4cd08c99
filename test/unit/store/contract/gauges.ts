/** The gauges count open tasks by state, open leases, the age of the oldest hold, low wallets and the next poll. */
import type { Test } from 'tap';
import { cny, makeOwner, newTask, type OpenFresh, release, runTask } from '../../../support/stores.ts';

export async function gaugeContract(t: Test, open: OpenFresh): Promise<void> {
  await t.test('an empty store has nothing open', async (t) => {
    const { store } = await open(t, { now: 5 });
    t.strictSame(await store.gauges(cny('1'), ['c']), {
      tasks: { dispatching: 0, running: 0, unknown: 0, review: 0 },
      leases: 0,
      oldest_task_ms: Number.POSITIVE_INFINITY,
      oldest_lease_ms: Number.POSITIVE_INFINITY,
      held_nano: 0,
      low_wallets: 0,
      next_poll_ms: new Map([['c', Number.POSITIVE_INFINITY]]),
    });
    t.match(store.pressure(), { waiting: 0, failed: { read: 0, write: 0, busy: 0 } });
  });

  await t.test('open tasks and leases are counted, ended ones are not', async (t) => {
    const clock = { now: 0 };
    const { store } = await open(t, clock);
    const acme = await makeOwner(store, 'acme', '10');
    const poor = await makeOwner(store, 'poor', '0.5');
    clock.now = 7;
    await runTask(store, acme, 'ended', '1');
    await store.settleTask('ended', release());
    clock.now = 10;
    await store.openTask(newTask(acme, 'dispatching', '1'));
    clock.now = 20;
    await runTask(store, acme, 'running', '1');
    await store.observeTask('running', { status: 'running', record: null, next_poll_at_ms: 90 });
    await store.openTask(newTask(acme, 'unknown', '1'));
    await store.markUnknown('unknown', 'no answer', 80);
    await store.openTask(newTask(acme, 'review', '1'));
    await store.markReview('review', 'no charge');
    clock.now = 30;
    await store.openSpendLease({ account: acme.account, amount_nano: cny('2'), owner: 'gateway', until_ms: 100 });
    const { upstream } = newTask(poor, 'any', '1');
    t.strictSame(await store.gauges(cny('1'), [upstream, 'other']), {
      tasks: { dispatching: 1, running: 1, unknown: 1, review: 1 },
      leases: 1,
      oldest_task_ms: 10,
      oldest_lease_ms: 30,
      held_nano: Number(cny('6')),
      low_wallets: 1,
      next_poll_ms: new Map([
        [upstream, 80],
        ['other', Number.POSITIVE_INFINITY],
      ]),
    });
    t.match(await store.gauges(undefined, []), { low_wallets: 0 });
  });
}
