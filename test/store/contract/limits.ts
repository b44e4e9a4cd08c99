/** Limits: spending and open tasks are decided with the hold, rates and slots are taken in pieces. */
import type { Test } from 'tap';
import type { HoldLimits, SpendLimit, Store, UsageRow } from '../../../src/store/store.ts';
import { cny, makeOwner, newTask, type OpenFresh, type Owner } from '../fixtures.ts';

const DAY = { since_ms: 0, until_ms: 1_000 };
const daily = (most: string, key: string | null = null): SpendLimit => ({ ...DAY, key, most_nano: cny(most) });
const only = (...spend: readonly SpendLimit[]): HoldLimits => ({ spend, tasks: [] });

async function open(store: Store, owner: Owner, id: string, hold: string, limits: HoldLimits) {
  const opened = await store.openTask(newTask(owner, id, hold), { limits });
  return opened.ok ? 'ok' : opened.reason;
}

async function end(store: Store, id: string, amount: string) {
  const about = { status: 'succeeded', record: null, memo: '', units_nano: cny(amount), amount_nano: cny(amount) };
  await store.startTask(id, `up_${id}`, { status: 'running', record: null, next_poll_at_ms: null });
  await store.settleTask(id, { outcome: 'capture', ...about });
}

function usageRow(owner: Owner, hold_id: bigint, amount: string): UsageRow {
  return { hold_id, ...owner, route: 'r', model: 'chat', units: { input: '3' }, amount_nano: cny(amount) };
}

