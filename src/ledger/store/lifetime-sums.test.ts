/** Lifetime sums may exceed 64 bits although no balance does: the audit and the usage report stay correct. */
import t, { type Test } from 'tap';
import { OPERATOR } from '../../../test/support/operator.ts';
import { capture, cny, makeOwner, openFreshSqlite, release, runTask } from '../../../test/support/stores.ts';
import { NANO } from '../../lib/money/amount.ts';
import type { Store } from './store.ts';

/** The largest balance of a wallet. Twice as much exceeds a signed 64-bit integer of nano, 9.22e9. */
const most = 8_000_000_000_000_000_000n;
const rounds = 3;
const sound = { ok: true, breaches: [] };
const open = openFreshSqlite();

async function freshStore(t: Test, clock = { now: 1_000 }): Promise<Store> {
  return (await open(t, clock)).store;
}

t.test('an account is topped up, held and charged beyond 64 bits', async (t) => {
  const store = await freshStore(t);
  const acme = await makeOwner(store, 'acme', '0');
  for (let round = 1; round <= rounds; round += 1) {
    await store.topup(acme.account, most, null, OPERATOR);
    await runTask(store, acme, `task_${round}`, '1', { hold_nano: most, hold_units_nano: most });
    await store.settleTask(`task_${round}`, { ...capture('1'), units_nano: most, amount_nano: most });
  }
  t.match(await store.wallet(acme.account), { posted_nano: 0n, held_nano: 0n });
  t.match(await store.audit(), { ...sound, checked: { entries: 9 } });
});

t.test('the overages of an account exceed 64 bits', async (t) => {
  const store = await freshStore(t);
  const acme = await makeOwner(store, 'acme', '0');
  for (let round = 1; round <= rounds; round += 1) {
    await store.topup(acme.account, most, null, OPERATOR);
    await runTask(store, acme, `task_${round}`, '1');
    const settled = await store.settleTask(`task_${round}`, { ...capture('1'), units_nano: most, amount_nano: most });
    t.match(settled, { outcome: 'settled', overage_nano: most - cny('1') });
  }
  t.match(await store.audit(), { ...sound, checked: { entries: 12 } });
});

t.test('the open holds of all accounts exceed 64 bits', async (t) => {
  const store = await freshStore(t);
  for (const name of ['acme', 'beta', 'coda']) {
    const owner = await makeOwner(store, name, '0');
    await store.topup(owner.account, most, null, OPERATOR);
    await runTask(store, owner, `task_${name}`, '1', { hold_nano: most, hold_units_nano: most });
  }
  t.match(await store.audit(), { ...sound, checked: { holds: 3 } });
});

t.test('the metered requests of an account exceed 64 bits', async (t) => {
  const clock = { now: 1_000 };
  const store = await freshStore(t, clock);
  const acme = await makeOwner(store, 'acme', '0');
  const request = { ...acme, route: 'create_message', model: 'chat-large', units: { input: '1000000000' } };
  for (let round = 1; round <= rounds; round += 1) {
    await store.topup(acme.account, most, null, OPERATOR);
    const lease = await store.openSpendLease({
      account: acme.account,
      amount_nano: most,
      owner: 'gateway',
      until_ms: 10,
    });
    if (!lease.ok) throw new Error(lease.reason);
    // One quarter of an hour has at most 2⁶³ − 1.
    clock.now += 900_000;
    // Halves plus and minus one nano, so that fractions of a unit are counted too.
    await store.recordUsage([{ ...request, hold_id: lease.hold_id, amount_nano: most / 2n + 1n }]);
    await store.recordUsage([{ ...request, hold_id: lease.hold_id, amount_nano: most / 2n - 1n }]);
    await store.closeSpendLease(lease);
  }
  t.match(await store.audit(), sound);
  const [sum, ...more] = await store.usage({ by: ['account', 'model', 'day'] });
  t.same(more, []);
  t.match(sum, { requests: 6, amount_nano: 3n * most, units: { input: '6000000000' } });
});

t.test(
  'A charge that would take a wallet beyond 64 bits fails without changing anything, and the rest of its batch is committed',
  async (t) => {
    const open = openFreshSqlite('thread');

    t.test('a charge beyond the range of a wallet changes nothing', async (t) => {
      const { store } = await open(t, { now: 1_000 });
      const acme = await makeOwner(store, 'acme', '100');
      const names = Array.from({ length: 11 }, (_, index) => `task_${index}`);
      for (const name of names) await runTask(store, acme, name, '1');

      const charge = capture('1000000000');
      const beyond = 10n * charge.amount_nano;
      const settled = await Promise.allSettled(
        names.map((name, index) => store.settleTask(name, index === 10 ? release() : charge, undefined, beyond)),
      );
      t.strictSame(
        settled.map(({ status }) => status),
        [...Array.from({ length: 9 }, () => 'fulfilled'), 'rejected', 'fulfilled'],
      );
      t.match(await store.getTask('task_9'), { state: 'running', charged_nano: null });
      t.match(await store.wallet(acme.account), {
        posted_nano: cny('100') - 9n * charge.amount_nano,
        held_nano: cny('1'),
      });
      t.match(await store.audit(), { ok: true, breaches: [] });

      t.equal(await store.markReview('task_9', 'for an operator'), true);
      await store.topup(acme.account, 2_000_000_000n * NANO, null, OPERATOR);
      t.match(
        await store.settleTask('task_9', charge, undefined, beyond),
        { outcome: 'settled' },
        'after a top-up it can be charged',
      );
      t.match(await store.audit(), { ok: true, breaches: [] });
    });
  },
);
