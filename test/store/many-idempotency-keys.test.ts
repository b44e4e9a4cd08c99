/** All idempotency keys that are too old are deleted, in any number, and newer ones stay. */
import t from 'tap';
import { makeOwner, newTask, openFreshSqlite } from './fixtures.ts';

t.test('more keys than are deleted at once', async (t) => {
  const clock = { now: 0 };
  const { store } = await openFreshSqlite('thread')(t, clock);
  const acme = await makeOwner(store, 'acme', '1');
  const open = (key: string) =>
    store.openTask(newTask(acme, `task_${key}`, '0'), {
      idempotency: { key, request_sha256: Buffer.alloc(32), keep_ms: 1_000_000 },
    });
  for (let n = 0; n < 1_234; n += 1) await open(`old-${n}`);
  clock.now = 10;
  await open('new');
  t.equal(await store.forgetIdempotency(9), 1_234);
  t.equal(await store.forgetIdempotency(9), 0);
  t.match(await open('new'), { ok: false, reason: 'in_flight' });
});
