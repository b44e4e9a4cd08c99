/** When the store itself fails, each change gets its real result, and a damaged file ends the store. */
import { closeSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import t from 'tap';
import { OPERATOR } from '../../../../test/support/operator.ts';
import { makeOwner, newTask } from '../../../../test/support/stores.ts';
import { NANO } from '../../../lib/money/amount.ts';
import { groupUsage } from '../../core/usage-groups.ts';
import { openStore } from '../../open-store.ts';
import type { Write } from '../writer/write.ts';
import { openFile } from './open-file.ts';
import { runBatch } from './sqlite-batch.ts';

t.test('changes that were committed before the disk was full keep their results', async (t) => {
  const path = join(t.testdir(), 'store.db');
  const store = await openStore(`sqlite:${path}`, { now: () => 1, writer: 'here' });
  const owner = await makeOwner(store, 'acme', '100.00');
  const lease = await store.openSpendLease({
    account: owner.account,
    owner: 'gateway',
    amount_nano: 10n * NANO,
    until_ms: 9_000,
  });
  if (!lease.ok) throw new Error(lease.reason);
  await store.close();
  const { db } = await openFile(path, 'write', () => 1);
  t.teardown(() => db.close());
  const write = (name: Write['name'], ...args: readonly unknown[]): Write => ({ name, args, at_ms: 2 });
  const pages = Number(db.pragma('page_count', { simple: true }));
  db.pragma(`max_page_count = ${pages + 4}`);
  const usage = { ...owner, hold_id: lease.hold_id, model: 'm', units: { input: '1' }, amount_nano: NANO };
  // The ledger accepts this divisor, but the database refuses it, so each change runs alone. Then the long route fills the disk.
  const results = runBatch(db, [
    write('topup', owner.account, 5n * NANO, null, OPERATOR),
    write('openTask', { ...newTask(owner, 'task_1', '1.00'), divisor: 2n ** 70n }, {}),
    write('recordUsage', groupUsage([{ ...usage, route: 'r'.repeat(200_000) }]), 0n),
    write('recordUsage', groupUsage([{ ...usage, route: 'r' }]), 0n),
  ]);
  t.strictSame(
    results.map(({ ok }) => ok),
    [true, false, false, false],
  );
  t.equal(db.prepare("SELECT count(*) FROM entry WHERE kind = 'topup' AND amount = 5000000000").pluck().get(), 1n);
});

t.test('damage that only the writer finds ends the store', async (t) => {
  const path = join(t.testdir(), 'store.db');
  const made = await openStore(`sqlite:${path}`, { now: () => 1, writer: 'here' });
  const owner = await makeOwner(made, 'acme', '100.00');
  await made.close();
  const db = new Database(path);
  const page = Number(db.prepare("SELECT rootpage FROM sqlite_schema WHERE name = 'lease'").pluck().get());
  db.close();
  const file = openSync(path, 'r+');
  writeSync(file, Buffer.alloc(4096, 0xab), 0, 4096, (page - 1) * 4096);
  closeSync(file);
  const store = await openStore(`sqlite:${path}`, { now: () => 1, writer: 'thread' });
  t.teardown(() => store.close());
  const lease = { account: owner.account, owner: 'gateway', amount_nano: NANO, until_ms: 1_000 };
  await t.rejects(store.openSpendLease(lease), /the store is lost: .*malformed/);
  t.match((await store.lost).message, /malformed/);
});

t.test('a migrated store refuses the entries of an older program, which have no hash', async (t) => {
  const path = join(t.testdir(), 'store.db');
  const store = await openStore(`sqlite:${path}`, { now: () => 1, writer: 'here' });
  const { account } = await makeOwner(store, 'acme', '1.00');
  await store.close();
  const { db } = await openFile(path, 'write', () => 1);
  t.teardown(() => db.close());
  const insert = db.prepare(
    "INSERT INTO entry (id, account, kind, amount, posted_delta, held_delta, at) VALUES (99, ?, 'topup', 5, 5, 0, 1)",
  );
  t.throws(() => insert.run(account), /an entry needs a hash/);
});
