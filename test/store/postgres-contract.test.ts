/** The store's contract on PostgreSQL, with both kinds of writer. */
import t from 'tap';
import { PostgresServer } from '../support/postgres.ts';
import { storeContract } from './contract.ts';
import { openFreshPostgres } from './fixtures.ts';

t.setTimeout(600_000);

const server = await PostgresServer.start();
t.teardown(() => server.remove());

storeContract(t, 'postgres', openFreshPostgres(server));
storeContract(t, 'postgres in grouped commits', openFreshPostgres(server, 'thread'));
