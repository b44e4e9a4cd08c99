/** No statement changes or removes an entry of the ledger. */
import Database from 'better-sqlite3';
import t from 'tap';
import { OPERATOR } from '../../../../test/support/operator.ts';
import { makeHealthyStore } from '../../../../test/support/store/tampered.ts';
import { capture, cny, makeOwner, money, runTask } from '../../../../test/support/stores.ts';
import { openStore } from '../../open-store.ts';
import { openDatabase } from './database.ts';

t.test('an entry cannot be updated, deleted or replaced', async (t) => {
  const path = `${t.testdir()}/store.db`;
  const store = await openStore(`sqlite:${path}`);
  t.teardown(() => store.close());
  const owner = await makeOwner(store, 'acme', '5');
  await runTask(store, owner, 'task_1', '1');
  const before = await store.entries(owner.account, 10);

  for (const db of [new Database(path), await openDatabase(path)]) {
    t.teardown(() => db.close());
    t.throws(() => db.exec('UPDATE entry SET amount = 1'), /append-only/);
    t.throws(() => db.exec('UPDATE entry SET memo = NULL WHERE id = 1'), /append-only/);
    t.throws(() => db.exec('DELETE FROM entry WHERE id = 2'), /append-only|FOREIGN KEY/);
    t.throws(() => db.exec('DELETE FROM entry'), /append-only/);
  }
  const db = await openDatabase(path);
  t.teardown(() => db.close());
  const replace = db.prepare(
    "INSERT OR REPLACE INTO entry SELECT id, account, kind, ?, ?, 0, NULL, NULL, NULL, NULL, 0, 'x', NULL, NULL FROM entry WHERE id = 1",
  );
  t.throws(() => replace.run(cny('9'), cny('9')), /append-only/);
  t.strictSame(await store.entries(owner.account, 10), before);
});

t.test('no row of money is replaced, also where deletions by REPLACE fire no triggers', async (t) => {
  const path = `${t.testdir()}/store.db`;
  await makeHealthyStore(`sqlite:${path}`);
  const db = new Database(path);
  t.teardown(() => db.close());
  // As in a plain sqlite3 shell.
  db.pragma('recursive_triggers = OFF');
  db.pragma('foreign_keys = OFF');
  const audit = async () => {
    const store = await openStore(`sqlite:${path}`);
    const report = await store.audit();
    await store.close();
    return report;
  };
  const before = await audit();
  for (const verb of ['REPLACE', 'INSERT OR REPLACE']) {
    for (const table of ['entry', 'usage', 'lease', 'account', 'api_key']) {
      t.throws(() => db.exec(`${verb} INTO ${table} SELECT * FROM ${table} LIMIT 1`), /append-only|exists/, table);
    }
    const columns = 'account, kind, amount, posted_delta, held_delta, hold_id, task_id, reference, memo, at, hash';
    // Other ids, but the hold or the reference of an existing row.
    for (const id of [4, 5, 9, 2]) {
      const other = `${verb} INTO entry (id, ${columns}) SELECT 100, ${columns} FROM entry WHERE id = ${id}`;
      t.throws(() => db.exec(other), /append-only/, `entry ${id}`);
    }
  }
  t.strictSame(await audit(), before);
});

t.test('the audit finds a task that a shell replaced', async (t) => {
  for (const [column, value] of [
    ['id', "'new'"],
    ['hold_id', '100'],
    ['charged', '5'],
    ['account', "'account_other'"],
  ]) {
    const path = `${t.testdir()}/store.db`;
    await makeHealthyStore(`sqlite:${path}`);
    const db = new Database(path);
    db.pragma('foreign_keys = OFF');
    const columns = db.prepare<[], string>("SELECT name FROM pragma_table_info('task')").pluck().all();
    const values = columns.map((name) => (name === column ? value : name)).join(', ');
    db.exec(`REPLACE INTO task SELECT ${values} FROM task WHERE id = 'done'`);
    db.close();
    const store = await openStore(`sqlite:${path}`);
    const { ok, breaches } = await store.audit();
    await store.close();
    t.notOk(ok, `${column}`);
    t.ok(
      breaches.some(({ task, message }) => /done|new/.test(`${task} ${message}`)),
      JSON.stringify(breaches),
    );
  }
});

t.test('an entry whose deltas are not those of its kind cannot be written', async (t) => {
  const path = `${t.testdir()}/store.db`;
  const store = await openStore(`sqlite:${path}`);
  t.teardown(() => store.close());
  const owner = await makeOwner(store, 'acme', '5');
  await runTask(store, owner, 'task_1', '2');
  const before = await money(store, owner.account);
  const db = await openDatabase(path);
  t.teardown(() => db.close());
  const insert = db.prepare(
    "INSERT INTO entry (id, account, kind, amount, posted_delta, held_delta, hold_id, at, hash) VALUES (9, ?, ?, ?, ?, ?, ?, 0, 'x')",
  );
  for (const [kind, amount, posted, held, hold] of [
    ['topup', 0n, 0n, 0n, null],
    ['topup', 5n, 6n, 0n, null],
    ['topup', 5n, 5n, 0n, 2n],
    ['hold', -1n, 0n, -1n, 9n],
    ['hold', 1n, 0n, 2n, 9n],
    ['hold', 1n, 0n, 1n, null],
    ['hold', 1n, 0n, 1n, 2n],
    ['capture', 1n, 1n, -2n, 2n],
    ['capture', 3n, -3n, -2n, 2n],
    ['capture', 1n, -1n, -2n, null],
    ['release', 2n, -2n, -2n, 2n],
    ['release', 2n, 0n, -1n, 2n],
    ['overage', 1n, -1n, -1n, 2n],
    ['overage', 0n, 0n, 0n, 2n],
    ['adjust', 1n, -1n, 0n, null],
    ['refund', 1n, 1n, 0n, null],
  ] as const) {
    t.throws(
      () => insert.run(owner.account, kind, amount, posted, held, hold),
      /CHECK/,
      `${kind} ${amount} ${posted} ${held}`,
    );
  }
  t.strictSame(await money(store, owner.account), before);
});

t.test('a hold cannot be resolved twice, nor a reference topped up twice, even by hand', async (t) => {
  const path = `${t.testdir()}/store.db`;
  const store = await openStore(`sqlite:${path}`);
  t.teardown(() => store.close());
  const owner = await makeOwner(store, 'acme', '5');
  await store.topup(owner.account, 5n, 'invoice 1', OPERATOR);
  await runTask(store, owner, 'task_1', '2');
  const settled = await store.settleTask('task_1', capture('3'));
  const db = await openDatabase(path);
  t.teardown(() => db.close());
  const insert = db.prepare(`
    INSERT INTO entry (id, account, kind, amount, posted_delta, held_delta, hold_id, reference, at, hash)
    VALUES (99, ?, ?, 5, ?, ?, ?, ?, 0, 'x')`);
  const hold_id = settled?.task.hold_id ?? null;
  t.throws(() => insert.run(owner.account, 'capture', -5n, -5n, hold_id, null), /append-only.*hold/);
  t.throws(() => insert.run(owner.account, 'release', 0n, -5n, hold_id, null), /append-only.*hold/);
  t.throws(() => insert.run(owner.account, 'overage', -5n, 0n, hold_id, null), /append-only.*hold/);
  t.throws(() => insert.run(owner.account, 'topup', 5n, 0n, null, 'invoice 1'), /append-only.*reference/);
});
