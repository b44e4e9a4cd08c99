/** A connection to PostgreSQL breaks, or the server is killed: no change is lost, made twice, or reported wrongly. */
import { setTimeout as sleep } from 'node:timers/promises';
import t, { type Test } from 'tap';
import { openStore } from '../../src/store/open.ts';
import { type Store, StoreBusyError } from '../../src/store/store.ts';
import { CuttingProxy } from '../support/cutting-proxy.ts';
import { PostgresServer } from '../support/postgres.ts';
import { cny, makeOwner, newTask, type Owner } from './fixtures.ts';

t.setTimeout(600_000);

const server = await PostgresServer.start();
t.teardown(() => server.remove());

/** A store behind a proxy, with an account of 1,000. */
async function openBehindProxy(t: Test) {
  const url = await server.database();
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
  const url = await server.database();
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
  for (let round = 0; round < 4; round += 1) {
    await sleep(300);
    await server.kill();
    await sleep(round % 2 === 0 ? 50 : 4_000);
    await server.up();
  }
  await sleep(300);
  running = false;
  await Promise.all(callers);
  t.comment(`${taken} holds taken, ${refused} refused`);
  t.ok(refused > 0, 'changes are refused while the server is down');
  t.equal((await store.wallet(owner.account))?.held_nano, cny(String(taken)), 'every acknowledged hold, and no other');
  t.same((await store.audit()).breaches, []);
});

t.test('two gateways that start at once migrate once', async (t) => {
  const url = await server.database();
  const stores = await Promise.all([openStore(url), openStore(url), openStore(url)]);
  for (const store of stores) t.teardown(() => store.close());
  t.same((await stores[0]?.audit())?.breaches, []);
});

t.test('a key that another gateway revokes stops working at once', async (t) => {
  const url = await server.database();
  const [one, other] = [await openStore(url, { writer: 'thread' }), await openStore(url)];
  t.teardown(() => one.close());
  t.teardown(() => other.close());
  const { account } = await makeOwner(other, 'acme', '1');
  const sha256 = 'ab'.repeat(32);
  const settings = { name: null, models: null, price_factor_nano: null, expires_at_ms: null };
  await other.createKey({ id: 'key_1', sha256, prefix: 'tg_x', account, ...settings });
  t.match(await one.findKey(sha256), { id: 'key_1', revoked_at_ms: null });
  t.notOk(one.findKey(sha256) instanceof Promise, 'it is cached');
  await other.revokeKey('key_1');
  const until = performance.now() + 900;
  while ((await one.findKey(sha256))?.revoked_at_ms === null && performance.now() < until) await sleep(5);
  t.not((await one.findKey(sha256))?.revoked_at_ms, null);
});
