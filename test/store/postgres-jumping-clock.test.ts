/** A gateway's clock jumps: what it decides on PostgreSQL is decided by the server's clock, and its own is right again at once. */
import t, { type Test } from 'tap';
import { openStore } from '../../src/ledger/open-store.ts';
import { PostgresServer } from '../support/postgres.ts';
import { until } from '../support/stack.ts';
import { cny, makeOwner, newTask, notMade } from '../support/stores.ts';

const HOUR_ms = 3_600_000;
const server = await PostgresServer.start();
t.teardown(() => server.remove());

/** Moves the clock of this process until the test ends. */
function jump(t: Test, by_ms: number): void {
  const real = Date.now;
  Date.now = () => real() + by_ms;
  t.teardown(() => {
    Date.now = real;
  });
}

for (const writer of ['thread', 'here'] as const) {
  t.test(`an hour ahead, with a writer ${writer === 'here' ? writer : 'in a thread'}`, async (t) => {
    const store = await openStore(await server.store(), { writer });
    t.teardown(() => store.close());
    const owner = await makeOwner(store, 'acme', '9');
    const now_ms = store.now();
    const times = { dispatch_deadline_ms: now_ms + HOUR_ms / 2, deadline_at_ms: now_ms + 9 * HOUR_ms };
    await store.openTask(newTask(owner, 'task_1', '1', times));
    const lease = { account: owner.account, amount_nano: cny('1'), owner: 'another', until_ms: now_ms + HOUR_ms / 2 };
    t.ok((await store.openSpendLease(lease)).ok);
    jump(t, HOUR_ms);
    t.equal(await store.recoverTasks(), 0, 'the dispatch deadline has not passed');
    t.strictSame(await store.closeExpiredSpendLeases(), [], 'nor has the lease of another gateway');
    const listed = { age_ms: 0, after_ms: HOUR_ms / 2 };
    t.match(await store.releaseUnlisted('task_1', notMade(), listed), { outcome: 'unchanged' });
    t.equal((await store.getTask('task_1'))?.state, 'dispatching');
    await store.openTask(newTask(owner, 'task_2', '1', times));
    const { created_at_ms = 0 } = (await store.getTask('task_2')) ?? {};
    t.ok(Math.abs(created_at_ms - now_ms) < HOUR_ms / 4, 'what is stored has the time of the server');
    const ahead = await until(
      async () => store.now() - now_ms,
      (by_ms) => by_ms < HOUR_ms / 4,
    );
    t.ok(ahead < HOUR_ms / 4, 'its own clock is compared with that of the server at once');
  });

  t.test(`an hour behind, with a writer ${writer === 'here' ? writer : 'in a thread'}`, async (t) => {
    const store = await openStore(await server.store(), { writer });
    t.teardown(() => store.close());
    const owner = await makeOwner(store, 'acme', '9');
    const now_ms = store.now();
    jump(t, -HOUR_ms);
    t.ok(store.now() >= now_ms - 100, 'the clock that nobody sets goes on');
    await store.openTask(newTask(owner, 'task_1', '1', { dispatch_deadline_ms: now_ms - 1_000 }));
    t.equal(await store.recoverTasks(), 1);
  });
}
