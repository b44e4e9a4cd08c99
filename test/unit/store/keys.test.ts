/** Tests keys of callers, and idempotency keys. */
import { createHash, randomBytes } from 'node:crypto';
import t from 'tap';
import { generateKey, hashKey } from '../../../src/store/keys.ts';
import { makeOwner, newTask, openFreshSqlite } from '../../support/stores.ts';

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
  const [one, two] = [generateKey(randomBytes), generateKey(randomBytes)];
  t.match(one.key, /^tg_[\w-]{43}$/);
  for (const field of ['key', 'id', 'prefix'] as const) t.not(one[field], two[field]);
  t.end();
});

t.test('every text is hashed, whatever its shape', (t) => {
  for (const text of ['', 'tg_', 'sk-other', "' OR 1=1 --", 'é', '\0', 'x'.repeat(100_000)]) {
    t.equal(hashKey(text), createHash('sha256').update(text).digest('hex'));
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
