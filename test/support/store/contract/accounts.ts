/** Each account has one name, and is found by its name or its id. */

import { randomBytes } from 'node:crypto';
import type { Test } from 'tap';
import { generateKey, hashSecret } from '../../../../src/ledger/store/secrets.ts';
import type { NewKey } from '../../../../src/ledger/store/store.ts';
import { OPERATOR } from '../../operator.ts';
import { cny, makeOwnerOnly, type OpenFresh } from '../../stores.ts';

export async function accountContract(t: Test, open: OpenFresh): Promise<void> {
  await t.test('an account is found by id and by name, also after reopening', async (t) => {
    const { store, again } = await open(t, { now: 5 });
    const made = await store.createAccount({ id: 'account_1', name: 'acme', price_factor_nano: cny('0.85') }, OPERATOR);
    const expected = {
      id: 'account_1',
      name: 'acme',
      price_factor_nano: cny('0.85'),
      group: null,
      limits: null,
      status: 'active',
      credit_limit_nano: 0n,
      external_id: null,
      labels: null,
      contact: null,
      created_at_ms: 5,
      version: 1n,
    };
    t.strictSame(made, expected);
    const reopened = await again();
    t.strictSame(await reopened.findAccount('account_1'), expected);
    t.strictSame(await reopened.findAccount('acme'), expected);
    t.equal(await reopened.findAccount('ACME'), undefined);
    t.strictSame(await reopened.wallet('account_1'), {
      account: 'account_1',
      posted_nano: 0n,
      held_nano: 0n,
      credit_limit_nano: 0n,
      alerted: 0n,
    });
    t.equal(await reopened.wallet('acme'), undefined);
  });

  await t.test('a name is taken once, also as the id of another account', async (t) => {
    const { store } = await open(t, { now: 0 });
    await store.createAccount({ id: 'account_1', name: 'acme', price_factor_nano: 1n }, OPERATOR);
    for (const [id, name] of [
      ['account_2', 'acme'],
      ['account_2', 'account_1'],
      ['acme', 'other'],
      ['account_1', 'other'],
    ] as const) {
      t.equal(await store.createAccount({ id, name, price_factor_nano: 2n }, OPERATOR), 'name_taken', `${id} ${name}`);
    }
    t.equal((await store.listAccounts()).length, 1);
  });

  await t.test('a name has 1 to 128 characters', async (t) => {
    const { store } = await open(t, { now: 0 });
    await t.rejects(store.createAccount({ id: 'account_1', name: '', price_factor_nano: 1n }, OPERATOR));
    await t.rejects(store.createAccount({ id: 'account_1', name: 'é'.repeat(129), price_factor_nano: 1n }, OPERATOR));
    await store.createAccount({ id: 'account_1', name: 'é'.repeat(128), price_factor_nano: 1n }, OPERATOR);
    t.equal((await store.listAccounts()).length, 1);
  });

  await t.test('accounts are listed by name', async (t) => {
    const { store } = await open(t, { now: 0 });
    for (const name of ['beta', 'alpha'])
      await store.createAccount({ id: `id_${name}`, name, price_factor_nano: 1n }, OPERATOR);
    t.strictSame(
      (await store.listAccounts()).map(({ name }) => name),
      ['alpha', 'beta'],
    );
    t.strictSame([...(await store.accountNames(['id_beta', 'id_none']))], [['id_beta', 'beta']]);
  });
}

function newKey(over: Partial<NewKey> = {}) {
  const { key, id, sha256, prefix } = generateKey(randomBytes);
  const settings = { name: null, models: null, price_factor_nano: null, expires_at_ms: null };
  return { secret: key, key: { id, sha256, prefix, account: 'account_1', ...settings, ...over } };
}

