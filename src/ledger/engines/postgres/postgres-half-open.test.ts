/**
 * A connection to PostgreSQL is lost without a word at each stage of its life: packets are dropped, and both ends stay open. Every
 * operation ends, and the store goes on by itself.
 */
import t, { type Test } from 'tap';
import { type Cut, CuttingProxy } from '../../../../test/support/cutting-proxy.ts';
import { PostgresServer } from '../../../../test/support/postgres.ts';
import { cny, makeOwner, newTask } from '../../../../test/support/stores.ts';
import { openStore } from '../../open-store.ts';
import { StoreBusyError, StoreError } from '../../store/store.ts';

t.setTimeout(600_000);
// They wait for time-outs most of the time.
t.jobs = 24;

const server = await PostgresServer.start();
t.teardown(() => server.remove());
const template = await server.store();
const first = await openStore(template);
const owner = await makeOwner(first, 'acme', '1000');
await first.close();

/** The URL of a new store with an account of 1,000, behind a proxy. */
async function behindProxy(t: Test) {
  const url = await server.database(template);
  const proxy = await CuttingProxy.start(server.port);
  t.teardown(() => proxy.close());
  return { url: url.replace(`:${server.port}/`, `:${proxy.port}/`), proxy, database: new URL(url).pathname.slice(1) };
}

/** The same, open, with a writer that is connected. */
async function open(t: Test) {
  const { url, proxy, database } = await behindProxy(t);
  const store = await openStore(url, { writer: 'thread' });
  t.teardown(() => store.close());
  let taken = 0;
  /** Takes a hold of 1. Returns whether it was taken; false: the store was busy. */
  const hold = async (): Promise<boolean> => {
    try {
      taken += (await store.openTask(newTask(owner, crypto.randomUUID(), '1'))).ok ? 1 : 0;
      return true;
    } catch (error) {
      if (!(error instanceof StoreBusyError)) throw error;
      return false;
    }
  };
  await hold();
  /** Takes holds until the cut has happened and a later one is taken. Then the books have what was acknowledged. */
  const goesOn = async (cuts: number) => {
    while (proxy.cuts < cuts) {
      await hold();
      // So that the connection becomes idle for a moment.
      await new Promise((wake) => setTimeout(wake, 300 * (cuts + 3)));
    }
    while (!(await hold())) await new Promise((wake) => setTimeout(wake, 50));
    t.equal(
      (await store.wallet(owner.account))?.held_nano,
      cny(String(taken)),
      'every acknowledged hold, and no other',
    );
    t.same((await store.audit()).breaches, []);
  };
  /** Ends the session of the writer, so that it connects again. */
  const reconnect = () =>
    server.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = '${database}' AND application_name LIKE 'tollgate writer%'`);
  return { store, proxy, hold, goesOn, reconnect };
}

const halfOpen = (at: string, side: Cut['side'], behind?: string): Cut => ({
  at,
  side,
  isHalfOpen: true,
  ...(behind !== undefined && { behind }),
});

// Whether the server has received a statement makes a difference only if it then holds a lock, or commits.
for (const side of ['before', 'after'] as const) {
  for (const [stage, at, behind] of [
    ['the lock of the head', 'tollgate_lock_head'],
    ['COMMIT', 'COMMIT', 'tollgate_insert_task'],
  ] as const) {
    t.test(`the writer's connection is lost ${side} the server receives ${stage}`, { buffered: true }, async (t) => {
      const { proxy, goesOn } = await open(t);
      proxy.cutNext(halfOpen(at, side, behind));
      await goesOn(1);
    });
  }
}

for (const [stage, at] of [
  ['the check of an idle connection', 'SELECT 1'],
  ['the reading of rows', 'tollgate_wallets'],
  ['the writing of rows', 'tollgate_insert_task'],
] as const) {
  t.test(`the writer's connection is lost at ${stage}`, { buffered: true }, async (t) => {
    const { proxy, goesOn } = await open(t);
    proxy.cutNext(halfOpen(at, 'before'));
    await goesOn(1);
  });
}

for (const [stage, at] of [
  ['its startup', 'tollgate writer'],
  ['its settings', 'plan_cache_mode'],
] as const) {
  t.test(`a new connection of the writer is lost at ${stage}`, { buffered: true }, async (t) => {
    const { proxy, goesOn, reconnect } = await open(t);
    proxy.cutNext(halfOpen(at, 'before'));
    await reconnect();
    await goesOn(1);
  });
}

t.test('the answer to whether a COMMIT was done is lost', { buffered: true }, async (t) => {
  const { proxy, hold, goesOn } = await open(t);
  proxy.cutNext({ at: 'COMMIT', behind: 'tollgate_insert_task', side: 'after' });
  const held = hold();
  while (proxy.cuts === 0) await new Promise((wake) => setImmediate(wake));
  proxy.cutNext(halfOpen('tollgate_last_batch', 'after'));
  t.ok(await held, 'it was committed, and the caller learns it');
  await goesOn(2);
});

for (const [stage, at, isNeeded] of [
  ['its startup', 'tollgate migrations', true],
  ['the question for its tables', 'tollgate_tables', true],
  ['the question for its time', 'tollgate_clock', true],
  // Without LISTEN, keys are read again after a second.
  ['LISTEN', 'LISTEN', false],
] as const) {
  t.test(`a start ends when its connection is lost at ${stage}`, { buffered: true }, async (t) => {
    const { url, proxy } = await behindProxy(t);
    proxy.cutNext(halfOpen(at, 'before'));
    const opened = openStore(url, { writer: 'thread' });
    if (isNeeded) t.ok((await opened.catch((error: unknown) => error)) instanceof StoreError);
    else await (await opened).close();
    t.equal(proxy.cuts, 1);
    const second = await openStore(url, { writer: 'thread' });
    t.ok(await second.wallet(owner.account));
    await second.close();
  });
}

t.test('a read ends when its connection is lost', { buffered: true }, async (t) => {
  const { store, proxy } = await open(t);
  proxy.cutNext(halfOpen('tollgate_wallet', 'before'));
  await t.rejects(store.wallet(owner.account), StoreBusyError);
  t.equal(proxy.cuts, 1);
  t.ok(await store.wallet(owner.account));
});

t.test('a store closes when all its connections are lost', { buffered: true }, async (t) => {
  const { store, proxy } = await open(t);
  await store.wallet(owner.account);
  proxy.silence(true);
  await t.resolves(store.close());
});
