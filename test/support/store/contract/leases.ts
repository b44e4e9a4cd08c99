/** A lease holds money for many metered requests; it is charged the sum of their usage, once, and others may ask for it. */
import type { Test } from 'tap';
import { TURN_ms } from '../../../../src/ledger/core/turns.ts';
import type { Store, UsageRow, UsageSum } from '../../../../src/ledger/store/store.ts';
import { OPERATOR } from '../../operator.ts';
import { cny, label, makeOwner, money, newTask, type OpenFresh, type Owner } from '../../stores.ts';

async function openLease(store: Store, { account }: Owner, amount: string, owner = 'gateway', until_ms = 100) {
  const opened = await store.openSpendLease({ account, amount_nano: cny(amount), owner, until_ms });
  if (!opened.ok) throw new Error(opened.reason);
  return opened;
}

function usageRow(owner: Owner, hold_id: bigint, amount: string, over: Partial<UsageRow> = {}): UsageRow {
  const about = { route: 'create_message', model: 'chat-large', units: { input: '3', output: '0.5' } };
  return { hold_id, ...owner, ...about, amount_nano: cny(amount), ...over };
}

/** Another key of the account. */
async function keyOf(store: Store, { account }: Owner): Promise<Owner> {
  const more = { name: null, models: null, price_factor_nano: null, expires_at_ms: null };
  await store.createKey({ id: 'key_other', sha256: 'b'.repeat(64), prefix: 'tg_other', account, ...more }, OPERATOR);
  return { account, key: 'key_other' };
}

