/** A store on PostgreSQL behaves like its model after every command, and every invariant of money holds. */
import t from 'tap';
import { openStore } from '../../../src/open-store.ts';
import { PostgresServer } from '../../support/postgres.ts';
import { sample } from '../../support/sample.ts';
import type { Clock } from '../../support/stores.ts';
import { checkAgainstModel, type FreshStore, withOpened } from './model/run.ts';

t.setTimeout(600_000);

const server = await PostgresServer.start();
t.teardown(() => server.remove());

async function withPostgres(clock: Clock, run: (fresh: FreshStore) => Promise<void>): Promise<void> {
  const url = await server.database();
  await withOpened(() => openStore(url, { now: () => clock.now, writer: 'thread' }), run);
}

t.test('written in a thread, in grouped commits', async () => {
  await checkAgainstModel(withPostgres, { runs: sample(2, 10), commands: 60 });
});
