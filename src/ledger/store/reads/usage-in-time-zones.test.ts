/** Usage is summed by the days of a time zone, also where they have 23 or 25 hours; the sums of all zones are equal. */
import t, { type Test } from 'tap';
import { OPERATOR } from '../../../../test/support/operator.ts';
import { PostgresServer } from '../../../../test/support/postgres.ts';
import {
  capture,
  cny,
  makeOwner,
  money,
  type OpenFresh,
  openFreshMemory,
  openFreshPostgres,
  openFreshSqlite,
  release,
  runTask,
} from '../../../../test/support/stores.ts';
import { offsetsOf } from '../../../lib/time/time-zone.ts';

const MOMENTS = [
  '2026-03-28T22:59:59.999Z',
  '2026-03-28T23:00:00Z',
  '2026-03-29T21:59:59Z',
  '2026-03-29T22:00:00Z',
  '2026-10-24T21:59:59Z',
  '2026-10-24T22:00:00Z',
  '2026-10-25T22:59:59Z',
  '2026-10-25T23:00:00Z',
];

/** The number of tasks by day. Berlin's clocks are set forward on 29 March and back on 25 October, New York's on other days. */
const DAYS = {
  'Europe/Berlin': '03-28 1, 03-29 2, 03-30 1, 10-24 1, 10-25 2, 10-26 1',
  'Asia/Kolkata': '03-29 2, 03-30 2, 10-25 2, 10-26 2',
  'America/New_York': '03-28 2, 03-29 2, 10-24 2, 10-25 2',
  UTC: '03-28 2, 03-29 2, 10-24 2, 10-25 2',
};

const server = await PostgresServer.start();
t.teardown(() => server.remove());

const engines: Readonly<Record<string, OpenFresh>> = {
  memory: openFreshMemory,
  sqlite: openFreshSqlite(),
  postgres: openFreshPostgres(server),
};

for (const [engine, open] of Object.entries(engines)) {
  t.test(engine, async (t) => {
    const clock = { now: Date.parse('2026-01-01T00:00:00Z') };
    const { store } = await open(t, clock);
    const owner = await makeOwner(store, 'acme', '100');
    for (const [index, moment] of MOMENTS.entries()) {
      clock.now = Date.parse(moment);
      await runTask(store, owner, `task_${index}`, '1');
      await store.settleTask(`task_${index}`, capture('1'));
    }
    for (const [zone, days] of Object.entries(DAYS)) {
      for (const since_ms of [undefined, Date.parse('2026-01-01T00:00:00Z')]) {
        const offsets = offsetsOf(zone, since_ms ?? 0, clock.now);
        const sums = await store.usage({ by: ['day'], offsets, ...(since_ms !== undefined && { since_ms }) });
        t.equal(sums.map(({ day, requests }) => `${day?.slice(5)} ${requests}`).join(', '), days, zone);
        t.equal(
          sums.reduce((sum, { amount_nano }) => sum + amount_nano, 0n),
          cny('8'),
        );
      }
    }
    t.strictSame(
      await store.usage({ by: ['day'], offsets: offsetsOf('UTC', 0, clock.now) }),
      await store.usage({ by: ['day'] }),
    );
  });
}

// The usage report includes the charges of tasks and of metered requests.

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
