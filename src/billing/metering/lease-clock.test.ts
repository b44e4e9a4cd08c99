/** Tests that a lease is not used after its end, even if the process was suspended or its clock was changed. */
import pino from 'pino';
import t, { type Test } from 'tap';
import { chargeMetrics } from '../../../test/support/metering/charge-metrics.ts';
import { until } from '../../../test/support/stack.ts';
import { cny, makeOwner } from '../../../test/support/stores.ts';
import { openStore } from '../../ledger/open-store.ts';
import { SpendLeases } from './spend-leases.ts';

const lease_ms = 60_000;

/** Two gateways with one store. The test sets the clock. */
async function twoBooks(t: Test) {
  const clock = { now: 1_000_000 };
  const now = () => clock.now;
  const store = await openStore(`sqlite:${t.testdir()}/store.db`, { now });
  t.teardown(() => store.close());
  const acme = await makeOwner(store, 'acme', '100');
  const open = (owner: string) => {
    const after = (delay_ms: number, run: () => void) => void setTimeout(run, delay_ms);
    const log = pino({ level: 'silent' });
    return new SpendLeases({
      store,
      log,
      metrics: chargeMetrics(),
      now,
      after,
      owner,
      lease_ms,
      overdraft_nano: () => 0n,
      unwritten_ms: () => 60_000,
    });
  };
  const [mine, other] = [open('mine'), open('other')];
  const admit = async () => {
    const admission = await mine.admit(acme.account, cny('1'));
    if (!admission.ok) throw new Error('refused');
    return admission;
  };
  const held = async () => (await store.wallet(acme.account))?.held_nano;
  return { clock, store, acme, mine, other, admit, held };
}

t.test('a gateway that was suspended for longer than its lease opens a new one for the next request', async (t) => {
  const { clock, mine, other, admit, held } = await twoBooks(t);
  const before = await admit();
  clock.now += 64_000;
  await other.round();
  t.equal(await held(), 0n, 'the other gateway has closed the lease');
  const after = await admit();
  t.not(after.lease, before.lease);
  t.equal(await held(), after.lease.amount_nano);
  mine.finish(before, undefined);
  mine.finish(after, undefined);
});

t.test('a lease near its end admits no requests', async (t) => {
  const { clock, mine, admit } = await twoBooks(t);
  const first = await admit();
  clock.now += lease_ms * 0.9 - 1;
  const second = await admit();
  t.equal(second.lease, first.lease);
  clock.now += 1;
  const third = await admit();
  t.not(third.lease, first.lease);
  for (const admission of [first, second, third]) mine.finish(admission, undefined);
});

t.test('a renewal detects closed leases, which then admit no requests', async (t) => {
  const { clock, store, mine, admit } = await twoBooks(t);
  const first = await admit();
  await store.closeSpendLease(first.lease.id);
  const second = await admit();
  t.equal(second.lease, first.lease, 'this is detected only by the renewal');
  clock.now += lease_ms / 2 + 1;
  await mine.round();
  t.ok(first.lease.isGone);
  const third = await admit();
  t.not(third.lease, first.lease);
  for (const admission of [first, second, third]) mine.finish(admission, undefined);
});

t.test('after the clock was set back, idle leases are closed', async (t) => {
  const { clock, mine, admit, held } = await twoBooks(t);
  const idle = await admit();
  mine.finish(idle, undefined);
  clock.now -= 3_600_000;
  const next = await admit();
  t.not(next.lease, idle.lease, 'its end time is not trusted');
  mine.finish(next, undefined);
  clock.now += 2_000;
  await mine.round();
  t.equal(await held(), 0n, 'both are given back');
});

t.test('a lease in use when the clock is set back ends at the usual time', async (t) => {
  const { clock, mine, other, admit, held } = await twoBooks(t);
  const running = await admit();
  clock.now -= 3_600_000;
  await until(
    async () => {
      // The first round may split it, which takes a moment in the store.
      await mine.round();
      return running.lease.until_ms;
    },
    (until_ms) => until_ms === clock.now + lease_ms,
  );
  clock.now += lease_ms;
  await other.round();
  t.equal(await held(), 0n, 'another gateway closes it if this one dies');
  mine.finish(running, undefined);
});

t.test('a clock that was set forward ends the lease, and a request in flight is still charged', async (t) => {
  const { clock, store, acme, mine, other, admit } = await twoBooks(t);
  const running = await admit();
  clock.now += 3_600_000;
  await other.round();
  const { hold_id } = running.lease;
  const about = { ...acme, route: 'create_message', model: 'chat-large', units: { input: '1' } };
  mine.finish(running, { hold_id, ...about, amount_nano: cny('0.50') });
  await mine.close();
  t.match(await store.wallet(acme.account), { posted_nano: cny('99.50'), held_nano: 0n });
  t.same((await store.audit()).breaches, []);
});