export async function limitContract(t: Test, openFresh: OpenFresh): Promise<void> {
  await t.test('spent in the period, open holds and the new hold stay within the limit', async (t) => {
    const clock = { now: 5 };
    const { store } = await openFresh(t, clock);
    const owner = await makeOwner(store, 'acme', '100');
    // Before the limit is known: it is summed from the ledger.
    await open(store, owner, 'early', '2', only());
    await end(store, 'early', '2');
    t.equal(await open(store, owner, 'one', '5', only(daily('10'))), 'ok');
    const refused = await store.openTask(newTask(owner, 'two', '3.000000001'), { limits: only(daily('10')) });
    t.strictSame(refused, { ok: false, reason: 'spend_limit', index: 0, spent_nano: cny('2'), held_nano: cny('5') });
    await end(store, 'one', '4');
    t.equal(await open(store, owner, 'three', '4.000000001', only(daily('10'))), 'spend_limit');
    t.equal(await open(store, owner, 'three', '4', only(daily('10'))), 'ok');
    const next = { ...daily('10'), since_ms: 1_000, until_ms: 2_000 };
    clock.now = 1_000;
    t.equal(await open(store, owner, 'four', '6.1', only(next)), 'spend_limit', 'a hold of yesterday still counts');
    t.equal(await open(store, owner, 'four', '6', only(next)), 'ok', 'what was charged yesterday does not');
    t.strictSame((await store.audit()).breaches, []);
  });

  await t.test(
    "a key's limit counts only what the key spent, on its own leases, on shared ones and on tasks",
    async (t) => {
      const { store, again } = await openFresh(t, { now: 5 });
      const owner = await makeOwner(store, 'acme', '100');
      const other = await makeOwner(store, 'other', '100');
      const about = { account: owner.account, owner: 'gateway', until_ms: 900 };
      const shared = await store.openSpendLease({ ...about, amount_nano: cny('20') });
      if (!shared.ok) throw new Error(shared.reason);
      await store.recordUsage([usageRow(owner, shared.hold_id, '1')]);
      const limits = [daily('10', owner.key)];
      const own = await store.openSpendLease({ ...about, key: owner.key, limits, amount_nano: cny('6') });
      if (!own.ok) throw new Error(own.reason);
      await store.recordUsage([usageRow(owner, own.hold_id, '2'), usageRow(owner, shared.hold_id, '0.5')]);
      const spending = async (of: Store) => (await of.spendLeasesOf(owner.account, limits)).spending;
      t.strictSame(await spending(store), [{ spent_nano: cny('1.5'), held_nano: cny('6') }]);
      t.equal(await open(store, owner, 'one', '2.6', only(...limits)), 'spend_limit');
      t.equal(await open(store, owner, 'one', '2.5', only(...limits)), 'ok');
      await store.closeSpendLease(own.hold_id);
      await store.closeSpendLease(shared.hold_id);
      t.strictSame(await spending(await again()), [{ spent_nano: cny('3.5'), held_nano: cny('2.5') }]);
      t.equal(await open(store, other, 'two', '9', only(daily('10'))), 'ok', 'other accounts do not count');
      t.strictSame((await store.audit()).breaches, []);
    },
  );

  await t.test('usage after a lease was closed counts, too, and a failed task does not', async (t) => {
    const { store } = await openFresh(t, { now: 5 });
    const owner = await makeOwner(store, 'acme', '100');
    const limits = [daily('10', owner.key), daily('10')];
    const about = { account: owner.account, owner: 'gateway', until_ms: 900, amount_nano: cny('3') };
    const lease = await store.openSpendLease({ ...about, key: owner.key, limits });
    if (!lease.ok) throw new Error(lease.reason);
    await store.closeSpendLease(lease.hold_id);
    await store.recordUsage([usageRow(owner, lease.hold_id, '1.25')]);
    await open(store, owner, 'one', '4', only(...limits));
    await store.settleTask('one', { outcome: 'release', reason: 'failed', status: 'failed', record: null });
    const spent = [{ spent_nano: cny('1.25'), held_nano: 0n }];
    t.strictSame((await store.spendLeasesOf(owner.account, limits)).spending, [...spent, ...spent]);
  });

  await t.test('open tasks are counted by account, key and model', async (t) => {
    const { store } = await openFresh(t, { now: 5 });
    const owner = await makeOwner(store, 'acme', '100');
    const none = { account: null, key: null, model: null };
    const tasks = [{ ...none, account: owner.account, most: 2 }];
    t.equal(await open(store, owner, 'one', '1', { spend: [], tasks }), 'ok');
    t.equal(await open(store, owner, 'two', '1', { spend: [], tasks: [{ ...none, key: owner.key, most: 2 }] }), 'ok');
    t.strictSame(await store.openTask(newTask(owner, 'three', '1'), { limits: { spend: [], tasks } }), {
      ...{ ok: false, reason: 'task_limit', index: 0, open: 2 },
    });
    for (const of of [
      { ...none, model: 'c/vidgen-2.0' },
      { ...none, account: owner.account, model: 'c/vidgen-2.0' },
    ])
      t.equal(await open(store, owner, 'three', '1', { spend: [], tasks: [{ ...of, most: 2 }] }), 'task_limit');
    await end(store, 'one', '1');
    t.equal(await store.openTaskCount({ ...none, key: owner.key }), 1);
    t.equal(await open(store, owner, 'three', '1', { spend: [], tasks }), 'ok');
  });

  await t.test('pieces of a rate never add up to more than the rate, until its window has ended', async (t) => {
    const clock = { now: 100 };
    const { store, again } = await openFresh(t, clock);
    const ask = { subject: 's', least: 1, want: 1, most: 20, window_ms: 60 };
    t.strictSame(await store.takeQuotas([ask]), [{ since_ms: 100, given: 2, rest: 18 }]);
    t.strictSame(await store.takeQuotas([{ ...ask, want: 17 }]), [{ since_ms: 100, given: 17, rest: 1 }]);
    t.strictSame(await store.takeQuotas([{ ...ask, least: 2 }]), [{ since_ms: 100, given: 0, rest: 1 }]);
    await store.returnQuotas([{ subject: 's', since_ms: 100, amount: 3 }]);
    t.match(await (await again()).quotaOf('s'), { subject: 's', since_ms: 100, taken: 16 });
    clock.now = 160;
    t.strictSame(await store.takeQuotas([ask]), [{ since_ms: 160, given: 2, rest: 18 }]);
    await store.returnQuotas([{ subject: 's', since_ms: 100, amount: 2 }]);
    t.match(await store.quotaOf('s'), { taken: 2 }, 'a piece of an earlier window is not taken back');
  });

  await t.test('slots of all processes together stay within the limit, and those of a dead one are free', async (t) => {
    const clock = { now: 100 };
    const { store } = await openFresh(t, clock);
    const hold = (owner: string, slots: number) =>
      store.holdSlots(owner, 200, [{ subject: 's', slots, used: 0, most: 5 }]);
    t.strictSame(await hold('one', 3), [3]);
    t.strictSame(await hold('two', 4), [2]);
    t.strictSame(await hold('one', 1), [1]);
    t.strictSame(await hold('two', 4), [4]);
    t.strictSame([...(await store.slotsOf('s'))].map(({ owner }) => owner).sort(), ['one', 'two']);
    clock.now = 200;
    t.strictSame(await store.holdSlots('three', 300, [{ subject: 's', slots: 9, used: 0, most: 5 }]), [5]);
  });

  await t.test('after a limit was lowered, slots in use still count', async (t) => {
    const { store } = await openFresh(t, { now: 100 });
    const hold = (owner: string, slots: number, used: number, most: number) =>
      store.holdSlots(owner, 200, [{ subject: 's', slots, used, most }]);
    t.strictSame(await hold('one', 4, 3, 8), [4]);
    t.strictSame(await hold('two', 4, 3, 8), [4]);
    t.strictSame(await hold('one', 3, 3, 4), [3], 'its requests in flight');
    t.strictSame(await hold('two', 4, 2, 4), [2], 'none beside them');
    t.strictSame(await hold('one', 2, 1, 4), [2]);
    t.strictSame(await hold('two', 4, 2, 4), [2]);
  });

  await t.test('keys and accounts keep limits of their own', async (t) => {
    const { store, again } = await openFresh(t, { now: 5 });
    const owner = await makeOwner(store, 'acme', '0');
    t.match(await store.setKeyLimits(owner.key, { requests: '60/min' }), { limits: { requests: '60/min' } });
    t.match(await store.setAccountLimits(owner.account, { tokens: 'none' }), { limits: { tokens: 'none' } });
    const [key] = await (await again()).listKeys(owner.account);
    t.match(key, { limits: { requests: '60/min' }, account_limits: { tokens: 'none' } });
    t.match(await store.setKeyLimits(owner.key, null), { limits: null });
    t.equal(await store.setKeyLimits('key_none', null), undefined);
    t.equal(await store.setAccountLimits('account_none', null), undefined);
  });

  await t.test('usage is summed by day and model, newest first', async (t) => {
    const clock = { now: 86_400_000 };
    const { store } = await openFresh(t, clock);
    const owner = await makeOwner(store, 'acme', '100');
    await open(store, owner, 'one', '4', only());
    await end(store, 'one', '3');
    clock.now = 2 * 86_400_000 + 5;
    const about = { account: owner.account, owner: 'gateway', until_ms: 9e12, amount_nano: cny('3') };
    const lease = await store.openSpendLease(about);
    if (!lease.ok) throw new Error(lease.reason);
    await store.recordUsage([usageRow(owner, lease.hold_id, '1'), usageRow(owner, lease.hold_id, '0.5')]);
    const days = (from_ms: number, to_ms: number, offset = 0) =>
      store.usageDays(owner.account, { from_ms, to_ms }, { limit: 1, offset });
    const chat = { day: '1970-01-03', model: 'chat', requests: 2, amount_nano: cny('1.5') };
    const video = { day: '1970-01-02', model: 'c/vidgen-2.0', requests: 1, amount_nano: cny('3') };
    t.strictSame(await days(0, 3 * 86_400_000), [chat]);
    t.strictSame(await days(0, 3 * 86_400_000, 1), [video]);
    t.strictSame(await days(86_400_000, 86_400_000), [video]);
    t.strictSame(await store.usageDays('nobody', { from_ms: 0, to_ms: 9e9 }, { limit: 9, offset: 0 }), []);
  });
}
