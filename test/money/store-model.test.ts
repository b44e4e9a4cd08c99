/** The store does what a model of it in memory does, move for move, and every invariant of money holds after each. */
import t from 'tap';
import { openStore } from '../../src/store/open.ts';
import type { Store } from '../../src/store/store.ts';
import type { Clock } from '../store/fixtures.ts';
import { checkAgainstModel, type FreshStore } from './model/run.ts';
import { tempFolder } from './temp-folder.ts';

const withSqlite =
  (writer: 'here' | 'thread') =>
  async (clock: Clock, run: (fresh: FreshStore) => Promise<void>): Promise<void> => {
    const folder = tempFolder();
    const open = () => openStore(`sqlite:${folder.path}/store.db`, { now: () => clock.now, writer });
    let store: Store = await open();
    try {
      await run({
        store,
        async reopen() {
          await store.close();
          store = await open();
          return store;
        },
      });
    } finally {
      await store.close();
      folder.remove();
    }
  };

t.setTimeout(110_000);

t.test('writing on its own connection', async () => {
  await checkAgainstModel(withSqlite('here'), { runs: 200, commands: 60 });
});

t.test('writing in a thread, in grouped commits', async () => {
  await checkAgainstModel(withSqlite('thread'), { runs: 20, commands: 60 });
});