/** Lists for operators, which a store in memory has not. */
export async function accountListContract(t: Test, open: OpenFresh): Promise<void> {
  await t.test('an account in a group has no factor of its own, and its keys show both', async (t) => {
    const { store, again } = await open(t, { now: 0 });
    const made = await store.createAccount(
      { id: 'account_1', name: 'acme', price_factor_nano: null, group: 'pro' },
      OPERATOR,
    );
    t.match(made, { price_factor_nano: null, group: 'pro' });
    await store.createAccount({ id: 'account_2', name: 'globex', price_factor_nano: 1n }, OPERATOR);
    const { secret, key } = newKey();
    await store.createKey(key, OPERATOR);
    const reopened = await again();
    t.match(await reopened.findAccount('acme'), { price_factor_nano: null, group: 'pro' });
    const grouped = { account_price_factor_nano: null, account_group: 'pro' };
    t.match(await reopened.findKey(hashSecret(secret)), grouped);
    t.match(await reopened.listKeys(), [grouped]);
    t.strictSame(await reopened.accountGroups(), [{ name: 'pro', accounts: 1, account: 'acme' }]);
    const edit = { group: null, price_factor_nano: cny('1.2') };
    t.match(await reopened.editAccount('account_1', edit, OPERATOR), edit);
    const ungrouped = { account_price_factor_nano: cny('1.2'), account_group: null };
    t.match(await reopened.findKey(hashSecret(secret)), ungrouped);
    t.strictSame(await reopened.accountGroups(), []);
    t.match(await reopened.changes({ subject: 'account_1', limit: 1 }), [
      { before: { discount: null, group: 'pro' }, after: { discount: '1.20', group: null } },
    ]);
    t.strictSame((await reopened.audit()).breaches, []);
  });

  await t.test('accounts whose names begin with a text are read a page at a time, by their bytes', async (t) => {
    const { store } = await open(t, { now: 0 });
    const all = ['ac', 'acme', 'acme%', 'acme b', 'acmeé', 'acme\u{1F600}', 'acmf', 'Acme', '_cme'];
    for (const [id, name] of all.entries())
      await store.createAccount({ id: `account_${id}`, name, price_factor_nano: 1n }, OPERATOR);
    const names = async (limit: number, after: string | undefined, prefix: string) =>
      (await store.accountsPage({ limit, after }, prefix)).map(({ name }) => name);
    t.strictSame(await names(9, undefined, 'acme'), ['acme', 'acme b', 'acme%', 'acmeé', 'acme\u{1F600}']);
    t.strictSame(await names(2, 'acme%', 'acme'), ['acmeé', 'acme\u{1F600}']);
    t.strictSame(await names(9, undefined, '_'), ['_cme']);
    t.strictSame(await names(9, undefined, '%'), []);
  });
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
      account_group: null,
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
    t.strictSame(await reopened.findKey(hashSecret(secret)), expected);
    t.equal(await reopened.findKey(hashSecret(secret.slice(0, 20))), undefined);
    t.equal(await reopened.findKey(hashSecret(`${secret} `)), undefined);
    t.equal(await reopened.findKey(hashSecret('')), undefined);
  });

  await t.test('settings that a key does not set are null', async (t) => {
    const { store } = await open(t, { now: 0 });
    await store.createAccount({ id: 'account_1', name: 'acme', price_factor_nano: 1n }, OPERATOR);
    const { secret, key } = newKey();
    await store.createKey(key, OPERATOR);
    t.match(await store.findKey(hashSecret(secret)), {
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
    t.match(await store.findKey(hashSecret(secret)), { expires_at_ms: 50, revoked_at_ms: null });
    t.match(await store.revokeKey(key.id, OPERATOR), { revoked_at_ms: 100 });
    clock.now = 200;
    t.match(await store.revokeKey(key.id, OPERATOR), { revoked_at_ms: 100 });
    // A store may cache keys until the next turn of the event loop.
    await new Promise((wake) => setImmediate(wake));
    t.equal((await store.findKey(hashSecret(secret)))?.revoked_at_ms, 100);
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

export async function resourceContract(t: Test, open: OpenFresh): Promise<void> {
  await t.test('the first account to record a resource owns it', async (t) => {
    const { store, again } = await open(t, { now: 0 });
    const acme = await makeOwnerOnly(store, 'acme', '0');
    const other = await makeOwnerOnly(store, 'other', '0');
    t.equal(await store.ownsResource('group', 'g1', acme.account), false);
    t.equal(await store.recordResource('group', 'g1', acme.account), true);
    t.equal(await store.recordResource('group', 'g1', acme.account), true);
    t.equal(await store.recordResource('group', 'g1', other.account), false);
    const reopened = await again();
    t.equal(await reopened.ownsResource('group', 'g1', acme.account), true);
    t.equal(await reopened.ownsResource('group', 'g1', other.account), false);
  });

  await t.test('kinds are separate, and an account that does not exist owns nothing', async (t) => {
    const { store } = await open(t, { now: 0 });
    const acme = await makeOwnerOnly(store, 'acme', '0');
    const other = await makeOwnerOnly(store, 'other', '0');
    await store.recordResource('group', 'x', acme.account);
    t.equal(await store.ownsResource('asset', 'x', acme.account), false);
    t.equal(await store.recordResource('asset', 'x', other.account), true);
    await t.rejects(store.recordResource('group', 'y', 'account_none'));
    t.equal(await store.recordResource('group', 'y', acme.account), true);
  });

  await t.test('resources are listed newest first, and only their owner removes them', async (t) => {
    const clock = { now: 0 };
    const { store } = await open(t, clock);
    const acme = await makeOwnerOnly(store, 'acme', '0');
    const other = await makeOwnerOnly(store, 'other', '0');
    for (const id of ['g1', 'g2', 'g3']) {
      clock.now += 1;
      await store.recordResource('group', id, acme.account);
    }
    const list = async (limit: number, offset: number) => {
      const { resources, total } = await store.listResources('group', acme.account, { limit, offset });
      return [...resources.map(({ id, created_at_ms }) => `${id} at ${created_at_ms}`), total];
    };
    t.strictSame(await list(2, 0), ['g3 at 3', 'g2 at 2', 3]);
    t.strictSame(await list(2, 2), ['g1 at 1', 3]);
    await store.forgetResource('group', 'g2', other.account);
    t.equal((await list(9, 0)).at(-1), 3);
    await store.forgetResource('group', 'g2', acme.account);
    t.strictSame(await list(9, 0), ['g3 at 3', 'g1 at 1', 2]);
  });

  await t.test('a writable store reports that it can be written', async (t) => {
    const { store } = await open(t, { now: 0 });
    await store.probe();
    await store.probe();
    t.equal((await store.audit()).ok, true);
  });
}
