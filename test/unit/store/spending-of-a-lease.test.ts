/** Charges of a lease count in the periods of its key, whatever the writer's row cache knows of it; and a batch loads no spending of other rows. */
import t from 'tap';
import { runBatch } from '../../../src/engines/sqlite/batch.ts';
import { openDatabase } from '../../../src/engines/sqlite/database.ts';
import { RowCache } from '../../../src/engines/sqlite/row-cache.ts';
import { openStore } from '../../../src/open-store.ts';
import { newStoreFile } from '../../support/new-store.ts';
import { OPERATOR } from '../../support/operator.ts';
import { cny, label, makeOwner, newTask, tempFolder } from '../../support/stores.ts';

t.test('a key whose period is stored gets a lease without limits', async (t) => {
  const file = `${tempFolder(t)}/store.db`;
  await newStoreFile(file);
  const clock = { now: 1_000 };
  const open = () => openStore(`sqlite:${file}`, { now: () => clock.now, writer: 'thread' });
  const first = await open();
  const [acme, other] = [await makeOwner(first, 'acme', '10'), await makeOwner(first, 'other', '10')];
  const limit = { key: acme.key, since_ms: 0, until_ms: 10_000, max_nano: cny('9'), label };
  await first.openTask(newTask(acme, 'task', '1'), { limits: { spend: [limit], tasks: [] } });
  await first.close();

  const store = await open();
  t.teardown(() => store.close());
  const spent = async () => (await store.spendLeasesOf(acme.account, [limit])).spending[0]?.spent_nano;
  const lease = { account: acme.account, key: acme.key, amount_nano: cny('3'), owner: 'here', until_ms: 5_000 };
  const opened = await store.openSpendLease(lease);
  if (!opened.ok) throw new Error(`the lease was refused: ${opened.reason}`);
  const { hold_id } = opened;
  // A batch between the two, so that the row cache has the lease.
  await store.topup(other.account, cny('1'), null, OPERATOR);
  const row = { hold_id, ...acme, route: 'create_message', model: 'chat-large', units: { input: '1' } };
  await store.recordUsage([{ ...row, amount_nano: cny('2') }]);
  clock.now = 6_000;
  await store.closeExpiredSpendLeases();
  t.equal(await spent(), cny('2'), 'the charge counts');
  t.strictSame((await store.audit()).breaches, []);
});

t.test('a batch loads the spending of the rows that it needs', async (t) => {
  const file = `${tempFolder(t)}/store.db`;
  await newStoreFile(file);
  const store = await openStore(`sqlite:${file}`, { now: () => 1_000 });
  const acme = await makeOwner(store, 'acme', '100');
  const lease = { ...acme, amount_nano: cny('1'), owner: 'there', until_ms: 5_000 };
  for (let at = 0; at < 20; at += 1) {
    const { key } = await makeOwner(store, `other_${at}`, '0');
    await store.openSpendLease({ ...lease, key });
  }
  await store.close();
  const db = await openDatabase(file, 'write');
  t.teardown(() => db.close());
  const memory = new RowCache();
  const turn = { account: acme.account, owner: 'here', amount_nano: cny('1') };
  runBatch(db, [{ name: 'takeMoneyTurn', at_ms: 2_000, args: [turn] }], memory);
  runBatch(db, [{ name: 'topup', at_ms: 2_000, args: [acme.account, cny('1'), null, OPERATOR] }], memory);
  const { book } = memory.open(db);
  t.equal(book.leases.values().length, 20);
  t.equal(book.spending.size, 1, 'only that of the account');
});
