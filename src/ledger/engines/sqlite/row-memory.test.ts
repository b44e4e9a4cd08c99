/** Tests that the rows kept for the next batch are limited in number and in the size of their texts. */
import Database from 'better-sqlite3';
import t from 'tap';
import { newStoreFile } from '../../../../test/support/new-store.ts';
import { OPERATOR } from '../../../../test/support/operator.ts';
import { cny, label, makeOwner, newTask, runTask, tempFolder } from '../../../../test/support/stores.ts';
import { openStore } from '../../open-store.ts';
import { addFunctions, openDatabase } from './database.ts';
import { RowCache } from './row-cache.ts';
import { runBatch } from './sqlite-batch.ts';

t.test('a batch keeps its rows for the next one, unless their texts are large', async (t) => {
  const path = `${t.testdir()}/store.db`;
  const store = await openStore(`sqlite:${path}`);
  const owner = await makeOwner(store, 'acme', '10');
  await runTask(store, owner, 'task', '1');
  const task = await store.getTask('task');
  await store.close();
  const db = new Database(path);
  t.teardown(() => db.close());
  db.defaultSafeIntegers(true);
  addFunctions(db);
  if (task === undefined) throw new Error('there is no task');

  const memory = new RowCache();
  const first = memory.open(db);
  const record = 'x'.repeat(8 * 1024 ** 2);
  for (let at = 0; at < 3; at += 1) {
    first.set.tasks.load(`task_${at}`, { ...task, request: null, record: at === 0 ? 'short' : null });
  }
  memory.keep(db, first);
  const second = memory.open(db);
  t.equal(second.set, first.set, 'small rows are kept');
  for (let at = 1; at < 3; at += 1) {
    second.set.run(() => second.set.tasks.put(`task_${at}`, { ...task, request: null, record }));
  }
  t.equal(second.set.text_bytes, 2 * record.length + 'short'.length);
  memory.keep(db, second);
  t.not(memory.open(db).set, first.set, 'rows with 16 MiB of text are not');

  const third = memory.open(db);
  third.set.tasks.load('task_1', { ...task, request: null, record });
  const failing = () => {
    third.set.tasks.put('task_1', { ...task, request: null, record: null });
    throw new Error('no');
  };
  t.throws(() => third.set.run(failing));
  t.equal(third.set.text_bytes, record.length, 'an undone change does not count');
});

// Charges of a lease count in the periods of its key, whatever the writer's row cache knows of it; and a batch loads no spending of other rows.

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
  const { set } = memory.open(db);
  t.equal(set.leases.values().length, 20);
  t.equal(set.spending.size, 1, 'only that of the account');
});