export async function leaseContract(t: Test, open: OpenFresh): Promise<void> {
  await t.test('a lease holds money, is charged its usage and frees the rest', async (t) => {
    const { store, again } = await open(t, { now: 5 });
    const owner = await makeOwner(store, 'acme', '10');
    const { account } = owner;
    const lease = await openLease(store, owner, '4');
    t.match(await money(store, account), { held: cny('4') });
    t.strictSame(
      await store.recordUsage([usageRow(owner, lease.hold_id, '1'), usageRow(owner, lease.hold_id, '0.25')]),
      [],
    );
    const { hold_id } = lease;
    const left = { hold_id, key: null, owner: 'gateway', left_nano: cny('2.75'), wanted_at_ms: null };
    t.strictSame((await store.spendLeasesOf(account)).leases, [left]);
    t.strictSame(await store.closeSpendLease(lease), { hold_id, account, overage_nano: 0n, waived_nano: 0n });
    t.equal(await store.closeSpendLease(lease), undefined);
    const reopened = await again();
    t.match(await money(reopened, account), { posted: cny('8.75'), held: 0n });
    t.match((await reopened.entries(account, 1))[0], { kind: 'capture', memo: '2 metered requests, 1.25', hold_id });
    const sum = {
      account: null,
      key: null,
      model: 'chat-large',
      route: null,
      target: null,
      hour: null,
      day: '1970-01-01',
      month: null,
      requests: 2,
      failures: 0,
      units: { input: '6', output: '1' },
      amount_nano: cny('1.25'),
      cost_nano: null,
    };
    const each: UsageSum[] = [];
    await reopened.eachUsage({ by: ['model', 'day'] }, (usage) => each.push(usage));
    t.strictSame(each, [sum]);
    t.strictSame(await reopened.usage({ by: ['model', 'day'] }), each);
    t.strictSame(await reopened.topUsage({ by: ['model', 'day'] }, 1), { sums: each, others: null });
    t.strictSame((await reopened.audit()).breaches, []);
  });

  await t.test(
    'usage of a lease that a failover lost is charged to its account, also if another has the id',
    async (t) => {
      const { store } = await open(t, { now: 0 });
      const owner = await makeOwner(store, 'acme', '3');
      const other = await makeOwner(store, 'other', '3');
      const lease = await openLease(store, owner, '1');
      const charges = await store.recordUsage([usageRow(owner, 999n, '1'), usageRow(other, lease.hold_id, '4')]);
      const amounts = charges.map(({ account, overage_nano, waived_nano }) => [account, overage_nano, waived_nano]);
      t.strictSame(amounts, [
        [owner.account, cny('1'), 0n],
        [other.account, cny('3'), cny('1')],
      ]);
      t.match(await money(store, owner.account), { posted: cny('2'), held: cny('1') });
      t.strictSame((await store.audit()).breaches, []);
    },
  );

  await t.test('a lease is named by more than its hold, which a later lease may have after a failover', async (t) => {
    const { store } = await open(t, { now: 5 });
    const owner = await makeOwner(store, 'acme', '9');
    const lease = await openLease(store, owner, '1');
    const before = (await store.spendLeasesOf(owner.account)).leases;
    for (const lost of [
      { ...lease, owner: 'another' },
      { ...lease, opened_at_ms: 4 },
    ]) {
      t.equal(await store.closeSpendLease(lost), undefined);
      t.strictSame(await store.splitSpendLease(lost, 0n), { ok: false, reason: 'closed' });
      t.strictSame(await store.renewSpendLeases([lost], 900), []);
      await store.answerSpendLeases([lost]);
    }
    t.strictSame((await store.spendLeasesOf(owner.account)).leases, before);
    const asked = { account: owner.account, amount_nano: cny('1'), owner: 'gateway', until_ms: 100 };
    const keyed = await store.openSpendLease({ ...asked, key: owner.key });
    if (!keyed.ok) throw new Error(keyed.reason);
    const charges = [
      ...(await store.recordUsage([usageRow(owner, lease.hold_id, '0.5')], 0n, 'another')),
      ...(await store.recordUsage([usageRow(await keyOf(store, owner), keyed.hold_id, '0.5')], 0n, 'gateway')),
      ...(await store.recordUsage([usageRow(owner, keyed.hold_id, '0.5')], 0n, 'gateway')),
    ];
    t.strictSame(
      charges.map(({ overage_nano }) => overage_nano),
      [cny('0.5'), cny('0.5')],
      'usage of another process or key draws on no lease',
    );
    t.strictSame((await store.audit()).breaches, []);
  });

  await t.test('usage with an unknown key or a negative amount is refused as a whole', async (t) => {
    const { store } = await open(t, { now: 0 });
    const owner = await makeOwner(store, 'acme', '3');
    const lease = await openLease(store, owner, '1');
    const good = usageRow(owner, lease.hold_id, '1');
    for (const bad of [
      usageRow({ ...owner, key: 'key_none' }, lease.hold_id, '1'),
      { ...good, amount_nano: -1n, model: 'other' },
    ])
      await t.rejects(store.recordUsage([good, bad]));
    t.strictSame(await store.usage({ by: [] }), []);
  });

  await t.test('a lease that is renewed does not lapse, and one that lapsed is closed', async (t) => {
    const clock = { now: 0 };
    const { store } = await open(t, clock);
    const owner = await makeOwner(store, 'acme', '9');
    const [first, second, closed] = [
      await openLease(store, owner, '1'),
      await openLease(store, owner, '2'),
      await openLease(store, owner, '3'),
    ];
    await store.closeSpendLease(closed);
    t.strictSame(await store.renewSpendLeases([first, closed, { ...first, hold_id: 999n }], 200), [first.hold_id]);
    clock.now = 100;
    t.strictSame(
      (await store.closeExpiredSpendLeases()).map(({ hold_id }) => hold_id),
      [second.hold_id],
    );
    t.match(await money(store, owner.account), { held: cny('1') });
  });

  await t.test('a split frees the money that no request needs, and is refused if there is none', async (t) => {
    const { store } = await open(t, { now: 0 });
    const owner = await makeOwner(store, 'acme', '5');
    const lease = await openLease(store, owner, '4');
    await store.recordUsage([usageRow(owner, lease.hold_id, '1')]);
    t.strictSame(await store.splitSpendLease(lease, cny('3')), { ok: false, reason: 'nothing_to_free' });
    const split = await store.splitSpendLease(lease, cny('2'));
    if (!split.ok) throw new Error(split.reason);
    t.match(await money(store, owner.account), { posted: cny('4'), held: cny('2') });
    t.strictSame(await store.splitSpendLease(lease, 0n), { ok: false, reason: 'closed' });
    await store.adjust(owner.account, cny('-5'), { ...OPERATOR, reason: 'a chargeback' }, { overdraw: true });
    const poor = await store.splitSpendLease(split, cny('1'));
    t.strictSame(poor, { ok: false, reason: 'nothing_to_free' }, 'the wallet cannot pay even the smaller lease');
    t.strictSame((await store.audit()).breaches, []);
  });

  await t.test('others ask for leases in their turn, and the owner answers', async (t) => {
    const clock = { now: 5 };
    const { store, again } = await open(t, clock);
    const owner = await makeOwner(store, 'acme', '5');
    const { account } = owner;
    const mine = await openLease(store, owner, '1', 'mine', 9_000_000);
    await openLease(store, owner, '1', 'theirs', 9_000_000);
    const other = await again();
    const turn = { account, owner: 'theirs', amount_nano: cny('3') };
    t.strictSame(await other.takeMoneyTurn(turn), [mine.hold_id]);
    t.strictSame(await store.wantedSpendLeases('mine'), [{ hold_id: mine.hold_id, account }]);
    t.strictSame(await store.wantedSpendLeases('theirs'), []);
    const asked = (await store.spendLeasesOf(account)).leases.map(({ wanted_at_ms }) => wanted_at_ms);
    t.strictSame(asked, [5, null]);
    t.strictSame(await other.takeMoneyTurn(turn), [], 'an owner that has not answered is not asked again');
    await store.answerSpendLeases([mine, { ...mine, hold_id: 999n }]);
    t.strictSame(await store.wantedSpendLeases('mine'), []);
    t.strictSame(await other.takeMoneyTurn(turn), [mine.hold_id]);
  });

  await t.test('during a turn, holds of others leave its amount, and its own take it', async (t) => {
    const clock = { now: 0 };
    const { store, again } = await open(t, clock);
    const owner = await makeOwner(store, 'acme', '5');
    const { account } = owner;
    const turn = { account, owner: 'first', amount_nano: cny('3') };
    const lease = { account, amount_nano: cny('2.5'), owner: 'second', until_ms: 9_000_000 };
    const refused = { ok: false, reason: 'out_of_turn' };
    t.strictSame(await store.takeMoneyTurn(turn), []);
    t.equal(await store.takeMoneyTurn({ ...turn, owner: 'second' }), undefined, 'one has the turn');
    const other = await again();
    t.strictSame(await other.openSpendLease(lease), refused);
    t.strictSame(await other.openTask(newTask(owner, 'video', '2.5')), refused);
    t.match(await other.openSpendLease({ ...lease, amount_nano: cny('5.1') }), { reason: 'insufficient_funds' });
    t.match(await other.openSpendLease({ ...lease, amount_nano: cny('2') }), { ok: true }, '3 are left');
    const limits = [{ key: null, since_ms: 0, until_ms: 9_000_000, max_nano: cny('5'), label }];
    await other.topup(account, cny('9'), null, OPERATOR);
    t.strictSame(
      await other.openSpendLease({ ...lease, amount_nano: cny('0.1'), limits }),
      refused,
      'a limit counts too',
    );
    t.match(
      await other.openTask(newTask(owner, 'mine', '3'), { turn: 'first', limits: { spend: limits, tasks: [] } }),
      {
        ok: true,
      },
    );
    await other.endMoneyTurn(account, 'second');
    t.strictSame(
      await other.openSpendLease({ ...lease, amount_nano: cny('6.9') }),
      refused,
      'only its owner ends a turn',
    );
    await store.endMoneyTurn(account, 'first');
    t.match(await other.openSpendLease({ ...lease, amount_nano: cny('6.9') }), { ok: true });
    t.strictSame((await store.audit()).breaches, []);
  });

  await t.test('the turn of a dead process ends by itself, also if the clock is set back', async (t) => {
    const clock = { now: 100_000 };
    const { store } = await open(t, clock);
    const { account } = await makeOwner(store, 'acme', '5');
    t.strictSame(await store.takeMoneyTurn({ account, owner: 'dead', amount_nano: cny('3') }), []);
    const mine = { account, owner: 'mine', amount_nano: cny('1') };
    t.equal(await store.takeMoneyTurn(mine), undefined);
    clock.now = 50_000;
    t.strictSame(await store.takeMoneyTurn(mine), [], 'a turn so far ahead was taken before the clock was set back');
    t.strictSame(await store.takeMoneyTurn({ ...mine, owner: 'dead' }), undefined);
    clock.now += TURN_ms;
    t.strictSame(await store.takeMoneyTurn({ ...mine, owner: 'dead' }), []);
  });
}
