/** Limits: spending and open tasks are decided with the hold, rates and slots are taken in parts. */
import type { Test } from 'tap';
import type { HoldLimits, QuotaAsk, SpendLimit, Store, UsageRow } from '../../../../src/ledger/store/store.ts';
import { OPERATOR } from '../../operator.ts';
import { cny, label, makeOwner, newTask, type OpenFresh, type Owner } from '../../stores.ts';

const DAY = { since_ms: 0, until_ms: 1_000 };
const daily = (most: string, key: string | null = null): SpendLimit => ({ ...DAY, key, max_nano: cny(most), label });
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
    // The limit is not known yet, so the sum comes from the ledger.
    await open(store, owner, 'early', '2', only());
    await end(store, 'early', '2');
    t.equal(await open(store, owner, 'one', '5', only(daily('10'))), 'ok');
    const refused = await store.openTask(newTask(owner, 'two', '3.000000001'), { limits: only(daily('10')) });
    t.strictSame(refused, {
      ok: false,
      reason: 'spend_limit',
      limit: daily('10'),
      spent_nano: cny('2'),
      held_nano: cny('5'),
    });
    await end(store, 'one', '4');
    t.equal(await open(store, owner, 'three', '4.000000001', only(daily('10'))), 'spend_limit');
    t.equal(await open(store, owner, 'three', '4', only(daily('10'))), 'ok');
    const next = { ...daily('10'), since_ms: 1_000, until_ms: 2_000 };
    clock.now = 1_000;
    t.equal(await open(store, owner, 'four', '6.1', only(next)), 'spend_limit', 'a hold of yesterday still counts');
    t.equal(await open(store, owner, 'four', '6', only(next)), 'ok', 'what was charged yesterday does not');
    await end(store, 'four', '6');
    t.equal(await open(store, owner, 'five', '0.1', only(next)), 'spend_limit', 'a charge at the first moment counts');
    clock.now = 999;
    const { spending } = await store.spendLeasesOf(owner.account, [daily('10')]);
    t.strictSame(spending, [{ spent_nano: cny('6'), held_nano: cny('4') }], 'it does not count in the period before');
    clock.now = 1_000;
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
      const spending = async (store: Store) => (await store.spendLeasesOf(owner.account, limits)).spending;
      t.strictSame(await spending(store), [{ spent_nano: cny('1.5'), held_nano: cny('6') }]);
      t.equal(await open(store, owner, 'one', '2.6', only(...limits)), 'spend_limit');
      t.equal(await open(store, owner, 'one', '2.5', only(...limits)), 'ok');
      await store.closeSpendLease(own);
      await store.closeSpendLease(shared);
      t.strictSame(await spending(await again()), [{ spent_nano: cny('3.5'), held_nano: cny('2.5') }]);
      t.equal(await open(store, other, 'two', '9', only(daily('10'))), 'ok', 'other accounts do not count');
      t.strictSame((await store.audit()).breaches, []);
    },
  );

  await t.test("asking for an account's money does not lose what its keys spend", async (t) => {
    const { store } = await openFresh(t, { now: 5 });
    const owner = await makeOwner(store, 'acme', '100');
    const other = await makeOwner(store, 'other', '100');
    const limits = [daily('10', owner.key)];
    const about = { account: owner.account, key: owner.key, limits, owner: 'gateway', until_ms: 900 };
    const lease = await store.openSpendLease({ ...about, amount_nano: cny('6') });
    if (!lease.ok) throw new Error(lease.reason);
    // The engine forgets the rows that it keeps in memory.
    await store.editAccount(owner.account, { limits: null }, OPERATOR);
    await store.topup(owner.account, cny('1'), null, OPERATOR);
    await store.takeMoneyTurn({ account: owner.account, owner: 'another', amount_nano: cny('1') });
    await store.topup(other.account, cny('1'), null, OPERATOR);
    await store.recordUsage([usageRow(owner, lease.hold_id, '2')]);
    await store.closeSpendLease(lease);
    const { spending } = await store.spendLeasesOf(owner.account, limits);
    t.strictSame(spending, [{ spent_nano: cny('2'), held_nano: 0n }]);
    t.strictSame((await store.audit()).breaches, []);
  });

  await t.test('usage after a lease was closed counts, too, and a failed task does not', async (t) => {
    const { store } = await openFresh(t, { now: 5 });
    const owner = await makeOwner(store, 'acme', '100');
    const limits = [daily('10', owner.key), daily('10')];
    const about = { account: owner.account, owner: 'gateway', until_ms: 900, amount_nano: cny('3') };
    const lease = await store.openSpendLease({ ...about, key: owner.key, limits });
    if (!lease.ok) throw new Error(lease.reason);
    await store.closeSpendLease(lease);
    await store.recordUsage([usageRow(owner, lease.hold_id, '1.25')]);
    await open(store, owner, 'one', '4', only(...limits));
    await store.settleTask('one', { outcome: 'release', reason: 'failed', status: 'failed', record: null });
    const spent = [{ spent_nano: cny('1.25'), held_nano: 0n }];
    t.strictSame((await store.spendLeasesOf(owner.account, limits)).spending, [...spent, ...spent]);
  });

  await t.test('open tasks are counted by account, key and model', async (t) => {
    const { store } = await openFresh(t, { now: 5 });
    const owner = await makeOwner(store, 'acme', '100');
    const none = { account: null, key: null, model: null, label };
    const limit = { ...none, account: owner.account, max: 2 };
    const tasks = [limit];
    t.equal(await open(store, owner, 'one', '1', { spend: [], tasks }), 'ok');
    t.equal(await open(store, owner, 'two', '1', { spend: [], tasks: [{ ...none, key: owner.key, max: 2 }] }), 'ok');
    t.strictSame(await store.openTask(newTask(owner, 'three', '1'), { limits: { spend: [], tasks } }), {
      ok: false,
      reason: 'task_limit',
      limit,
      open: 2,
    });
    for (const each of [
      { ...none, model: 'c/vidgen-2.0' },
      { ...none, account: owner.account, model: 'c/vidgen-2.0' },
    ])
      t.equal(await open(store, owner, 'three', '1', { spend: [], tasks: [{ ...each, max: 2 }] }), 'task_limit');
    await end(store, 'one', '1');
    t.equal(await store.openTaskCount({ ...none, key: owner.key }), 1);
    t.equal(await open(store, owner, 'three', '1', { spend: [], tasks }), 'ok');
  });

  await t.test('open tasks that are created together are counted together', async (t) => {
    const { store } = await openFresh(t, { now: 5 });
    const owner = await makeOwner(store, 'acme', '100');
    const { account, key } = owner;
    const [none, model] = [{ account: null, key: null, model: null, label }, 'c/vidgen-2.0'];
    const subjects = [{ account }, { key }, { model }, { account, model }, { key, model }];
    for (const [index, subject] of subjects.entries()) {
      const tasks = [{ ...none, ...subject, max: 2 * index + 2 }];
      const opened = ['a', 'b', 'c', 'd'].map((name) =>
        open(store, owner, `${name}${index}`, '1', { spend: [], tasks }),
      );
      const refused = (await Promise.all(opened)).filter((result) => result === 'task_limit');
      t.equal(refused.length, 2, Object.keys(subject).join());
    }
  });

  await t.test('parts of a rate never add up to more than the rate, until its window has ended', async (t) => {
    const clock = { now: 100 };
    const { store, again } = await openFresh(t, clock);
    const asker = (owner: string) => (more: Partial<QuotaAsk>) =>
      store.takeQuotas(owner, [{ ...ask, ...more }]).then(([grant]) => grant);
    const ask = { subject: 's', used: 0, more: 1, least: 1, isAhead: true, max: 20, term_ms: 60, window_until_ms: 160 };
    const [first, second] = [asker('one'), asker('two')];
    t.strictSame(await first({ window_until_ms: 0 }), { amount: 2, used: 0, rest: 18, until_ms: 160 });
    t.strictSame(await first({ used: 2, more: 15 }), { amount: 17, used: 2, rest: 3, until_ms: 160 });
    t.strictSame(await second({ window_until_ms: 0, least: 4 }), { amount: 0, used: 0, rest: 3, until_ms: 160 });
    t.strictSame(await second({ window_until_ms: 0 }), { amount: 1, used: 0, rest: 2, until_ms: 160 });
    t.match(await first({ used: 3, more: 11, least: 11, isAhead: false }), { amount: 14, rest: 5 }, 'gives 3 back');
    t.strictSame(
      [...(await (await again()).quotasOf('s'))].sort((a, b) => a.owner.localeCompare(b.owner)),
      [
        { subject: 's', owner: 'one', amount: 14, until_ms: 160 },
        { subject: 's', owner: 'two', amount: 1, until_ms: 160 },
      ],
    );
    t.match(await first({ window_until_ms: 0 }), { amount: 15, used: 14 }, 'a process that lost track has used all');
    t.match(await second({ used: 9, more: 0, least: 0 }), { amount: 9, rest: -4 }, 'use beyond an estimate counts');
    clock.now = 160;
    t.match(
      await second({ used: 9 }),
      { amount: 2, used: 0, rest: 18, until_ms: 220 },
      'use of an earlier window does not',
    );
    t.strictSame(
      (await store.quotasOf('s')).map(({ owner }) => owner),
      ['two'],
    );
  });

  const slots = { subject: 's', least: 0, isAhead: false, max: 5, term_ms: 100, window_until_ms: undefined };

  await t.test('slots of all processes together stay within the limit, and those of a dead one are free', async (t) => {
    const clock = { now: 100 };
    const { store } = await openFresh(t, clock);
    const hold = (owner: string, more: number) =>
      store.takeQuotas(owner, [{ ...slots, used: 0, more }]).then(([grant]) => grant?.amount);
    t.equal(await hold('one', 3), 3);
    t.equal(await hold('two', 4), 2);
    t.equal(await hold('one', 1), 1);
    t.equal(await hold('two', 4), 4);
    t.strictSame([...(await store.quotasOf('s'))].map(({ owner }) => owner).sort(), ['one', 'two']);
    clock.now = 200;
    t.equal(await hold('three', 9), 5);
  });

  await t.test('after a limit was lowered, slots in use still count', async (t) => {
    const { store } = await openFresh(t, { now: 100 });
    const hold = (owner: string, wanted: number, used: number, max: number) =>
      store.takeQuotas(owner, [{ ...slots, used, more: wanted - used, max }]).then(([grant]) => grant?.amount);
    t.equal(await hold('one', 4, 3, 8), 4);
    t.equal(await hold('two', 4, 3, 8), 4);
    t.equal(await hold('one', 3, 3, 4), 3, 'its requests in flight');
    t.equal(await hold('two', 4, 2, 4), 2, 'none beside them');
    t.equal(await hold('one', 2, 1, 4), 2);
    t.equal(await hold('two', 4, 2, 4), 2);
  });

  await t.test('keys and accounts keep limits of their own', async (t) => {
    const { store, again } = await openFresh(t, { now: 5 });
    const owner = await makeOwner(store, 'acme', '0');
    t.match(await store.editKey(owner.key, { limits: { requests: '60/min' } }, OPERATOR), {
      limits: { requests: '60/min' },
    });
    t.match(await store.editAccount(owner.account, { limits: { tokens: 'none' } }, OPERATOR), {
      limits: { tokens: 'none' },
    });
    const [key] = await (await again()).listKeys(owner.account);
    t.match(key, { limits: { requests: '60/min' }, account_limits: { tokens: 'none' } });
    t.match(await store.editKey(owner.key, { limits: null }, OPERATOR), { limits: null });
    t.equal(await store.editKey('key_none', { limits: null }, OPERATOR), 'not_found');
    t.equal(await store.editAccount('account_none', { limits: null }, OPERATOR), 'not_found');
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
