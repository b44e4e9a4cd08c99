/** A portrait group or an asset belongs to the account that made it. */
import type { Test } from 'tap';
import { makeOwner, type OpenFresh } from '../fixtures.ts';

export async function resourceContract(t: Test, open: OpenFresh): Promise<void> {
  await t.test('the first account to record a resource owns it', async (t) => {
    const { store, again } = await open(t, { now: 0 });
    const acme = await makeOwner(store, 'acme', '0');
    const other = await makeOwner(store, 'other', '0');
    t.equal(await store.ownsResource('group', 'g1', acme.account), false);
    t.equal(await store.recordResource('group', 'g1', acme.account), true);
    t.equal(await store.recordResource('group', 'g1', acme.account), true);
    t.equal(await store.recordResource('group', 'g1', other.account), false);
    const reopened = await again();
    t.equal(await reopened.ownsResource('group', 'g1', acme.account), true);
    t.equal(await reopened.ownsResource('group', 'g1', other.account), false);
  });

  await t.test('kinds are apart, and an account that does not exist owns nothing', async (t) => {
    const { store } = await open(t, { now: 0 });
    const acme = await makeOwner(store, 'acme', '0');
    const other = await makeOwner(store, 'other', '0');
    await store.recordResource('group', 'x', acme.account);
    t.equal(await store.ownsResource('asset', 'x', acme.account), false);
    t.equal(await store.recordResource('asset', 'x', other.account), true);
    await t.rejects(store.recordResource('group', 'y', 'account_none'));
    t.equal(await store.recordResource('group', 'y', acme.account), true);
  });
}
