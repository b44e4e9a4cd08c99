/** The usage report includes the charges of tasks and of metered requests. */
import t, { type Test } from 'tap';
import { OPERATOR } from '../../../../test/support/operator.ts';
import { capture, cny, makeOwner, money, openFreshSqlite, release, runTask } from '../../../../test/support/stores.ts';

const open = openFreshSqlite();
const day_ms = 86_400_000;

async function fresh(t: Test) {
  const clock = { now: 0 };
  const { store } = await open(t, clock);
  return { store, clock };
}

t.test('charged tasks are summed by account, key, model and day, as metered requests are', async (t) => {
  const { store, clock } = await fresh(t);
  const acme = await makeOwner(store, 'acme', '1000');
  const beta = await makeOwner(store, 'beta', '1000');
  for (const [index, owner] of [acme, acme, beta].entries()) {
    clock.now = index * day_ms;
    await runTask(store, owner, `task_${index}`, '4');
    await store.settleTask(`task_${index}`, { ...capture('1.5'), units_nano: 4_500_000_000n });
  }
  await runTask(store, acme, 'tokens', '4', { unit: 'million_tokens', model: 'vidgen-2.0' });
  await store.settleTask('tokens', { ...capture('2'), units_nano: 108_900_000_000_000n });
  await runTask(store, acme, 'failed', '4');
  await store.settleTask('failed', release());
  await runTask(store, acme, 'running', '4');
  const lease = await store.openSpendLease({
    account: acme.account,
    amount_nano: cny('9'),
    owner: 'g',
    until_ms: 1e12,
  });
  if (!lease.ok) throw new Error(lease.reason);
  const row = {
    hold_id: lease.hold_id,
    ...acme,
    route: 'r',
    model: 'chat-large',
    units: { input: '12', output: '0.5' },
  };
  await store.recordUsage([{ ...row, amount_nano: cny('3') }]);

  t.strictSame(await store.usage({ by: ['account', 'model', 'day'] }), [
    sum(acme.account, 'c/vidgen-2.0', '1970-01-01', 1, { seconds: '4.50' }, '1.5'),
    sum(acme.account, 'c/vidgen-2.0', '1970-01-02', 1, { seconds: '4.50' }, '1.5'),
    { ...sum(acme.account, 'c/vidgen-2.0', '1970-01-03', 0, {}, '0'), failures: 1, cost_nano: 0n },
    sum(acme.account, 'chat-large', '1970-01-03', 1, { input: '12', output: '0.50' }, '3'),
    sum(acme.account, 'vidgen-2.0', '1970-01-03', 1, { tokens: '108900' }, '2'),
    sum(beta.account, 'c/vidgen-2.0', '1970-01-03', 1, { seconds: '4.50' }, '1.5'),
  ]);
  const [all] = await store.usage({ account: acme.account, by: ['account'] });
  t.match(all, { requests: 4, failures: 1, amount_nano: cny('8') });
  t.strictSame(all?.units, { input: '12', output: '0.50', seconds: '9', tokens: '108900' });
  t.match(await store.usage({ by: [], since_ms: day_ms, until_ms: 2 * day_ms }), [
    { requests: 1, units: { seconds: '4.50' } },
  ]);
  t.match(await store.usage({ by: ['key'], account: beta.account }), [{ key: beta.key, requests: 1, account: null }]);
  t.ok(await money(store, acme.account));
});

t.test('the sums are exact beyond 64 bits', async (t) => {
  const { store, clock } = await fresh(t);
  const acme = await makeOwner(store, 'acme', '0');
  const most = 8_000_000_000_000_000_000n;
  for (let round = 0; round < 3; round++) {
    // A quarter of an hour has at most 2⁶³ − 1.
    clock.now = round * 900_000;
    await store.topup(acme.account, most, null, OPERATOR);
    await runTask(store, acme, `task_${round}`, '1', { hold_nano: most });
    const charge = { ...capture('1'), amount_nano: most, units_nano: most - 1n };
    await store.settleTask(`task_${round}`, charge);
  }
  const [sums] = await store.usage({ by: ['model'] });
  t.equal(sums?.amount_nano, 3n * most);
  t.equal(sums?.units.seconds, '23999999999.999999997');
});

function sum(
  account: string,
  model: string,
  day: string,
  requests: number,
  units: Record<string, string>,
  amount: string,
) {
  const rest = { key: null, route: null, target: null, hour: null, month: null, failures: 0, cost_nano: null };
  return { account, model, day, requests, units, amount_nano: cny(amount), ...rest };
}
