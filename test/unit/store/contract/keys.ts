/** Keys are looked up by their full hash, and the caller of the look-up checks whether they are valid. */
import { randomBytes } from 'node:crypto';
import type { Test } from 'tap';
import { generateKey, hashKey } from '../../../../src/store/keys.ts';
import type { NewKey } from '../../../../src/store/store.ts';
import { OPERATOR } from '../../../support/operator.ts';
import { cny, type OpenFresh } from '../../../support/stores.ts';

function newKey(over: Partial<NewKey> = {}) {
  const { key, id, sha256, prefix } = generateKey(randomBytes);
  const settings = { name: null, models: null, price_factor_nano: null, expires_at_ms: null };
  return { secret: key, key: { id, sha256, prefix, account: 'account_1', ...settings, ...over } };
}

export async function keyContract(t: Test, open: OpenFresh): Promise<void> {
  await t.test('a key is found by the hash of the whole secret, with its account', async (t) => {
    const { store, again } = await open(t, { now: 7 });
    await store.createAccount({ id: 'account_1', name: 'acme', price_factor_nano: cny('0.85') }, OPERATOR);
    const over = { name: 'ci', models: ['c/*', 'chat-*'], price_factor_nano: cny('0.9'), expires_at_ms: 9 };
    const { secret, key } = newKey(over);
    const expected = {
      id: key.id,
      prefix: key.prefix,
      name: 'ci',
      account: 'account_1',
      account_name: 'acme',
      models: ['c/*', 'chat-*'],
      price_factor_nano: cny('0.9'),
      account_price_factor_nano: cny('0.85'),
      limits: null,
      account_limits: null,
      created_at_ms: 7,
      expires_at_ms: 9,
      revoked_at_ms: null,
      previous_until_ms: null,
      version: 2n,
      last_used_at_ms: null,
      account_status: 'active',
      secret_until_ms: null,
    };
    t.strictSame(await store.createKey(key, OPERATOR), expected);
    const reopened = await again();
    t.strictSame(await reopened.findKey(hashKey(secret)), expected);
    t.equal(await reopened.findKey(hashKey(secret.slice(0, 20))), undefined);
    t.equal(await reopened.findKey(hashKey(`${secret} `)), undefined);
    t.equal(await reopened.findKey(hashKey('')), undefined);
  });

  await t.test('settings that a key does not set are null', async (t) => {
    const { store } = await open(t, { now: 0 });
    await store.createAccount({ id: 'account_1', name: 'acme', price_factor_nano: 1n }, OPERATOR);
    const { secret, key } = newKey();
    await store.createKey(key, OPERATOR);
    t.match(await store.findKey(hashKey(secret)), {
      name: null,
      models: null,
      price_factor_nano: null,
      expires_at_ms: null,
      revoked_at_ms: null,
    });
  });

  await t.test('a key with an empty list of models is not a key for all models', async (t) => {
    const { store } = await open(t, { now: 0 });
    await store.createAccount({ id: 'account_1', name: 'acme', price_factor_nano: 1n }, OPERATOR);
    t.strictSame((await store.createKey(newKey({ models: [] }).key, OPERATOR)).models, []);
  });

  await t.test('a revoked or expired key is still found, and revoking twice keeps the first time', async (t) => {
    const clock = { now: 100 };
    const { store } = await open(t, clock);
    await store.createAccount({ id: 'account_1', name: 'acme', price_factor_nano: 1n }, OPERATOR);
    const { secret, key } = newKey({ expires_at_ms: 50 });
    await store.createKey(key, OPERATOR);
    t.match(await store.findKey(hashKey(secret)), { expires_at_ms: 50, revoked_at_ms: null });
    t.match(await store.revokeKey(key.id, OPERATOR), { revoked_at_ms: 100 });
    clock.now = 200;
    t.match(await store.revokeKey(key.id, OPERATOR), { revoked_at_ms: 100 });
    // A store may cache keys until the next turn of the event loop.
    await new Promise((wake) => setImmediate(wake));
    t.equal((await store.findKey(hashKey(secret)))?.revoked_at_ms, 100);
    t.equal(await store.revokeKey('key_none', OPERATOR), 'not_found');
  });

  await t.test('keys are listed by account', async (t) => {
    const { store } = await open(t, { now: 0 });
    for (const id of ['account_1', 'account_2'])
      await store.createAccount({ id, name: `name ${id}`, price_factor_nano: 1n }, OPERATOR);
    const first = await store.createKey(newKey().key, OPERATOR);
    const second = await store.createKey(newKey({ account: 'account_2' }).key, OPERATOR);
    t.strictSame(await store.listKeys('account_2'), [second]);
    t.strictSame(new Set((await store.listKeys()).map(({ id }) => id)), new Set([first.id, second.id]));
  });

  await t.test('a key of an unknown account, and a hash that is in use, are refused', async (t) => {
    const { store } = await open(t, { now: 0 });
    await t.rejects(store.createKey(newKey().key, OPERATOR));
    await store.createAccount({ id: 'account_1', name: 'acme', price_factor_nano: 1n }, OPERATOR);
    const { key } = newKey();
    await store.createKey(key, OPERATOR);
    await t.rejects(store.createKey({ ...key, id: 'key_other' }, OPERATOR));
    t.equal((await store.listKeys()).length, 1);
  });
}
