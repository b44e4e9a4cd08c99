/** A portrait group or an asset belongs to the account that created it. */
import type { Test } from 'tap';
import { makeOwner, type OpenFresh } from '../../../support/stores.ts';

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

  await t.test('kinds are separate, and an account that does not exist owns nothing', async (t) => {
    const { store } = await open(t, { now: 0 });
    const acme = await makeOwner(store, 'acme', '0');
    const other = await makeOwner(store, 'other', '0');
    await store.recordResource('group', 'x', acme.account);
    t.equal(await store.ownsResource('asset', 'x', acme.account), false);
    t.equal(await store.recordResource('asset', 'x', other.account), true);
    await t.rejects(store.recordResource('group', 'y', 'account_none'));
    t.equal(await store.recordResource('group', 'y', acme.account), true);
  });

  await t.test('resources are listed newest first, and only their owner removes them', async (t) => {
    const clock = { now: 0 };
    const { store } = await open(t, clock);
    const acme = await makeOwner(store, 'acme', '0');
    const other = await makeOwner(store, 'other', '0');
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
