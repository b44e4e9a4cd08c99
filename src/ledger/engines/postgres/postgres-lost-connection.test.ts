/** A connection to PostgreSQL breaks, or the server is killed: no change is lost, made twice, or reported wrongly. */
import { setTimeout as sleep } from 'node:timers/promises';
import t, { type Test } from 'tap';
import { CuttingProxy } from '../../../../test/support/cutting-proxy.ts';
import { PostgresServer } from '../../../../test/support/postgres.ts';
import { until } from '../../../../test/support/stack.ts';
import { cny, makeOwner, newTask, type Owner } from '../../../../test/support/stores.ts';
import { openStore } from '../../open-store.ts';
import { type Store, StoreBusyError } from '../../store/store.ts';

t.setTimeout(600_000);

const server = await PostgresServer.start();
t.teardown(() => server.remove());

/** A store behind a proxy, with an account of 1,000. */
async function openBehindProxy(t: Test) {
  const url = await server.store();
  const proxy = await CuttingProxy.start(server.port);
  t.teardown(() => proxy.close());
  const store = await openStore(url.replace(String(server.port), String(proxy.port)), { writer: 'thread' });
  t.teardown(() => store.close());
  return { store, proxy, owner: await makeOwner(store, 'acme', '1000') };
}

async function holdMany(store: Store, owner: Owner, name: string, count: number) {
  return Promise.all(Array.from({ length: count }, (_, at) => store.openTask(newTask(owner, `${name}_${at}`, '1'))));
}

for (const side of ['before', 'after'] as const) {
  t.test(`the connection breaks ${side} the server receives COMMIT`, async (t) => {
    const { store, proxy, owner } = await openBehindProxy(t);
    for (let round = 1; round <= 10; round += 1) {
      proxy.cutNext({ at: 'COMMIT', side });
      const results = await holdMany(store, owner, `round_${round}`, 5);
      t.same(
        results.map(({ ok }) => ok),
        [true, true, true, true, true],
      );
      t.equal((await store.wallet(owner.account))?.held_nano, cny(String(5 * round)), 'each hold was taken once');
    }
    t.equal(proxy.cuts, 10);
    t.same((await store.audit()).breaches, []);
  });
}

t.test('the connection of a read on a snapshot breaks', async (t) => {
  const { store, proxy, owner } = await openBehindProxy(t);
  for (const side of ['before', 'after'] as const) {
    proxy.cutNext({ at: 'REPEATABLE READ', side });
    await t.rejects(store.audit(), StoreBusyError);
  }
  t.equal(proxy.cuts, 2);
  t.same((await store.audit()).breaches, []);
  t.ok(await store.wallet(owner.account));
});

t.test('only the refused change of a batch fails', async (t) => {
  const { store, owner } = await openBehindProxy(t);
  const results = await Promise.allSettled([
    store.openTask(newTask(owner, 'one', '1')),
    // The ledger accepts a task id that it has not loaded; the table's primary key refuses it.
    store.openTask(newTask(owner, 'one', '1', { model: 'other' })),
    store.openTask(newTask(owner, 'two', '1')),
  ]);
  t.equal(results.filter(({ status }) => status === 'fulfilled').length, 2);
  t.equal((await store.wallet(owner.account))?.held_nano, cny('2'));
  t.same((await store.audit()).breaches, []);
});

t.test('the server is killed under load, again and again', async (t) => {
  const url = await server.store();
  const store = await openStore(url, { writer: 'thread' });
  t.teardown(() => store.close());
  const owner = await makeOwner(store, 'acme', '100000');
  let taken = 0;
  let refused = 0;
  let running = true;
  const callers = Array.from({ length: 8 }, async (_, caller) => {
    for (let at = 0; running; at += 1) {
      try {
        const { ok } = await store.openTask(newTask(owner, `task_${caller}_${at}`, '1'));
        if (ok) taken += 1;
      } catch (error) {
        // A refused change can be tried again: nothing of it is stored.
        if (!(error instanceof StoreBusyError)) throw error;
        refused += 1;
        await sleep(20);
      }
    }
  });
  const grows = async (count: () => number) => {
    const before = count();
    await until(
      async () => count(),
      (now) => now > before,
    );
  };
  for (let round = 0; round < 4; round += 1) {
    await grows(() => taken);
    await server.kill();
    // In every other round it is back before a caller can notice. A COMMIT that was cut makes all of them wait.
    const before = refused;
    if (round % 2 === 1) {
      await until(
        async () => refused > before || store.pressure().waiting === callers.length,
        (isNoticed) => isNoticed,
      );
    }
    await server.up();
  }
  await grows(() => taken);
  running = false;
  await Promise.all(callers);
  t.comment(`${taken} holds taken, ${refused} refused`);
  t.equal((await store.wallet(owner.account))?.held_nano, cny(String(taken)), 'every acknowledged hold, and no other');
  t.same((await store.audit()).breaches, []);
});

t.test('while the server is down, a change is refused', async (t) => {
  const url = await server.store();
  const store = await openStore(url, { writer: 'thread' });
  t.teardown(() => store.close());
  const owner = await makeOwner(store, 'acme', '10');
  await server.kill();
  await t.rejects(store.openTask(newTask(owner, 'refused', '1')), StoreBusyError);
  await server.up();
  t.match(await store.openTask(newTask(owner, 'taken', '1')), { ok: true });
  t.equal((await store.wallet(owner.account))?.held_nano, cny('1'), 'nothing of it is stored');
});

t.test('two gateways that start at once migrate once', async (t) => {
  const url = await server.store();
  const stores = await Promise.all([openStore(url), openStore(url), openStore(url)]);
  for (const store of stores) t.teardown(() => store.close());
  t.same((await stores[0]?.audit())?.breaches, []);
});
