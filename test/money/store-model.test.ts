/** The store behaves like its model after every command, and every invariant of money holds: in memory and in a file. */
import t from 'tap';
import { openStore } from '../../src/store/open.ts';
import type { Store } from '../../src/store/store.ts';
import type { Clock } from '../store/fixtures.ts';
import { MemoryRows, openMemoryStore } from '../support/memory-store.ts';
import { sample } from '../support/sample.ts';
import { checkAgainstModel, type FreshStore } from './model/run.ts';
import { tempFolder } from './temp-folder.ts';

async function withMemory(clock: Clock, run: (fresh: FreshStore) => Promise<void>): Promise<void> {
  const rows = new MemoryRows();
  const open = () => openMemoryStore(rows, () => clock.now);
  await run({ store: open(), reopen: async () => open(), isAuditCheap: true });
}

async function withSqlite(clock: Clock, run: (fresh: FreshStore) => Promise<void>): Promise<void> {
  const folder = tempFolder();
  const open = () => openStore(`sqlite:${folder.path}/store.db`, { now: () => clock.now, writer: 'thread' });
  let store: Store = await open();
  try {
    await run({
      store,
      isAuditCheap: false,
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
}

t.setTimeout(600_000);

t.test('the ledger core in memory', async () => {
  await checkAgainstModel(withMemory, { runs: sample(60, 400), commands: 60 });
});

t.test('a file, written in a thread, in grouped commits', async () => {
  await checkAgainstModel(withSqlite, { runs: sample(3, 20), commands: 60 });
});
