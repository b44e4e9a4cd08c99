/** A lease holds money for many metered requests; it is charged the sum of their usage, once, and others may ask for it. */
import type { Test } from 'tap';
import type { Store, UsageRow } from '../../../src/store/store.ts';
import { cny, makeOwner, money, type OpenFresh, type Owner } from '../fixtures.ts';

async function openLease(store: Store, { account }: Owner, amount: string, owner = 'gateway', until_ms = 100) {
  const opened = await store.openSpendLease({ account, amount_nano: cny(amount), owner, until_ms });
  if (!opened.ok) throw new Error(opened.reason);
  return opened.hold_id;
}

function usageRow(owner: Owner, hold_id: bigint, amount: string, over: Partial<UsageRow> = {}): UsageRow {
  const about = { route: 'create_message', model: 'chat-large', units: { input: '3', output: '0.5' } };
  return { hold_id, ...owner, ...about, amount_nano: cny(amount), ...over };
}

export async function leaseContract(t: Test, open: OpenFresh): Promise<void> {
  await t.test('a lease holds money, is charged its usage and frees the rest', async (t) => {
    const { store, again } = await open(t, { now: 5 });
    const owner = await makeOwner(store, 'acme', '10');
    const { account } = owner;
    const hold_id = await openLease(store, owner, '4');
    t.match(await money(store, account), { held: cny('4') });
    t.strictSame(await store.recordUsage([usageRow(owner, hold_id, '1'), usageRow(owner, hold_id, '0.25')]), []);
    const left = { hold_id, key: null, owner: 'gateway', left_nano: cny('2.75'), wanted: false };
    t.strictSame((await store.spendLeasesOf(account)).leases, [left]);
    t.strictSame(await store.closeSpendLease(hold_id), { hold_id, account, overage_nano: 0n, waived_nano: 0n });
    t.equal(await store.closeSpendLease(hold_id), undefined);
    const reopened = await again();
    t.match(await money(reopened, account), { posted: cny('8.75'), held: 0n });
    t.match((await reopened.entries(account, 1))[0], { kind: 'capture', memo: '2 metered requests, 1.25', hold_id });
    t.strictSame(await reopened.usage({ by: ['model', 'day'] }), [
      {
        ...{ account: null, key: null, model: 'chat-large', day: '1970-01-01', requests: 2, amount_nano: cny('1.25') },
        units: { input: '6', output: '1' },
      },
    ]);
    t.strictSame((await reopened.audit()).breaches, []);
  });

  await t.test('a lease of more than is available is refused, and one that nobody used is released', async (t) => {
    const { store } = await open(t, { now: 0 });
    const owner = await makeOwner(store, 'acme', '1');
    const { account } = owner;
    const wallet = { account, posted_nano: cny('1'), held_nano: 0n };
    const asked = { account, amount_nano: cny('1.000000001'), owner: 'gateway', until_ms: 9 };
    t.strictSame(await store.openSpendLease(asked), { ok: false, reason: 'insufficient_funds', wallet });
    await t.rejects(store.openSpendLease({ ...asked, account: 'account_none' }));
    const hold_id = await openLease(store, owner, '1');
    await store.closeSpendLease(hold_id);
    t.match((await store.entries(account, 1))[0], { kind: 'release', hold_id });
    t.equal(await store.closeSpendLease(999n), undefined);
  });

  await t.test('usage beyond the hold is an overage up to the available money, and waived beyond that', async (t) => {
    const { store } = await open(t, { now: 0 });
    const owner = await makeOwner(store, 'acme', '3');
    const { account } = owner;
    const hold_id = await openLease(store, owner, '1');
    await store.recordUsage([usageRow(owner, hold_id, '9')]);
    t.strictSame(await store.closeSpendLease(hold_id, cny('0.5')), {
      ...{ hold_id, account, overage_nano: cny('2.5'), waived_nano: cny('5.5') },
    });
    t.match(await money(store, account), { posted: cny('-0.5'), held: 0n });
    t.strictSame((await store.audit()).breaches, []);
  });

  await t.test('usage of a lease that was closed meanwhile is charged row by row', async (t) => {
    const { store } = await open(t, { now: 0 });
    const owner = await makeOwner(store, 'acme', '3');
    const { account } = owner;
    const hold_id = await openLease(store, owner, '1');
    await store.closeSpendLease(hold_id);
    const charges = await store.recordUsage([usageRow(owner, hold_id, '2'), usageRow(owner, hold_id, '2')]);
    const amounts = charges.map(({ overage_nano, waived_nano }) => [overage_nano, waived_nano]);
    t.strictSame(amounts, [
      [cny('2'), 0n],
      [cny('1'), cny('1')],
    ]);
    t.match(await money(store, account), { posted: 0n, held: 0n });
    t.match(await store.usage({ by: [], account }), [{ requests: 2, amount_nano: cny('4') }]);
    t.strictSame((await store.audit()).breaches, []);
  });

  await t.test('usage with an unknown lease, another account or an unknown key is refused as a whole', async (t) => {
    const { store } = await open(t, { now: 0 });
    const owner = await makeOwner(store, 'acme', '3');
    const other = await makeOwner(store, 'other', '3');
    const hold_id = await openLease(store, owner, '1');
    const good = usageRow(owner, hold_id, '1');
    for (const bad of [
      usageRow(owner, 999n, '1'),
      usageRow(other, hold_id, '1'),
      usageRow({ ...owner, key: 'key_none' }, hold_id, '1'),
      { ...good, amount_nano: -1n, model: 'other' },
    ])
      await t.rejects(store.recordUsage([good, bad]));
    t.strictSame(await store.usage({ by: [] }), []);
  });

  await t.test('a lease that is renewed does not lapse, and one that lapsed is closed', async (t) => {
    const clock = { now: 0 };
    const { store } = await open(t, clock);
    const owner = await makeOwner(store, 'acme', '9');
    const [one, two, closed] = [
      await openLease(store, owner, '1'),
      await openLease(store, owner, '2'),
      await openLease(store, owner, '3'),
    ];
    await store.closeSpendLease(closed);
    t.strictSame(await store.renewSpendLeases([one, closed, 999n], 200), [one]);
    clock.now = 100;
    t.strictSame(
      (await store.closeLapsedSpendLeases()).map(({ hold_id }) => hold_id),
      [two],
    );
    t.match(await money(store, owner.account), { held: cny('1') });
  });

  await t.test('a split frees the money that no request needs, and is refused if there is none', async (t) => {
    const { store } = await open(t, { now: 0 });
    const owner = await makeOwner(store, 'acme', '5');
    const hold_id = await openLease(store, owner, '4');
    await store.recordUsage([usageRow(owner, hold_id, '1')]);
    t.strictSame(await store.splitSpendLease(hold_id, cny('3')), { ok: false, reason: 'nothing_to_free' });
    const split = await store.splitSpendLease(hold_id, cny('2'));
    t.match(split, { ok: true });
    t.match(await money(store, owner.account), { posted: cny('4'), held: cny('2') });
    t.strictSame(await store.splitSpendLease(hold_id, 0n), { ok: false, reason: 'closed' });
    t.strictSame((await store.audit()).breaches, []);
  });

  await t.test('others ask for leases, and their owner answers', async (t) => {
    const { store, again } = await open(t, { now: 0 });
    const owner = await makeOwner(store, 'acme', '5');
    const { account } = owner;
    const mine = await openLease(store, owner, '1', 'mine');
    await openLease(store, owner, '1', 'theirs');
    const other = await again();
    t.equal(await other.askForSpendLeases(account, 'theirs'), 1);
    t.strictSame(await store.wantedSpendLeases('mine'), [{ hold_id: mine, account }]);
    t.strictSame(await store.wantedSpendLeases('theirs'), []);
    t.strictSame(
      (await store.spendLeasesOf(account)).leases.map(({ wanted }) => wanted),
      [true, false],
    );
    await store.answerSpendLeases([mine, 999n]);
    t.strictSame(await store.wantedSpendLeases('mine'), []);
  });
}
