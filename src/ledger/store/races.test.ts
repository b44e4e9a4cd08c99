/** Processes that share a store race for money and for a settlement, and one of them wins. */
import t from 'tap';
import { OPERATOR } from '../../../test/support/operator.ts';
import { startChildren } from '../../../test/support/store/children.ts';
import { capture, cny, makeOwner, newTask, openFreshSqlite, release, runTask } from '../../../test/support/stores.ts';
import { openStore } from '../open-store.ts';

// Several processes take holds of one account at once: together they never hold more than is available.

t.test('processes that race for the last money', async (t) => {
  const url = `sqlite:${t.testdir()}/store.db`;
  const store = await openStore(url);
  t.teardown(() => store.close());
  const { account, key } = await makeOwner(store, 'acme', '60.5');
  const children = await startChildren(t, 'spend', 4, [url, account, key]);
  const admitted = await Promise.all(children.map(({ ask }) => ask('go')));
  t.match(admitted, Array(admitted.length).fill(Number), admitted.join(' '));
  t.equal(
    admitted.reduce((sum: number, count) => sum + Number(count), 0),
    60,
  );
  t.strictSame(await store.wallet(account), {
    account,
    posted_nano: cny('60.5'),
    held_nano: cny('60'),
    credit_limit_nano: 0n,
    alerted: 0n,
  });
  t.strictSame((await store.audit()).breaches, []);
});

// Several processes settle the same tasks at once: only one of them settles each task.

t.test('processes that settle the same tasks', async (t) => {
  const url = `sqlite:${t.testdir()}/store.db`;
  const store = await openStore(url);
  t.teardown(() => store.close());
  const owner = await makeOwner(store, 'acme', '40');
  for (let index = 0; index < 40; index += 1) await runTask(store, owner, `task_${index}`, '1');
  const children = await startChildren(t, 'settle', 3, [url]);
  const won = await Promise.all(children.map(({ ask }) => ask('go')));
  t.match(won, Array(won.length).fill(Number), won.join(' '));
  t.equal(
    won.reduce((sum: number, count) => sum + Number(count), 0),
    40,
  );
  const entries = await store.entries(owner.account, 1_000);
  t.equal(entries.filter(({ kind }) => kind === 'capture' || kind === 'release').length, 40);
  t.equal((await store.wallet(owner.account))?.held_nano, 0n);
  t.strictSame((await store.audit()).breaches, []);
});

// A writer keeps rows in memory between batches only while no other process writes to the file.

const seen = { status: 'running', record: null, next_poll_at_ms: null };

t.test('two writers of one file take turns', async (t) => {
  const { store, again } = await openFreshSqlite('thread')(t, { now: 0 });
  const other = await again();
  const owner = await makeOwner(store, 'acme', '5');
  const outcomes: boolean[] = [];
  for (let index = 0; index < 8; index += 1) {
    const [first, second] = index % 2 === 0 ? [store, other] : [other, store];
    const id = `task_${index}`;
    const opened = await first.openTask(newTask(owner, id, '1'));
    outcomes.push(opened.ok);
    if (!opened.ok) continue;
    t.equal(await second.startTask(id, `up_${index}`, seen), true);
    t.equal(await first.startTask(id, `up_again_${index}`, seen), false);
    t.match(await second.settleTask(id, capture('1')), { outcome: 'settled' });
    t.match(await first.settleTask(id, release()), { outcome: 'unchanged', task: { state: 'succeeded' } });
  }
  t.strictSame(outcomes, [true, true, true, true, true, false, false, false]);
  await other.topup(owner.account, cny('1'), 'more', OPERATOR);
  t.match(await store.topup(owner.account, cny('1'), 'more', OPERATOR), { ok: true, repeated: true });
  t.match(await store.openTask(newTask(owner, 'task_last', '1')), { ok: true });
  t.strictSame((await other.audit()).breaches, []);
});

t.test('a row that was absent is found after another process created it', async (t) => {
  const { store, again } = await openFreshSqlite('thread')(t, { now: 0 });
  const other = await again();
  const owner = { account: 'account_acme', key: 'key_none' };
  t.match(await store.openTask(newTask(owner, 'task_1', '1')), { ok: false, reason: 'unknown_account' });
  const made = await makeOwner(other, 'acme', '5');
  await t.rejects(store.openTask(newTask(owner, 'task_1', '1')), /key_none/);
  t.match(await store.openTask(newTask(made, 'task_1', '1')), { ok: true });
  const lease = await other.openSpendLease({ account: made.account, amount_nano: cny('1'), owner: 'g', until_ms: 9 });
  if (!lease.ok) throw new Error(lease.reason);
  t.strictSame(await store.renewSpendLeases([lease], 99), [lease.hold_id]);
  await other.closeSpendLease(lease);
  t.strictSame(await store.renewSpendLeases([lease], 99), []);
  t.strictSame((await store.audit()).breaches, []);
});

t.test('with more rows than are kept in memory, the wallet stays correct', async (t) => {
  const { store } = await openFreshSqlite('thread')(t, { now: 0 });
  const owner = await makeOwner(store, 'acme', '5000');
  for (let round = 0; round < 12; round += 1) {
    const ids = Array.from({ length: 250 }, (_, index) => `task_${round}_${index}`);
    await Promise.all(ids.map((id) => store.openTask(newTask(owner, id, '1'))));
    await Promise.all(ids.map((id) => store.startTask(id, `up_${id}`, seen)));
  }
  const { tasks } = await store.listTasks({ states: ['running'], limit: 3_000 });
  t.equal(tasks.length, 3_000);
  await Promise.all(tasks.map(({ id }) => store.settleTask(id, capture('0.5'))));
  t.match(await store.wallet(owner.account), { posted_nano: cny('3500'), held_nano: 0n });
  t.strictSame((await store.audit()).breaches, []);
});
