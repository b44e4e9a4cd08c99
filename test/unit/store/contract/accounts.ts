/** Each account has one name, and is found by its name or its id. */
import type { Test } from 'tap';
import { OPERATOR } from '../../../support/operator.ts';
import { cny, type OpenFresh } from '../../../support/stores.ts';

export async function accountContract(t: Test, open: OpenFresh): Promise<void> {
  await t.test('an account is found by id and by name, also after reopening', async (t) => {
    const { store, again } = await open(t, { now: 5 });
    const made = await store.createAccount({ id: 'account_1', name: 'acme', price_factor_nano: cny('0.85') }, OPERATOR);
    const expected = {
      id: 'account_1',
      name: 'acme',
      price_factor_nano: cny('0.85'),
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
  });
}
