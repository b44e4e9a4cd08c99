/** Tests that usage rows are written in batches and retried, and that a row that the store refuses does not block the others. */
import Database from 'better-sqlite3';
import pino from 'pino';
import t, { type Test } from 'tap';
import { chargeMetrics } from '../../../test/support/metering/charge-metrics.ts';
import { cny, makeOwner } from '../../../test/support/stores.ts';
import { openStore } from '../../ledger/open-store.ts';
import type { UsageRow } from '../../ledger/store/store.ts';
import { UsageBatch } from './usage-batch.ts';

/** A batch with a store on disk. The test controls the timers, and can change the file through `interfere`. */
async function batchOver(t: Test) {
  const file = `${t.testdir()}/store.db`;
  const store = await openStore(`sqlite:${file}`, { now: () => 1_000, writer: 'thread' });
  t.teardown(() => store.close());
  const acme = await makeOwner(store, 'acme', '100');
  const lease = await store.openSpendLease({
    account: acme.account,
    amount_nano: cny('9'),
    owner: 'g',
    until_ms: 9_000,
  });
  if (!lease.ok) throw new Error(lease.reason);
  const { hold_id } = lease;
  const lines: { readonly rows: number }[] = [];
  const log = pino({ base: null }, { write: (line) => void lines.push(JSON.parse(line)) });
  let later: (() => void)[] = [];
  const written: bigint[] = [];
  // The timers of the age of rows are not run: usage-waits-too-long.test.ts tests them.
  const after = (delay_ms: number, run: () => void) => void (delay_ms < 1_000 && later.push(run));
  const free: { readonly route: string; readonly reason: string }[] = [];
  const batch = new UsageBatch({
    store,
    owner: 'g',
    log,
    after,
    metrics: chargeMetrics(free),
    overdraft_nano: () => 0n,
    unwritten_ms: () => 60_000,
    written: (hold) => void written.push(hold),
  });
  const add = (row: UsageRow) => batch.add(batch.wait(row));
  const row = (model: string, amount: string): UsageRow => {
    return { ...acme, hold_id, route: 'create_message', model, units: { input: '1' }, amount_nano: cny(amount) };
  };
  /** Runs the due timers, and waits until the writer's thread has made `until` true. */
  const pass = async (until: () => boolean) => {
    const due = later;
    later = [];
    for (const run of due) run();
    while (!until()) await new Promise((wake) => setImmediate(wake));
  };
  const models = async () =>
    (await store.usage({ by: ['model'] })).map(({ model, requests }) => `${model} ${requests}`);
  const interfere = new Database(file);
  t.teardown(() => interfere.close());
  return { store, lease, hold_id, add, row, pass, written, lines, models, free, interfere };
}

t.test('rows of several models are written together, each with its own amount', async (t) => {
  const { store, lease, add, row, pass, written, models } = await batchOver(t);
  for (const [model, amount] of [
    ['a', '1'],
    ['b', '2'],
    ['a', '3'],
  ] as const)
    add(row(model, amount));
  t.same(await models(), [], 'nothing is written before the timer has run');
  await pass(() => written.length === 3);
  t.same(await models(), ['a 2', 'b 1']);
  t.match(await store.closeSpendLease(lease), { overage_nano: 0n, waived_nano: 0n });
  t.match(await store.wallet('account_acme'), { posted_nano: cny('94'), held_nano: 0n });
});

t.test('a row that the store refuses is tried again, and the others are written in the meantime', async (t) => {
  const { add, row, pass, written, lines, models, interfere } = await batchOver(t);
  interfere.exec(
    "CREATE TRIGGER refuse BEFORE INSERT ON usage WHEN NEW.model = 'bad' BEGIN SELECT RAISE(ABORT, 'no'); END",
  );
  for (const model of ['a', 'bad', 'b']) add(row(model, '1'));
  await pass(() => written.length === 2 && lines.length === 1);
  t.same(await models(), ['a 1', 'b 1']);
  t.match(lines, [{ msg: 'usage could not be written; trying again', rows: 1 }]);
  interfere.exec('DROP TRIGGER refuse');
  await pass(() => true);
  await pass(() => written.length === 3);
  t.same(await models(), ['a 1', 'b 1', 'bad 1']);
});

t.test('rows that failed one by one are all written, once each, when the store works again', async (t) => {
  const { add, row, pass, written, lines, models, interfere } = await batchOver(t);
  interfere.exec("CREATE TRIGGER refuse BEFORE INSERT ON usage BEGIN SELECT RAISE(ABORT, 'no'); END");
  for (let n = 0; n < 20; n += 1) add(row('a', '0.01'));
  await pass(() => lines.length === 20);
  // The batch fails, and the rows are tried one by one again.
  await pass(() => true);
  await pass(() => lines.length === 40);
  interfere.exec('DROP TRIGGER refuse');
  await pass(() => true);
  await pass(() => written.length === 20);
  t.same(await models(), ['a 20']);
});

t.test('rows that wait for a failing store stay one batch, with one log line for each try', async (t) => {
  const { store, add, row, pass, lines } = await batchOver(t);
  await store.close();
  for (let n = 0; n < 20; n += 1) add(row('a', '0.01'));
  for (let times = 1; times <= 3; times += 1) {
    await pass(() => lines.length === times);
    await pass(() => true);
  }
  t.match(lines, Array(3).fill({ msg: 'usage could not be written; trying again', rows: 20 }));
});

t.test('a row that the store always refuses is given up after 200 tries, and its lease can close', async (t) => {
  const { store, lease, hold_id, add, row, pass, written, lines, free, interfere } = await batchOver(t);
  interfere.exec(
    "CREATE TRIGGER refuse BEFORE INSERT ON usage WHEN NEW.model = 'bad' BEGIN SELECT RAISE(ABORT, 'no'); END",
  );
  add(row('bad', '1.50'));
  for (let times = 1; times < 200; times += 1) {
    await pass(() => lines.length === times);
    t.equal(written.length, 0);
    await pass(() => true);
  }
  await pass(() => written.length === 1);
  const about = { key: String, account: 'account_acme', route: 'create_message', model: 'bad', units: { input: '1' } };
  t.match(lines.at(-1), { ...about, amount: '1.50', hold: String(hold_id), msg: /book it by hand$/ });
  t.strictSame(free, [{ route: 'create_message', reason: 'unwritable' }]);
  await pass(() => true);
  t.equal(lines.length, 200, 'it is not tried again');
  t.match(await store.closeSpendLease(lease), { overage_nano: 0n });
  t.match(await store.wallet('account_acme'), { posted_nano: cny('100'), held_nano: 0n });
});
