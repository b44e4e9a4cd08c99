/** Several processes settle the same tasks at once: only one of them settles each task. */
import t from 'tap';
import { openStore } from '../../src/store/open.ts';
import { startChildren } from './children.ts';
import { makeOwner, runTask } from './fixtures.ts';

t.test('processes that settle the same tasks', async (t) => {
  const url = `sqlite:${t.testdir()}/store.db`;
  const store = await openStore(url);
  t.teardown(() => store.close());
  const owner = await makeOwner(store, 'acme', '40');
  for (let index = 0; index < 40; index += 1) await runTask(store, owner, `task_${index}`, '1');
  const children = await startChildren(t, 'settle.ts', 3, [url]);
  const won = await Promise.all(children.map(({ ask }) => ask('go')));
  t.match(won, Array(won.length).fill(Number), won.join(' '));
  t.equal(
    won.reduce((sum: number, count) => sum + Number(count), 0),
    40,
  );
  const entries = await store.entries(owner.account, 1_000);
  t.equal(entries.filter(({ kind }) => kind === 'capture' || kind === 'release').length, 40);
  t.equal((await store.wallet(owner.account))?.held_nano, 0n);
  t.strictSame((await store.audit()).breaches, []);
});
