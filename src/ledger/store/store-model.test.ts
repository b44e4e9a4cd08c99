/** The store behaves like its model after every command, and every invariant of money holds: in memory and in a file. */
import t from 'tap';
import { MemoryRows, openMemoryStore } from '../../../test/support/memory-audit.ts';
import { checkAgainstModel, type FreshStore, withOpened } from '../../../test/support/money/model/run.ts';
import { tempFolder } from '../../../test/support/new-store.ts';
import { PostgresServer } from '../../../test/support/postgres.ts';
import { sample } from '../../../test/support/sample.ts';
import type { Clock } from '../../../test/support/stores.ts';
import { openStore } from '../open-store.ts';

async function withMemory(clock: Clock, run: (fresh: FreshStore) => Promise<void>): Promise<void> {
  const rows = new MemoryRows();
  const open = () => openMemoryStore(rows, () => clock.now);
  await run({ store: open(), reopen: async () => open(), isAuditCheap: true });
}

async function withSqlite(clock: Clock, run: (fresh: FreshStore) => Promise<void>): Promise<void> {
  const folder = tempFolder();
  try {
    await withOpened(
      () => openStore(`sqlite:${folder.path}/store.db`, { now: () => clock.now, writer: 'thread' }),
      run,
    );
  } finally {
    folder.remove();
  }
}

t.setTimeout(600_000);

t.test('the ledger core in memory', async () => {
  await checkAgainstModel(withMemory, { runs: sample(1_000, 3_000), commands: 60 });
});

t.test('a file, written in a thread, in grouped commits', async () => {
  await checkAgainstModel(withSqlite, { runs: sample(3, 10), commands: 60 });
});

// A store on PostgreSQL behaves like its model after every command, and every invariant of money holds.

t.setTimeout(600_000);

const server = await PostgresServer.start();
t.teardown(() => server.remove());

async function withPostgres(clock: Clock, run: (fresh: FreshStore) => Promise<void>): Promise<void> {
  const url = await server.store();
  await withOpened(() => openStore(url, { now: () => clock.now, writer: 'thread' }), run);
}

t.test('written in a thread, in grouped commits', async () => {
  await checkAgainstModel(withPostgres, { runs: sample(2, 5), commands: 60 });
});
