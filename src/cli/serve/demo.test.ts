/** Two processes prepare the demo on one new store: both get the demo account, and it is topped up once. */
import t from 'tap';
import { tempFolder } from '../../../test/support/new-store.ts';
import { openStore } from '../../ledger/open-store.ts';
import { prepareDemo } from './demo.ts';

t.test('two at the same time', async (t) => {
  const folder = tempFolder();
  const url = `sqlite:${folder.path}/store.db`;
  const stores = [await openStore(url), await openStore(url)] as const;
  t.teardown(async () => {
    await Promise.all(stores.map((store) => store.close()));
    folder.remove();
  });
  const [first, second] = await Promise.all(stores.map((store) => prepareDemo(store)));
  t.equal(first?.account.id, second?.account.id);
  t.match(await stores[0].wallet(first?.account.id ?? ''), { posted_nano: 1_000_000_000_000n, held_nano: 0n });
});
