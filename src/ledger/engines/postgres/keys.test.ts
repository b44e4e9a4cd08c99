/** Tests keys of callers, and idempotency keys. */
import { createHash, randomBytes } from 'node:crypto';
import t from 'tap';
import { OPERATOR } from '../../../../test/support/operator.ts';
import { PostgresServer } from '../../../../test/support/postgres.ts';
import { until } from '../../../../test/support/stack.ts';
import { makeOwner, newTask, openFreshSqlite } from '../../../../test/support/stores.ts';
import { openStore } from '../../open-store.ts';
import { generateKey, hashSecret } from '../../store/secrets.ts';
import { createPool, endPool } from './connection.ts';
import { KeyCache } from './key-cache.ts';

// A key is 256 random bits with a prefix, and only its hash is stored.

t.test('a key is made of the random bytes that it is given', (t) => {
  let next = 0;
  const made = generateKey((size) => new Uint8Array(size).fill(next++));
  t.equal(made.key, `tg_${'A'.repeat(43)}`);
  t.equal(made.prefix, 'tg_AAAAAAAA');
  t.equal(made.id, `key_${'AQEB'.repeat(4)}`);
  t.equal(made.sha256, createHash('sha256').update(made.key).digest('hex'));
  t.end();
});

t.test('two keys differ in everything', (t) => {
  const [first, second] = [generateKey(randomBytes), generateKey(randomBytes)];
  t.match(first.key, /^tg_[\w-]{43}$/);
  for (const field of ['key', 'id', 'prefix'] as const) t.not(first[field], second[field]);
  t.end();
});

t.test('every text is hashed, whatever its shape', (t) => {
  for (const text of ['', 'tg_', 'sk-other', "' OR 1=1 --", 'é', '\0', 'x'.repeat(100_000)]) {
    t.equal(hashSecret(text), createHash('sha256').update(text).digest('hex'));
  }
  t.end();
});

// All idempotency keys that are too old are deleted, in any number, and newer ones stay.

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

// A key that another gateway revokes stops working at once, by a notification; and after a second if the notification is lost.

t.setTimeout(600_000);

const server = await PostgresServer.start();
t.teardown(() => server.remove());

const sha256 = 'ab'.repeat(32);

for (const isNotified of [true, false]) {
  t.test(isNotified ? 'with a notification' : 'without one', async (t) => {
    const url = await server.store();
    const store = await openStore(url);
    const { account } = await makeOwner(store, 'acme', '1');
    const settings = { name: null, models: null, price_factor_nano: null, expires_at_ms: null };
    await store.createKey({ id: 'key_1', sha256, prefix: 'tg_x', account, ...settings }, OPERATOR);
    const pool = createPool(url, 1, 'gateway');
    let now_ms = 0;
    const keys = new KeyCache(
      pool,
      url,
      () => {},
      () => now_ms,
    );
    t.teardown(async () => {
      await keys.close();
      await endPool(pool);
      await store.close();
    });
    if (isNotified) await keys.listen();
    t.match(await keys.find(sha256), { id: 'key_1', revoked_at_ms: null });
    t.notOk(keys.find(sha256) instanceof Promise, 'it is cached');
    await store.revokeKey('key_1', OPERATOR);
    if (!isNotified) {
      t.match(await keys.find(sha256), { revoked_at_ms: null });
      now_ms += 1_000;
    }
    await until(
      async () => (await keys.find(sha256))?.revoked_at_ms,
      (revoked_at_ms) => typeof revoked_at_ms === 'number',
    );
    t.equal(now_ms, isNotified ? 0 : 1_000);
  });
}
