/** Several processes take holds of one account at once: together they never hold more than is available. */
import t from 'tap';
import { openStore } from '../../src/store/open.ts';
import { startChildren } from './children.ts';
import { cny, makeOwner } from './fixtures.ts';

t.test('processes that race for the last money', async (t) => {
  const url = `sqlite:${t.testdir()}/store.db`;
  const store = await openStore(url);
  t.teardown(() => store.close());
  const { account, key } = await makeOwner(store, 'acme', '60.5');
  const children = await startChildren(t, 'spend.ts', 4, [url, account, key]);
  const admitted = await Promise.all(children.map(({ ask }) => ask('go')));
  t.match(admitted, Array(admitted.length).fill(Number), admitted.join(' '));
  t.equal(
    admitted.reduce((sum: number, count) => sum + Number(count), 0),
    60,
  );
  t.strictSame(await store.wallet(account), { account, posted_nano: cny('60.5'), held_nano: cny('60') });
  t.strictSame((await store.audit()).breaches, []);
});
